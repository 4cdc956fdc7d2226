"""What rolls on the siege table would mean, before they are confirmed: sieges, surrender, blockade and raids."""

from collections.abc import Iterator, Sequence

from engine.games.sword_of_rome.actions.siege import Besiege
from engine.games.sword_of_rome.actions.turn import PlayEvent, TakeSurrender
from engine.games.sword_of_rome.board.stacks import stack_in_space, stack_with_leader
from engine.games.sword_of_rome.event_cards.blockade import BLOCKADES, blockadable_ports
from engine.games.sword_of_rome.powers import CARTHAGINIAN
from engine.games.sword_of_rome.siege.chances import roll_chances
from engine.games.sword_of_rome.siege.sieges import roll_modifier, siege_level_needed, siege_roll_count
from engine.games.sword_of_rome.state import Power, SwordState
from engine.games.sword_of_rome.tables import CARDS
from engine.games.sword_of_rome.turn.surrender import stacks_to_mark_and_to_siege
from engine.kernel.actions import Action
from engine.kernel.prompts import Prompt
from engine.kernel.texts import Text, keyed_text


def siege_ahead(state: SwordState, power: Power, space: str, cards: Sequence[str] = (), *, paid: int = 0) -> Text:
    """Return what a roll for the siege of a space would bring, with the cards that help it. paid: CU that the besieger
    gives up for it."""
    place, need = state.places[space], siege_level_needed(state, space)
    modifier = roll_modifier(state, power, space, cards)
    cu, level = stack_in_space(state, power, space).cu - paid, max(place.siege, 0)
    found = roll_chances(modifier, need - level, cu, siege_roll_count(cards))
    facts = {
        "space": space,
        "level": level,
        "needed": need,
        "rolls": siege_roll_count(cards),
        "modifier": f"{modifier:+d}",
    }
    facts["changed"] = "yes" if modifier else "no"
    return keyed_text(
        "preview.siege", **facts, chance=round(100 * found.points), falls=round(100 * found.falls),
        loss=round(100 * found.loss),
    )  # fmt: skip


def raid_ahead(space: str, modifier: int) -> Text:
    """Return what a raid would bring."""
    found = roll_chances(modifier)
    return keyed_text("preview.raid", space=space, chance=round(100 * found.points), loss=round(100 * found.loss))


def forecast_lines(state: SwordState, prompt: Prompt, action: Action) -> Iterator[Text]:
    """Yield what is to be said of an answer that leads to rolls on the siege table."""
    match action:
        case Besiege():
            own = stack_with_leader(state, action.leader)
            if own is not None:
                yield siege_ahead(state, own.power, own.space, action.help)
        case TakeSurrender():
            able = {one.space: one.power for one in stacks_to_mark_and_to_siege(state, prompt.side)[1]}
            for space in action.sieges:
                yield siege_ahead(state, able[space], space)
        case PlayEvent() if action.card in BLOCKADES:
            space = next((one for one in action.targets if one in blockadable_ports(state)), "")
            if space:
                cards = [action.card, *(one for one in action.targets if one in CARDS)]
                paid = sum(one.endswith(f"@{space}") for one in action.targets)
                yield siege_ahead(state, CARTHAGINIAN, space, cards, paid=paid)
        case _:
            return
