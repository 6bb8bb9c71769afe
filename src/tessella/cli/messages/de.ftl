# Die Befehlszeile: was daran nicht stimmt.
cli-fault-command = Einen Befehl „{ $text }“ gibt es nicht. Alle zeigt: tessella --help
cli-fault-flag = „{ $text }“ ist kein Schalter von { $command }. Alle zeigt: { $command } --help
cli-fault-missing = Es fehlt { $text }. Wie es geht, zeigt: { $command } --help
cli-fault-repeated = { $text } steht doppelt da; einmal genügt.
cli-fault-unused = „{ $text }“ ist zu viel. Wie es geht, zeigt: { $command } --help
cli-fault-usage = Das ist als Befehl nicht zu verstehen. Wie es geht, zeigt: { $command } --help
cli-extra = Dieser Befehl braucht { $module }, das nicht installiert ist. Das Extra { $extra } des Pakets bringt es mit: pip install 'tessella[{ $extra }]'
cli-flag-number = { $flag } kann nicht „{ $text }“ sein: Es muss eine ganze Zahl von { NUMBER($least, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) } sein.
cli-flag-measure = { $flag } kann nicht „{ $text }“ sein: Es nimmt Millimeter, etwa 15 oder 15,5.
cli-show-number = „{ $text }“ führt nirgendwohin: Tippe eine Zahl von 0 bis { NUMBER($last, useGrouping: 0) }.
cli-language = „{ $text }“ sprechen wir noch nicht. Die Sprachen sind: { $languages }.
cli-option-form = „{ $text }“ ist keine Option als NAME=WERT, wie seats=3.
cli-option-twice = Die Option { $option } steht doppelt da; einmal genügt.
cli-seat-kind = „{ $text }“ kann hier nicht mitspielen. Wähle für jeden Platz: { $kinds }, nach einem Doppelpunkt auch mit Namen, wie human:Anna.
cli-seat-name = „{ $name }“ geht nicht als Name: Nimm 1 bis { $limit } druckbare Zeichen.
cli-seat-count = { $game } hat hier { $seats } Plätze, angegeben { $given ->
    [one] ist { $given } Spieler.
   *[other] sind { $given } Spieler.
}
cli-seat-both = Nenne die Spieler mit --seat oder mit --players, nicht mit beiden.
cli-play-game = Wer Spieler und Optionen wählt, nennt zuerst ein Spiel: tessella play GAME …
cli-resume-option = Eine gespeicherte Partie behält ihre Optionen: Lass --option weg.
cli-resume-game = { $file } enthält eine Partie { $game }, nicht das genannte Spiel.
cli-resume-ended = { $file } enthält eine beendete Partie: Sieh sie dir mit tessella show an.
cli-convert-format = { $game } lässt sich nicht als { $suffix } schreiben.
cli-gtp-player = Sage nur einmal, wer die Züge wählt: mit --level, mit --seconds oder mit --player.
cli-gtp-seconds = --seconds kann nicht „{ $text }“ sein: Gefragt ist eine Zeit über 0 in Sekunden, zum Beispiel 2 oder 0.5.

# Dateien.
cli-file-missing = Die Datei { $file } gibt es nicht.
cli-file-folder = { $file } ist keine Datei.
cli-file-forbidden = { $file } lässt sich nicht öffnen: Zugriff verweigert.
cli-file-fault = { $file } lässt sich nicht verwenden (Einzelheiten auf Englisch: { $reason }).
cli-file-long = { $file } ist keine Aufzeichnung: Sie ist länger als { $limit } Bytes.
cli-file-text = { $file } ist keine Aufzeichnung: Das ist kein Text.
cli-file-nowhere = { $file } lässt sich nicht schreiben: Den Ordner { $folder } gibt es nicht.
cli-file-exists = { $file } gibt es schon und wird nicht überschrieben. Wähle einen anderen Namen, oder spiel eine gespeicherte Partie mit --resume weiter.
cli-pieces-written = { $file }: geschrieben.
cli-pieces-hint = Mit 100 % (tatsächliche Größe) drucken, dann das Lineal nachmessen.
cli-converted = { $file } ist geschrieben: { $count ->
    [one] { $count } Zug.
   *[other] { $count } Züge.
}

