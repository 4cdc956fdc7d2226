"""Descriptions of the pictures of Total War: Rome, from the same view."""

from collections.abc import Iterator, Mapping, Sequence

from engine.games.total_war_rome.view import RomeView
from render.games.total_war_rome import GAME_ID
from render.games.total_war_rome.map_options import MapOptions
from render.words import Words, say_message


def place_name(words: Words, where: str) -> str:
    """Return the name of a region or sea area."""
    return say_message(words, f"name.{where}")


def _where(view: RomeView, words: Words, at: str, navy: str) -> str:
    if at:
        return place_name(words, at)
    fleet = view.navies.get(navy)
    return say_message(words, "alt.aboard", place=place_name(words, fleet.sea or fleet.port)) if fleet else ""


def board_text(view: RomeView, options: MapOptions) -> str:
    """Tell the round, the factions' points and gold, then their armies and navies, sieges and unrest, and which regions
    each holds; the last are the first to go where there is no room."""
    words = options.words
    head = say_message(words, "final_round") if view.final else say_message(words, "round_of", round=view.round)
    out = [
        say_message(
            words,
            "alt.board",
            title=say_message(words, f"name.{GAME_ID}"),
            round=head,
            phase=say_message(words, f"phase.{view.phase}") if view.phase else "–",
            target=view.trigger,
        )
    ]
    if options.lettered:
        listed = ", ".join(f"{letter} {_choice(view, words, what)}" for what, letter in options.lettered.items())
        out.append(say_message(words, "alt.letters", list=listed))
    if view.winners:
        names = ", ".join(say_message(words, f"name.{side}") for side in view.winners)
        out.append(say_message(words, "alt.winners", names=names))
    out.extend(_figures(view, options))
    sides = view.order or tuple(view.factions)
    out.extend(_faction(view, options, side) for side in sides)
    out.extend(_forces(view, words, side) for side in sides)
    if view.besieged:
        out.append(say_message(words, "alt.besieged", names=", ".join(place_name(words, one) for one in view.besieged)))
    unrest = [f"{place_name(words, region)} {one.unrest}" for region, one in view.regions.items() if one.unrest]
    if unrest:
        out.append(say_message(words, "alt.unrest", list=", ".join(unrest)))
    out.extend(_held(view, words))
    return " ".join(out)


def _held(view: RomeView, words: Words) -> Iterator[str]:
    """Yield which regions each faction holds, in turn order, and which nobody does."""
    for side in (*(view.order or tuple(view.factions)), ""):
        found = [place_name(words, region) for region, one in view.regions.items() if (one.owner or "") == side]
        if found and side:
            yield say_message(words, "alt.held", side=side, list=", ".join(found))
        elif found:
            yield say_message(words, "alt.free", list=", ".join(found))


def question_places_text(
    view: RomeView, lettered: Mapping[str, str], words: Words, way: Sequence[str], around: Sequence[str] = ()
) -> str:
    """Tell the letters of a question's places, whose each is and what stands there, the way chosen so far; where it has
    neither, what the question is about."""
    out = [say_message(words, "alt.places")]
    out += [f"{_place_now(view, words, one)}." for one in (() if lettered or way else around)]
    out += [f"{letter} {_place_now(view, words, one)}." for one, letter in lettered.items()]
    if way:
        out.append(say_message(words, "alt.way", list=", ".join(place_name(words, one) for one in way)))
    return " ".join(out)


def _place_now(view: RomeView, words: Words, where: str) -> str:
    """Return a place with its owner and the forces in it."""
    region = view.regions.get(where)
    owner = [say_message(words, f"name.{region.owner}")] if region is not None and region.owner else []
    here = [
        say_message(words, "alt.force_there", side=say_message(words, f"name.{army.owner}"), count=army.count)
        for army in view.armies.values()
        if army.at == where
    ]
    return ", ".join((place_name(words, where), *owner, *here))


def _figures(view: RomeView, options: MapOptions) -> Iterator[str]:
    """Yield what the map's theme tells in numbers: what factions bring in taxes, or the dice of garrisons."""
    words = options.words
    if options.show == "income":
        taxes = ", ".join(f"{say_message(words, f'name.{side}')} +{one.income}" for side, one in view.factions.items())
        yield say_message(words, "alt.income", list=taxes)
    elif options.show == "military" and view.garrisons:
        dice = ", ".join(f"{place_name(words, region)} {number}" for region, number in view.garrisons.items())
        yield say_message(words, "alt.garrisons", list=dice)


def _choice(view: RomeView, words: Words, what: str) -> str:
    army = view.armies.get(what)
    if army is not None:
        return say_message(words, "alt.army", count=army.count, place=_where(view, words, army.at, army.navy))
    navy = view.navies.get(what)
    if navy is not None:
        return say_message(words, "alt.navy", count=navy.count, place=place_name(words, navy.sea or navy.port))
    return place_name(words, what)


def _faction(view: RomeView, options: MapOptions, side: str) -> str:
    """Return a faction with who plays it, whom the picture names too, and its figures."""
    one, words = view.factions[side], options.words
    held = sum(region.owner == side for region in view.regions.values())
    name, player = say_message(words, f"name.{side}"), options.names.get(one.seat)
    name = f"{name} ({player})" if player else name
    return say_message(words, "alt.faction", name=name, vp=one.vp, gold=one.gold, held=held)


def _forces(view: RomeView, words: Words, side: str) -> str:
    """Return a faction's armies and navies on the map."""
    armies = [_choice(view, words, a.id) for a in view.armies.values() if a.owner == side and (a.at or a.navy)]
    navies = [_choice(view, words, n.id) for n in view.navies.values() if n.owner == side and (n.sea or n.port)]
    pieces = ", ".join([*armies, *navies]) or say_message(words, "alt.none")
    return say_message(words, "alt.forces", name=say_message(words, f"name.{side}"), pieces=pieces)
