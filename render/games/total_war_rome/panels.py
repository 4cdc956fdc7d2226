"""The cartouche with factions, turn order and diplomacy, and the victory ladder: paper laid where no region is."""

import itertools

from engine.games.total_war_rome.view import FactionView, RomeView
from render.drawing import fonts
from render.drawing.style import Theme
from render.games.total_war_rome import GAME_ID, board_ground
from render.games.total_war_rome.liveries import FACTIONS
from render.games.total_war_rome.map_options import MapOptions
from render.layout.scene import Scene, ScenePanel, SceneText, Stamp
from render.words import say_message

TYPE, TITLE = 42, 60
ROW = 62
CLIMBER = 46  # the size of a shield on the ladder
STATUS = {"enemy": "swords", "neutral": "neutral", "friendly": "olive", "ally": "rings"}


def add_panels(out: Scene, view: RomeView, options: MapOptions, theme: Theme) -> None:
    """Lay both panels."""
    _cartouche(out, view, options, theme)
    _ladder(out, view, options, theme)


def faction_turn_order(view: RomeView) -> tuple[str, ...]:
    """Return the factions in turn order; before there is one, as they sit."""
    return view.order or tuple(view.factions)


def faction_player_name(options: MapOptions, one: FactionView) -> str:
    """Return what the player of a faction is called."""
    return options.names.get(one.seat) or say_message(options.words, f"name.{one.side}")


def faction_shield(side: str, size: int, x: float, y: float, theme: Theme) -> Stamp:
    """Return a faction's shield."""
    look = FACTIONS[theme.name][side]
    return Stamp(x, y, size, "shield", (look.colour, look.pattern, look.glyph, theme.panel_edge))


def _cartouche(out: Scene, view: RomeView, options: MapOptions, theme: Theme) -> None:
    left, top, right, _ = board_ground.PANELS[0]
    words, middle = options.words, (left + right) / 2
    title = say_message(words, f"name.{GAME_ID}")
    out.texts.append(SceneText(middle, top + 76, title, fonts.TITLE, TITLE, theme.ink, "ms"))
    line = say_message(words, "final_round") if view.final else say_message(words, "round_of", round=view.round)
    if f"show.{options.show}" in words:
        line += "  ·  " + say_message(words, f"show.{options.show}")
    elif view.phase:
        line += "  ·  " + say_message(words, f"phase.{view.phase}")
    out.texts.append(SceneText(middle, top + 132, line, fonts.TEXT, TYPE, theme.faint, "ms"))
    first = top + 150
    marked = []
    for number, side in enumerate(faction_turn_order(view)):
        y = first + number * ROW
        if side in (view.winners or (view.turn,)):
            marked.append((y + 2, y + ROW - 2))
        _row(out, view.factions[side], options, theme, y, bool(marked and marked[-1][0] == y + 2))
    end = first + len(faction_turn_order(view)) * ROW + 8
    bottom = _diplomacy(out, view, theme, end) if len(view.factions) > 1 else end
    out.panels.append(ScenePanel((left, top, right, bottom), (first - 6, end), tuple(marked)))


def _row(out: Scene, one: FactionView, options: MapOptions, theme: Theme, y: float, honour: bool) -> None:
    """Lay a faction's line, in turn order: shield, player, gold, cards or what taxes bring, victory points."""
    left, _, right, _ = board_ground.PANELS[0]
    base = y + 46
    out.panel_stamps.append(faction_shield(one.side, 54, left + 56, y + ROW / 2, theme))
    cut = fonts.STRONG if honour else fonts.TEXT
    name = fonts.shorten_to_fit(cut, TYPE, faction_player_name(options, one), right - left - 454)
    out.texts.append(SceneText(left + 98, base, name, cut, TYPE, theme.ink))
    out.panel_stamps.append(Stamp(right - 334, y + ROW / 2, 44, "coin", (theme,)))
    out.texts.append(SceneText(right - 306, base, str(one.gold), fonts.STRONG, TYPE, theme.ink))
    if options.show == "income":
        out.texts.append(SceneText(right - 244, base, f"+{one.income}", fonts.STRONG, TYPE, theme.faint))
    else:
        out.panel_stamps.append(Stamp(right - 222, y + ROW / 2, 44, "glyph", ("cards", theme.faint)))
        out.texts.append(SceneText(right - 194, base, str(one.hand_size), fonts.TEXT, TYPE, theme.faint))
    out.panel_stamps.append(Stamp(right - 126, y + ROW / 2, 48, "glyph", ("laurel", theme.laurel)))
    out.texts.append(SceneText(right - 28, base + 4, str(one.vp), fonts.TITLE, 54, theme.ink, "rs"))


