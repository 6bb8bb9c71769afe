td-2-shape = { $move } n’a la forme d’aucun bloc : I, O, T, L, J, S ou Z, tourné mais pas retourné ({ $rule }).
td-4-shape = Le sélecteur nomme { $shape } : posez cette forme, pas { $piece } ({ $rule }).
td-4-stock = Il n’y a plus de bloc { $move } en réserve : relancez le sélecteur ({ $rule }).
td-5-territory = Posez le bloc tout entier dans votre territoire ({ $rule }).
td-5-filled = Un autre bloc est déjà là : choisissez des cases vides ({ $rule }).
td-6-contact = Le bloc doit toucher votre bord ou, par un côté, l’un de vos blocs ({ $rule }).
td-7-closed = Depuis la barre-frontière, le bloc ne peut pas arriver là : le passage est fermé ({ $rule }).
event-scored-td-11 = { $seat } : { $points } { $count ->
    [one] rangée
   *[other] rangées
} de territoire (TD-11).
event-no-room = { $seat } doit pousser la barre de { $rows ->
    [one] 1 rangée
   *[other] { $rows } rangées
}, et { $room ->
    [0] aucune n’est libre
    [one] 1 seule est libre
   *[other] { $room } seulement sont libres
} (TD-13).
event-no-room-touch = La poussée de { $seat } va juste jusqu’aux blocs adverses : { $rows ->
    [one] 1 rangée
   *[other] { $rows } rangées
} (TD-13).
event-passed-td-8 = { $seat } ne peut pas poser le bloc et perd (TD-8).
event-ended-td-13 = Plus de place pour pousser : la partie est terminée (TD-13).
event-ended-td-14 = Un bloc n’a pas pu être posé : la partie est terminée (TD-14).
event-ended-td-15 = Le dernier bloc est posé : la partie est terminée (TD-15).
fact-td-lines = { $count ->
    [one] Complète { $count } ligne
   *[other] Complète { $count } lignes
}
fact-td-height = { $count ->
    [one] Blocs hauts de { $count } rangée
   *[other] Blocs hauts de { $count } rangées
}
fact-td-holes = { $count ->
    [one] Recouvre { $count } trou
   *[other] Recouvre { $count } trous
}
fact-td-stuck = { $count ->
    [one] { $count } forme du sélecteur n’aurait plus de place
   *[other] { $count } formes du sélecteur n’auraient plus de place
}
fact-td-prepared = { $count ->
    [one] { $count } ligne pourrait être complétée par le prochain bloc
   *[other] { $count } lignes pourraient être complétées par le prochain bloc
}
