pieces-title = { $game }: spare parts
pieces-page = Side { $size } mm, page { $page } of { $pages }
pieces-ruler = Print at 100% (actual size), then measure this line: it’s 100 mm long.
pieces-unknown = { $game } has no part “{ $piece }”. Its parts: { $pieces }.
pieces-shared = All parts of { $game } belong to everybody: leave the seat out.
pieces-no-box = { $game } has no box whose parts could be made.
pieces-many = { $count } parts are too many at once: ask for { $most } at most.
pieces-paper = There’s no paper “{ $paper }”. Choose one of: { $papers }.
pieces-format = Parts can’t be made as “{ $format }”. Choose one of: { $formats }.
pieces-cell = The side can’t be { $size } mm long: choose a size from { $least } to { $most } mm.
pieces-thickness = A part can’t be { $size } mm thick: choose a size from { $least } to { $most } mm.
pieces-clearance = The clearance can’t be { $size } mm: choose one from { $least } to { $most } mm.
pieces-beyond = There’s no page { $page }: the last one is { $pages }.
pieces-large = The part { $piece } would be { $size } mm long, too long for { $paper ->
    [plate] a plate of 200 × 200 mm
    [letter] a Letter sheet
   *[other] an A4 sheet
}: choose a smaller size, or other parts.