# Die Prüfung.
cli-verify-terms = { $game }, Partie { $match }
cli-verify-nonce = Zufallstext von Platz { $seat }: { $nonce }
cli-verify-commitment = Festlegung: { $commitment }
cli-verify-kept = Das Geheimnis ist das, auf das sich der Server vor der Partie festgelegt hat.
cli-verify-counts = Alle Züge des Zufalls folgen aus ihm und den Zufallstexten: { $lots ->
    [one] { $lots } Los
   *[other] { $lots } Lose
}, { $rolls ->
    [one] { $rolls } Wurf
   *[other] { $rolls } Würfe
}, { $draws ->
    [one] { $draws } ausgeteilter oder gezogener Stein
   *[other] { $draws } ausgeteilte oder gezogene Steine
}.
cli-verify-own = Falls du mitgespielt hast: Vergleiche die Festlegung und deinen Zufallstext mit dem, was du vor der Partie gesehen hast.
cli-verify-broken = Das Geheimnis ist nicht das, auf das sich der Server vor der Partie festgelegt hat: Den Würfen dieser Aufzeichnung ist nicht zu trauen.
cli-verify-differs = Zeile { $line }: Der Zufall brachte „{ $found }“, aber nach Geheimnis und Zufallstexten müsste sein Zug Nummer { NUMBER($number, useGrouping: 0) } (von 0 an gezählt) „{ $due }“ sein.

# Die Regeln.
cli-rules-missing = Die Regeln von { $game } gehören nicht zu dieser Installation.
cli-rules-number = Eine Regel „{ $number }“ gibt es nicht. Die Regeln reichen von { $first } bis { $last }.

