"""The cartouche, the ladder, the Treasury and the news of Samnite Wars: paper laid on the sea."""

from engine.games.samnite_wars.view import CombatView, SamniteView
from render.drawing import fonts
from render.drawing.style import TYPE, Theme
from render.games.samnite_wars import GAME_ID
from render.games.samnite_wars.map_options import MapOptions
from render.layout.scene import Scene, ScenePanel, SceneText, Stamp
from render.words import say_message

LADDER = (1012.0, 34.0, 1566.0)  # left, top, right
ROW = 62
TREASURY = (34.0, 1352.0, 424.0, 1556.0)
NEWS = (446.0, 1462.0, 866.0)  # left, bottom, right
LIMIT = 20  # more Gold than this rots; coins are drawn up to it
TO_END = 6


def add_panels(out: Scene, view: SamniteView, options: MapOptions, theme: Theme) -> None:
    """Lay all panels."""
    _ladder(out, view, options, theme)
    _treasury(out, view, options, theme)
    if view.event or view.combat or view.winners:
        _news(out, view, options, theme)


def drawn_seat_name(options: MapOptions, seat: str) -> str:
    """Return what a seat is called."""
    return options.names.get(seat) or f"#{seat}"


def seat_shield(view: SamniteView, seat: str, size: int, x: float, y: float, theme: Theme) -> Stamp:
    """Return a seat's shield."""
    order = [player.seat for player in view.players]
    player = theme.players[order.index(seat) % len(theme.players)]
    return Stamp(x, y, size, "shield", (player.colour, player.pattern, player.glyph, theme.panel_edge))


def _ladder(out: Scene, view: SamniteView, options: MapOptions, theme: Theme) -> None:
    left, top, right = LADDER
    words, middle = options.words, (LADDER[0] + LADDER[2]) / 2
    title = say_message(words, f"name.{GAME_ID}")
    out.texts.append(SceneText(middle, top + 62, title, fonts.TITLE, TYPE.title, theme.ink, "ms"))
    line = (
        say_message(words, "round", round=view.round, last=view.last_round)
        + "  ·  "
        + say_message(words, f"phase.{view.phase}")
    )
    out.texts.append(SceneText(middle, top + 104, line, fonts.TEXT, TYPE.text, theme.faint, "ms"))
    line = f"{say_message(words, 'name.consul')}  {drawn_seat_name(options, view.consul)}"
    out.texts.append(
        SceneText(
            middle,
            top + 146,
            fonts.shorten_to_fit(fonts.STRONG, TYPE.text, line, right - left - 60),
            fonts.STRONG,
            TYPE.text,
            theme.ink,
            "ms",
        )
    )
    held = sum(region.controlled for region in view.regions)
    line = say_message(words, "holds", count=held, all=len(view.regions))
    out.texts.append(SceneText(left + 28, top + 190, line, fonts.STRONG, TYPE.small, theme.ink, "ls"))
    _pips(out, left + 278, top + 180, held, len(view.regions), theme)
    first = top + 212
    marked = []
    for number, player in enumerate(view.players):
        y = first + number * ROW
        if player.seat in (view.winners or (view.consul,)):
            marked.append((y + 2, y + ROW - 2))
        _row(out, view, options, theme, number, y)
    bottom = first + len(view.players) * ROW + 16
    out.panels.append(ScenePanel((left, top, right, bottom), (first - 4,), tuple(marked)))


def _pips(out: Scene, x: float, y: float, held: int, count: int, theme: Theme) -> None:
    """One small mark a region; the sixth lets the Consul end the war, so a gap stands after it."""
    for number in range(count):
        spot = x + number * 22 + (10 if number >= TO_END else 0)
        if number < held:
            out.panel_stamps.append(Stamp(spot, y, 22, "disc", (theme.token, theme.gold, "", theme.light)))
        else:
            out.panel_stamps.append(Stamp(spot, y, 20, "place", (theme.faint, theme.panel)))


def _row(out: Scene, view: SamniteView, options: MapOptions, theme: Theme, number: int, y: float) -> None:
    left, _, right = LADDER
    player, base = view.players[number], y + 42
    out.panel_stamps.append(seat_shield(view, player.seat, 50, left + 50, y + ROW / 2, theme))
    honour = player.seat in (view.winners or (view.consul,))
    cut = fonts.STRONG if honour else fonts.TEXT
    text = fonts.shorten_to_fit(cut, TYPE.text, drawn_seat_name(options, player.seat), right - left - 306)
    out.texts.append(SceneText(left + 86, base, text, cut, TYPE.text, theme.ink))
    out.panel_stamps.append(Stamp(right - 194, y + ROW / 2, 34, "glyph", ("cards", theme.faint)))
    out.texts.append(SceneText(right - 172, base, str(player.hand_size), fonts.CAPITALS, TYPE.text, theme.faint, "ls"))
    out.panel_stamps.append(Stamp(right - 112, y + ROW / 2, 36, "glyph", ("laurel", theme.laurel)))
    out.texts.append(SceneText(right - 24, base + 3, str(player.triumph), fonts.TITLE, TYPE.number, theme.ink, "rs"))


