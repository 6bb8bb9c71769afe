# Wörter der Web-App allein.
language-en = English
language-fr = Français
language-de = Deutsch

seat = Spieler { $number }
colour-violet = Violett
colour-orange = Orange
colour-green = Grün
colour-red = Rot
colour-yellow = Gelb
colour-blue = Blau
page-home = Startseite
page-language = Sprache
page-loading = Einen Moment …
page-unknown = Seite nicht gefunden. Zurück zur Startseite.
page-description = Spiel { $games } online, kostenlos.



# The pages around the games.
home-title =
    { $count ->
        [1] Ein Spiel
        [2] Zwei Spiele
        [3] Drei Spiele
        [4] Vier Spiele
        [5] Fünf Spiele
        [6] Sechs Spiele
        [7] Sieben Spiele
        [8] Acht Spiele
        [9] Neun Spiele
       *[other] { $count } Spiele
    }, ein Tisch
home-lead = Wähle ein Spiel und leg los. Kostenlos und ohne Konto.
home-open = Datei wählen
home-picture = Eine laufende Partie { $game }
start-computer = Gegen den Computer
start-level = Stufe des Computers, { $game }
start-friend = Mit Freunden
start-pass = An einem Gerät
start-find = Gegner finden
start-options = Alle Optionen
level-1 = Einsteiger
level-2 = Anfänger
level-3 = Hobby
level-4 = Fortgeschritten
level-5 = Solide
level-6 = Verein
level-7 = Stark
level-8 = Turnier
level-9 = Volle Stärke
own-title = Deine Partien
own-rematch = Revanche?
own-invited = Du bist eingeladen
own-declined = Abgelehnt
own-theirs = Nicht am Zug
call-invited = { $names } lädt dich zu { $game } ein.
call-turn = { $game }: Du bist am Zug gegen { $names }.
call-go = Zur Partie
call-later = Später
seeks-title = Offene Partien
seeks-empty = Gerade wartet niemand. „Gegner finden“ setzt dich an die erste Stelle.
seeks-free = { $free ->
    [one] { $free } freier Platz
   *[other] { $free } freie Plätze
}
live-title = Laufende Partien
live-empty = Gerade läuft keine öffentliche Partie. Fang eine an, andere können zusehen.
top-title = Beste Spieler
top-all = Ganze Rangliste
top-empty = Noch steht niemand in der Rangliste. Spiel gewertete Partien.
top-vacant = noch frei
server-silent = Der Server antwortet nicht. Versuch es gleich noch einmal.
offline = { $lacks ->
    [network] Du bist offline.
   *[server] Der Server antwortet nicht.
} Lektionen, Regeln, Einstellungen und gespeicherte Partien gehen trotzdem; alles andere braucht eine Verbindung.
offline-kept = Gespeicherte Partien
signed-out = Du wurdest abgemeldet. Was nicht bestätigt wurde, ist nicht geschehen.
signed-out-heard = In Ordnung
needs-network = Dafür braucht es eine Verbindung.
kept-title = Auf diesem Gerät gespeichert
kept-empty = Noch ist nichts da. Deine beendeten Partien und alle, die du ansiehst, bleiben hier, für Zeiten ohne Verbindung.
page-skip = Zum Inhalt springen
page-failed = Diese Seite ließ sich nicht laden. Prüf die Verbindung und versuch es noch einmal.
nav-label = Seiten
nav-own = Dein Konto
nav-play = Spielen
nav-matches = Partien
nav-ranking = Rangliste
nav-rules = Regeln
nav-settings = Einstellungen
nav-menu = Menü
nav-nobody = Gast
nav-profile = Deine Seite, { $name }
foot-more = Mehr
foot-record = Aufzeichnung öffnen
record-lead = Zieh die Aufzeichnung einer Partie irgendwo auf die Seite oder wähle ihre Datei, um die Partie anzusehen.
match-rated = gewertet
match-casual = ungewertet
match-public = öffentlich
match-private = privat
clock-label = Bedenkzeit
clock-none = unbegrenzt
clock-fischer = { $stock } min + { $increment } s
clock-days = { $days ->
    [one] { $days } Tag pro Zug
   *[other] { $days } Tage pro Zug
}
clock-free = eigene
clock-minutes = Minuten pro Spieler
clock-increment = Inkrement (s)
player-computer = Computer { $level }
player-deleted = gelöschtes Konto
player-nobody = niemand
new-title = { $game }: deine Partie
new-game = So wird gespielt
new-seats = Wer spielt
new-seats-hint = Nimm selbst mehrere Plätze, um das Gerät herumzugeben.
new-terms = Zeit und Wertung
new-stakes = Gewertet?
new-unrated = Gewertete Partien brauchen auf jedem Platz ein Konto und keinen Computer.
new-seen = Wer kann sie finden?
new-public-hint = Sie steht auf der Startseite, und alle können zusehen.
new-private-hint = Nur, wer den Link hat.
new-open = Partie eröffnen
chair-label = Platz { $number }
chair-level = Stufe des Computers auf Platz { $number }
chair-name = Name
chair-name-label = Wer auf Platz { $number } eingeladen ist
chair-me = Ich
chair-open = Beliebig
chair-invited = Bestimmte Person
chair-computer = Der Computer
invite-title = Freunde einladen
invite-lead = { $game } ist bereit. Es geht los, sobald dein Gegenüber dabei ist.
invite-how = Lass den Code scannen oder schick diesen Link:
invite-code = QR-Code des Links
invite-link = Link zur Partie
invite-copy = Link kopieren
invite-copied = Kopiert
invite-share = Teilen
invite-waiting = Dein Gegenüber fehlt noch …
invite-go = Zur Partie
sign-in = Anmelden
sign-up = Konto anlegen
sign-out = Abmelden
sign-in-else = Noch kein Konto?
sign-up-else = Hast du schon eins?
sign-up-lead = Behalt deine Partien, spiel um die Rangliste und lass dich von Freunden finden. Was du als Gast gespielt hast, kommt mit.
account-name = Name
account-name-hint = 3 bis 20 Buchstaben und Ziffern; dazwischen Leerzeichen, Punkt, Binde- oder Unterstrich.
account-password = Passwort
account-password-hint = Mindestens 8 Zeichen.
account-password-old = Bisheriges Passwort
account-password-new = Neues Passwort
account-password-change = Passwort ändern
account-email = E-Mail (optional)
account-email-hint = Niemand sonst sieht sie.
account-save = Speichern
account-everywhere = Alle Geräte
account-everywhere-hint = Beendet alle Sitzungen dieses Kontos, auch diese.
account-everywhere-do = Überall abmelden
account-export = Meine Daten herunterladen
account-export-hint = Alles, was über dich gespeichert ist, in einer Datei.
account-delete = Konto löschen
account-delete-hint = Das lässt sich nicht rückgängig machen. Beendete Partien bleiben, ohne deinen Namen.
account-delete-do = Endgültig löschen
password-show = Zeigen
deed-done = Erledigt.
person-guest = Gast
person-account = Spieler
person-bot = Bot
person-deleted = Gelöschtes Konto
person-since = dabei seit { $day }
person-owner = ein Bot von
person-guest-hint = Du spielst als Gast. Ein Konto behält deine Partien und deine Wertung.
person-unrated = Noch keine gewerteten Partien.
person-matches = Beendete Partien
person-no-matches = Noch nichts zu sehen.
person-no-matches-own = Hier stehen bald deine beendeten Partien. Zeit für die erste!
profile-chart = { $matches ->
    [one] Wertung nach { $matches } Partie: von { $first } auf { $last }
   *[other] Wertung über { $matches } Partien: von { $first } auf { $last }
}
rating-provisional = vorläufig
rating-matches = { $matches ->
    [one] { $matches } gewertete Partie
   *[other] { $matches } gewertete Partien
}
rating-wins = { $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
}
rating-place = Platz { $place } von { $people }
list-more = Mehr zeigen
cause-rules = zu Ende gespielt
cause-resignation = aufgegeben
cause-time = Zeit abgelaufen
cause-agreement = Remis vereinbart
cause-aborted = abgebrochen
search-game = Spiel
search-any = egal
search-player = Spieler
search-opponent = Gegner
search-result = Ergebnis des Spielers
search-stakes = Gewertet?
search-since = Von
search-until = Bis
search-go = Suchen
search-empty = Keine Partie gefunden. Nimm weniger Filter.
outcome-won = Sieg
outcome-shared = Geteilter Sieg
outcome-lost = Niederlage
ranking-games = Spiele
ranking-place = Platz
ranking-name = Name
ranking-rating = Wertung
ranking-matches = Partien
ranking-wins = Siege
ranking-share = { $share } %
ranking-pages = Seiten der Rangliste
ranking-page = Seite { $page } von { $pages }
ranking-before = Zurück
ranking-after = Weiter
ranking-own = Zu meinem Platz
ranking-empty-title = Der erste Platz ist frei
ranking-empty = Noch hat niemand genug gewertete Partien gegen andere Konten. Mindestens zehn, meist etwa fünfzehn.
ranking-start = Partie eröffnen
ranking-how = So liest man sie
ranking-how-text = Alle beginnen bei 1500. 200 Punkte mehr bedeuten etwa drei Siege in vier Partien. In 95 von 100 Fällen liegt die wahre Stärke innerhalb von ±. Die Plätze gehen nach Wertung minus ±: Ein glücklicher Anfang reicht nicht.
ranking-counts = Was zählt
ranking-counts-early = Wer geht, bevor alle fünf Züge gemacht haben, verliert, und niemand gewinnt dadurch.
ranking-counts-repeats = Von den Partien, die dieselben zwei an einem Tag in einem Spiel spielen, zählen fünf ganz, die nächste halb, dann ein Viertel und so weiter, und ab der elften keine.
ranking-counts-hands = Sind verdeckte Hände verteilt, lässt sich eine gewertete Partie nicht mehr abbrechen.
ranking-spread = Alle Wertungen
ranking-spread-label = { $people ->
    [one] Wertung von { $people } Person, von { $first } bis { $last }
   *[other] Wertungen von { $people } Personen, von { $first } bis { $last }
}
settings-look = Aussehen
settings-play = Am Brett
settings-account = Konto
settings-guest = Du bist als Gast hier. Mit einem Konto behältst du deine Partien und spielst um die Rangliste.
choice-theme = Design
choice-theme-system = wie das Gerät
choice-theme-light = hell
choice-theme-dark = dunkel
choice-contrast = Kontrast
choice-contrast-system = wie das Gerät
choice-contrast-more = hoch
choice-patterns = Muster auf Steinen
choice-patterns-quiet = dezent
choice-patterns-strong = kräftig
choice-patterns-none = keine
choice-motion = Animationen
choice-motion-system = wie das Gerät
choice-motion-none = keine
choice-board = Spielbrett
choice-board-paper = Papier
choice-board-slate = Schiefer
choice-board-meadow = Wiese
choice-sound = Ton
choice-sound-off = aus
choice-sound-on = an
choice-confirm = Züge bestätigen
choice-confirm-touch = auf Touchscreens
choice-confirm-always = immer
choice-confirm-never = nie
choice-coordinates = Koordinaten
choice-coordinates-wide = auf breiten Bildschirmen
choice-coordinates-off = aus
choice-coordinates-on = an
tokens-title = Tokens
tokens-lead = Mit einem Token handelt dein Programm in deinem Namen.
token-new = Neues Token
token-label = Wofür es ist
token-scopes = Was es erlaubt
token-make = Token anlegen
token-made = Kopier es gleich: Du siehst es nicht noch einmal.
token-secret = Das Token
token-revoke = Widerrufen
token-unused = nie benutzt
token-used = benutzt am { $day }
scope-read = ansehen
scope-play = spielen
scope-chat = chatten
bots-title = Bots
bots-lead = Ein Bot ist ein Konto, das dein Programm spielt.
bot-new = Neuer Bot
bot-make = Bot anlegen
bot-page = Seine Seite
bot-delete = { $name } löschen
replay-share = Link kopieren
replay-download = Herunterladen
analysis-name = Analysebrett
replay-dice = Würfel prüfen
dice-title = Faire Würfel
dice-lead = Auf einem Server sieht niemand den Würfel fallen. Darum hat sich der Server vor der Partie festgelegt, und diese Seite rechnet jeden Wurf nach, in deinem Browser.
dice-open = Die Partie läuft noch. Am Ende wird das Geheimnis gezeigt, und alles lässt sich prüfen.
dice-fair = { $count ->
    [one] Das Ergebnis stimmt.
   *[other] Alle { $count } Ergebnisse stimmen.
}
dice-unfair = Etwas stimmt nicht. Unten steht, was.
dice-insecure = Diese Seite wurde nicht über https geladen, darum kann dein Browser hier nichts prüfen. `tessella verify` prüft die Aufzeichnung ohne Browser.
dice-commitment = 1. Das Versprechen
dice-commitment-text = Bevor jemand dabei war, zeigte der Server diesen Fingerabdruck seines Geheimnisses. Ändern kann er es nicht mehr.
dice-nonces = 2. Der Zufallstext jedes Platzes
dice-nonces-text = Dann gab jeder Platz einen Zufallstext dazu, den der Server nicht vorhersehen konnte.
dice-secret = 3. Das Geheimnis
dice-secret-text = Gezeigt, als die Partie vorbei war:
dice-secret-later = Es wird gezeigt, wenn die Partie vorbei ist.
dice-kept = Sein Fingerabdruck, hier berechnet, ist der versprochene:
dice-broken = Sein Fingerabdruck, hier berechnet, ist nicht der versprochene:
dice-decisions = 4. Jeder Wurf
dice-decisions-text = Geheimnis, Zufallstexte und Nummer des Wurfs entscheiden, sonst nichts.
dice-number = Nr.
dice-choices = Aus
dice-came = Ergebnis
dice-check = Prüfung
dice-right = stimmt
dice-wrong = müsste { $due } sein
dice-many = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
}
dice-none = Noch nichts zu zeigen.
dice-replay = Partie ansehen
rules-play = Spielen
rules-parts = Teile der Regeln
rules-lead = Jede Regel hat eine Nummer; sie wird genannt, wenn ein Zug abgelehnt wird.

