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
event-passed-td-8 = { $seat } kann den Stein nicht legen und verliert (TD-8).
event-ended-td-13 = Der Grenzbalken erreicht die vorderste Reihe der Gegenseite: Die Partie ist vorbei (TD-13).
event-ended-td-14 = Ein Stein ließ sich nicht legen: Die Partie ist vorbei (TD-14).
event-ended-td-15 = Der letzte Stein ist gelegt: Die Partie ist vorbei (TD-15).
