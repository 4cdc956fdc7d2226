"""The lobby card: what is played and how long, who sits where and plays whom, and the ways in.

It also stands in the channel afterwards, and says then that the game runs, is over, or has moved.
"""

from collections.abc import Iterator

from bot.charts.told import changes_from_ours_line
from bot.messages.ids import Press
from bot.messages.screen import LABEL, Button, Row, Screen, cut_text
from bot.screens.lessons import length_line
from bot.screens.lobby.strength_select import strength_select
from bot.screens.options_screen import options_line, pace_name
from bot.screens.role_screen import role_name
from bot.screens.times.time_lines import terms_lines
from bot.tables import roles
from bot.tables.charts.chosen_charts import are_charts_taken_away, chart_facts
from bot.tables.computers.strengths import offered_strengths, strength_of_seat, strength_of_table
from bot.tables.dice_words.words_given import hash_by_seat, start_held_for_words, word_opening_refusal
from bot.tables.live import LiveTable
from bot.tables.notices import outcome_text, study_texts
from bot.tables.table_extra import extra_of
from bot.titles import title_of_game
from bot.titles.scenarios import subject_at, titled_with_scenario, usual_seats
from bot.words import harmless_text
from engine.games import sampler_of
from engine.kernel.roles import BY_LOT, Role
from engine.kit.weights import NORMAL
from engine.store.models import ABANDONED, COMPUTER, LOBBY, OPENING, OVER, RUNNING, SeatRow

FIXED = ("bot", "unbot")  # what a study does not have of that
RARE = ("bot", "unbot", "role", "word", "leave")  # what stands behind the last button of a lobby


def lobby_screen(live: LiveTable) -> Screen:
    """Return the lobby card; once the game runs it only says so, and when it is over who won."""
    words, row = live.words, live.row
    if row.status == OPENING:
        return opening_screen(live)
    lines = [_lobby_title(live)]
    if row.status != LOBBY:
        if row.status == OVER and live.state is not None:
            lines.append(words.say(outcome_text(live)))
        begun = row.status != ABANDONED or live.state is not None
        lines.append(words(f"lobby.{row.status}" if begun else "lobby.closed", thread=row.thread or 0))
        return Screen(content="\n".join(lines), rows=_looks(live))
    least, most = live.game.seat_range_for_options(row.options)
    length = length_line(row.game, words, row.options, len(row.seats))
    lines += [
        *([length] if length else []),
        words("lobby.seats", count=len(row.seats), least=least, most=most, exactly=least if least == most else 0),
        *_seats(live),
        *(() if extra_of(row).event or extra_of(row).study else _free(live)),
        words("lobby.pace", pace=pace_name(words, row.pace)),
        *terms_lines(live),
        words("lobby.options", options=options_line(live)),
        *_charts(live),
        *_strength(live),
        *([words("lobby.delay", delay=delay)] if (delay := extra_of(row).delay) else []),
        *_next(live),
        *map(words.say, study_texts(live)),
        *([words("lobby.imagines")] if extra_of(row).imagines else []),
        words("lobby.dice"),
    ]
    return Screen(content=cut_text("\n".join(lines), 2000), rows=_rows(live))


def _charts(live: LiveTable) -> Iterator[str]:
    """Yield whose figures it is played by, and what they change; whoever sits down knows it before."""
    facts = chart_facts(live.row) if live.played != live.row.game else None
    if facts is not None:
        changes = changes_from_ours_line(live.words, facts.changed)
        whose, owner = ("server", "") if facts.guild else ("person", f"<@{facts.owner}>")
        yield live.words("charts.lobby", name=harmless_text(facts.name), whose=whose, owner=owner, changes=changes)
    elif are_charts_taken_away(live.row):
        yield live.words("charts.lobby_gone")


def _strength(live: LiveTable) -> Iterator[str]:
    """Yield how strong computer players are that come later, where that is not the usual."""
    strength = strength_of_table(live.row)
    if strength != NORMAL:
        yield live.words("strength.of_all", strength=f"strength_{strength}")