rack-label = Übrige Steine
rack-count = ×{ $count }
rack-pool = { $count ->
    [one] ein Stein im Vorrat
   *[other] { $count } Steine im Vorrat
}
rack-hand = { $count ->
    [one] ein Stein auf der Hand
   *[other] { $count } Steine auf der Hand
}
unit-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
unit-squares = { $count ->
    [one] Quadrat
   *[other] Quadrate
}
rack-lost = { $name } (kein Platz mehr)
common = Gemeinsam
common-next = als Nächstes: { $name }
common-out = raus
card-acts = am Zug
card-won = hat gewonnen
chance-shows = Gewürfelt: { $face }
chance-waits = Noch nicht gewürfelt

replay-players = Spieler
replay-shared = Für alle
replay-moves = Züge
replay-move = { $move ->
    [draw] zieht
   *[other] { $move }
}
replay-start = Spielbeginn
replay-place = Stelle in der Partie
replay-step = Schritt { $step } von { $last }
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Einen Schritt weiter
replay-last = Zum Ende
replay-unknown = Diese Partie gibt es nicht, oder sie ist nicht öffentlich. Prüf den Link.
replay-unreachable = Der Server antwortet nicht. Versuch es gleich noch einmal.
replay-unreadable = Diese Datei ist keine Partie von Tessella. Wähle eine andere.

