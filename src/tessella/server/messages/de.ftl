# Warum der Tisch etwas ablehnt.
problem-unavailable = Die Datenbank ist nicht erreichbar. Nichts ging verloren; bitte gleich noch einmal versuchen.
unrated-computer = Eine gewertete Partie braucht auf jedem Platz eine Person oder ein Bot-Konto; die Stufen des Computers spielen freie Partien.
unrated-guest = Gäste spielen freie Partien. Für eine gewertete Partie genügt ein Konto.
unrated-twice = Niemand kann in einer gewerteten Partie zwei Plätze haben.
unrated-own-bot = Ein Bot spielt keine gewertete Partie gegen seinen Besitzer und keine gegen einen anderen Bot desselben Besitzers.
problem-page = Das ist keine Seite dieser Liste: Nimm „next“ von der Seite davor.
problem-whose-result = Wessen Ergebnis? Nenne auch den Spieler.
problem-record-not-yet = Noch gibt es nichts zu zeigen: Eine Partie mit verdeckten Händen liegt offen, wenn sie vorbei ist, andere, sobald sie begonnen haben.
problem-no-seat = Diesen Platz gibt es nicht; der letzte ist { $last }.
problem-bad-record = Diese Mitschrift ist nicht lesbar. { $why }
problem-record-lines = Diese Mitschrift ist zu lang, um hier gezeigt zu werden: { $limit } Zeilen sind erlaubt.
problem-no-such-format = Hier gibt es nur JSON.
