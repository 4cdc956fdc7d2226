"""Who meets whom in a battle, and who has won, as everybody knows it: what spectators can bet on."""

import msgspec


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """A battle. sides: the two that meet. open: nothing has been rolled yet, so that a bet is one. winner: who has won;
    "" while that is open, and where nobody has."""

    sides: tuple[str, str]
    open: bool = False
    winner: str = ""