board-nearer = Vergrößern
board-whole = Alles zeigen

play-computer = Computer, Stufe { $level }
play-computer-of = Computer { $number }, Stufe { $level }
play-computer-brief = { $count ->
    [0] Computer
   *[other] Computer { $count }
}
play-level = Stufe { $level }
play-you = du
play-away = offline
play-gone = ausgestiegen
play-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
play-hand = Dein Zug
play-after = Wie weiter
play-left = Spieler und Vorrat
play-die = Würfel oder Drehscheibe
play-state = Wie es steht
play-pieces = Deine Steine
play-piece = { $number }: Stein { $piece }
play-turn = Drehen (R)
play-flip = Wenden (F)
tray-fits = { $fits ->
    [one] 1 von { $count } Steinen passt
   *[other] { $fits } von { $count } Steinen passen
} · { $corners ->
    [one] 1 freie Ecke
   *[other] { $corners } freie Ecken
}
tray-left = { $count ->
    [one] 1 Stein übrig
   *[other] { $count } Steine übrig
}{ $lost ->
    [0] {""}
   *[other] , { $lost } ohne Platz
}
play-lost-piece = (kein Platz mehr)
play-corners = Freie Ecken zeigen (C)
play-other = { $move ->
    [draw] Stein ziehen
   *[other] { $move }
}
play-lay = Legen
play-even = keine Punkte
guide-pick = Wähle einen deiner Steine.
guide-aim = Wähle jetzt, wo er auf dem Brett liegen soll.
guide-draw = Nichts lässt sich legen: Zieh.
guide-keys = { $flips ->
    [yes] R dreht, F wendet.
   *[no] R dreht.
}
guide-wait = { $name } ist an der Reihe.
play-aimed = { $fits ->
    [yes] { $piece } auf { $place }: passt.
   *[no] { $piece } auf { $place }: passt nicht.
}
play-chat = Chat
play-watchers = { $count } Zuschauer
play-waiting = Es fehlen noch Spieler
play-theirs = { $name } überlegt
play-yours = Du bist dran
play-turn-of = { $name }, du bist dran
play-won = Du hast gewonnen!
play-winner = { $count ->
    [one] { $name } hat gewonnen.
   *[other] { $name } teilen sich den Sieg.
}
play-shared = Geteilter Sieg.
play-aborted = Diese Partie wurde abgebrochen.
play-cause = { $cause ->
    [resignation] { $count ->
        [one] { $name } hat aufgegeben.
       *[other] Die anderen haben aufgegeben.
    }
    [time] Die Zeit ist abgelaufen.
   *[agreement] Remis vereinbart.
}
play-lost = Verbindung verloren. Wird neu aufgebaut …
play-offers = Ein Angebot
play-offered = { $what ->
    [draw] { $name } bietet Remis an.
    [hints] { $name } möchte Tipps für alle erlauben.
   *[take-back] { $name } möchte einen Zug zurücknehmen.
}
play-offer-waits = { $what ->
    [draw] Du hast Remis angeboten.
    [hints] Du möchtest Tipps erlauben.
   *[take-back] Du möchtest deinen Zug zurücknehmen.
}
play-accept = Annehmen
play-decline = Ablehnen
play-rematch = Revanche
play-to-rematch = Zur Revanche
play-replay = Ansehen
play-hint = Tipp
hint-title = Tipps
hint-chance = { $kind ->
    [exact] gewinnt zu { $value } %
    [low] Gewinnchance unter 5 %
    [high] Gewinnchance über 95 %
   *[about] Gewinnchance etwa { $value } %
}
hint-odds = { $kind ->
    [exact] { $value } %
    [low] < 5 %
    [high] > 95 %
   *[about] ca. { $value } %
}
hint-head = Punkte und Gewinnchance
hint-points = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
hint-where = Versuch { $piece } im markierten Bereich.
hint-show = Zug zeigen
hint-why = Warum?
hint-no-reason = Nichts Offensichtliches: Die Engine hat weiter vorausgeschaut.
hint-close = Tipps schließen
hint-ask = Tipps erlauben
hint-on = In dieser Partie sind Tipps erlaubt: Alle sind einverstanden.
play-take-back = Zug zurücknehmen
play-offer-draw = Remis anbieten
play-resign = Aufgeben
play-resign-sure = Diese Partie aufgeben? { $others ->
    [one] Dein Gegner gewinnt.
   *[other] Die anderen spielen ohne dich weiter.
}
play-abort = Partie abbrechen
play-abort-sure = Diese Partie abbrechen? Niemand gewinnt oder verliert.
play-claim = { $others ->
    [one] Sieg beanspruchen
   *[other] Weiterspielen
}
play-claim-sure = { $others ->
    [one] Die Zeit des Gegners ist um. Den Sieg beanspruchen?
   *[other] Die Zeit ist um. Ohne diese Person weiterspielen?
}
play-rise = Platz verlassen
play-rise-sure = Den Platz jemand anderem überlassen?
play-cancel = Nein
play-close = Schließen
play-sit = Mitspielen
play-share = Lade mit diesem Link ein:
play-link = Link zu dieser Partie
play-copy = Kopieren
play-copied = Kopiert
curtain-title = Gib das Gerät an { $name }
curtain-open = Ich bin { $name }
type-title = Zug eingeben
type-label = Stein und Feld, zum Beispiel L5 e10
type-none = Dort passt keiner deiner Steine. Nenne einen Stein und ein Feld, das er bedecken soll.
type-several = { $count ->
    [one] Eine Möglichkeit passt.
   *[other] { $count } Möglichkeiten passen: Nenne weitere Felder oder eine Nummer von 1 bis { $count }.
}
type-ready = { $move } passt: { $gain ->
    [one] { $gain } Punkt
   *[other] { $gain } Punkte
}. Noch einmal Enter legt ihn.
chat-none = Noch hat niemand etwas gesagt.
chat-mute = { $name } stummschalten
chat-unmute = Stummschaltung von { $name } aufheben
chat-write = Etwas sagen
chat-hello = Hallo!
chat-good-luck = Viel Glück!
chat-well-played = Gut gespielt!
chat-thanks = Danke!
chat-sorry = Entschuldigung!
chat-one-moment = Einen Moment, bitte.
chat-oops = Hoppla!
chat-good-game = Schöne Partie!
keys-title = Tasten
keys-digits = Stein nach seiner Nummer nehmen
keys-cycle = voriger, nächster Stein
keys-arrows = Stein bewegen
keys-next = nächste Stelle, an die er passt
keys-turn = drehen, mit Umschalt andersherum
keys-flip = wenden
keys-lay = legen
keys-draw = ziehen, wenn es etwas zu ziehen gibt
keys-free = freie Ecken zeigen
keys-hint = Tipp
keys-back = Zug zurücknehmen
keys-drop = zurücklegen
keys-list = diese Liste

