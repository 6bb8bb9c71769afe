# Words of the web app for this game.
line-blokus = Vier Farben, vier Ecken, ein Brett. Ecke an Ecke, nie Kante an Kante.
guide-pick-blokus = { $colour } ist dran: Wähle einen Stein, die großen zuerst.
guide-aim-first-blokus = Bedecke damit eine Startecke dieser Farbe.
guide-aim-blokus = Berühre seine eigene Farbe an einer Ecke, nie an einer Kante.
option-blokus-seats = Spieler
option-blokus-corners = Der erste Stein bedeckt
option-blokus-corners-own = die Ecke seiner Farbe
option-blokus-corners-any = irgendeine freie Ecke
points-bk-8 = Gelegte Quadrate
points-bk-8-all = Alle 21 Steine einer Farbe gelegt
points-bk-8-single = Alle 21 gelegt, der Einer zuletzt
points-start-blokus = Zu legende Quadrate
