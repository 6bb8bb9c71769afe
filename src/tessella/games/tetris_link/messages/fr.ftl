tl-2-left = Vous n’avez plus de Tetrimino { $piece } : jouez une autre forme ({ $rule }).
tl-3-shape = { $move } n’a la forme d’aucun Tetrimino : I, O, T, L ou S, tourné ou retourné ({ $rule }).
tl-7-rolled = Le dé montre { $rolled } : jouez cette forme, pas { $piece } ({ $rule }).
tl-9-blocked = Le Tetrimino ne peut pas descendre si bas : un autre Tetrimino lui barre le passage ({ $rule }).
tl-9-floating = Le Tetrimino resterait en l’air : il tombe jusqu’à ce que le fond ou un autre Tetrimino l’arrête ({ $rule }).
event-rolled-open = { $seat } obtient le logo : toutes les formes sont permises (TL-8).
event-scored-tl-15 = { $seat } : { $points } pour { $count ->
    [one] un Tetrimino de plus dans le groupe
   *[other] { $count } Tetriminos reliés
} (TL-15).
event-scored-tl-16 = { $seat } : { $points } pour { $count ->
    [one] une case vide sous le Tetrimino
   *[other] des cases vides sous le Tetrimino
} (TL-16).
event-passed-tl-11 = { $seat } ne peut rien placer et passe son tour (TL-11).
event-passed-tl-12 = { $seat } n’a plus de Tetrimino de cette forme et passe son tour (TL-12).
event-passed-tl-13 = { $seat } n’a plus de Tetrimino et passe son tour (TL-13).
event-ended-tl-20 = Aucun Tetrimino ne trouve plus de place : la partie est terminée (TL-20).

event-used-up = { $seat } n’a plus de { $face } : toute autre forme est permise (TL-12).
fact-tl-points = { $count ->
    [one] Marque { $count } point pour le groupe
   *[other] Marque { $count } points pour le groupe
}
fact-tl-joined = { $count ->
    [one] Relie { $count } groupe à soi
   *[other] Relie { $count } groupes à soi
}
fact-tl-cut = { $count ->
    [one] Sépare { $count } groupe adverse d’un autre
   *[other] Sépare { $count } groupes adverses
}
fact-tl-holes = { $count ->
    [one] Laisse { $count } trou sous le Tetrimino
   *[other] Laisse { $count } trous sous le Tetrimino
}
fact-tl-rolls = { $count ->
    [one] { $count } face du dé rapporterait des points au tour suivant, contre { $was } avant
   *[other] { $count } faces du dé rapporteraient des points au tour suivant, contre { $was } avant
}
fact-tl-next-rolls = { $count ->
    [one] { $count } face du dé rapporterait des points à qui joue ensuite
   *[other] { $count } faces du dé rapporteraient des points à qui joue ensuite
}
fact-tl-shapes = { $count ->
    [one] { $count } forme rapporterait des points au tour suivant, contre { $was } avant
   *[other] { $count } formes rapporteraient des points au tour suivant, contre { $was } avant
}
fact-tl-next-shapes = { $count ->
    [one] { $count } forme rapporterait des points à qui joue ensuite
   *[other] { $count } formes rapporteraient des points à qui joue ensuite
}
