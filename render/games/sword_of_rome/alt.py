"""The board in words: what a picture shows, for who cannot see it, and for who wants to read it."""

from collections.abc import Iterator, Sequence

from render.games.sword_of_rome.board import INDEPENDENT, printed_map_drawing
from render.games.sword_of_rome.map_view import MapOptions, MapView, StackView
from render.games.sword_of_rome.position import initial_space_view, kind_of, leader_rating_text, spaces_on_map
from render.words import Words, say_message


def describe_picture(view: MapView, options: MapOptions, words: Words) -> str:
    """Return the description of a picture: what was asked to be shown comes first, since the end may be cut off."""
    shown = set(options.crop)
    return " ".join([*_asked(options, words), *board_lines(view, words, shown)])


def board_lines(view: MapView, words: Words, shown: set[str] | None = None) -> list[str]:
    """Return the board in sentences, what matters most first, since the end may be cut off: tracks, sieges, stacks of
    each power, markers, who holds what.

    shown: the spaces to tell of, without the tracks; none: all of them.
    """
    out = [] if shown else [*_tracks(view, words)]
    out.extend(_sieges(view, words, shown))
    powers = list(printed_map_drawing()["liveries"])
    for power in powers:
        stacks = [_stack(one, words) for one in view.stacks if one.power == power and _in(one.space, shown)]
        if stacks:
            out.append(say_message(words, "alt.stacks", power=power, list="; ".join(stacks)))
    out.extend(
        say_message(words, "alt.marker", space=marker.space, said=say_message(words, f"marker.{marker.kind}"))
        for marker in view.markers
        if _in(marker.space, shown)
    )
    for power in powers:
        held = [_held(view, space, words) for space in _spaces_of(view, power) if _in(space, shown)]
        if held:
            out.append(say_message(words, "alt.held", power=power, count=len(held), list=", ".join(held)))
    return out


def _in(space: str, shown: set[str] | None) -> bool:
    return not shown or space in shown


def _asked(options: MapOptions, words: Words) -> Iterator[str]:
    shown = set(options.crop)
    for move in (move for move in options.moves if any(_in(space, shown) for space in move.spaces)):
        yield say_message(words, "alt.move", power=move.power, list=_names(move.spaces, words))
    if options.letters:
        lettered = ", ".join(
            f"{letter} {say_message(words, f'name.{space}')}" for space, letter in options.letters.items()
        )
        yield say_message(words, "alt.letters", list=lettered)
    if glow := [space for space in options.glow if _in(space, shown)]:
        yield say_message(words, "alt.glow", list=_names(glow, words))


def _names(ids: Sequence[str], words: Words) -> str:
    return ", ".join(say_message(words, f"name.{one}") for one in ids)


def _tracks(view: MapView, words: Words) -> Iterator[str]:
    yield say_message(words, "alt.board", turn=view.turn, round=view.round)
    if view.vp:
        points = ", ".join(f"{say_message(words, f'name.{side}')} {at}" for side, at in view.vp.items())
        yield say_message(words, "alt.vp", list=points)
    for kind, count in view.plunder.items():
        if count:
            yield say_message(words, "alt.plunder", power=kind, count=count)
    if view.alliances:
        pairs = (say_message(words, "alt.pair", a=a, b=b) for a, b in view.alliances)
        yield say_message(words, "alt.alliances", list="; ".join(pairs))
    if view.support:
        yield say_message(words, "alt.support", side=view.support[0], points=view.support[1])
    if view.unrest is not None:
        yield say_message(words, "alt.unrest", level=view.unrest)
    if view.appian_way:
        yield f"{say_message(words, 'marker.appian_way')}."


def _stack(one: StackView, words: Words) -> str:
    led = ", ".join(f"{say_message(words, f'name.{leader}')} ({leader_rating_text(leader)})" for leader in one.leaders)
    return say_message(
        words,
        "alt.stack_inside" if one.inside else "alt.stack",
        space=one.space,
        cu="?" if one.cu is None else one.cu,
        led=f", {led}" if led else "",
        mercenaries=one.mercenaries,
        militia=one.militia,
    )


def _sieges(view: MapView, words: Words, shown: set[str] | None) -> Iterator[str]:
    for space, one in view.spaces.items():
        if one.siege is not None and _in(space, shown):
            yield say_message(words, "alt.siege", space=space, level=one.siege)


def _spaces_of(view: MapView, power: str) -> Iterator[str]:
    for space in spaces_on_map():
        one = view.spaces.get(space) or initial_space_view(space)
        if (one.owner or INDEPENDENT) == power:
            yield space


def _held(view: MapView, space: str, words: Words) -> str:
    one = view.spaces.get(space) or initial_space_view(space)
    name = say_message(words, f"name.{space}")
    return f"{name} {one.loyalty}" if kind_of(space, one) == "walled" else name
