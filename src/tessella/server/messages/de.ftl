problem-unavailable = Die Datenbank ist nicht erreichbar. Nichts ging verloren; bitte gleich noch einmal versuchen.
unrated-computer = Eine gewertete Partie braucht auf jedem Platz eine Person oder ein Bot-Konto; die Stufen des Computers spielen freie Partien.
unrated-guest = Gäste spielen freie Partien. Für eine gewertete Partie genügt ein Konto.
unrated-twice = Niemand kann in einer gewerteten Partie zwei Plätze haben.
unrated-own-bot = Ein Bot spielt keine gewertete Partie gegen seinen Besitzer und keine gegen einen anderen Bot desselben Besitzers.