# Hilfe.
cli-help = Legespiele im Terminal: { $games }.
cli-help-usage = Aufruf: { $command } { $arguments } [SCHALTER]
cli-help-commands = Befehle
cli-help-arguments = Angaben
cli-help-flags = Schalter
cli-help-help = Diese Hilfe.
cli-help-version = Die Version.
cli-help-lang = Die Sprache (Standard: die deines Systems).
cli-help-no-colour = Ohne Farben. (Die Variable NO_COLOR bewirkt dasselbe.)
cli-help-play = Spielen: gegen den Computer, mit Freunden an einer Tastatur, oder zuschauen. Ohne GAME öffnet sich ein Menü.
cli-help-play-game = Das Spiel, zum Beispiel { $game }; „tessella games“ zeigt alle.
cli-help-play-seat = Wer den nächsten Platz nimmt: human, greedy oder random, auf Wunsch mit Namen; level:1 bis level:9 für die Engine, oder gtp:BEFEHL für ein anderes Programm. Für jeden Platz einmal.
cli-help-play-players = Alle Plätze auf einmal, zum Beispiel human,level:3,level:3.
cli-help-play-option = Eine Option des Spiels, zum Beispiel edition=de. Für weitere noch einmal.
cli-help-play-seed = Gleicher Startwert, gleiche Würfe, gleiche gezogene Steine, gleiche Züge des Computers.
cli-help-play-save = Die Partie nach jedem Zug in dieser Datei sichern.
cli-help-play-resume = Die Partie aus dieser Datei weiterspielen und darin sichern.
cli-help-rules = Die Regeln eines Spiels lesen.
cli-help-rules-game = Das Spiel, zum Beispiel { $game }.
cli-help-rules-rule = Nur die Regel mit dieser Nummer.
cli-help-show = Eine Aufzeichnung ansehen; im Terminal Zug um Zug.
cli-help-show-record = Die Datei mit der Partie.
cli-help-show-at = Das Brett nach so vielen Zügen.
cli-help-show-every = Das Brett nach jedem Zug.
cli-help-verify = Die Würfe einer aufgezeichneten Partie prüfen: ob jeder Wurf und jeder gezogene Stein aus Geheimnis und Zufallstexten folgt.
cli-help-verify-record = Die Datei mit der Partie.
cli-help-games = Die Spiele und ihre Optionen.
cli-help-arena = Spieler gegeneinander spielen lassen: Vergleiche, Turniere jeder gegen jeden, Elo mit Fehlergrenzen.
cli-help-arena-game = Das Spiel, zum Beispiel { $game }.
cli-help-arena-players = Wer spielt, zum Beispiel greedy,random. Sind es mehr als Plätze, trifft jeder auf jeden.
cli-help-arena-player = Ein Spieler, wenn sein Name ein Komma enthält. Für jeden einmal.
cli-help-arena-games = Wie viele Partien, aufgerundet auf ganze Blöcke (Standard: 100).
cli-help-arena-option = Eine Option des Spiels, zum Beispiel seats=4. Für weitere noch einmal.
cli-help-arena-opening = Wie viele Züge am Anfang jeder Partie das Los bestimmt (Standard: einer je Platz, und keiner, wo Würfel oder gezogene Steine die Partien verändern).
cli-help-arena-seed = Gleicher Startwert, gleiches Glück, gleiche Partien.
cli-help-arena-jobs = Wie viele Partien zugleich gespielt werden (Standard: 1).
cli-help-arena-sprt = Aufhören, sobald klar ist, ob der erste Spieler um ELO0 oder ELO1 stärker ist, mit diesen Irrtumsrisiken.
cli-help-arena-limit = Wer länger über einen Zug nachdenkt, verliert die Partie (Standard: 60).
cli-help-arena-ray = Auf dem Ray-Cluster unter dieser Adresse spielen; local legt hier einen an. Das Extra ray bringt Ray mit.
cli-help-arena-out = Wo Partien und Ergebnisse liegen (Standard: nirgends). Derselbe Befehl spielt dort weiter.
cli-help-selfplay = Einen Spieler gegen sich selbst spielen lassen und behalten, was er sah und tat.
cli-help-selfplay-game = Das Spiel, zum Beispiel { $game }.
cli-help-selfplay-player = Wer auf allen Plätzen spielt, zum Beispiel greedy (Standard: greedy).
cli-help-selfplay-games = Wie viele Partien, aufgerundet auf ganze Blöcke (Standard: 100).
cli-help-selfplay-option = Eine Option des Spiels, zum Beispiel seats=4. Für weitere noch einmal.
cli-help-selfplay-seed = Gleicher Startwert, gleiches Glück, gleiche Partien.
cli-help-selfplay-jobs = Wie viele Partien zugleich gespielt werden (Standard: 1).
cli-help-selfplay-ray = Auf dem Ray-Cluster unter dieser Adresse spielen; local legt hier einen an. Das Extra ray bringt Ray mit.
cli-help-selfplay-out = Ein leerer Ordner für die Partien als Parquet-Dateien (Standard: nichts wird behalten). Das Extra ray bringt pyarrow mit, das sie schreibt.
cli-help-pieces = Ersatz für einen verlorenen Stein: ein maßstäblicher Bogen zum Drucken und Ausschneiden oder ein Körper für den 3D-Drucker.
cli-help-pieces-game = Das Spiel, etwa { $game }.
cli-help-pieces-piece = Ein Stein mit seinem Namen, etwa F oder 012. Für mehr davon wiederholen (Standard: alles, was in der Schachtel liegt).
cli-help-pieces-seat = Nur die Teile dieses Platzes, ab 0.
cli-help-pieces-format = pdf und svg sind Bögen zum Drucken, stl ist für 3D-Drucker (Standard: so, wie FILE endet, oder pdf).
cli-help-pieces-paper = Das Papier eines Bogens (Standard: a4).
cli-help-pieces-cell = Wie breit ein Quadrat ist oder wie lang die Seite eines dreieckigen Steins: Bitte nachmessen, denn Ausgaben unterscheiden sich.
cli-help-pieces-thickness = Wie dick ein Körper ist.
cli-help-pieces-clearance = Um wie viel ein Körper auf jeder Seite kleiner ist, damit er passt (Standard: 0,2).
cli-help-pieces-out = Die Datei, die geschrieben wird (Standard: GAME.pdf). Bei mehreren Bögen oder Platten: FILE-1, FILE-2 …
cli-help-perft = Zugfolgen zählen: für jede Tiefe eine Zeile „Tiefe Anzahl“.
cli-help-perft-game = Das Spiel, zum Beispiel { $game }.
cli-help-perft-depth = Wie lang die längsten Folgen sind.
cli-help-perft-option = Eine Option des Spiels, zum Beispiel seats=3. Für weitere noch einmal.
cli-help-perft-after = Vom Ende dieser Aufzeichnung an zählen (Standard: von da an, wo Platz 0 beginnt).
cli-help-convert = Eine Partie zwischen unserer Aufzeichnung und Dateien anderer Programme umwandeln (.blksgf).
cli-help-convert-source = Die Datei, die gelesen wird.
cli-help-convert-target = Die Datei, die geschrieben wird; ihre Endung wählt das Format.
cli-help-calibrate = Sehen, wie wahr die Chancen sind, die die Engine nennt: Partien gegen sich selbst, was sie sagte und wie sie endeten.
cli-help-calibrate-game = Das Spiel, zum Beispiel { $game }.
cli-help-calibrate-games = Wie viele Partien bei jeder Stärke (Standard: 100).
cli-help-calibrate-strength = Simulationen je Zug, eine Zahl oder mehrere (Standard: 100,400).
cli-help-calibrate-seats = Wie viele Plätze, wo das Spiel die Wahl lässt.
cli-help-calibrate-option = Eine Option des Spiels, zum Beispiel dice=false. Für weitere noch einmal.
cli-help-calibrate-seed = Derselbe Startwert gibt dieselben Partien.
cli-help-review = Eine aufgezeichnete Partie beurteilen: was gut gespielt war, was Glück, und warum.
cli-help-review-record = Die Datei mit der Partie.
cli-help-review-json = Die Analyse als JSON, für Programme.
cli-help-review-html = Eine Seite mit Graph und Tabellen in diese Datei schreiben.
cli-help-review-plot = Den Graphen als SVG in diese Datei schreiben.
cli-help-review-simulations = Wie lange die Engine über jeden Zug nachdenkt (Standard: 2000; 32 bei Spielen ohne eigene Engine).
cli-help-review-seed = Derselbe Startwert gibt dieselbe Analyse (Standard: 1).
cli-help-puzzles = Aufgaben in Partien finden: in Aufzeichnungen oder in Partien, die der Computer dafür spielt.
cli-help-puzzles-game = Das Spiel, zum Beispiel { $game }.
cli-help-puzzles-out = Die Aufgaben in diese Datei schreiben, je eine Zeile.
cli-help-puzzles-record = In dieser Aufzeichnung suchen. Für weitere noch einmal. Ohne eine werden Partien gespielt.
cli-help-puzzles-games = Wie viele Partien höchstens (Standard: 100).
cli-help-puzzles-levels = Die Stufen, die spielen, nach Los (Standard: 3,4,5,6).
cli-help-puzzles-most = Wie viele Aufgaben genügen (Standard: 30).
cli-help-puzzles-gaps = Auch Stellungen nehmen, die nur geschätzt werden können, wo der beste Zug deutlich vorn liegt.
cli-help-puzzles-option = Eine Option des Spiels, zum Beispiel dice=false. Für weitere noch einmal.
cli-help-puzzles-seed = Derselbe Startwert gibt dieselben Partien und Aufgaben.
cli-help-gtp = Eine Engine für andere Programme, im Go Text Protocol, über Standardeingabe und -ausgabe.
cli-help-gtp-game = Das Spiel, zum Beispiel { $game }.
cli-help-gtp-level = Wie stark sie spielt, von 1 bis 9.
cli-help-gtp-seconds = Wie lange sie über einen Zug nachdenkt, in Sekunden, zum Beispiel 0.5.
cli-help-gtp-player = Wer die Züge wählt, zum Beispiel greedy oder random. Ohne dies und die beiden darüber: level:5.
cli-help-gtp-option = Eine Option des Spiels, zum Beispiel seats=3. Für weitere noch einmal.
cli-help-gtp-seed = Gleicher Startwert und gleiche Befehle, gleiche Züge.

