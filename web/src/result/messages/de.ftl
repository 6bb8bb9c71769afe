# Wörter der Karte, die sagt, wie eine Partie ausging.
result-title = Ergebnis
result-by = { $name }: Sieg { $margin }
result-by-you = Du gewinnst { $margin }
result-margin = { $count ->
    [one] mit einem Punkt Vorsprung
   *[other] mit { $count } Punkten Vorsprung
}
result-tie = bei Gleichstand
result-turning = Wendepunkt: Zug { $number } ({ $points }). Von da an lag { $name } vorn.
result-turning-you = Wendepunkt: Zug { $number } ({ $points }). Von da an lagst du vorn.
result-turning-other = Wendepunkt: Zug { $number } von { $by } ({ $points }). Von da an lag { $name } vorn.
result-turning-other-you = Wendepunkt: Zug { $number } von { $by } ({ $points }). Von da an lagst du vorn.
result-turning-mine = Wendepunkt: dein Zug { $number } ({ $points }). Von da an lag { $name } vorn.
result-led = { $name } führte vom ersten bis zum letzten Zug.
result-led-you = Du hast vom ersten bis zum letzten Zug geführt.
result-start = Zu Beginn
result-rating = Wertung { $before }, jetzt { $after } ({ $change })
result-level = Stufe { $level } versuchen
result-streak = { $count ->
    [2] Du hast Stufe { $level } zweimal in Folge geschlagen.
   *[other] Du hast Stufe { $level } { $count }-mal in Folge geschlagen.
}
result-link = Link kopieren
result-picture = Bild teilen
result-hints = { $count ->
    [one] { $count } Tipp benutzt
   *[other] { $count } Tipps benutzt
}
