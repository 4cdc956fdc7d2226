"""Keys that shared code puts together as it runs: each pattern, with what may fill its gap and why no more is known.

A whole key in the code is found by itself (`said.py`); so are the keys that actions, events, questions and options ask
for. What is asked for in any other way is declared here, and nowhere else.
"""

from collections.abc import Iterable
from itertools import product

from bot.interactions.commands.clubs.event import PLACES
from bot.interactions.commands.settings import AS_DRAWN, CARDS, DIGESTS, INTERVALS, PLAIN, USUAL
from bot.interactions.commands.table import THEMES
from bot.interactions.commands.typed_options.way_options import WAY_OPTIONS
from bot.interactions.place import NEEDED
from bot.records.seasons import LAST, THIS
from bot.screens.orders_screen import GAME, TURN, UNLESS
from bot.tables.clocks.time_terms import COMPUTER, DEFAULT, REPLACE
from bot.tables.lobby import PACES
from bot.tables.persons.preferences import COMPUTER_PLAYS, DEFAULT_PLAYS, PAUSE_PLAYS
from bot.tables.written_times import MEANINGS
from bot.tournaments.kept import CALLED_OFF, CAME_IN, TAKEN_OUT
from engine.kernel.orders import ASK, PASS
from engine.kit.weights import STRENGTHS
from engine.tournaments.models import KINDS, LATE, TIE_BREAKS
from render.looks import SIZES
from render.palettes import PALETTES

TAGS = "tags of actions, events and questions: asked for by `test_all_that_can_be_asked_done_and_told_has_words`"
OF_A_GAME = "ids of a game, which says where it has such words"
NAMED = "the first part of a pair in a table beside the call: the strings of the code have them"

KEPT = frozenset({"vote.kick", "ledger.commitment"})  # that only what older versions have stored says

# pattern -> every fill that can be asked for
FILLED: dict[str, Iterable[str]] = {
    "away.*": ("computer", "default", "pause", "pause_not"),  # how somebody away is played for (`name.plays_*`)
    "event.offer_*": ("made", "accepted", "declined", "withdrawn", "expired"),  # what becomes of an offer
    "ledger.**": ("undone", "undone_step", "redone"),  # what a marker says was done, with the step where one is meant
    "ledger.*_agreed": ("undone", "redone"),
    "lost.*": ("zone", "language", "palette", "size", "other"),  # settings that are not known any more
    "offer.*": ("accepted", "declined", "withdrawn", "expired", "gone"),  # how an offer has ended
    "option.*": ("days", "per_answer", "forgiven", "again_after", "holidays"),  # numbers of /host accounts
    "option.way_*": WAY_OPTIONS,
    "tournament.*": (CAME_IN, TAKEN_OUT, CALLED_OFF),  # what an entrant is told by DM
    "terms.then_*": (DEFAULT, COMPUTER, REPLACE),  # what follows where an account is empty
    "remind.**": tuple(a + b for a, b in product(("open", "until"), ("", "_sides"))),
    "undo.barred.*": (  # the barriers of the kernel, and those of the bot
        *("die", "reveal", "window", "sealed", "handover", "right", "offer", "withdrawn"),
        *("other", "setup", "aside", "epoch", "forced"),
    ),
    "times.*": ("responses", "at_most"),  # how long a response may take, alone and beside the name of a pace
    "strength.text_*": STRENGTHS,  # what each strength of computer players means
    "value.*": ("yes", "no"),
    "written.*": MEANINGS,  # words that a moment may be written with
    "vote.*": ("pause", "resume"),
    "vote.*_answer": ("open", "granted", "refused", "lapsed"),
    "way.*": ("cheapest", "road", "safe", "short", "via", "avoid", "legs", "goals"),
    "watch.*": ("back", "before", "next", "on"),  # the buttons between steps
    "way.*_said": ("via", "avoid"),
    "mytables.*": ("waiting", "lobby", "running", "kept", "archived", "ended", "over"),
    "forum.tag_*": ("open", "running", "ended", "game"),  # the tags of a table's post
    "list.*": ("lobby", "running", "opening", "archived"),  # the states of a table that a list shows
    "push.*": ("minutes", "hours", "days"),  # how long there is still
    "push.in_*": ("minutes", "hours", "days"),  # how long there is from now
    "seat_card.by_*": ("deadline", "computer", "order", "away"),  # who answered in a person's place
    "panel.*": ("running", "over", "abandoned", "archived"),
    "charts.about_*": ("what", "how", "figures", "hand_in", "open", "sure", "read"),  # the first sheet of a workbook
    "charts.whose_*": ("me", "server"),  # to whom charts belong that are handed in
    "charts.effects_*": ("id", "name", "does", "figures"),  # the columns of its list of effects
    "help.charts_*": ("template", "load", "list", "use", "share", "file", "delete"),
    "help.event_*": ("create", "show", "start", "result", "swap", "drop", "cancel"),
    "option.event_*": PLACES,
    "tournament.is_*": ("open", "running", "over", "cancelled"),
    "tournament.say_*": TIE_BREAKS,
    "tournament.column_*": ("place", "name", "games", "points", *TIE_BREAKS),
    "help.owner_*": ("tables", "show", "unstick", "aside", "notice", "block", "unblock", "blocked"),
    "owner.block_*": ("person", "server", "what", "owner"),
    "owner.unblock_*": ("person", "server"),
    "owner.blocked_*": ("person", "server", "none"),
    "owner.not_blocked_*": ("person", "server"),
}

