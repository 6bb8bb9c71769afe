sgf-text = Zeile { $line }: „{ $text }“ gehört nicht in eine SGF-Datei.
sgf-game = Zeile { $line }: Das ist eine Partie „{ $game }“; gelesen wird nur { $ours }.
sgf-games = Die Datei enthält { $count } Partien; es muss genau eine sein.
sgf-setup = Zeile { $line }: Die Partie beginnt mit einer aufgebauten Stellung ({ $name }), nicht mit dem leeren Brett, und lässt sich deshalb nicht nachspielen.
fact-blokus-corners = { $count ->
    [one] Gewinnt { $count } neue Ecke
   *[other] Gewinnt { $count } neue Ecken
}
fact-blokus-closed = { $count ->
    [one] Schließt Gegnern { $count } Ecke
   *[other] Schließt Gegnern { $count } Ecken
}
fact-blokus-room = { $count ->
    [one] Sichert { $count } Feld, das sonst niemand mehr erreicht
   *[other] Sichert { $count } Felder, die sonst niemand mehr erreicht
}
fact-blokus-shut = { $count ->
    [one] { $count } gegnerischer Stein passt nicht mehr
   *[other] { $count } gegnerische Steine passen nicht mehr
}
fact-blokus-lost = { $count ->
    [one] { $count } eigener Stein passt nicht mehr
   *[other] { $count } eigene Steine passen nicht mehr
}
fact-blokus-size = { $count ->
    [one] Legt einen Stein mit { $count } Quadrat
   *[other] Legt einen Stein mit { $count } Quadraten
}
fact-blokus-cut = { $count ->
    [one] Schneidet Gegner von { $count } Feld ab
   *[other] Schneidet Gegner von { $count } Feldern ab
}
fact-blokus-ways = { $count ->
    [one] Lässt { NUMBER($count, useGrouping: 0) } Möglichkeit, weiterzulegen, vorher { NUMBER($was, useGrouping: 0) }
   *[other] Lässt { NUMBER($count, useGrouping: 0) } Möglichkeiten, weiterzulegen, vorher { NUMBER($was, useGrouping: 0) }
}
fact-blokus-theirs = { $count ->
    [one] Lässt Gegnern { NUMBER($count, useGrouping: 0) } Möglichkeit, weiterzulegen
   *[other] Lässt Gegnern { NUMBER($count, useGrouping: 0) } Möglichkeiten, weiterzulegen
}
