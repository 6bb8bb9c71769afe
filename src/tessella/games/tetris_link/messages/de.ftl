tl-2-left = Du hast keinen Stein { $piece } mehr: Spiel eine andere Form ({ $rule }).
tl-3-shape = { $move } ist nicht die Form eines Steins: I, O, T, L oder S, gedreht oder gewendet ({ $rule }).
tl-7-rolled = Der Würfel zeigt { $rolled }: Spiel diese Form, nicht { $piece } ({ $rule }).
tl-9-blocked = So tief kann der Stein nicht fallen: Ein anderer Stein ist ihm im Weg ({ $rule }).
tl-9-floating = Der Stein würde in der Luft hängen: Er fällt, bis ihn der Boden oder ein anderer Stein aufhält ({ $rule }).
event-rolled-open = { $seat } würfelt das Logo: freie Wahl (TL-8).
event-scored-tl-15 = { $seat }: { $points } für { $count ->
    [one] einen weiteren Stein in der Gruppe
   *[other] { $count } verbundene Steine
} (TL-15).
event-scored-tl-16 = { $seat }: { $points } für { $count ->
    [one] ein leeres Feld unter dem Stein
   *[other] leere Felder unter dem Stein
} (TL-16).
event-passed-tl-11 = { $seat } kann nichts einwerfen und setzt aus (TL-11).
event-passed-tl-12 = { $seat } hat keinen Stein dieser Form mehr und setzt aus (TL-12).
event-passed-tl-13 = { $seat } hat keinen Stein mehr und setzt aus (TL-13).
event-ended-tl-20 = Niemand kann mehr einen Stein einwerfen: Die Partie ist vorbei (TL-20).

event-used-up = { $seat } hat kein { $face } mehr: freie Wahl unter den anderen Formen (TL-12).
fact-tl-points = { $count ->
    [one] Bringt { $count } Punkt für die Gruppe
   *[other] Bringt { $count } Punkte für die Gruppe
}
fact-tl-joined = { $count ->
    [one] Verbindet { $count } eigene Gruppe
   *[other] Verbindet { $count } eigene Gruppen
}
fact-tl-cut = { $count ->
    [one] Trennt { $count } gegnerische Gruppe von einer anderen
   *[other] Trennt { $count } gegnerische Gruppen
}
fact-tl-holes = { $count ->
    [one] Lässt { $count } Loch unter dem Stein
   *[other] Lässt { $count } Löcher unter dem Stein
}
fact-tl-rolls = { $count ->
    [one] { $count } Würfelseite würde im nächsten Zug Punkte bringen, vorher { $was }
   *[other] { $count } Würfelseiten würden im nächsten Zug Punkte bringen, vorher { $was }
}
fact-tl-next-rolls = { $count ->
    [one] { $count } Würfelseite würde dem nächsten Spieler Punkte bringen
   *[other] { $count } Würfelseiten würden dem nächsten Spieler Punkte bringen
}
fact-tl-shapes = { $count ->
    [one] { $count } Form würde im nächsten Zug Punkte bringen, vorher { $was }
   *[other] { $count } Formen würden im nächsten Zug Punkte bringen, vorher { $was }
}
fact-tl-next-shapes = { $count ->
    [one] { $count } Form würde dem nächsten Spieler Punkte bringen
   *[other] { $count } Formen würden dem nächsten Spieler Punkte bringen
}