def _treasury(out: Scene, view: SamniteView, options: MapOptions, theme: Theme) -> None:
    left, top, right, _ = TREASURY
    words, edge = options.words, right - 28
    out.panels.append(ScenePanel(TREASURY, (top + 118,)))
    out.texts.append(
        SceneText(left + 28, top + 44, say_message(words, "treasury").upper(), fonts.TITLE, TYPE.small, theme.ink)
    )
    out.texts.append(SceneText(edge, top + 88, str(view.treasury), fonts.TITLE, TYPE.big, theme.ink, "rs"))
    for number in range(min(view.treasury, LIMIT)):
        out.panel_stamps.append(Stamp(left + 44 + number % 10 * 25, top + 70 + number // 10 * 25, 32, "coin", (theme,)))
    deck = f"{say_message(words, 'deck')} {view.deck_size}"
    out.texts.append(SceneText(left + 28, top + 154, deck, fonts.STRONG, TYPE.small, theme.ink))
    used = say_message(words, "discards", count=view.discard_size)
    out.texts.append(SceneText(edge, top + 154, used, fonts.TEXT, TYPE.small, theme.faint, "rs"))
    card = fonts.shorten_to_fit(fonts.TEXT, TYPE.small, top_card_line(view, options), edge - left - 28)
    out.texts.append(SceneText(left + 28, top + 190, card, fonts.TEXT, TYPE.small, theme.ink))


def top_card_line(view: SamniteView, options: MapOptions) -> str:
    """Say which card lies on top of the deck."""
    if view.deck_size == 0:
        return say_message(options.words, "top_empty")
    if view.top_card is None:
        return say_message(options.words, "top_none")
    name = options.cards.get(view.top_card) or view.top_card.replace("_", " ").title()
    return say_message(options.words, "top", card=name)


# The drawing that goes with each event and combat.
GLYPH = {"revolt": "broken", "peace": "olive", "raids": "pennant", "war": "swords", "campaign": "eagle"}


def _news(out: Scene, view: SamniteView, options: MapOptions, theme: Theme) -> None:
    left, bottom, right = NEWS
    top = bottom - _news_height(view)
    words = options.words
    kind = view.combat.kind if view.combat else view.event
    head = say_message(words, "name.victory") if view.winners else say_message(words, f"name.{kind}")
    glyph = "laurel" if view.winners else GLYPH.get(kind, "swords")
    out.panel_stamps.append(Stamp(left + 50, top + 42, 46, "glyph", (glyph, theme.control_ink)))
    out.texts.append(SceneText(left + 86, top + 53, head.upper(), fonts.TITLE, TYPE.heading, theme.ink))
    if view.winners:
        for number, seat in enumerate(view.winners):
            y = top + 124 + 54 * number
            text = fonts.shorten_to_fit(fonts.STRONG, TYPE.text, drawn_seat_name(options, seat), right - left - 110)
            out.panel_stamps.append(seat_shield(view, seat, 46, left + 50, y - 10, theme))
            out.texts.append(SceneText(left + 86, y, text, fonts.STRONG, TYPE.text, theme.ink))
    elif view.combat is None:
        line = fonts.shorten_to_fit(fonts.TEXT, TYPE.text, say_message(words, f"choice.{kind}"), right - left - 50)
        out.texts.append(SceneText((left + right) / 2, top + 112, line, fonts.TEXT, TYPE.text, theme.ink, "ms"))
    else:
        _combat(out, view, view.combat, options, theme, top)
    out.panels.append(ScenePanel((left, top, right, bottom), (top + 74,)))


def _news_height(view: SamniteView) -> float:
    if view.winners:
        return 92.0 + 54 * len(view.winners)
    if view.combat is None:
        return 132.0
    allies = sum(1 for seat in (view.combat.consul_ally, view.combat.enemy_ally) if seat)
    return 262.0 + 36 * allies + (42 if view.combat.enemy else 0)


def _combat(out: Scene, view: SamniteView, combat: CombatView, options: MapOptions, theme: Theme, top: float) -> None:
    """Lay the two sides and what came of it."""
    left, _, right = NEWS
    words = options.words
    region = say_message(words, f"name.{combat.region}")
    out.texts.append(SceneText((left + right) / 2, top + 116, region, fonts.TITLE, TYPE.text, theme.control_ink, "ms"))
    y = top + 172
    for seat, ally, force in (
        (combat.consul, combat.consul_ally, combat.consul_force),
        (combat.enemy, combat.enemy_ally, combat.enemy_force),
    ):
        room = right - left - 112 - (74 if force is not None else 0)
        if seat:
            out.panel_stamps.append(seat_shield(view, seat, 46, left + 50, y - 10, theme))
        name = drawn_seat_name(options, seat) if seat else say_message(words, "waiting")
        text = fonts.shorten_to_fit(fonts.STRONG, TYPE.text, name, room)
        out.texts.append(SceneText(left + 86, y, text, fonts.STRONG, TYPE.text, theme.ink))
        if force is not None:
            out.texts.append(SceneText(right - 28, y + 4, str(force), fonts.TITLE, TYPE.number, theme.ink, "rs"))
        if ally:
            y += 36
            line = fonts.shorten_to_fit(
                fonts.TEXT, TYPE.small, say_message(words, "with", name=drawn_seat_name(options, ally)), room
            )
            out.texts.append(SceneText(left + 86, y, line, fonts.TEXT, TYPE.small, theme.faint))
        y += 58
    result = say_message(words, "sealed") if combat.consul_force is None and combat.enemy else ""
    if combat.winner:
        result = say_message(
            words, "wins", name=drawn_seat_name(options, combat.consul if combat.winner == "consul" else combat.enemy)
        )
    if result:
        text = fonts.shorten_to_fit(fonts.STRONG, TYPE.small, result, right - left - 56)
        out.texts.append(SceneText((left + right) / 2, y, text, fonts.STRONG, TYPE.small, theme.control_ink, "ms"))
