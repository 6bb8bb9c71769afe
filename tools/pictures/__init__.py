"""The pictures of the rules and the banner, drawn from the law.

A picture is a row of a table: the moves that lead to a position, and what is shown on it. The moves
are played, what is shown as legal or refused is asked of the law, and points are those that the
law counts; so a picture that contradicts the law cannot be drawn.

    python -m tools.pictures            draw all pictures
    python -m tools.pictures --check    compare them with the files, and say what differs
"""
