player-unknown = Il n’y a pas de joueur nommé « { $player } ». Les joueurs sont : { $players }.
