puzzle-title = Aufgaben
puzzle-lead = Finde den richtigen Zug in Stellungen aus echten Partien.
puzzle-daily-lead = Für alle dieselbe. Die nächste kommt um Mitternacht (UTC).
puzzle-daily-go = Lösen
puzzle-daily-solved = Heute gelöst. Gut gemacht!
puzzle-daily-missed = Diesmal nicht gelöst. Morgen kommt eine neue.
puzzle-collections = Alle Aufgaben
puzzle-count = { $count ->
    [one] { $count } Aufgabe
   *[other] { $count } Aufgaben
}
puzzle-done = { $solved } von { $tried } gelöst
puzzle-rated = Wertung { $rating } ± { $uncertainty }
puzzle-mistakes = Deine eigenen Fehler
puzzle-mistakes-wait = { $count ->
    [0] Keiner wartet. Analysiere deine Partien: Deine Fehler kommen hier wieder.
    [one] Einer deiner Fehler wartet.
   *[other] { $count } deiner Fehler warten.
}
puzzle-mistakes-go = Üben
puzzle-sign-in = Melde dich an, um eine Wertung zu behalten und eigene Fehler zu üben.
puzzle-turn = { $colour } ist am Zug
puzzle-level = Wertung der Aufgabe { $rating }
puzzle-of-day = Aufgabe des Tages, { $day }
puzzle-goal-win = Gewinne mit diesem Zug.
puzzle-goal-win-in-two = Gewinne spätestens mit deinem nächsten Zug, was auch immer Drehscheibe, Würfel oder Gegner dazwischen tun.
puzzle-goal-secure = Hol das beste Ergebnis, das dir niemand nehmen kann. Es zählt der Sieg, nicht der Abstand.
puzzle-hidden = Was du nicht siehst, liegt in der anderen Hand: Der Vorrat ist leer.
puzzle-goal-best = Finde den Zug mit der besten Gewinnchance. Er liegt klar vor allen anderen.
puzzle-goal-mistake = Hier hast du Gewinnchance verloren. Finde einen Zug, der so gut ist wie der beste.
puzzle-mistake-was = Du hast gespielt
puzzle-tried-solved = Diese Aufgabe hast du schon gelöst.
puzzle-tried-missed = Diese Aufgabe hast du schon versucht.
puzzle-board = { $game }, eine Aufgabe
puzzle-ways = Rund um die Aufgaben
puzzle-all = Alle Aufgaben
puzzle-again = Noch einmal
puzzle-next = Nächste Aufgabe
puzzle-right = Richtig!
puzzle-wrong = Nicht dieser Zug
puzzle-more = { $count ->
    [one] Ein anderer Zug ist auch richtig.
   *[other] { $count } andere Züge sind auch richtig.
}
puzzle-result = { $result ->
    [win] Du gewinnst, was auch immer die anderen tun.
    [draw] Du teilst mindestens den Sieg.
    [none] Man kann dich am Sieg hindern.
   *[other] { $share } des Sieges sind dir sicher.
}
puzzle-result-wrong = { $result ->
    [none] Nach diesem Zug kann man dich am Sieg hindern.
    [draw] Nach diesem Zug bleibt dir sicher nur ein geteilter Sieg.
   *[other] Nach diesem Zug sind dir nur { $share } des Sieges sicher.
}
puzzle-goal-missed = Dieser Zug erreicht das Ziel nicht.
puzzle-chance = Gewinnchance { $after }.
puzzle-chance-wrong = Gewinnchance { $after }; mit dem richtigen Zug { $before }.
puzzle-rating = Deine Wertung bei Aufgaben
puzzle-show = Auf dem Brett
puzzle-show-right = Richtiger Zug
puzzle-show-reply = Antwort auf deinen Zug
puzzle-dashed-right = Gestrichelt: ein richtiger Zug
puzzle-dashed-reply = Gestrichelt: die Antwort des Gegners
