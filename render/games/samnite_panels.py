"""The cartouche, the ladder, the Treasury and the news of Samnite Wars: paper laid on the sea."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render import fonts
from render.scene import Panel, Scene, Stamp, Text
from render.style import TYPE, Theme
from render.words import say

if TYPE_CHECKING:
    from engine.games.samnite_wars.view import CombatView, SamniteView
    from render.games.samnite_wars import Asked

LADDER = (1040.0, 34.0, 1566.0)  # left, top, right
ROW = 62
TREASURY = (34.0, 1216.0, 560.0, 1466.0)
NEWS = (1230.0, 1086.0, 1566.0, 1466.0)
LIMIT = 20  # more Gold than this rots; coins are drawn up to it
TO_END = 6


def add(out: Scene, view: SamniteView, asked: Asked, theme: Theme) -> None:
    """Lay all panels."""
    _ladder(out, view, asked, theme)
    _treasury(out, view, asked, theme)
    if view.event or view.combat or view.winners:
        _news(out, view, asked, theme)


def name_of(asked: Asked, seat: str) -> str:
    """Return what a seat is called."""
    return asked.names.get(seat) or f"#{seat}"


def shield(view: SamniteView, seat: str, size: int, x: float, y: float, theme: Theme) -> Stamp:
    """Return a seat's shield."""
    order = [player.seat for player in view.players]
    player = theme.players[order.index(seat) % len(theme.players)]
    return Stamp(x, y, size, "shield", (player.colour, player.pattern, player.glyph, theme.panel_edge))


def _ladder(out: Scene, view: SamniteView, asked: Asked, theme: Theme) -> None:
    left, top, right = LADDER
    words, middle = asked.words, (LADDER[0] + LADDER[2]) / 2
    title = say(words, "title.samnite_wars")
    out.texts.append(Text(middle, top + 62, title, fonts.TITLE, TYPE.title, theme.ink, "ms"))
    line = say(words, "round", round=view.round, last=view.last_round) + "  ·  " + say(words, f"phase.{view.phase}")
    out.texts.append(Text(middle, top + 104, line, fonts.TEXT, TYPE.text, theme.faint, "ms"))
    held = sum(region.controlled for region in view.regions)
    line = say(words, "holds", count=held, all=len(view.regions))
    out.texts.append(Text(left + 28, top + 156, line, fonts.STRONG, TYPE.small, theme.ink, "ls"))
    _pips(out, left + 278, top + 146, held, len(view.regions), theme)
    first = top + 180
    marked = None
    for number, player in enumerate(view.players):
        y = first + number * ROW
        if player.seat == view.consul and not view.winners:
            marked = (y + 2, y + ROW - 2)
        if player.seat in view.winners:
            marked = (y + 2, y + ROW - 2)
        _row(out, view, asked, theme, number, y)
    bottom = first + len(view.players) * ROW + 16
    out.panels.append(Panel((left, top, right, bottom), (first - 4,), marked))


def _pips(out: Scene, x: float, y: float, held: int, count: int, theme: Theme) -> None:
    """One small mark a region; the sixth lets the Consul end the war, so a gap stands after it."""
    for number in range(count):
        spot = x + number * 22 + (10 if number >= TO_END else 0)
        if number < held:
            out.panel_stamps.append(Stamp(spot, y, 22, "disc", (theme.control_ink, theme.gold, "", theme.light)))
        else:
            out.panel_stamps.append(Stamp(spot, y, 20, "place", (theme.faint, theme.panel)))


def _row(out: Scene, view: SamniteView, asked: Asked, theme: Theme, number: int, y: float) -> None:
    left, _, right = LADDER
    player, base = view.players[number], y + 42
    out.panel_stamps.append(shield(view, player.seat, 50, left + 50, y + ROW / 2, theme))
    room = right - left - 320
    honour = player.seat in view.winners or player.seat == view.consul
    name_left = left + 86
    text = fonts.fit(fonts.STRONG if honour else fonts.TEXT, TYPE.text, name_of(asked, player.seat), room)
    out.texts.append(
        Text(name_left, base, text, fonts.STRONG if honour else fonts.TEXT, TYPE.text, theme.ink, "ls")
    )
    if honour:
        mark = "laurel" if player.seat in view.winners else "eagle"
        out.panel_stamps.append(Stamp(right - 212, y + ROW / 2, 38, "glyph", (mark, theme.control_ink)))
    out.panel_stamps.append(Stamp(right - 164, y + ROW / 2, 34, "glyph", ("cards", theme.faint)))
    out.texts.append(Text(right - 142, base, str(player.hand_size), fonts.CAPITALS, TYPE.text, theme.faint, "ls"))
    out.texts.append(Text(right - 26, base + 3, str(player.triumph), fonts.TITLE, TYPE.number, theme.ink, "rs"))


