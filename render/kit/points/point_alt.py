"""The words of a map of points, for who cannot see it: what is shown first, then stacks, sieges, tracks, control."""

from collections.abc import Iterable

from render.kit.map_parts import track_sentences
from render.kit.points.declared import PointMap, PointMapOptions, PointPosition, PointStack
from render.words import Words, say_message


def describe_picture(board: PointMap, position: PointPosition, options: PointMapOptions, words: Words) -> str:
    """Return the description: what was asked to be shown comes first, since the end may be cut off."""
    known = {node.id: node.name for node in board.nodes} | {box.id: box.name for box in board.boxes}
    sides = {side.id: side.name for side in board.sides}
    out = [f"{board.name}."]
    for way in options.ways:
        route = ", ".join(known.get(node, node) for node in way.nodes)
        out.append(say_message(words, "alt.points.way", side=sides[way.side], route=route))
    if options.letters:
        offered = (f"{letter} {known[node]}" for node, letter in options.letters.items())
        out.append(say_message(words, "alt.points.letters", list=", ".join(offered)))
    if options.glow:
        out.append(say_message(words, "alt.points.glow", list=", ".join(known[node] for node in options.glow)))
    shown = set(options.crop)
    for side in board.sides:
        stacks = [_stack(one, known, words) for one in position.stacks if one.side == side.id and _in(one.node, shown)]
        if stacks:
            out.append(say_message(words, "alt.points.stacks", side=side.name, list="; ".join(stacks)))
    sieges = [say_message(words, "alt.points.siege", name=known[node], level=level)
              for node, level in position.sieges.items() if level and _in(node, shown)]  # fmt: skip
    out.extend(sieges)
    out.extend(f"{known[one.node]}: {one.said}." for one in position.marks if _in(one.node, shown))
    if not shown:
        out.extend(track_sentences(board, position.counters, lambda side: sides[str(side)]))
    for side in board.sides:
        held = [known[node] for node, one in position.control.items() if one == side.id and _in(node, shown)]
        if held:
            out.append(say_message(words, "alt.points.control", side=side.name, count=len(held), list=", ".join(held)))
    return " ".join(out)


def _in(node: str, shown: Iterable[str]) -> bool:
    return not shown or node in shown


def _stack(one: PointStack, known: dict[str, str], words: Words) -> str:
    count = "" if one.count is None else str(one.count)
    who = " ".join(part for part in (one.commander, one.rating, f"+{one.more}" if one.more else "") if part)
    return say_message(
        words,
        "alt.points.stack",
        name=known.get(one.node, one.node),
        what=", ".join(p for p in (count, who) if p) or "?",
    )
