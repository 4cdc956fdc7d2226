"""Roles: whom each seat plays. A game declares them for each number of seats, with those sides together that one seat
plays; in the lobby people choose, and what they have chosen goes into the game's options, so that the set-up can be
played again from the export.

    class Italy(Game[ItalyState]):
        roles = {
            2: (Role(id="gauls_greeks", sides=("gauls", "greeks")), Role(id="romans_etruscans", sides=("romans", ...))),
            4: (Role(id="gauls"), Role(id="greeks"), Role(id="romans"), Role(id="etruscans")),
        }

        def setup(self, options, seats, prompt_key, dice):
            played = self.deal_roles(options, seats, dice)  # {"1": Role(id="greeks"), ...}
"""

from collections.abc import Mapping, Sequence

import msgspec

from engine.kernel.dice import Dice
from engine.kernel.errors import SetupError
from engine.kernel.events import Seat
from engine.kernel.state import Side
from engine.kernel.texts import text

CHOSEN = "chosen_roles"  # the option in which the choices of all seats stand, in their order, with commas between
ANY, BY_LOT = "", "?"  # instead of a role: the first that is left, one that is drawn
Roles = Mapping[int, Sequence["Role"]]  # by number of seats; as many roles as seats, or more


class Role(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat plays: the sides that go together, by default one of the role's own name. `id` names it in words
    (`name.<id>`)."""

    id: str
    sides: tuple[Side, ...] = ()

    def plays(self) -> tuple[Side, ...]:
        """Return the sides that it plays."""
        return self.sides or (self.id,)


def fitting(roles: Sequence[Role], chosen: str) -> Role | None:
    """Return the role that was chosen, or that holds the side which was chosen at another number of seats; None where
    there is none among these."""
    exact = next((role for role in roles if role.id == chosen), None)
    return exact or next((role for role in roles if chosen in role.plays()), None)


def check_chosen(roles: Sequence[Role], chosen: Sequence[str]) -> None:
    """Check that each choice is a role of these, and each role chosen once. SetupError says which is not."""
    taken: set[str] = set()
    for choice in chosen:
        if choice in (ANY, BY_LOT):
            continue
        role = fitting(roles, choice)
        if role is None:
            possible = text("error.possible", options=[role.id for role in roles])
            raise SetupError(text("error.no_such_role", role=choice, count=len(chosen)), possible=possible)
        if role.id in taken:
            raise SetupError(text("error.role_twice", role=role.id))
        taken.add(role.id)


def dealt(
    roles: Sequence[Role], seats: Sequence[Seat], chosen: Sequence[str], dice: Dice | None, label: str
) -> dict[Seat, Role]:
    """Return who plays what: each what he chose; who chose nothing the first that is left, in the order of the seats;
    the rest by lot. Without dice (for a look beforehand) those who wait for the lot are left out."""
    if len(chosen) > len(seats):
        raise SetupError(text("error.too_many_roles", count=len(seats)))
    check_chosen(roles, chosen)
    wanted = dict(zip(seats, (*chosen, *[ANY] * (len(seats) - len(chosen))), strict=True))
    played = {
        seat: role
        for seat, choice in wanted.items()
        if choice not in (ANY, BY_LOT) and (role := fitting(roles, choice)) is not None
    }
    free = [role for role in roles if role not in played.values()]
    for seat in (seat for seat, choice in wanted.items() if choice == ANY):
        played[seat] = free.pop(0)
    waiting = [seat for seat in seats if seat not in played]
    if waiting and dice is not None:
        by_id = {role.id: role for role in free}
        for seat, role_id in zip(waiting, dice.shuffle(label, list(by_id)), strict=False):
            played[seat] = by_id[role_id]
    return {seat: played[seat] for seat in seats if seat in played}


def deal(
    declared: Roles, option: str, options: Mapping[str, str], seats: Sequence[Seat], dice: Dice | None, label: str
) -> dict[Seat, Role]:
    """Return who plays what, by the choices in a game's options; all by lot where the option so named says `random`."""
    chosen = options.get(CHOSEN, "").split(",") if options.get(CHOSEN) else ()
    wanted = [BY_LOT] * len(seats) if by_lot(option, options) else chosen
    return dealt(roles_at(declared, len(seats)), seats, wanted, dice, label)


def by_lot(option: str, options: Mapping[str, str]) -> bool:
    """Return whether the table draws all roles by lot."""
    return bool(option) and options.get(option) == "random"


def roles_at(declared: Roles, count: int) -> Sequence[Role]:
    """Return the roles that are played at a number of seats: of the nearest number that the game knows."""
    return declared[min(declared, key=lambda known: (abs(known - count), -known))] if declared else ()
