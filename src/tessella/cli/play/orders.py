"""What can be said at the prompt besides a move: one table for all languages."""

from __future__ import annotations

from enum import Enum


class Order(Enum):
    """An order, with the words that give it in English, French and German."""

    FITS = ("?",)
    MORE = ("+", "more", "suite", "mehr")
    TRY = ("try", "essai", "probe")
    HINT = ("hint", "conseil", "tipp")
    UNDO = ("undo", "u", "annuler", "zurück", "zurueck")
    SAVE = ("save", "sauver", "speichern")
    RULES = ("rules", "règles", "regles", "regeln")
    BOARD = ("board", "plateau", "brett")
    MOVES = ("moves", "coups", "züge", "zuege")
    HELP = ("help", "h", "aide", "hilfe")
    QUIT = ("quit", "q", "exit", "quitter", "ende")

    @property
    def key(self) -> str:
        """The part of message keys that is about this order."""
        return self.name.lower()


ORDERS = {word: order for order in Order for word in order.value}


def read_order(line: str) -> tuple[Order, str] | None:
    """The order that a line gives, and what follows it; None if it gives none."""
    if line.startswith("?"):
        return Order.FITS, line[1:].strip()
    word, _, rest = line.partition(" ")
    order = ORDERS.get(word.casefold())
    return (order, rest.strip()) if order else None