def _treasury(out: Scene, view: SamniteView, asked: Asked, theme: Theme) -> None:
    left, top, right, bottom = TREASURY
    words = asked.words
    out.panels.append(Panel(TREASURY, (top + 150,)))
    out.texts.append(
        Text(left + 28, top + 50, say(words, "treasury").upper(), fonts.TITLE, TYPE.heading, theme.ink, "ls")
    )
    out.texts.append(Text(right - 30, top + 72, str(view.treasury), fonts.TITLE, TYPE.big, theme.ink, "rs"))
    for number in range(min(view.treasury, LIMIT)):
        x, y = left + 48 + (number % 10) * 34, top + 82 + (number // 10) * 36
        out.panel_stamps.append(Stamp(x, y, 34, "coin", (theme,)))
    deck = f"{say(words, 'deck')} {view.deck_size}"
    out.texts.append(Text(left + 28, top + 190, deck, fonts.STRONG, TYPE.small, theme.ink, "ls"))
    used = say(words, "discards", count=view.discard_size)
    out.texts.append(Text(right - 30, top + 190, used, fonts.TEXT, TYPE.small, theme.faint, "rs"))
    out.texts.append(
        Text(
            left + 28,
            top + 228,
            fonts.fit(fonts.TEXT, TYPE.small, top_line(view, asked), right - left - 56),
            fonts.TEXT,
            TYPE.small,
            theme.ink,
            "ls",
        )
    )


def top_line(view: SamniteView, asked: Asked) -> str:
    """Say which card lies on top of the deck."""
    if view.top_card is None:
        return say(asked.words, "top_none")
    name = asked.cards.get(view.top_card) or view.top_card.replace("_", " ").title()
    return say(asked.words, "top", card=name)


GLYPH = {"revolt": "broken", "peace": "olive", "raids": "pennant", "war": "swords", "campaign": "eagle"}


def _news(out: Scene, view: SamniteView, asked: Asked, theme: Theme) -> None:
    left, top, right, bottom = NEWS
    words, middle = asked.words, (left + right) / 2
    kind = view.combat.kind if view.combat else view.event
    head = say(words, "victory") if view.winners else say(words, f"event.{kind}")
    glyph = "laurel" if view.winners else GLYPH.get(kind, "swords")
    out.panel_stamps.append(Stamp(left + 52, top + 46, 52, "glyph", (glyph, theme.control_ink)))
    out.texts.append(Text(left + 92, top + 60, head.upper(), fonts.TITLE, 36, theme.ink, "ls"))
    if view.winners:
        lines = [name_of(asked, seat) for seat in view.winners]
        bottom = top + 90 + 46 * len(lines) + 14
        for number, line in enumerate(lines):
            text = fonts.fit(fonts.STRONG, TYPE.text, line, right - left - 110)
            y = top + 124 + 46 * number
            out.panel_stamps.append(shield(view, view.winners[number], 42, left + 52, y - 10, theme))
            out.texts.append(Text(left + 92, y, text, fonts.STRONG, TYPE.text, theme.ink, "ls"))
    elif view.combat is None:
        bottom = top + 180
        for number, line in enumerate(
            fonts.wrap(fonts.TEXT, TYPE.small, say(words, f"choice.{kind}"), right - left - 50, 2)
        ):
            out.texts.append(Text(middle, top + 118 + 36 * number, line, fonts.TEXT, TYPE.small, theme.faint, "ms"))
    else:
        _combat(out, view, view.combat, asked, theme)
    shift = NEWS[3] - bottom
    out.panels.append(Panel((left, top, right, bottom), (top + 80,)))
    del shift


def _combat(out: Scene, view: SamniteView, combat: CombatView, asked: Asked, theme: Theme) -> None:
    left, top, right, bottom = NEWS
    words, middle = asked.words, (left + right) / 2
    region = say(words, f"region.{combat.region}")
    out.texts.append(Text(middle, top + 122, region, fonts.CAPITALS, TYPE.text, theme.control_ink, "ms"))
    sides = (
        (combat.consul, combat.consul_ally, combat.consul_force),
        (combat.enemy, combat.enemy_ally, combat.enemy_force),
    )
    for number, (seat, ally, force) in enumerate(sides):
        y = top + 176 + number * 92
        room = right - left - 92 - (80 if force is not None else 24)
        if seat:
            out.panel_stamps.append(shield(view, seat, 46, left + 50, y - 10, theme))
        name = name_of(asked, seat) if seat else say(words, "waiting")
        text = fonts.fit(fonts.STRONG, TYPE.text, name, room)
        out.texts.append(Text(left + 84, y, text, fonts.STRONG, TYPE.text, theme.ink, "ls"))
        if ally:
            line = fonts.fit(fonts.TEXT, TYPE.small, say(words, "with", name=name_of(asked, ally)), room)
            out.texts.append(Text(left + 84, y + 34, line, fonts.TEXT, TYPE.small, theme.faint, "ls"))
        if force is not None:
            out.texts.append(Text(right - 26, y + 6, str(force), fonts.TITLE, TYPE.number, theme.ink, "rs"))
    result = say(words, "sealed") if combat.consul_force is None else ""
    if combat.winner:
        seat = combat.consul if combat.winner == "consul" else combat.enemy
        result = say(words, "wins", name=name_of(asked, seat))
    if result and combat.enemy:
        text = fonts.fit(fonts.STRONG, TYPE.small, result, right - left - 44)
        out.texts.append(Text(middle, bottom - 26, text, fonts.STRONG, TYPE.small, theme.control_ink, "ms"))
