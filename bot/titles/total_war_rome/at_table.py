"""What `/card` tells of regions, sea areas and generals: what is printed, and how they stand at a table."""

from collections.abc import Iterator

from bot.titles.total_war_rome.words import IMPROVEMENTS
from bot.words import Words, unmarked_text
from engine.games.total_war_rome.state import Land
from engine.games.total_war_rome.tables import GENERALS, RED, REGIONS, SEAS
from engine.games.total_war_rome.view import ArmyView, NavyView, RomeView

BORDERS = ("plain", "river", "mountain", "strait")


def printed_regions_and_seas(words: Words) -> Iterator[tuple[str, str, str]]:
    """Yield the regions and the sea areas, each as kind, id and what is printed."""
    for region, known in REGIONS.items():
        borders = {kind: [other for other, over in known.neighbours.items() if over == kind] for kind in BORDERS}
        lines = [words(f"entry.border_{kind}", regions=found) for kind, found in borders.items() if found]
        said = words(
            "entry.region", home=known.home or "none", capital="yes" if known.capital else "no", gold=known.gold,
            dice=known.dice, port="yes" if known.port else "no", woods=known.trees, mountains=known.mountains,
            mercenary="yes" if known.mercenary else "no", borders=" · ".join(lines), bordered=len(lines),
        )  # fmt: skip
        yield "region", region, said
    for sea, area in SEAS.items():
        yield "sea", sea, words("entry.sea", seas=area.seas, ports=area.ports, count=len(area.ports))


def current_status_text(view: RomeView, token: str, words: Words) -> str:
    """Return who holds a region and what stands there, which navies are at sea, or where a general is; "" of cards that
    are alike."""
    if token in GENERALS:
        return _general(view, token, words)
    if token in view.regions:
        return _region(view, token, view.regions[token], words)
    if token in SEAS:
        navies = [_navy(one, words) for one in view.navies.values() if one.sea == token]
        return unmarked_text(" · ".join(navies) or words("now.no_navy"))
    return ""


def _general(view: RomeView, general: str, words: Words) -> str:
    """Return where a general is, as far as the viewer knows: of another's army off the board nobody does."""
    faction = view.factions.get(GENERALS[general].faction)
    if faction is None:
        return words("now.not_played")
    army = next((one for one in view.armies.values() if one.general == general), None)
    if army is not None:
        return words("now.general", army=army.id, place=army.at or army.navy or "board")
    own = (*(faction.generals or ()), *(faction.spare or ()))
    if faction.generals is None:
        return words("now.general_unseen")
    return words("now.general_reserve" if general in own else "now.general_gone")


def _region(view: RomeView, region: str, land: Land, words: Words) -> str:
    parts = [words.name(land.owner) if land.owner else words("note.free")]
    if dice := view.garrisons.get(region, 0):
        parts.append(words("note.garrison", dice=(RED,) * dice))
    parts += [words.name(what) for what in IMPROVEMENTS if getattr(land, what)]
    if land.unrest:
        parts.append(words("note.unrest", unrest=land.unrest))
    if region in view.besieged:
        parts.append(words("now.besieged"))
    parts += [_army(one, words) for one in view.armies.values() if one.at == region]
    parts += [_navy(one, words) for one in view.navies.values() if one.port == region]
    parts += [words.name(agent) for agent, one in view.agents.items() if one.at == region]
    return unmarked_text(" · ".join(parts))


def _army(army: ArmyView, words: Words) -> str:
    return words("now.army", army=army.id, count=army.count, general=army.general or "none")


def _navy(navy: NavyView, words: Words) -> str:
    return words("now.navy", navy=navy.id, count=navy.count, carries=navy.carries or "none")