def _looks(live: LiveTable) -> tuple[Row, ...]:
    """Return the way in for whoever has no seat: to look on at a game that runs, to look back at one that is over."""
    keys = {RUNNING: ("look_on",), OVER: ("watch", "replay")}.get(live.row.status, ())
    verbs = {"look_on": "watch"}
    row = tuple(
        Button(id=Press(verbs.get(key, key), live.row.id).id(), label=cut_text(live.words(f"button.{key}"), LABEL))
        for key in keys
    )
    return (row,) if row else ()


def _next(live: LiveTable) -> Iterator[str]:
    """Yield what the table waits for, or how it is filled."""
    waiting = word_opening_refusal(live.row)
    if waiting is not None:
        yield live.words.say(waiting)
    elif extra_of(live.row).event:
        yield live.words("lobby.event")
    elif _left(live) > 0 and len(live.row.seats) > 1:
        yield live.words("lobby.fill", count=_left(live), seats=len(live.row.seats) + _left(live))


def _rows(live: LiveTable) -> tuple[Row, ...]:
    """Return the buttons of a lobby in two rows of three at most: the ways in; the ways to begin, and the rest."""
    words, row = live.words, live.row
    learn = Button(id=Press("learn", row.id, "", row.game).id(), label=words("button.learn"), style="primary")
    if start_held_for_words(row) is not None:
        word = _button(live, "word", words("button.word"), "primary")
        return ((word,) if extra_of(row).event else (word, _button(live, "leave", words("button.leave"))),)
    if extra_of(row).event:  # its players are seated, and it begins by itself
        return ((learn,),)
    named = bool(roles.offered_roles(live))
    least, most = live.game.seat_range_for_options(row.options)
    ways: tuple[Button, ...] = (learn, _button(live, "opts", words("button.opts")))
    if len(row.seats) < most or extra_of(row).study is not None:  # a full table does not lead with what is refused
        ways = (_button(live, "join", words("button.join_as" if named else "button.join"), "success"), *ways)
    enough = least <= len(row.seats) <= most
    begin = [_button(live, "start", words("button.start"), "primary")] if enough else []
    if _left(live) > 0:
        label = words("button.fill_alone" if len(row.seats) == 1 else "button.fill")
        begin.append(_button(live, "fill", label, "success" if len(row.seats) == 1 else "secondary"))
    return ways, (*begin, _button(live, "rest", words("button.rest")))


def _left(live: LiveTable) -> int:
    """Return how many computer players it takes to fill the table; none where it is 0 or less."""
    if live.extra.study is not None:  # all its seats have a player
        return 0
    return usual_seats(live.row.game, live.row.options) - len(live.row.seats)


def other_lobby_actions_screen(live: LiveTable) -> Screen:
    """Return what is rarely wanted in a lobby, each button with what it does."""
    words = live.words
    fixed = FIXED if live.extra.study is not None else ()
    verbs = [verb for verb in RARE if verb not in fixed and (verb != "role" or roles.offered_roles(live))]
    lines = [words("lobby.rest_line", name=words(f"button.{verb}"), said=words(f"lobby.rest_{verb}")) for verb in verbs]
    label = words("label", id=live.row.id, name=live.row.name)
    rows: list[Row] = [tuple(_button(live, verb, words(f"button.{verb}")) for verb in verbs)]
    if sampler_of(live.row.game) is not None and not extra_of(live.row).event:
        toggle = "imagines" if not extra_of(live.row).imagines else "no_imagines"
        lines.append(words("lobby.rest_line", name=words(f"button.{toggle}"), said=words("lobby.rest_imagines")))
        rows.append((_button(live, "imagines", words(f"button.{toggle}")),))
    if offered_strengths(live.row.game):
        lines.append(words("lobby.rest_line", name=words("strength.choose"), said=words("strength.rest")))
        rows.append(strength_select(live))
    return Screen(content="\n".join((label, words("lobby.rest"), *lines)), rows=tuple(rows))


def leaving_seat_screen(live: LiveTable) -> Screen:
    """Return what giving a seat up in a running game leads to, to be confirmed."""
    words, row = live.words, live.row
    buttons = (
        Button(id=Press("goleave", row.id).id(), label=words("button.goleave"), style="danger"),
        Button(id=Press("noend", row.id).id(), label=words("button.noend")),
    )
    return Screen(content=f"{words('label', id=row.id, name=row.name)}\n{words('lobby.leave_asked')}", rows=(buttons,))


