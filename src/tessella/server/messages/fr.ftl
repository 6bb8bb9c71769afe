problem-unavailable = La base de données est injoignable. Rien n’est perdu ; réessayez dans un instant.
unrated-computer = Une partie classée demande une personne ou un compte de robot à chaque place ; les niveaux de l’ordinateur jouent des parties amicales.
unrated-guest = Les invités jouent des parties amicales. Un compte suffit pour jouer une partie classée.
unrated-twice = Personne ne peut occuper deux places d’une partie classée.
unrated-own-bot = Un robot ne joue pas de partie classée contre son propriétaire, ni contre un autre robot du même propriétaire.
