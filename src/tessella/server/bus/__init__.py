"""How processes tell each other that something is on disk. News may be lost or come twice."""
