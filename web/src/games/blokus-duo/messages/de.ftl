# Words of the web app for this game.
line-blokus-duo = Ecke an Ecke, nie Kante an Kante. Wer bringt mehr Quadrate unter?
guide-pick-blokus-duo = Wähle einen deiner Steine; die großen zuerst.
guide-aim-first-blokus-duo = Bedecke damit einen freien Startpunkt.
guide-aim-blokus-duo = Berühre deine Farbe an einer Ecke, nie an einer Kante.
points-bd-8 = Gelegte Quadrate
points-start-blokus-duo = Zu legende Quadrate
points-bd-8-all = Alle Steine gelegt
points-bd-8-single = Alle gelegt, den Einer zuletzt
