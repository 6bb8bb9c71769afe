notation-triominos = „{ $text }“ ist kein Zug. Ein Zug sieht aus wie ^0,0:012 oder v-1,2:345, oder er heißt draw; ein Stein sieht aus wie 012.
notation-tile = Den Stein { $tile } gibt es nicht: Von der niedrigsten an im Uhrzeigersinn gelesen, fallen die Zahlen eines Steins nie ({ $rule }).
tr-2-pool = Der Stein { $move } ist nicht im Vorrat ({ $rule }).
tr-4-draw = Beginne die Runde, indem du einen Stein legst; ziehen darfst du erst später ({ $rule }).
tr-4-spot = Leg den ersten Stein der Runde mit seiner niedrigsten Zahl nach links: ^0,0:{ $tile } ({ $rule }).
tr-5-hand = Der Stein { $tile } ist nicht in deiner Hand: Wähle einen anderen ({ $rule }).
tr-5-taken = Dort liegt schon ein Stein: Wähle ein leeres Feld ({ $rule }).
tr-5-side = Der Stein muss eine ganze Kante mit einem Stein auf dem Brett gemeinsam haben ({ $rule }).
tr-5-numbers = Die Zahlen an einer gemeinsamen Kante stimmen nicht überein: Dreh den Stein oder leg ihn woandershin ({ $rule }).
tr-6-corner = Eine Ecke des Steins würde auf eine andere Zahl treffen: Dreh den Stein oder leg ihn woandershin ({ $rule }).
tr-11-draw = Ein Stein in deiner Hand passt: Leg ihn, statt zu ziehen ({ $rule }).
tr-12-draw = Der gezogene Stein { $drawn } passt: Leg ihn ({ $rule }).
tr-12-again = Der gezogene Stein passt nicht: Zieh noch einmal ({ $rule }).
tr-12-other = Leg den gezogenen Stein { $drawn } und keinen anderen ({ $rule }).
tr-15-draw = Der Vorrat ist leer: Leg einen Stein ({ $rule }).
event-took = { $seat } zieht { $tile }.
event-took-hidden = { $seat } zieht einen Stein.
event-scored-tr-4 = { $seat }: { $points } für den ersten Stein (TR-4).
event-scored-tr-8 = { $seat }: { $points } für die Zahlen des Steins (TR-8).
event-scored-tr-9 = { $seat }: { $points } für eine Brücke (TR-9).
event-scored-tr-10 = { $seat }: { $points } für { $count ->
    [60] ein Doppelsechseck
    [70] ein Dreifachsechseck
    [100] ein Doppelsechseck
    [150] ein Dreifachsechseck
   *[other] ein Sechseck
} (TR-10).
event-scored-tr-11 = { $seat }: { $points } für einen gezogenen Stein (TR-11).
event-scored-tr-13 = { $seat }: { $points } für dreimal Ziehen ohne Erfolg (TR-13).
event-scored-tr-14 = { $seat }: { $points } fürs Aussetzen bei leerem Vorrat (TR-14).
event-scored-tr-16 = { $seat }: { $points } für die leere Hand (TR-16).
event-scored-tr-16-hands = { $seat }: { $points } für die Steine der anderen Hände (TR-16).
event-scored-tr-17 = { $seat }: { $points } für die Steine in der Hand (TR-17).
event-passed-tr-14 = { $seat } kann nichts legen und setzt aus: Der Vorrat ist leer (TR-14).
event-round-tr-16 = Die Runde ist vorbei: Eine Hand ist leer (TR-16).
event-round-tr-17 = Die Runde ist vorbei: Niemand kann mehr einen Stein legen (TR-17).
event-ended-tr-16 = Die Partie ist vorbei: Eine Hand ist leer (TR-16).
event-ended-tr-17 = Die Partie ist vorbei: Niemand kann mehr einen Stein legen (TR-17).
fact-tr-forgone = { $count ->
    [one] { $count } Punkt weniger als der Zug, der am meisten bringt
   *[other] { $count } Punkte weniger als der Zug, der am meisten bringt
}
fact-tr-bonus = { $count ->
    [one] Öffnet { $count } Feld für Brücke oder Sechseck
   *[other] Öffnet { $count } Felder für Brücke oder Sechseck
}
fact-tr-hand = { $count ->
    [one] { $count } Punkt bleibt in der Hand
   *[other] { $count } Punkte bleiben in der Hand
}
fact-tr-most = { $count ->
    [one] { $count } Punkt wäre das meiste, was ein noch verdeckter Stein bringen würde
   *[other] { $count } Punkte wären das meiste, was ein noch verdeckter Stein bringen würde
}
fact-tr-answers = { $count ->
    [one] { $count } noch verdeckter Stein würde als Nächstes passen
   *[other] { $count } noch verdeckte Steine würden als Nächstes passen
}
