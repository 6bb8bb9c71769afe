# Zwischen Spielern: noch einmal, wer da ist, wer fehlt.
rematch-offered = { $name } möchte eine Revanche.
rematch-waits = Revanche angeboten. Warten auf { $names }.
rematch-withdraw = Zurückziehen
offer-declined = { $what ->
    [draw] { $name } lehnt das Remis ab.
    [take-back] { $name } ist gegen das Zurücknehmen.
    [hints] { $name } möchte keine Tipps.
   *[rematch] { $name } lehnt die Revanche ab.
}
evening-score = Letzte 12 Stunden: { $score }
evening-shared = { $count ->
    [one] 1 Unentschieden
   *[other] { $count } Unentschieden
}
awaited-away = Warten auf { $name } (offline)
awaited-long = Warten auf { $name }
awaited-nudge = Anstupsen
awaited-nudged = { $name } wurde angestupst.
awaited-nudged-away = { $name } erfährt es bei der Rückkehr.
awaited-hand-over = Computer spielen lassen
awaited-hand-over-sure = Der Computer (Stufe 5) spielt für { $name } bis zur Rückkehr.
awaited-hand-over-from = Bleibt { $name } weg, kann ab { $time } der Computer weiterspielen.
awaited-claim = { $others ->
    [one] Sieg beanspruchen
   *[other] Weiterspielen
}
awaited-claim-sure = { $name } ist seit einem Tag offline. { $others ->
    [one] Sieg beanspruchen?
   *[other] Ohne diese Person weiterspielen?
}
awaited-claim-from = { $others ->
    [one] Ab { $time } kannst du den Sieg beanspruchen.
   *[other] Ab { $time } könnt ihr ohne diese Person weiterspielen.
}
play-cause-absence = { $name } kam nicht zurück.
cause-absence = Gegner abwesend
seat-computer-plays = Computer spielt
return-told = Der Computer spielt für dich.
return-do = Meinen Platz übernehmen
chat-unread = { $count ->
    [one] 1 neue Nachricht
   *[other] { $count } neue Nachrichten
}
call-rematch = { $name } möchte eine Revanche: { $game }.
call-nudge = { $name } wartet auf dich: { $game }.

# Eine Einladung.
invited = Einladung zu { $game }
invited-by = { $name } lädt dich zu { $game } ein
invited-seats = { $count } Spieler
invited-no-clock = unbegrenzte Bedenkzeit
invited-others = Schon da: { $names }
invited-lesson = In fünf Minuten gelernt

# Freunde und Herausforderungen.
friends-title = Freunde
friends-following = Spieler, denen du folgst
friends-none = Noch niemand. Folge anderen, um zu sehen, wann sie online sind, und um sie herauszufordern.
friends-search = Spieler nach Namen suchen
friends-find = Suchen
friends-found = Gefunden
friends-nobody = Niemand mit diesem Namen.
friend-online = online
friend-offline = offline
friend-watch = Zusehen
friend-follow = Folgen
friend-unfollow = Nicht mehr folgen
friend-block = Blockieren
friend-unblock = Nicht mehr blockieren
blocked-title = Spieler, die du blockierst
suggested-title = Vorschläge
suggested-opponent = vor Kurzem Gegner in { $game }
suggested-rating = Wertung { $rating } in { $game }, nah an deiner
challenge = Herausfordern
challenge-of = { $name } herausfordern
challenge-look = Ansehen
challenge-sent = { $game }: wartet auf Antwort
challenge-declined = { $name } lehnt ab.
challenges-title = Herausforderungen
call-declined = { $name } lehnt ab: { $game }.

# Der Chat der Zuschauer.
chat-spectator = Zuschauer
chat-among = Chat der Zuschauer. Die Spieler sehen ihn nach dem Ende.
chat-off = Zuschauer können hier gerade nicht chatten.
chat-hush = Chat der Zuschauer ausschalten
chat-unhush = Chat der Zuschauer einschalten

# Wie jemand gespielt hat.
statistics-title = Ergebnisse
statistics-won = { $count ->
    [one] 1 Sieg
   *[other] { $count } Siege
}
statistics-shared = { $count ->
    [one] 1 Unentschieden
   *[other] { $count } Unentschieden
}
statistics-lost = { $count ->
    [one] 1 Niederlage
   *[other] { $count } Niederlagen
}
statistics-streak = { $count } Siege in Folge
statistics-longest = längste Serie: { $count }
statistics-levels = Gegen den Computer
statistics-level = Stufe { $level }
statistics-of = { $won } von { $played }
statistics-best = Beste Siege

# Ohne Verbindung.
needs-network-why = Du bist offline: Das braucht eine Verbindung.
