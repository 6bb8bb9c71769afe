problem-unavailable = La base de données est injoignable. Rien n’est perdu ; réessayez dans un instant.
