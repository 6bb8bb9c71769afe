qt-1-filled = Another patch lies there already: choose empty cells ({ $rule }).
qt-2-shape = { $move } isn’t the shape of a patch: a patch is 1 to 4 joined cells ({ $rule }).
qt-2-hand = This colour has no such patch left: choose another ({ $rule }).
qt-4-side = This patch would touch its own colour along a side: let only corners meet ({ $rule }).
qt-4-corner = This patch must touch its own colour at a corner, the first one the corner of its own ({ $rule }).
