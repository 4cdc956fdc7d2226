"""Roles: what each seat plays, chosen in the lobby; and the options that a table sets there (`TableOption`).

A game declares, for each number of seats, the roles that there are: each is one side, or several that go together.
The choices are kept in the game's options, so that the set-up can be repeated from an export.

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
from engine.kernel.texts import keyed_text

CHOSEN = "chosen_roles"  # the option that holds the choices of all seats, in their order, separated by commas
ANY, BY_LOT = "", "?"  # choices that are no role: take the first that is left; draw one
Roles = Mapping[int, Sequence["Role"]]  # by number of seats; as many roles as seats, or more


class TableOption(msgspec.Struct, frozen=True, kw_only=True):
    """An option that a table sets before it starts: one of some values, or a whole number from `low` to `high`.

    key: its name: what is typed, stored, and passed to `Game.setup`. Its words are `name.option_<key>`.
    default: the value where the table sets none.
    values: what it may be. () where it is a number.
    low, high: the bounds of a number, both included. It is passed on as a string all the same: "4".
    section: the section of the rules that it is about, for error messages.
    needs: values that other options must have for it to mean anything, by key; it is shown with these alone.
    unsaid: where a table sets nothing, nothing is written of it: what is added to a game of which tables run already.

    >>> rounds = TableOption(key="rounds", default="6", low=4, high=9)
    >>> rounds.accepts("9"), rounds.accepts("10"), rounds.allowed_values_text()
    (True, False, '4 to 9')
    """

    key: str
    default: str
    values: tuple[str, ...] = ()
    low: int | None = None
    high: int | None = None
    section: str = ""
    needs: Mapping[str, tuple[str, ...]] = {}
    unsaid: bool = False

    def applies(self, options: Mapping[str, str]) -> bool:
        """Return whether the option means anything beside these, of which those that are not given have no say."""
        return all(options.get(key, values[0]) in values for key, values in self.needs.items())

    def accepts(self, value: str) -> bool:
        """Return whether the option may be set to `value`."""
        if self.low is not None and self.high is not None:
            return value.isdecimal() and self.low <= int(value) <= self.high
        return value in self.values

    def allowed_values_text(self) -> str:
        """Return what may be given, as it is typed: `a, b, c` or `1 to 9`."""
        return ", ".join(self.values) if self.values else f"{self.low} to {self.high}"


class Role(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat plays.

    id: its name in options; its words are `name.<id>`.
    sides: the sides that it decides for; (): one side, named like the role.

    >>> Role(id="greeks").plays(), Role(id="north", sides=("gauls", "etruscans")).plays()
    (('greeks',), ('gauls', 'etruscans'))
    """

    id: str
    sides: tuple[Side, ...] = ()

    def plays(self) -> tuple[Side, ...]:
        """Return the sides that the role decides for."""
        return self.sides or (self.id,)


def role_for_choice(roles: Sequence[Role], chosen: str) -> Role | None:
    """Return the role with the id `chosen`; else the role that holds a side of that name (a choice made when the
    number of seats was another); else None."""
    exact = next((role for role in roles if role.id == chosen), None)
    return exact or next((role for role in roles if chosen in role.plays()), None)


def check_chosen(roles: Sequence[Role], chosen: Sequence[str]) -> None:
    """Check that each choice is one of the roles, and that none is chosen twice. SetupError says what is wrong."""
    taken: set[str] = set()
    for choice in chosen:
        if choice in (ANY, BY_LOT):
            continue
        role = role_for_choice(roles, choice)
        if role is None:
            possible = keyed_text("error.possible", options=[role.id for role in roles])
            raise SetupError(keyed_text("error.no_such_role", role=choice, count=len(chosen)), possible=possible)
        if role.id in taken:
            raise SetupError(keyed_text("error.role_twice", role=role.id))
        taken.add(role.id)


def assign_roles(
    roles: Sequence[Role], seats: Sequence[Seat], chosen: Sequence[str], dice: Dice | None, label: str
) -> dict[Seat, Role]:
    """Return the role of each seat: what it chose; without a choice, the first role that is left; the rest by lot.

    chosen: by seat, in the order of `seats`: a role's id, `ANY` (no choice) or `BY_LOT`; may be shorter.
    dice: None to leave out the seats that wait for the lot.
    label: names the draw.

    SetupError if there are more choices than seats, or one that cannot be.

    >>> both = (Role(id="epirus"), Role(id="carthage"))
    >>> {seat: role.id for seat, role in assign_roles(both, ("1", "2"), ("", "epirus"), None, "roles").items()}
    {'1': 'carthage', '2': 'epirus'}
    """
    if len(chosen) > len(seats):
        raise SetupError(keyed_text("error.too_many_roles", count=len(seats)))
    check_chosen(roles, chosen)
    wanted = dict(zip(seats, (*chosen, *[ANY] * (len(seats) - len(chosen))), strict=True))
    played = {
        seat: role
        for seat, choice in wanted.items()
        if choice not in (ANY, BY_LOT) and (role := role_for_choice(roles, choice)) is not None
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


def roles_by_lobby_options(
    declared: Roles, option: str, options: Mapping[str, str], seats: Sequence[Seat], dice: Dice | None, label: str
) -> dict[Seat, Role]:
    """Return the role of each seat by a game's options.

    declared: the game's `roles`.
    option: the key of the option that draws all roles by lot where its value is `random`.
    """
    chosen = options.get(CHOSEN, "").split(",") if options.get(CHOSEN) else ()
    wanted = [BY_LOT] * len(seats) if are_roles_drawn_by_lot(option, options) else chosen
    return assign_roles(roles_for_seat_count(declared, len(seats)), seats, wanted, dice, label)


def are_roles_drawn_by_lot(option: str, options: Mapping[str, str]) -> bool:
    """Return whether the table draws all roles by lot."""
    return bool(option) and options.get(option) == "random"


def roles_for_seat_count(declared: Roles, count: int) -> Sequence[Role]:
    """Return the roles for a number of seats. If the game declares none for it: those for the nearest number."""
    return declared[min(declared, key=lambda known: (abs(known - count), -known))] if declared else ()