# Die Spiele.
cli-games-no-options = keine Optionen
cli-games-default = Standard: { $value }
cli-games-use = Wähle mit --option NAME=WERT, zum Beispiel: tessella play { $game } --option { $option }
cli-perft-time = { $seconds } s

# Das Menü.
cli-menu-which = Welches Spiel?
cli-menu-resume = Weiterspielen: { $file }
cli-menu-language = Wähle eine Nummer. Sprache: lang=en, lang=fr oder lang=de. ende verlässt das Menü.
cli-menu-number = „{ $text }“ steht nicht im Menü: Wähle 1 bis { $last }.
cli-menu-start = Enter beginnt die Partie; NAME=WERT ändert eine Zeile
cli-menu-change = „{ $text }“ ändert nichts. Ändere eine Zeile über ihren Namen, wie players=human,greedy, oder beginne mit Enter.

# Der Tisch.
cli-name-human = Spieler
cli-colour = { $colour ->
    [violet] violett
    [orange] orange
    [green] grün
    [red] rot
    [yellow] gelb
    [blue] blau
   *[other] { $colour }
}
cli-table-empty = (Das Brett ist noch leer.)
cli-rolled = Gewürfelt:
cli-pool = { $hidden ->
    [yes] Vorrat:
   *[no] Vorrat:
}
cli-rack-hidden = { $count } verdeckt
cli-rack-empty = —
cli-rack-lost = (kein Platz mehr: { $pieces })
cli-lattice-legend = Leere Felder: ^ über 3 in Reihe 2 ist das Feld ^3,2; v unter 3 ist v3,2.