def _button(live: LiveTable, verb: str, label: str, style: str = "secondary") -> Button:
    return Button(id=Press(verb, live.row.id).id(), label=cut_text(label, LABEL), style=style)


def _lobby_title(live: LiveTable) -> str:
    row = live.row
    named = titled_with_scenario(subject_at(row.game, row.options), live.words)
    return live.words("lobby.title", game=named, name=row.name, id=row.id)


def opening_screen(live: LiveTable) -> Screen:
    """Return the lobby card while its thread is still to come: nothing on it can be pressed. It is found again by its
    words, which change at no time."""
    return Screen(content=f"{_lobby_title(live)}\n{live.words('lobby.opening')}")


def withdrawn_screen(live: LiveTable) -> Screen:
    """Return the card of a table that was not opened after all, where it cannot be taken away."""
    return Screen(content=f"{_lobby_title(live)}\n{live.words('lobby.withdrawn')}")


def moved_screen(live: LiveTable) -> Screen:
    """Return the card that a table has left behind, which says where it is now."""
    return Screen(content=f"{_lobby_title(live)}\n{live.words('lobby.moved', thread=live.row.thread or 0)}")


def _seats(live: LiveTable) -> Iterator[str]:
    """Yield who sits where, and whom they will play if that is known."""
    words, row = live.words, live.row
    expected = roles.expected_roles(live)
    for seat in row.seats:
        plays = _plays(live, seat, expected.get(seat.seat))
        kind, word = _kind(live, seat), _word(live, seat)
        role = expected.get(seat.seat)
        emblem = role_emblems(live, role) if role is not None else ""
        yield words("lobby.seat", emblem=emblem, seat=seat.seat, plays=plays, kind=kind, word=word)


def _free(live: LiveTable) -> Iterator[str]:
    """Yield whom nobody has chosen yet, of as many as may play; nothing as long as those who sit play all sides among
    them, several each."""
    words, row = live.words, live.row
    taken = {role.id for role in roles.expected_roles(live).values()}
    most = live.game.seat_range_for_options(row.options)[1]
    whole = live.game.roles_for_options(row.options).get(most, ())
    found = [role for role in whole if role.id not in taken] if taken <= {role.id for role in whole} else []
    if found and len(row.seats) < most:
        yield words("lobby.free", named=", ".join(role_emblems(live, role) + role_name(live, role) for role in found))


def role_emblems(live: LiveTable, role: Role) -> str:
    """Return the emblems of a role's sides with a space behind them; "" where the game has none."""
    words, shown = live.words, title_of_game(live.played)
    whose = [one for side in role.plays() for one in shown.emblem_powers(side)]
    found = [words.sign(f"emblem_{one}") for one in whose if words.has_words(f"sign.emblem_{one}")]
    return "".join(f"{emblem} " for emblem in found)


def _plays(live: LiveTable, seat: SeatRow, role: Role | None) -> str:
    """Return whom a seat will play, as far as that is known, and whether it has chosen so."""
    chosen = roles.role_chosen_by_seat(live, seat)
    if role is None:
        return live.words("lobby.plays_lot") if chosen == BY_LOT else ""
    return live.words("lobby.plays_chosen" if chosen else "lobby.plays", role=role_name(live, role))


def _kind(live: LiveTable, seat: SeatRow) -> str:
    """Return whether a seat is a computer player's, and how strong that is where there is a choice; or the host's."""
    words, row = live.words, live.row
    if seat.kind != COMPUTER:
        return words("lobby.host") if seat.user == row.host else ""
    if not offered_strengths(row.game):
        return words("lobby.computer")
    return words("strength.computer", strength=f"strength_{strength_of_seat(row, seat)}")


def _word(live: LiveTable, seat: SeatRow) -> str:
    """Return what a person has given for the dice, and whether it is open."""
    if seat.seat in hash_by_seat(live.row):
        waiting = start_held_for_words(live.row)
        opened = waiting is not None and str(seat.user) in waiting.opened
        return live.words("lobby.word_opened" if opened else "lobby.word_bound")
    return live.words("lobby.word") if seat.word else ""