def _diplomacy(out: Scene, view: RomeView, theme: Theme, top: float) -> float:
    """Lay each pair of factions with their status between them, all in one line; return where it ends."""
    left, _, right, _ = board_ground.PANELS[0]
    pairs = list(itertools.combinations(view.factions, 2))
    wide = (right - left - 28) / len(pairs)
    inks = {"enemy": theme.token, "neutral": theme.faint, "friendly": theme.tree, "ally": theme.gold_ink}
    if theme.name == "dark":
        inks |= {"enemy": theme.control_ink, "ally": theme.gold}
    y = top + 34
    for number, (a, b) in enumerate(pairs):
        x = left + 14 + (number + 0.5) * wide
        status = view.relations.get("|".join(sorted((a, b))), "enemy")
        out.panel_stamps.append(faction_shield(a, 38, x - 37, y, theme))
        out.panel_stamps.append(Stamp(x, y, 32, "glyph", (STATUS[status], inks[status])))
        out.panel_stamps.append(faction_shield(b, 38, x + 37, y, theme))
    return top + 70


def _ladder(out: Scene, view: RomeView, options: MapOptions, theme: Theme) -> None:
    """Lay the victory ladder: a rung a point up to the one that triggers the final round, a shield on its rung."""
    left, top, right, bottom = board_ground.PANELS[1]
    target = max(view.trigger, 1)
    most = max(target, *(one.vp for one in view.factions.values()))
    start, end = left + 62, right - 76
    step = (end - start) / most
    line = bottom - 68
    out.panels.append(ScenePanel((left, top, right, bottom)))
    every = 5 if most <= 30 else 10
    for rung in range(most + 1):
        tall = 13 if rung % every == 0 else 7
        ink = theme.token if rung == target else theme.panel_edge
        out.strokes.append(
            ((start + rung * step, line - tall, start + rung * step, line + tall), ink, 5 if rung == target else 3)
        )
    out.strokes.append(((start, line, end, line), theme.panel_edge, 4))
    for rung in range(0, most + 1, every):
        if abs(rung - target) * step < 60:
            continue
        out.texts.append(SceneText(start + rung * step, bottom - 18, str(rung), fonts.TEXT, TYPE, theme.faint, "ms"))
    out.texts.append(SceneText(start + target * step, bottom - 18, str(target), fonts.STRONG, TYPE, theme.ink, "ms"))
    _climbers(out, view, start, step, line - 37, theme)


def _climbers(out: Scene, view: RomeView, start: float, step: float, y: float, theme: Theme) -> None:
    """Put the shields over their rungs, two on each other, more beside them; what would touch is moved on."""
    rungs: dict[int, list[str]] = {}
    for side in sorted(view.factions):
        rungs.setdefault(max(0, view.factions[side].vp), []).append(side)
    free = board_ground.PANELS[1][0] + CLIMBER / 2 + 10
    for points in sorted(rungs):
        sides = rungs[points]
        columns = -(-len(sides) // 2)
        left = max(free, start + points * step - (columns - 1) / 2 * (CLIMBER + 4))
        for number, side in enumerate(sides):
            x = left + number // 2 * (CLIMBER + 4)
            out.panel_stamps.append(faction_shield(side, CLIMBER, x, y - number % 2 * CLIMBER, theme))
        free = left + columns * (CLIMBER + 4)