# Bei der Eingabe.
cli-prompt = { $mark } { $name }, du bist dran (? was passt)
cli-prompt-empty = Tippe einen Zug oder seine Nummer. ? zeigt, was passt, hilfe alles andere.
cli-line-long = Diese Zeile ist zu lang: Erlaubt sind { $limit } Zeichen.
cli-near = Nah dran und erlaubt:
cli-number = Einen Zug { $number } gibt es nicht: Die Liste reicht von 1 bis { NUMBER($last, useGrouping: 0) }.
cli-fits-best = Die besten von { $count } Zügen, für jeden Stein. mehr zeigt alle; ? T oder ? e10 nur solche.
cli-fits-more = { $count ->
    [one] Noch { $count } Zug: mehr
   *[other] Noch { $count } Züge: mehr
} (oder ? e10 für die mit e10)
cli-fits-end = Die Liste ist zu Ende. ? zeigt sie noch einmal.
cli-fits-nothing = Kein Zug, der passt, enthält „{ $text }“.
cli-try-what = Was probieren? Eine Nummer oder einen Zug: probe 1
cli-try = { $move } würde { $points } bringen. Noch ist es nicht gespielt.
cli-hint-where = Schau dir { $piece } an, etwa bei { $where }. Noch einmal tipp zeigt den Zug, danach den Grund.
cli-hint = Die Engine würde { $number } spielen: { $move }. Gewinnchance { $win } %, am Ende etwa { $points } Punkte.
cli-hint-no-reason = Nichts Offensichtliches: Die Engine hat weiter vorausgeschaut.
cli-undone = Zurückgenommen: { $move } von { $name }.
cli-undo-nothing = Du hast keinen Zug zurückzunehmen.
cli-undo-chance = Dieser Zug bleibt: Seitdem wurde gewürfelt oder gezogen, und niemand wählt neu, wenn er das Ergebnis kennt.
cli-undo-secrets = Dieser Zug bleibt: Bei verdeckten Händen haben andere daraus gelernt.
cli-saved = Gespeichert in { $file }; dort bleibt die Partie von jetzt an gesichert.
cli-hand-over = Gib die Tastatur an { $name }. { $name }, drück Enter, wenn nur du den Bildschirm siehst.
cli-help-move = Tippe einen Zug mit seinen Feldern oder Ecken, wie { $example }, oder seine Nummer aus der Liste von ?. Und außerdem:
cli-order-fits = ? — was passt, das Beste zuerst; ? T oder ? e10 — nur mit diesem Stein oder Feld
cli-order-more = mehr — die nächste Seite der Liste
cli-order-try = probe ZUG — einen Zug auf dem Brett sehen, ohne ihn zu spielen
cli-order-hint = tipp — wo du hinschauen solltest; noch einmal: was die Engine spielen würde; noch einmal: warum
cli-order-undo = zurück — deinen letzten Zug zurücknehmen
cli-order-save = speichern [DATEI] — die Partie speichern
cli-order-rules = regeln [NUMMER] — die Regeln lesen, oder eine davon
cli-order-board = brett — das Brett neu zeichnen
cli-order-moves = züge — alle Züge bis hierher, mit den Punkten
cli-order-help = hilfe — diese Liste
cli-order-quit = ende — aufhören; die Partie lässt sich speichern
cli-quit-save = Partie speichern? Enter: ja · ein Dateiname: dort · n: nein

# Das Ende.
cli-won = { $names } gewinnt.
cli-won-shared = { $names } teilen sich den Sieg.
cli-won-nobody = Niemand gewinnt.
cli-joined = { $some } und { $last }
cli-unfinished = Die Partie ist noch nicht vorbei.
cli-over-saved = Noch einmal ansehen:
cli-left = Bis bald.
cli-left-saved = Bis bald. Die Partie ist gesichert; weiter geht es mit:
cli-show-at = Nach { NUMBER($number, useGrouping: 0) } von { NUMBER($last, useGrouping: 0) } Zügen
cli-show-prompt = Enter: weiter · b: zurück · eine Zahl: dorthin · q: aufhören

