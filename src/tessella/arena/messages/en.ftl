# The arena: what it refuses.
arena-players-count = { $game } has { $seats } seats here: name { $seats } to { $most } players, not { $given }. A player may take several seats if it is named as often.
arena-players-twice = “{ $player }” is named twice. With { $given } players for { $seats } seats everyone meets everyone, so name each once; or choose as many seats as players, such as --option seats={ $given }.
arena-sprt-players = A sequential test has two sides, but { $count ->
    [one] { $count } player is named.
   *[other] { $count } different players are named.
}
arena-sprt-form = “{ $text }” isn’t a test as ELO0,ELO1,ALPHA,BETA, such as 0,30,0.05,0.05.
arena-sprt-range = “{ $text }” can’t be tested: ELO0 is less than ELO1, both from −{ NUMBER($most, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }, and both risks lie between 0 and 0.5.
arena-folder-fault = The folder { $folder } can’t be used: { $reason }.
arena-folder-foreign = The folder { $folder } holds other files: choose one that is empty or not there yet.
arena-folder-busy = Another arena is playing in { $folder }: wait for it, or choose another folder.
arena-folder-other = The folder { $folder } belongs to another run ({ $name }: { $theirs }, not { $ours }). Repeat the command that began it, or choose another folder.
arena-journal = Line { NUMBER($line, useGrouping: 0) } of the journal in { $folder } is damaged. Remove that line to go on, or choose another folder.
arena-worker = The process that played game { NUMBER($game, useGrouping: 0) } has ended twice while no player was to move. The games up to there are kept; the same command goes on.
