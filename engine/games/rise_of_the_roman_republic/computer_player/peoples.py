"""How the computer player raises men and wins provinces over, where a leader's phase lets them (chapters 10 and 12)."""

from engine.games.rise_of_the_roman_republic.actions.diplomacy import Negotiate, Persuade, RaiseSamnites
from engine.games.rise_of_the_roman_republic.actions.manpower import CallUpProvinces, RaiseManpower
from engine.games.rise_of_the_roman_republic.actions.naval import SendAmbassador
from engine.games.rise_of_the_roman_republic.computer_player.table import Table
from engine.games.rise_of_the_roman_republic.forces import numbers_of
from engine.games.rise_of_the_roman_republic.rules import ROMANS
from engine.games.rise_of_the_roman_republic.tables import TABLES
from engine.kernel.actions import Action
from engine.kernel.forms import Form
from engine.kit.player import offered_first_tokens

LEGIONS = "legions"
NEED = 5.0  # times a box's worth in points: how much it is needed
MANY = 16  # legions from which weak ones are filled up instead


def raise_samnite_levy(table: Table, form: Form) -> Action | None:
    """Raise men whenever it is possible."""
    return RaiseSamnites()


def call_up_provinces(table: Table, form: Form) -> Action | None:
    """Call up the provinces whenever it is possible."""
    return CallUpProvinces()


def send_ambassador(table: Table, form: Form) -> Action | None:
    """Send the ambassador where a box counts most, wherever that is."""
    row = _best(table, form)
    return SendAmbassador(row) if row else None


def request_roman_troops(table: Table, form: Form) -> Action | None:
    """Ask for legions; once there are many, for men who fill them up."""
    choices = offered_first_tokens(form, "what")
    few = len(numbers_of([one.number for one in table.view.legions])) < MANY
    return RaiseManpower(LEGIONS if few and LEGIONS in choices else choices[-1])


def _need(table: Table, row: str) -> float:
    """Return how much a box is worth: most where it wins an ally, or takes the enemy's favour away."""
    if table.loyalty.counts:
        return NEED * table.loyalty.gain_of_moving_row(row, 1 if table.side == ROMANS else -1)
    boxes = table.view.levels.get(row, {})
    own = boxes.get(table.side, 0)
    enemy = max([count for side, count in boxes.items() if side != table.side], default=0)
    if own >= TABLES.alliance.most:
        return 0
    return 3 if own == TABLES.alliance.ally - 1 or enemy in (1, TABLES.alliance.ally) else 2 if enemy else 1


def _best(table: Table, form: Form) -> str:
    rows = offered_first_tokens(form, "province")
    best = max(rows, key=lambda row: _need(table, row), default="")
    return best if best and _need(table, best) else ""


def spend_guile_on_box(table: Table, form: Form) -> Action | None:
    """Spend a point of Guile where a box counts most."""
    row = _best(table, form)
    return Persuade(row) if row and _need(table, row) > 1 else None


def spend_guile_first(table: Table, form: Form) -> Action | None:
    """Spend a point of Guile before anything else where it takes a province from the enemy, or gives it to them."""
    row = _best(table, form)
    return Persuade(row) if row and table.loyalty.counts and _need(table, row) >= NEED * table.loyalty.urgent else None


def send_ambassador_first(table: Table, form: Form) -> Action | None:
    """Send the ambassador before anything else where a box is worth that."""
    row = _best(table, form)
    return (
        SendAmbassador(row)
        if row and table.are_points_counted_at_end and _need(table, row) >= NEED * table.loyalty.urgent
        else None
    )


def send_best_embassy(table: Table, form: Form) -> Action | None:
    """Send an embassy where a box counts most: it costs a roll to go on, and loses a box at a 9 alone."""
    row = _best(table, form)
    return Negotiate(row) if row else None