# What the bot's own ids are called: the beginning of `name.<kind>_<id>` -> every id of the kind.
NAMES: dict[str, Iterable[str]] = {
    "creators": ("all", "managers"),
    "late": LATE,
    "order": (PASS, ASK, UNLESS),
    "order_until": (GAME, TURN),
    "pace": PACES,
    "palette": (AS_DRAWN, *PALETTES),
    "permission": NEEDED,
    "account": (DEFAULT, COMPUTER, REPLACE),
    "plays": (COMPUTER_PLAYS, DEFAULT_PLAYS, PAUSE_PLAYS),
    "posts": (CARDS, PLAIN),
    "digest": DIGESTS,
    "remind": INTERVALS,
    "season": (THIS, LAST),
    "size": (USUAL, *SIZES),
    "strength": STRENGTHS,
    "switch": ("on", "off"),
    "theme": THEMES,
    "tournament": KINDS,
}
NAMES_OF_A_GAME = frozenset({"near", "option", "show"})  # parts of its map, its options, its views: each says its own

# pattern -> why its fills cannot be told here
OPEN: dict[str, str] = {
    "*.*": OF_A_GAME,
    "*_short.*": OF_A_GAME,
    "*_text.*": OF_A_GAME,
    "about.note_*": OF_A_GAME,
    "action.*": TAGS,
    "action_text.*": OF_A_GAME,
    "asked.*": TAGS,
    "stake.*": TAGS,
    "basket.*": OF_A_GAME,
    "basket_why.*": OF_A_GAME,
    "card.*": OF_A_GAME,
    "charts.sheet_*": OF_A_GAME,
    "counted.*": OF_A_GAME,
    "consent.*_*": "what is answered, agree or refuse, and what is asked: a vote, or a question of a game",
    "deed.*_*": OF_A_GAME,
    "number.*": OF_A_GAME,
    "press.*": OF_A_GAME,
    "whether.*_*": OF_A_GAME,
    "whether.*_*_*": OF_A_GAME,
    "condition.*": OF_A_GAME,
    "do.*": TAGS,
    "event.*": TAGS,
    "explain.*": OF_A_GAME,
    "field.*": OF_A_GAME,
    "field.*_*": OF_A_GAME,
    "hint.*": TAGS,
    "learn.*": OF_A_GAME,
    "learn.*_title": OF_A_GAME,
    "forum.short_*": OF_A_GAME,
    "learn.opening_*": OF_A_GAME,
    "learn.short_*": OF_A_GAME,
    "lexicon.*": OF_A_GAME,
    "moment.*": TAGS,
    "option_text.*": OF_A_GAME,
    "prompt.*": TAGS,
    "quick.*": OF_A_GAME,
    "reckons.*": "names of rules of a game's computer player: `test_reckoned.py`",
    "reckons.*.*": "the same, with the tag of the answer",
    "refused.*": OF_A_GAME,
    "reply.*": OF_A_GAME,
    "rules.*_text": OF_A_GAME,
    "rules.*_title": OF_A_GAME,
    "ruling.*": OF_A_GAME,
    "ruling.*_why": OF_A_GAME,
    "section.*": OF_A_GAME,
    "side_short.*": OF_A_GAME,
    "sign.*": OF_A_GAME,
    "slash.*": "parts of commands: `test_commands_in_languages.py`",
    "sign.die_*": OF_A_GAME,
    "sign.emblem_*": OF_A_GAME,
    "audit.*": NAMED,
    "button.*": NAMED,
    "end.*": NAMED,
    "help.*": NAMED,
    "help.chapter.*": NAMED,
    "help.host_*": NAMED,
    "help.orders_*": NAMED,
    "help.records_*": NAMED,
    "help.server_*": NAMED,
    "ledger.*": NAMED,
    "lobby.*": NAMED,
    "lobby.rest_*": NAMED,
    "name.*": NAMED,
    "name.pace_*": NAMED,
    "notice.*": NAMED,
}
