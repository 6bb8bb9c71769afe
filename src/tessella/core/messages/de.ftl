# Fehler des Kerns.
game-unknown = Ein Spiel namens „{ $game }“ gibt es nicht. Zur Wahl stehen: { $games }.
option-unknown = { $game } hat keine Option „{ $option }“. Zur Wahl stehen: { $options }.
option-value = Die Option { $option } kann nicht { $value } sein. Möglich ist: { $accepts }.
seat-unknown = Es gibt keinen Platz { $seat }: wähle einen von 0 bis { $last }.

# Pakete, die ein Spiel mitbringen.
package-broken = Das Paket { $package } kann das Spiel „{ $game }“ nicht mitbringen: { $why }.
package-name = Namen bestehen aus Kleinbuchstaben und Ziffern mit Bindestrichen dazwischen, höchstens { $limit } Zeichen
package-taken = Ein anderes Spiel heißt schon so
package-other-name = Sein Spiel nennt sich „{ $name }“
package-import = { $module } lässt sich nicht laden ({ $error })
package-class = { $module } ist keine Klasse von Spielen
package-file = Die Datei { $file } fehlt
package-unreadable = { $file } ist bei „{ $text }“ nicht lesbar
package-key = { $file } und die englischen Texte unterscheiden sich bei „{ $key }“
package-key-taken = „{ $key }“ in { $file } gibt es schon anderswo

notation-type = Gib einen Zug oder seinen Text an, keinen Wert vom Typ { $kind }.
notation-long = „{ $text }“ ist zu lang für einen Zug: Erlaubt sind { $limit } Zeichen.
notation-first = „{ $text }“ nennt keinen Platz: Wähle first:0 bis first:{ $last } ({ $rule }).
notation-empty = Ein Zug nennt mindestens ein Feld, zum Beispiel e10.
notation-cell = „{ $cell }“ ist kein Feld. Ein Feld ist ein Buchstabe und eine Zahl, zum Beispiel e10; setze Kommas zwischen die Felder.
notation-off = Das Feld { $cell } gibt es nicht: Die Felder reichen von a1 bis { $last } ({ $rule }).
notation-twice = „{ $text }“ nennt ein Feld doppelt: Nenne jedes Feld nur einmal.

illegal-over = Die Partie ist vorbei: Es kann nicht mehr gezogen werden ({ $rule }).
illegal-kind-chance = Erst würfeln oder drehen, zum Beispiel { $example } ({ $rule }).
illegal-kind-seat = Hier ist eine andere Art von Zug gefragt, zum Beispiel { $example } ({ $rule }).
illegal-pass = Ein Platz kann nur übergangen werden, wenn er an der Reihe ist, und nur in einem Spiel für drei oder vier; { $move } geht hier nicht.
illegal-ended = Die Partie ist beendet: Es kann nicht mehr gezogen werden.

record-type = Eine Aufzeichnung wird aus einem Text gelesen, nicht aus einem Wert vom Typ { $kind }.
record-long = Das ist keine Aufzeichnung von uns: Sie hat { $length } Zeichen, und keine hat mehr als { $limit }.
record-short = Zeile { $line }: Die Aufzeichnung bricht ab. Erwartet: { $expected }
record-line = Zeile { $line }: „{ $text }“ gehört nicht hierher. Erwartet: { $expected }
record-version = Zeile { $line }: Diese Aufzeichnung hat die Version „{ $version }“; dieses Programm liest Version { $ours }.
record-game = Zeile { $line }: { $why }
record-option = Zeile { $line }: „{ $text }“ passt nicht: Jede Option steht einmal da, als Name=Wert.
record-date = Zeile { $line }: „{ $text }“ ist kein Datum wie 2026-11-15.
record-players = Es gibt { $seats } Plätze, aber { $names } Namen: Gib für jeden Platz einen Namen an.
record-name = „{ $name }“ geht nicht als Name: Nimm 1 bis { $limit } druckbare Zeichen, ohne Leerzeichen am Anfang oder Ende.
record-turn = Zeile { $line }: Der Zug ist für „{ $actor }“ notiert, aber „{ $due }“ ist am Zug.
record-move = Zeile { $line }: { $why }
record-count = Zeile { $line }: Die Aufzeichnung muss mit der Zahl ihrer Züge schließen, „end: { NUMBER($moves, useGrouping: 0) } moves“.
record-tail = Zeile { $line }: Die Aufzeichnung sagt „{ $said }“, aber ihre Züge führen zu „{ $true }“.
record-more = Zeile { $line }: Nach dem Ergebnis darf nichts mehr kommen.

ending-text = „{ $text }“: So kann diese Partie nicht geendet haben. Schreib resigned oder timeout mit den Plätzen, die dadurch verlieren, solange jemand bleibt; oder draw oder aborted.
ending-over = Die Partie ist nach den Regeln vorbei ({ $rule }): Sie kann nicht noch anders enden.

