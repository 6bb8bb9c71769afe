player-unknown = There is no player called “{ $player }”. The players are: { $players }.