# Ersatzteile.
spare-title = Stein verloren?
spare-home = Druck ihn dir, maßstäblich, auf Papier oder in Kunststoff.
spare-lead = Alten Schachteln fehlen Steine. Wähle das Spiel und mach dir, was fehlt: einen Bogen zum Drucken und Ausschneiden oder eine Datei für den 3D-Drucker.
spare-game = { $game }: Stein verloren?
spare-seat = Farbe
spare-seat-all = alle
spare-colour = { $colour ->
    [violet] violett
    [orange] orange
    [green] grün
    [red] rot
    [yellow] gelb
   *[blue] blau
}
spare-pieces = Was fehlt?
spare-none = Nichts gewählt: Du bekommst die ganze Schachtel.
spare-some = { $count ->
    [one] { $count } Teil gewählt.
   *[other] { $count } Teile gewählt.
}
spare-clear = Nichts wählen
spare-copies = Je Teil
spare-part-die = Würfel
spare-part-bar = Grenzbalken
spare-part-selector = Drehscheibe
spare-part-marker = Reihenmarker
spare-part-foot = Turmfuß
spare-part-rack = Ablage
spare-part-rack-foot = Ablagenfuß
spare-paper = Papier
spare-paper-a4 = A4
spare-paper-letter = Letter
spare-cell = Seite eines Quadrats in mm
spare-cell-hint = Ausgaben unterscheiden sich: Miss einen deiner Steine und teile durch seine Quadrate.
spare-side = Seite eines Steins in mm
spare-side-hint = Ausgaben unterscheiden sich: Miss die Seite eines deiner Steine.
spare-solid = Für 3D-Drucker
spare-thickness = Dicke in mm
spare-clearance = Luft auf jeder Seite in mm
spare-pdf = PDF herunterladen
spare-svg = SVG
spare-stl = STL für 3D-Drucker
spare-print = Drucken
spare-hint = Mit 100 % drucken, dann das Lineal auf dem Bogen nachmessen.
spare-sheets = Bögen
spare-sheet = { $game }, Bogen { $page } von { $pages }
spare-offline = Bögen und Körper macht der Server, deshalb braucht diese Seite eine Verbindung.