fair-secret = Ein Geheimnis besteht aus { $digits } hexadezimalen Ziffern in Kleinbuchstaben.
fair-nonce = „{ $text }“ geht nicht als Zufallstext: Nimm 1 bis { $limit } Buchstaben von a bis z, Ziffern, - und _.
fair-match = „{ $text }“ kann keine Partie bezeichnen: Nimm 1 bis { $limit } Buchstaben von a bis z, Ziffern, - und _.
fair-commitment = „{ $text }“ ist keine Festlegung: sha256: und 64 hexadezimale Ziffern in Kleinbuchstaben.
fair-nonces = Es gibt { $seats } Plätze, aber { $nonces ->
    [one] { $nonces } Zufallstext
   *[other] { $nonces } Zufallstexte
}: Jeder Platz gibt einen.
fair-none = Diese Aufzeichnung sagt nicht, woraus ihre Würfe folgen; sie lassen sich nicht prüfen.
fair-hidden = Das Geheimnis dieser Würfel ist noch nicht aufgedeckt.
fair-broken = Das Geheimnis ist nicht das, auf das { $commitment } festgelegt hat.

action-none = „{ $move }“ ist bei { $game } keine Aktion eines Platzes.
action-nowhere = Aktion { $number } kann hier bei { $game } nirgends liegen.
action-unknown = Es gibt keine Aktion { $number }: Sie gehen von 0 bis { $last }.
action-view = Bei { $game } braucht es die Sicht des Platzes am Zug, um zu sagen, welche Aktion welcher Zug ist.
action-symmetry = { $game } hat keine Symmetrie „{ $name }“: Wähle { $names }.
action-opponents = { $given } Gegner sind für { $wanted } andere Plätze angegeben: Nenne einen für alle oder einen für jeden.
action-stateful = Ein Spieler, dem jeder Zug gesagt werden muss, kann nicht Gegner einer Umgebung sein: Wähle einen von unseren.
action-missing = { $game } hat keine Aktionstabelle und keinen nativen Code und kann deshalb keine Umgebung sein.

# Ereignisse, die alle Spiele kennen.
event-began = { $seat } beginnt.
event-rolled = { $seat } bekommt { $face }.
event-laid = { $seat } legt { $piece } auf { $move }.
event-scored = { $seat }: { $points } ({ $rule }).
event-passed = { $seat } setzt aus ({ $rule }).
event-passed-colour = { $seat } setzt mit { $colour } aus ({ $rule }).
event-passed-over = { $seat } hat die Partie verlassen und wird übergangen.
event-ended = Die Partie ist vorbei ({ $rule }).
event-ended-resigned = Die Partie ist durch Aufgabe beendet.
event-ended-timeout = Die Partie ist vorbei: Die Zeit ist abgelaufen.
event-ended-draw = Die Partie endet remis nach Vereinbarung.
event-ended-aborted = Partie abgebrochen.

# Stellungen, die von Hand aufgebaut werden.
setup-none = Stellungen von { $game } lassen sich nicht aufbauen.
setup-long = Eine Stellung hat höchstens { $limit } Zeichen.
setup-word = „{ $text }“ ist kein Teil einer Stellung: Schreib jeden Teil einmal, als Name=Wert, mit ; dazwischen.
setup-part = Stellungen dieses Spiels haben keinen Teil „{ $name }“. Es gibt: { $names }.
setup-value = { $name } kann nicht „{ $value }“ sein. Möglich: { $accepts }.
setup-colour = Stein { $number }, „{ $piece }“: Schreib die Nummer seiner Farbe, einen Doppelpunkt und seine Felder.
setup-piece = Stein { $number }, „{ $piece }“: { $why }
setup-over = Hier ist die Partie zu Ende: In einer Stellung muss jemand an der Reihe sein. Geh einen Zug zurück.
setup-lot = Noch ist offen, wer beginnt: Wähle das zuerst.
setup-draw = Hier wird verteilt oder gezogen: In einer Stellung muss jemand an der Reihe sein.
setup-stuck = Ist { $turn } an der Reihe, lässt sich nichts legen ({ $rule }): Gib einem anderen den Zug oder ändere den Wurf.
setup-stock = { $piece } ist nicht mehr da: Jeder Stein ist nur an einem Ort ({ $rule }).
setup-tile = „{ $piece }“ ist kein Stein, der dort liegen kann ({ $rule }).
setup-hand = { $name } ist leer: Wer keinen Stein mehr hat, beendet die Runde ({ $rule }).
setup-drawn = Der gezogene Stein { $piece } muss in der Hand dessen sein, der an der Reihe ist ({ $rule }).
