# Pourquoi la table refuse quelque chose.
problem-unavailable = La base de données est injoignable. Rien n’est perdu ; réessayez dans un instant.
unrated-computer = Une partie classée demande une personne ou un compte de robot à chaque place ; les niveaux de l’ordinateur jouent des parties amicales.
unrated-guest = Les invités jouent des parties amicales. Un compte suffit pour jouer une partie classée.
unrated-twice = Personne ne peut occuper deux places d’une partie classée.
unrated-own-bot = Un robot ne joue pas de partie classée contre son propriétaire, ni contre un autre robot du même propriétaire.
problem-page = Ce n’est pas une page de cette liste : prenez « next » de la page précédente.
problem-whose-result = Le résultat de qui ? Indiquez aussi le joueur.
problem-record-not-yet = Il n’y a encore rien à montrer : une partie à mains cachées s’ouvre quand elle est finie, les autres quand elles commencent.
problem-no-seat = Cette place n’existe pas ; la dernière est la { $last }.
problem-bad-record = Cet enregistrement est illisible. { $why }
problem-record-lines = Cet enregistrement est trop long pour être montré ici : { $limit } lignes sont permises.
problem-no-such-format = Seul JSON est proposé ici.
