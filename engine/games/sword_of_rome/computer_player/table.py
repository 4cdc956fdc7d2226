"""The table as a computer player sees it: a state made of a view, without anybody's cards.

The pure functions of the game (control, reach, support, alliances) work on it, so that no rule is written twice.
"""

import msgspec

from engine.games.sword_of_rome.frames.non_players import NonPlayerAction
from engine.games.sword_of_rome.powers import POWERS_OF, SIDE_OF, are_partners, surviving_sides
from engine.games.sword_of_rome.state import Effect, Place, Power, Stack, SwordState
from engine.games.sword_of_rome.view import OwnView, SwordView
from engine.kernel.prompts import Prompt
from engine.kernel.state import Side
from engine.kernel.zones import Cards


class Table(msgspec.Struct, frozen=True):
    """What is thought about: the board, for which side, which powers act, and how many turns are still scored.

    acting: a non-player power that acts for the side; "" if the side's own powers do.
    """

    state: SwordState
    side: Side
    view: SwordView
    acting: Power = ""

    @property
    def powers(self) -> tuple[Power, ...]:
        """Return the powers that may act now."""
        return (self.acting,) if self.acting else POWERS_OF[self.side]

    @property
    def own_powers(self) -> tuple[Power, ...]:
        """Return the side's powers."""
        return POWERS_OF[self.side]

    @property
    def turns_left(self) -> int:
        """Return how many turns are still to be scored, this one too."""
        return max(self.view.last_turn - self.view.turn + 1, 1)

    @property
    def secrets_of_side(self) -> OwnView:
        """Return what the seat alone knows of the side."""
        return next(one for one in self.view.own if one.side == self.side)

    @property
    def rivals(self) -> tuple[Side, ...]:
        """Return the sides of other persons that are still in the game."""
        return tuple(
            [one for one in surviving_sides(self.state) if one != self.side and one not in self.other_sides_of_person]
        )

    @property
    def other_sides_of_person(self) -> tuple[Side, ...]:
        """Return the other side of the same person, whose points count with the side's own (ruling 131); () if each
        person has one."""
        return tuple([one for one in self.state.players if are_partners(self.state, self.side, one)])


def table_of(view: SwordView, prompt: Prompt, acting: Power = "") -> Table:
    """Return the table as the side that a prompt asks sees it."""
    state = SwordState(
        prompt_key=b"",
        seats=tuple(dict.fromkeys([one.seat for one in view.sides])),
        options={},
        players={one.side: one.seat for one in view.sides},
        turn=view.turn,
        round=view.round,
        phase=view.phase,
        first=view.first,
        active=view.active,
        vp={one.side: one.vp for one in view.sides},
        places={
            one.space: Place(one.owner, one.loyalty, one.colony, one.subdued, one.siege, one.besieger)
            for one in view.places
        },
        stacks={
            f"{one.power}@{one.space}": Stack(
                one.power,
                one.space,
                one.cu,
                one.leaders,
                one.cu_inside,
                one.leaders_inside,
                one.mercenaries,
                one.militia,
            )
            for one in view.stacks
        },
        off_map=dict(view.off_map),
        cards=Cards({}, {}),
        alliances=view.alliances,
        effects=tuple([Effect(e.card, e.kind, e.until, e.power, e.space, e.amount) for e in view.effects]),
        plunder=view.plunder,
        mines=view.mines,
        activated=view.activated,
        besieged=view.besieged,
        out=tuple([one.side for one in view.sides if one.out]),
        africa_out=view.africa_out,
        unrest=view.unrest or 0,
        plans={},
        announced={},
    )
    return table_while_non_player_acts(Table(state, prompt.side, view), acting)


def table_while_non_player_acts(table: Table, power: Power) -> Table:
    """Return the table while a non-player power acts for the side, whose powers are then its allies (ruling 101)."""
    if not power or SIDE_OF.get(power, "") in table.state.players:
        return table
    state: SwordState = table.state.__copy__()  # type: ignore[attr-defined]  # every msgspec struct has it
    state.frames = [NonPlayerAction(side=table.side, power=power, card="")]
    return msgspec.structs.replace(table, state=state, acting=power)
