qt-1-filled = Dort liegt schon ein Flicken: Wähle leere Felder ({ $rule }).
qt-2-shape = { $move } ist nicht die Form eines Flickens: Er hat 1 bis 4 verbundene Felder ({ $rule }).
qt-2-hand = Diese Farbe hat so einen Flicken nicht mehr: Wähle einen anderen ({ $rule }).
qt-4-side = Der Flicken berührte seine Farbe an einer Seite: Nur Ecken dürfen sich treffen ({ $rule }).
qt-4-corner = Der Flicken muss seine Farbe an einer Ecke berühren, der erste ihre eigene Ecke decken ({ $rule }).
