# Die Arena: was sie ablehnt.
arena-players-count = { $game } hat hier { $seats } Plätze: Nenne { $seats } bis { $most } Spieler, nicht { $given }. Ein Spieler kann mehrere Plätze nehmen, wenn er so oft genannt wird.
arena-players-twice = „{ $player }“ ist doppelt genannt. Bei { $given } Spielern für { $seats } Plätze trifft jeder auf jeden: Nenne jeden einmal; oder wähle so viele Plätze wie Spieler, zum Beispiel --option seats={ $given }.
arena-sprt-players = Ein sequenzieller Test hat zwei Seiten, genannt { $count ->
    [one] ist { $count } Spieler.
   *[other] sind { $count } verschiedene Spieler.
}
arena-sprt-form = „{ $text }“ ist kein Test als ELO0,ELO1,ALPHA,BETA, wie 0,30,0.05,0.05.
arena-sprt-range = „{ $text }“ lässt sich nicht testen: ELO0 ist kleiner als ELO1, beide von −{ NUMBER($most, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) }, und beide Risiken liegen zwischen 0 und 0.5.
arena-folder-fault = Der Ordner { $folder } lässt sich nicht verwenden (Einzelheiten auf Englisch: { $reason }).
arena-folder-foreign = Im Ordner { $folder } liegen andere Dateien: Wähle einen leeren, oder einen, den es noch nicht gibt.
arena-folder-busy = Im Ordner { $folder } spielt schon eine Arena: Warte auf sie, oder wähle einen anderen Ordner.
arena-folder-other = Der Ordner { $folder } gehört zu einem anderen Lauf ({ $name }: { $theirs }, nicht { $ours }). Wiederhole den Befehl, der ihn begonnen hat, oder wähle einen anderen Ordner.
arena-journal = Zeile { NUMBER($line, useGrouping: 0) } des Journals in { $folder } ist beschädigt. Entferne sie, um weiterzuspielen, oder wähle einen anderen Ordner.
arena-worker = Der Prozess, der Partie { NUMBER($game, useGrouping: 0) } spielte, hat zweimal geendet, ohne dass ein Spieler am Zug war. Die Partien bis dahin sind gesichert; derselbe Befehl spielt weiter.
