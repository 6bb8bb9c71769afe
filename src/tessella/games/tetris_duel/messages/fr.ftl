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
event-passed-td-8 = { $seat } ne peut pas poser le bloc et perd (TD-8).
event-ended-td-13 = La barre-frontière atteint la rangée la plus avancée de l’adversaire : la partie est terminée (TD-13).
event-ended-td-14 = Un bloc n’a pas pu être posé : la partie est terminée (TD-14).
event-ended-td-15 = Le dernier bloc est posé : la partie est terminée (TD-15).
