player-unknown = Einen Spieler namens „{ $player }“ gibt es nicht. Die Spieler sind: { $players }.
