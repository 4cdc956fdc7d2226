"""What the computer player does with the fleet of Carthage: when it contests a voyage, when it lends ships."""

from engine.games.sword_of_rome.actions.carthage import Contest, LendFleet
from engine.games.sword_of_rome.board.control import is_home
from engine.games.sword_of_rome.computer_player.cards import card_keeping_value
from engine.games.sword_of_rome.computer_player.table import Table, table_of
from engine.games.sword_of_rome.contexts import Sailing
from engine.games.sword_of_rome.movement.sea import naval_odds
from engine.games.sword_of_rome.powers import CARTHAGINIAN
from engine.games.sword_of_rome.tables import CARDS
from engine.games.sword_of_rome.view import SwordView
from engine.kernel.actions import Action
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.prompts import Prompt
from engine.kit.player import offered_first_tokens

FACES = 6
SHIPLOAD = 3  # CU at sea against which a card is spent
A_CU, LANDING = 0.06, 0.5  # what a CU that is turned back is worth, and one that would land at home
SPARE = 1  # cards more than the rounds that are left, from which on one lends


def choose_contesting_a_voyage(view: SwordView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Contest what carries enough, with the card that gains most for what it costs."""
    about, table = prompt.about(Sailing), table_of(view, prompt)
    if about.cu < SHIPLOAD:
        return None
    form = prompt.menu.forms.get(Contest.tag())
    worth = about.cu * A_CU + (LANDING if is_home(CARTHAGINIAN, about.goal) else 0.0)
    best: tuple[float, Action | None] = (0.0, None)
    for card in offered_first_tokens(form, "card"):
        if card not in table.secrets_of_side.hand:
            continue
        turned = 1 - naval_odds(table.state, about.power, about.goal, (card,)) / FACES
        gain = turned * worth - card_keeping_value(card, table)
        if gain > best[0]:
            best = (gain, Contest(card))
    return best[1]


def choose_lending_ships(view: SwordView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Lend an ally ships with the cheapest card that carries all, if a card can be spared."""
    table, form = table_of(view, prompt), prompt.menu.forms.get(LendFleet.tag())
    held = [card for card in offered_first_tokens(form, "card") if card in table.secrets_of_side.hand]
    if not held or not _spare(table):
        return None
    return LendFleet(min(held, key=lambda card: (CARDS[card].value < 2, card_keeping_value(card, table))))


def _spare(table: Table) -> bool:
    """Return whether there are more cards than rounds to play them in."""
    return len(table.secrets_of_side.hand) - (table.view.rounds - table.view.round + 1) >= SPARE
