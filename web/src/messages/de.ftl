# Wörter der Web-App allein.
game-blokus-duo = Blokus Duo
game-tetris-duel = Tetris Duel
game-tetris-link = Tetris Link
game-triominos = Triominos
language-en = English
language-fr = Français
language-de = Deutsch

seat = Spieler { $number }
page-home = Startseite
page-language = Sprache
page-loading = Einen Moment …
page-unknown = Unter dieser Adresse gibt es nichts. Versuche es von der Startseite aus.
home-lead = Vier Legespiele an einem Tisch. Zieh eine aufgezeichnete Partie hierher, um sie anzusehen.
home-open = Partie öffnen

rack-label = Übrige Steine
rack-count = ×{ $count }
card-acts = am Zug
card-won = gewinnt
chance-shows = Gewürfelt: { $face }
chance-waits = Noch nicht gewürfelt

replay-players = Spieler
replay-shared = Für alle
replay-moves = Züge
replay-move = { $move ->
    [draw] zieht
   *[other] { $move }
}
replay-start = Der Tisch ist gedeckt.
replay-place = Stelle in der Partie
replay-step = Schritt { $step } von { $last }
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Einen Schritt weiter
replay-last = Zum Ende
replay-unknown = Diese Partie gibt es nicht, oder sie ist nicht öffentlich. Prüfe den Link.
replay-unreachable = Der Server antwortet nicht. Schau gleich noch einmal.
replay-unreadable = Diese Datei ist keine Partie von Tessella. Wähle eine andere.
