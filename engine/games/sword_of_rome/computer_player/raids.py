"""How the computer player takes the Gallic events of three players."""

from engine.games.sword_of_rome.actions.responses import Respond
from engine.games.sword_of_rome.actions.turn import ChooseTargets
from engine.games.sword_of_rome.computer_player.responding import playable_responses
from engine.games.sword_of_rome.computer_player.table import table_of
from engine.games.sword_of_rome.computer_player.values import Values
from engine.games.sword_of_rome.contexts import Raiding
from engine.games.sword_of_rome.powers import are_allied
from engine.games.sword_of_rome.tables import CARDS
from engine.games.sword_of_rome.view import SwordView
from engine.kernel.actions import Action
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.prompts import Prompt


def choose_cancelling_a_raid(view: SwordView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Cancel what strikes several own spaces, or one that counts; with the card of the least value."""
    about, table = prompt.about(Raiding), table_of(view, prompt)
    own = [s for s in (*about.spaces, *about.among) if table.state.places[s].owner in table.own_powers]
    dear = about.most > 1 or any(space in Values(table).victory for space in own)
    cards = sorted(playable_responses(prompt), key=lambda card: CARDS[card].value)
    return Respond(cards[0]) if own and dear and cards else None


def choose_spaces_to_raid(view: SwordView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Have as much taken as may be, victory spaces first; of an ally as little as may be."""
    about, table = prompt.about(Raiding), table_of(view, prompt)
    victory, places = Values(table).victory, table.state.places

    def spared(space: str) -> bool:
        return any(are_allied(table.state, places[space].owner, own) for own in table.own_powers)

    chosen = sorted(about.among, key=lambda space: (spared(space), space not in victory))[: about.most]
    few = ChooseTargets(tuple([space for space in chosen if not spared(space)]))
    action = few if prompt.menu.contains(few) else ChooseTargets(tuple(chosen))
    return action if prompt.menu.contains(action) else None
