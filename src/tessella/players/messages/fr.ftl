player-unknown = Il n’y a pas de joueur nommé « { $player } ». Les joueurs sont : { $players }.
player-unpublished = Aucune heuristique « { $heuristic } » n’a été publiée pour { $game } : choisissez un autre joueur, par exemple level:3.
player-unmeasured = Il n’y a pas de recherche arborescente simple pour { $game } : choisissez un autre joueur, par exemple level:3.
player-no-engine = Le moteur ne connaît pas { $game } ; choisissez un autre joueur, par exemple level:3 ou uct:1.

# Programmes qui parlent le Go Text Protocol.
gtp-command = « { $program } » ne se lit pas comme une ligne de commande. Un joueur, c’est par exemple gtp:pentobi-gtp --game duo --nobook
gtp-start = Impossible de lancer « { $program } » (détails en anglais : { $why }).
gtp-ended = Le programme « { $program } » s’est arrêté au lieu de répondre à « { $line } ». Ses derniers mots : { $complaint }
gtp-late = Le programme « { $program } » n’a pas répondu à « { $line } » en { $seconds } s. Ses derniers mots : { $complaint }
gtp-long = Le programme « { $program } » a répondu à « { $line } » par plus de { NUMBER($limit, useGrouping: 0) } caractères. Ses derniers mots : { $complaint }
gtp-garbled = Le programme « { $program } » ne parle pas le Go Text Protocol : il a répondu à « { $line } » par « { $answer } », or une réponse commence par = ou ?.
gtp-refused = Le programme « { $program } » a refusé « { $line } » : { $answer }
gtp-resigned = Le programme « { $program } » a abandonné, or nos parties se jouent jusqu’au bout : dites-lui de ne pas abandonner.
gtp-move = Le programme « { $program } » a répondu « { $answer } » alors qu’il devait jouer. { $why }
gtp-none = Aucun coup de ce genre n’est permis ici.
gtp-step = On a demandé un coup au programme « { $program } » sans lui avoir dit tous les coups précédents.
gtp-hidden = Le programme « { $program } » ne peut pas jouer à { $game } : le Go Text Protocol n’a pas de mots pour des réglettes cachées.
