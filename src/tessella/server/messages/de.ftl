problem-unavailable = Die Datenbank ist nicht erreichbar. Nichts ging verloren; bitte gleich noch einmal versuchen.