# Lektionen.
learn-title = In fünf Minuten gelernt
learn-lead = Kleine Schritte auf dem echten Brett, wie beim Spielen. Du brauchst nur dieses Gerät: kein Konto, keine Verbindung.
learn-invite = Neu hier? Lern ein Spiel in fünf Minuten
puzzle-invite = Aufgabe des Tages
learn-lesson = Lektion
learn-begin = Los geht’s
learn-go-on = Weiter bei Schritt { $step }
learn-done = Geschafft. Noch einmal?
learn-how = Klick, zieh, oder nimm Pfeiltasten, R und Enter.
learn-how-touch = Tippe auf einen Stein und aufs Brett, dann auf Legen.
learn-board = { $game }, ein Schritt der Lektion
learn-step = Schritt { $step } von { $last }
learn-ways = Durch die Lektion
learn-back = Zurück
learn-show = Zeig es mir
learn-shown = { $move ->
    [draw] Zieh einen Stein: Der Knopf ist weiter unten.
   *[other] Versuch { $move }.
}
learn-skip = Überspringen
learn-right = Gut gemacht!
learn-next = Weiter
learn-finish = Fertig
learn-finished = Du kannst { $game }!
learn-play = Spiel deine erste Partie · { $level }
learn-rules = Alle Regeln
learn-others = Andere Lektionen
learn-again = Von vorn
