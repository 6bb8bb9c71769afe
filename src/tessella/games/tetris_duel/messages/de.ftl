td-2-shape = { $move } ist nicht die Form eines Steins: I, O, T, L, J, S oder Z, gedreht, aber nicht gewendet ({ $rule }).
td-4-shape = Die Drehscheibe nennt { $shape }: Leg diese Form, nicht { $piece } ({ $rule }).
td-4-stock = Im Vorrat ist kein Stein { $move } mehr: Dreh die Scheibe noch einmal ({ $rule }).
td-5-territory = Leg den Stein ganz in dein eigenes Gebiet ({ $rule }).
td-5-filled = Dort liegt schon ein Stein: Wähle leere Felder ({ $rule }).
td-6-contact = Der Stein muss an deiner Grundlinie oder mit einer Kante an einem deiner Steine liegen ({ $rule }).
td-7-closed = Vom Grenzbalken her kommt der Stein nicht dorthin: Der Weg ist versperrt ({ $rule }).
event-scored-td-11 = { $seat }: { $points } { $count ->
    [one] Reihe
   *[other] Reihen
} Gebiet (TD-11).
event-no-room = { $seat } darf den Balken { $rows ->
    [one] 1 Reihe
   *[other] { $rows } Reihen
} weit schieben, und { $room ->
    [0] keine ist frei
    [one] nur 1 ist frei
   *[other] nur { $room } sind frei
} (TD-13).
event-no-room-touch = Der Schub von { $seat } reicht genau bis an die gegnerischen Steine: { $rows ->
    [one] 1 Reihe
   *[other] { $rows } Reihen
} (TD-13).
event-passed-td-8 = { $seat } kann den Stein nicht legen und verliert (TD-8).
event-ended-td-13 = Kein Platz mehr für den Schub: Die Partie ist vorbei (TD-13).
event-ended-td-14 = Ein Stein ließ sich nicht legen: Die Partie ist vorbei (TD-14).
event-ended-td-15 = Der letzte Stein ist gelegt: Die Partie ist vorbei (TD-15).
fact-td-lines = { $count ->
    [one] Macht { $count } Reihe voll
   *[other] Macht { $count } Reihen voll
}
fact-td-height = { $count ->
    [one] Steine stehen { $count } Reihe hoch
   *[other] Steine stehen { $count } Reihen hoch
}
fact-td-holes = { $count ->
    [one] Deckt { $count } Loch zu
   *[other] Deckt { $count } Löcher zu
}
fact-td-stuck = { $count ->
    [one] { $count } Form der Drehscheibe würde nicht mehr passen
   *[other] { $count } Formen der Drehscheibe würden nicht mehr passen
}
fact-td-prepared = { $count ->
    [one] { $count } Reihe könnte der nächste Stein voll machen
   *[other] { $count } Reihen könnte der nächste Stein voll machen
}
