player-unknown = Einen Spieler namens „{ $player }“ gibt es nicht. Die Spieler sind: { $players }.
player-unpublished = Für { $game } ist keine Heuristik „{ $heuristic }“ veröffentlicht; wähle einen anderen Spieler, zum Beispiel level:3.
player-unmeasured = Für { $game } gibt es keine einfache Baumsuche; wähle einen anderen Spieler, zum Beispiel level:3.
player-no-engine = Die Engine kennt { $game } nicht; wähle einen anderen Spieler, etwa level:3 oder uct:1.

# Programme, die das Go Text Protocol sprechen.
gtp-command = „{ $program }“ ist keine Befehlszeile. Ein Spieler ist zum Beispiel gtp:pentobi-gtp --game duo --nobook
gtp-start = „{ $program }“ lässt sich nicht starten (Einzelheiten auf Englisch: { $why }).
gtp-ended = Das Programm „{ $program }“ hat sich beendet, statt „{ $line }“ zu beantworten. Seine letzten Worte: { $complaint }
gtp-late = Das Programm „{ $program }“ hat „{ $line }“ nicht innerhalb von { $seconds } s beantwortet. Seine letzten Worte: { $complaint }
gtp-long = Das Programm „{ $program }“ hat „{ $line }“ mit mehr als { NUMBER($limit, useGrouping: 0) } Zeichen beantwortet. Seine letzten Worte: { $complaint }
gtp-garbled = Das Programm „{ $program }“ spricht das Go Text Protocol nicht: Es hat „{ $line }“ mit „{ $answer }“ beantwortet, und eine Antwort beginnt mit = oder ?.
gtp-refused = Das Programm „{ $program }“ hat „{ $line }“ abgelehnt: { $answer }
gtp-resigned = Das Programm „{ $program }“ hat aufgegeben, aber unsere Partien werden zu Ende gespielt: Verbiete ihm das Aufgeben.
gtp-move = Das Programm „{ $program }“ hat „{ $answer }“ geantwortet, als es am Zug war. { $why }
gtp-none = Ein solcher Zug ist hier nicht erlaubt.
gtp-step = Das Programm „{ $program }“ wurde nach einem Zug gefragt, ohne alle Züge davor erfahren zu haben.
gtp-hidden = Das Programm „{ $program }“ kann { $game } nicht spielen: Das Go Text Protocol hat keine Worte für verdeckte Hände.
