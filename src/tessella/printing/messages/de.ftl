pieces-title = { $game }: Ersatzteile
pieces-page = Kantenlänge { $size } mm, Seite { $page } von { $pages }
pieces-ruler = Mit 100 % (tatsächliche Größe) drucken, dann nachmessen: Diese Strecke ist 100 mm lang.
pieces-unknown = { $game } hat kein Teil „{ $piece }“. Seine Teile: { $pieces }.
pieces-shared = Alle Teile von { $game } gehören allen: Lass den Platz weg.
pieces-no-box = { $game } hat keine Schachtel, deren Teile sich nachmachen ließen.
pieces-many = { $count } Teile sind zu viele auf einmal: Es gehen höchstens { $most }.
pieces-paper = Das Papier „{ $paper }“ gibt es nicht. Zur Wahl stehen: { $papers }.
pieces-format = Als „{ $format }“ lassen sich keine Teile ausgeben. Zur Wahl stehen: { $formats }.
pieces-cell = Die Kante kann nicht { $size } mm lang sein: Wähle eine Größe von { $least } bis { $most } mm.
pieces-thickness = Ein Teil kann nicht { $size } mm dick sein: Wähle eine Dicke von { $least } bis { $most } mm.
pieces-clearance = Die Luft auf jeder Seite kann nicht { $size } mm sein: Wähle { $least } bis { $most } mm.
pieces-beyond = Eine Seite { $page } gibt es nicht: Die letzte ist { $pages }.
pieces-large = Das Teil { $piece } wäre { $size } mm lang, zu lang für { $paper ->
    [plate] eine Druckplatte von 200 × 200 mm
    [letter] ein Blatt Letter
   *[other] ein Blatt A4
}: Wähle eine kleinere Größe oder andere Teile.