# Die Arena.
cli-arena-players = Nenne die Spieler mit --players, wie --players greedy,random, oder jeden mit --player.
cli-arena-seed = Ein Startwert hat 1 bis { $limit } druckbare Zeichen.
cli-arena-plan = { $games } Partien: { $blocks } Blöcke zu { $size }, jeder mit denselben Würfen oder Steinen auf allen Plätzen. Startwert { $seed }.
cli-arena-plan-opening = { $games } Partien: { $blocks } Blöcke zu { $size }, jeder mit derselben Eröffnung ({ $opening ->
    [one] { $opening } Zug
   *[other] { $opening } Züge
} nach Los) auf allen Plätzen. Startwert { $seed }.
cli-arena-resumed = { $games ->
    [one] { $games } Partie ist schon da.
   *[other] { $games } Partien sind schon da.
}
cli-arena-stopped = Angehalten. Die Partien liegen in { $folder }; derselbe Befehl spielt weiter.
cli-arena-player = Spieler
cli-arena-games = Partien
cli-arena-wins = Siege
cli-arena-share = Anteil
cli-arena-elo = Elo
cli-arena-score = Punkte
cli-arena-interval = 95 %
cli-arena-cpu = ms je Zug, Prozessor
cli-arena-wall = ms je Zug, Uhr
cli-arena-seat = Platz { $seat }
cli-arena-place = { $place ->
    [1] Beginnt
   *[other] { $place }.
}
cli-arena-everyone = Alle
cli-arena-pairing = Paarung
cli-arena-sprt-h0 = H0 gilt: { $player } ist eher um { $elo } Elo stärker. LLR { $ratio } ({ $lower } … { $upper })
cli-arena-sprt-h1 = H1 gilt: { $player } ist eher um { $elo } Elo stärker. LLR { $ratio } ({ $lower } … { $upper })
cli-arena-sprt-open = Der Test ist noch offen. LLR { $ratio } ({ $lower } … { $upper })
cli-arena-forfeit-crash = { $player } ist in { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
} gescheitert und hat verloren: { $detail }
cli-arena-forfeit-illegal = { $player } hat in { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
} verboten gezogen und verloren: { $detail }
cli-arena-forfeit-time = { $player } hat in { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
} länger als { $detail } nachgedacht und verloren.
cli-arena-forfeit-gone = { $player } hat in { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
} seinen Prozess beendet und verloren: { $detail }
cli-arena-files = In { $folder }: { $results }, { $chart }, { $journal } und die Aufzeichnungen in { $games }/.
cli-selfplay-done = { $games } Partien, { $moves } Züge.
cli-selfplay-files = In { $folder }: { $trajectories } und { $records }.
cli-selfplay-taken = { $folder } ist kein leerer Ordner. Wähle für --out einen anderen.

