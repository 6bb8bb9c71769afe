problem-unavailable = The database cannot be reached. Nothing was lost; please try again in a moment.