cli-help-serve = Tessella für Browser und Programme öffnen, bis zum Abbruch. Jeder Schalter ist auch eine Variable: --port ist TESSELLA_PORT.
cli-help-serve-host = Adresse, an der gelauscht wird; 0.0.0.0 lässt andere Rechner herein (Standard: 127.0.0.1).
cli-help-serve-port = Der Port (Standard: 8000; 0 wählt einen freien).
cli-help-serve-data = Ordner der eingebauten Datenbank (Standard: der eigene Datenordner).
cli-help-serve-database = Eine PostgreSQL-Datenbank statt der eingebauten.
cli-help-serve-redis = Redis, für mehrere Prozesse an einem Tisch.
cli-help-serve-public-url = Wo Browser diesen Server finden, wenn ein Proxy davorsteht.
cli-help-serve-origins = Andere Websites, deren Seiten diesen Server nutzen dürfen.
cli-help-serve-hosts = Namen, unter denen der Server gefragt werden darf; *.NAME meint alle unter NAME, * jeden (Standard: die eigenen).
cli-help-serve-secret = Schlüssel, der Sitzungen unterschreibt (Standard: einmal erzeugt, in der Datenbank).
cli-help-serve-proxies = Wie viele Proxys vor diesem Server stehen (Standard: 0).
cli-help-serve-password-time = Runden beim Hashen eines Passworts (Standard: 3).
cli-help-serve-password-memory = Speicher beim Hashen eines Passworts (Standard: 65536).
cli-help-serve-session-days = Tage, die eine Sitzung unbenutzt gültig bleibt (Standard: 90).
cli-help-serve-spectator-delay = Verzögerung für Zuschauer bei verdeckten Händen (Standard: 30).
cli-help-serve-computer-pause = Wie lange ein Zug des Computers mindestens dauert (Standard: 400).
cli-help-serve-away-after = Sekunden ohne Verbindung, nach denen jemand abwesend ist (Standard: 15).
cli-help-serve-hand-over-after = Abwesenheit, nach der der Computer einspringen darf (Standard: 300).
cli-help-serve-claim-after = Abwesenheit, nach der eine Partie ohne Uhr beansprucht werden kann (Standard: 86400).
cli-help-serve-computer-memory = Wie viele Mebibyte sich Computer von Zug zu Zug merken (Standard: 64).
cli-help-serve-body-limit = Die größte Anfrage (Standard: 65536).
cli-help-serve-requests-per-minute = Anfragen, die eine Adresse stellen darf (Standard: 1200).
cli-help-serve-connections = Verbindungen, die insgesamt offen sein dürfen (Standard: 20000).
cli-help-serve-connections-per-address = Verbindungen, die eine Adresse offen haben darf (Standard: 200).
cli-help-serve-head-seconds = Sekunden, in denen der Kopf einer Anfrage ankommen muss (Standard: 10).
cli-help-serve-limit-factor = Alle Grenzen dafür, wie oft etwas verlangt werden darf, mal dieser Zahl (Standard: 1).
cli-help-serve-metrics-token = Wer es kennt, darf /metrics auch von anderswo lesen.
cli-help-serve-log-format = Zeilen für Menschen, oder JSON (Standard: text).
cli-help-serve-log-level = debug, info, warning oder error (Standard: info).
cli-help-serve-browser = Die Seite im Browser öffnen.
cli-serve-ready = Tessella wartet unter { $address } (Ende mit Strg+C).

cli-help-backup = Die eingebaute Datenbank in eine Datei kopieren, während der Server weiterläuft.
cli-help-backup-file = Die Datei, die geschrieben wird; es darf sie noch nicht geben.
cli-help-backup-data = Der Ordner der Datenbank (Standard: der eigene Datenordner).
cli-backup-done = { $matches ->
    [one] Eine Partie ist
   *[other] { $matches } Partien sind
} sicher in { $file }. Zum Wiederherstellen den Server anhalten und die Datei an die Stelle der Datenbank legen.
cli-backup-nothing = Unter { $file } liegt keine Datenbank. Nenne ihren Ordner mit --data.
cli-backup-exists = { $file } gibt es schon. Wähle einen anderen Namen.
cli-backup-broken = Die Kopie ist beschädigt (Einzelheiten auf Englisch: { $why }).
cli-backup-failed = Es wurde keine Sicherung nach { $file } geschrieben (Einzelheiten auf Englisch: { $why }).

# Wie wahr die Chancen sind.
cli-calibrate-search = { $game } hat keine Suche, die Chancen nennt.
cli-calibrate-plan = { $games } Partien der Engine gegen sich selbst mit je { $strengths } Simulationen je Zug. Startwert { $seed }. Brier-Wert / logarithmischer Verlust.
cli-calibrate-third = Drittel
cli-calibrate-positions = Stellungen
cli-calibrate-told = Genannt
cli-calibrate-utility = Maximiert
cli-calibrate-constant = Konstante
cli-calibrate-points = Punkte: Schiefe ± ihr Fehler (Fehler)
cli-calibrate-worst = Schlechteste Klasse
cli-calibrate-shown = Abweichung mindestens (95 %)
cli-calibrate-chance = Gewinnchance
cli-calibrate-in-third = Drittel { $number }: genannt, eingetroffen (Mal)
cli-puzzles-found = { $count ->
    [one] { $count } Aufgabe
   *[other] { $count } Aufgaben
} aus { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}: { $exact } exakt, Wertung { $low } bis { $high }.
cli-puzzles-none = Keine Aufgaben gefunden. Versuch es mit mehr Partien.
cli-puzzles-other = Diese Aufzeichnung ist von einem anderen Spiel: { $game }.
