"""What stands beside options: of an army how strong it is and who leads it, of a man their ratings, of a city who holds
it and how strong it is; and what one must know to answer a question."""

from collections.abc import Iterator, Sequence

import msgspec

from bot.titles.rise_of_the_roman_republic import sea_lines
from bot.titles.rise_of_the_roman_republic.short_words import leader_rating, legions_by_number
from bot.words import Words, unmarked_text
from engine.games.rise_of_the_roman_republic.actions.movement import ALL, ALONE, GUARDED, INSIDE, OWN, March
from engine.games.rise_of_the_roman_republic.actions.politics import ARMY
from engine.games.rise_of_the_roman_republic.actions.setup import Deploy
from engine.games.rise_of_the_roman_republic.movement.ways import MarchRoute
from engine.games.rise_of_the_roman_republic.office_figures import FIGURES
from engine.games.rise_of_the_roman_republic.tables import CITIES, HEXES, LEADERS, SCENARIOS, TABLES
from engine.games.rise_of_the_roman_republic.view import LegionView, RiseView, StackView
from engine.kernel.choices import Given
from engine.kernel.prompts import Prompt

AT = "@"
FACES = 10
ACT, IMPERIUM, LOSING = "phase.act", "election.imperium", "losing.start"
WHOM = {OWN: "note.own", GUARDED: "note.guarded"}
CONSULS = ("rome_consul", "field_consul")
ASKING = (*CONSULS, "proconsul", "praetor")  # offices that the Senate holds to a province
RATED = ("election.who", "election.master", "election.field", IMPERIUM)  # asked of men who are known by their ratings
FIGHTING = ("battle.attack_help", "battle.defence_help", "battle.attack_ready", "battle.defence_ready")
FLEETS = ("fleets.raise", "fleets.move")
TRIBE_GUILE = "tribe_roll.guile"
TRIBES = (TRIBE_GUILE, "mobilisation.place")  # asked as somebody comes into the land of a tribe


def option_note(view: RiseView, token: str, words: Words) -> str:
    """Return a few words on an option; "" of what needs none."""
    if token in (ALL, OWN, GUARDED, ALONE):
        return _whom(view, token, words)
    who, at, place = token.removesuffix(INSIDE).partition(AT)
    if at and who in LEADERS:
        return ""  # a try to intercept, whose label says all
    if at:
        return _stack_line(view, who, place, words, inside=token.endswith(INSIDE))
    if who in LEADERS:
        return leader_line(view, who, words)
    if who in CITIES:
        return _city(view, who, words)
    if who in view.naval:
        return ", ".join(sea_lines.naval_superiority_parts(view, who, words))
    if who in view.levels:
        return _province(view, who, words)
    if legions := _commanded(view, who):
        return _legions(view, who, legions, words)
    if who in FIGURES.offices:
        return words("note.office", legions=FIGURES.offices[who].legions)
    target = next((one for one in view.stacks if one.power == who and _here(view, one)), None)
    return _army(target, words) if target is not None else ""


def march_note(view: RiseView, prompt: Prompt, token: str, words: Words) -> str:
    """Return who marches with all whom a leader may take: not each leader of the stack, nor each legion; "" of any
    other option."""
    form, own = prompt.menu.forms.get(March.tag()), acting_stack(view)
    if token != ALL or form is None or own is None:
        return ""
    route = form.field("route", {"army": ALL})
    if not isinstance(route, MarchRoute):
        return ""
    force = route.mover.force
    return _army(msgspec.structs.replace(own, sp=route.mover.sp, leaders=force.leaders, legions=force.legions), words)


def acting_stack(view: RiseView) -> StackView | None:
    """Return the stack that the leader is in whose phase it is."""
    return next((one for one in view.stacks if view.acting and view.acting in one.leaders), None)


def _here(view: RiseView, one: StackView) -> bool:
    own = acting_stack(view)
    return own is not None and one.hex == own.hex and not one.inside


def _whom(view: RiseView, token: str, words: Words) -> str:
    """Return of a way to march with whom it takes along, or who stays."""
    own = acting_stack(view)
    if own is None or token == ALONE:
        return ""
    return _army(own, words) if token == ALL else words(WHOM[token])


def _army(one: StackView, words: Words) -> str:
    return unmarked_text(
        words("note.army", sp=one.sp, leaders=one.leaders, count=len(one.leaders),
              legions=legions_by_number(one.legions), legions_count=len(one.legions), status=one.status)
    )  # fmt: skip


def _stack_line(view: RiseView, power: str, place: str, words: Words, *, inside: bool) -> str:
    found = next((s for s in view.stacks if (s.power, s.hex, s.inside) == (power, place, inside)), None)
    return _army(found, words) if found is not None else ""


def _commanded(view: RiseView, token: str) -> list[LegionView]:
    """Return the legions of a command: of consular armies ("army_1+army_2"), or named ("III+IV"); [] of all else."""
    parts = token.split("+")
    return [one for one in view.legions if one.number in parts or (one.army and f"{ARMY}{one.army}" in parts)]


def _legions(view: RiseView, token: str, legions: Sequence[LegionView], words: Words) -> str:
    """Return how strong legions are and where they stand; of an army also which they are."""
    own = acting_stack(view)
    places = list(dict.fromkeys([one.hex for one in legions if one.hex]))
    marching = own is not None and places == [own.hex]  # who chooses among them knows where they stand
    strength = sum(infantry + cavalry for one in legions for infantry, cavalry in one.elements.values())
    numbers = [one.number for one in legions] if token.startswith(ARMY) else []
    return words("note.command", legions=numbers, count=len(numbers), sp=strength,
                 places=[] if marching else places, places_count=0 if marching else len(places))  # fmt: skip


def leader_line(view: RiseView, leader: str, words: Words) -> str:
    """Return a leader's ratings, their Guile, and where they stand with how many SP."""
    own = next((one for one in view.stacks if leader in one.leaders), None)
    guile = view.guile.get(leader, LEADERS[leader].guile)
    office = next((man.office for man in view.magistrates if man.leader == leader), "none")
    return words(
        "note.leader", office=office, rating=leader_rating(leader), guile=guile, place=own.hex if own else "none",
        sp=own.sp if own else 0,
    )  # fmt: skip


def _city(view: RiseView, place: str, words: Words) -> str:
    """Return who holds a city, how strong it is, and who stands there."""
    city = next((one for one in view.cities if one.place == place), None)
    if city is None:
        return ""
    inside = sum(one.sp for one in view.stacks if one.hex == place and one.inside)
    outside = [one for one in view.stacks if one.hex == place and not one.inside and one.sp]
    said = [words("note.city", power=city.holder or "none", ids=city.ids, garrison=inside)]
    said += [words("note.outside", power=one.power, sp=one.sp) for one in outside]
    if city.besieger:
        said.append(words("note.besieged", power=city.besieger))
    return unmarked_text(", ".join(said))


def _province(view: RiseView, row: str, words: Words) -> str:
    """Return to whom a province leans, with its boxes."""
    lean = [words("note.leaning", side=side, boxes=boxes) for side, boxes in view.levels[row].items() if boxes > 0]
    return unmarked_text(words("note.province", count=len(lean), list=", ".join(lean)))


def presumed_placement(prompt: Prompt, given: Given) -> str:
    """Return what is mostly wanted where forces are placed before the first turn: all of them, in the city."""
    form = prompt.menu.forms.get(given[0]) if given else None
    opened = form.opened(given[1:]) if form is not None and given[0] == Deploy.tag() else None
    if opened is None or opened[2] or opened[0] not in ("where", "infantry", "cavalry"):
        return ""
    level = opened[1].choices_after(())
    return str(level.high) if level.high is not None else level.options[0].token


def _stands(view: RiseView, prompt: Prompt, words: Words) -> Iterator[str]:
    """Yield why a tribe is fought over and at what odds, or who is how strong at sea."""
    if prompt.moment == TRIBE_GUILE and prompt.subject is not None:
        acting = view.acting if view.acting in LEADERS else "none"
        yield words("brief.tribe_rolled", leader=acting, **prompt.subject.args)
        yield words("brief.tribe_odds", **prompt.subject.args)
    elif prompt.moment in TRIBES and view.acting in LEADERS:
        yield words("brief.tribe", leader=view.acting, power=view.acting_side)
    if prompt.moment in FLEETS:
        yield from sea_lines.naval_superiority_lines(view, words)


def briefing_lines(view: RiseView, prompt: Prompt, words: Words) -> Iterator[str]:
    """Yield what one must know to answer a question: of a phase who acts where with what, how likely they go on after
    the next Operation, and what the Senate allows them."""
    yield from _stands(view, prompt, words)
    if prompt.moment == IMPERIUM:
        yield from _elected(view, prompt, words)
    if prompt.moment in RATED:
        yield words("brief.ratings")
    yield from _bound(prompt, words)
    if prompt.moment == LOSING and prompt.subject is not None:
        yield words("brief.losses", **prompt.subject.args)
    if prompt.moment != ACT or view.acting not in LEADERS:
        return
    leader, own = LEADERS[view.acting], acting_stack(view)
    if own is not None:
        yield words(
            "brief.acts", leader=view.acting, rating=leader_rating(view.acting), place=own.hex, inside=own.inside,
            sp=own.sp, others=[one for one in own.leaders if one != view.acting], count=len(own.leaders) - 1,
            legions=legions_by_number(own.legions), legions_count=len(own.legions),
            guile=view.guile.get(view.acting, 0), status=own.status,
        )  # fmt: skip
        if stay := [one.kind for one in own.troops if one.kind in view.unwilling]:
            yield words("brief.unwilling", kinds=stay)
    chance = min(FACES, leader.campaign + 1) * 100 // FACES
    yield words("brief.goes_on", campaign=leader.campaign, chance=chance)
    man = next((one for one in view.magistrates if one.leader == view.acting), None)
    if man is not None:
        yield words(
            "brief.office", office=man.office, province=man.province or "none", phases=man.phases, most=man.most,
            granted=[f"granted_{one}" for one in man.granted], granted_count=len(man.granted),
        )  # fmt: skip
        if man.office in ASKING and "leave" not in man.granted and not _free(view, man.office):
            yield words("brief.bound", office=man.office)
    enemies = [one for one in view.stacks if own is not None and one.hex == own.hex and one.sp and _enemy(view, one)]
    if enemies:
        sieges = {city.place for city in view.cities if city.besieger}
        inside = "note.shut_in" if enemies[0].hex in sieges else "note.inside"
        said = [words(inside if one.inside else "note.outside", power=one.power, sp=one.sp) for one in enemies]
        yield words("brief.enemies", said=", ".join(said))


def leader_phase_text(view: RiseView, prompt: Prompt, words: Words) -> str:
    """Return of a leader's phase who may act, in which city or province, and how strong they are; "" of other
    questions. view: the public's."""
    own = acting_stack(view) if prompt.moment == ACT else None
    if own is None:
        return ""
    is_city = own.hex in CITIES
    place = own.hex if is_city else HEXES[own.hex].province
    return words("stake.act", leader=view.acting, place=place, city="yes" if is_city else "no", sp=own.sp)


def _bound(prompt: Prompt, words: Words) -> Iterator[str]:
    """Yield why a battle is fought that the defender would have avoided: of questions once that is settled."""
    told = prompt.subject.args if prompt.subject is not None and prompt.moment in FIGHTING else {}
    if (bound := told.get("bound", "none")) != "none":
        worse = TABLES.battle_modifiers["failed_avoidance"]
        yield words("brief.fight", bound=bound, defends=told.get("defends", False), worse=worse)


def _elected(view: RiseView, prompt: Prompt, words: Words) -> Iterator[str]:
    """Yield who it is that is given a command, and what their province means to them."""
    told = prompt.subject.args if prompt.subject is not None else {}
    leader, office = str(told.get("leader", "")), str(told.get("office", ""))
    if leader in LEADERS:
        guile = view.guile.get(leader, LEADERS[leader].guile)
        yield words("brief.elected", leader=leader, rating=leader_rating(leader), guile=guile)
    if office in ASKING and not _free(view, office):
        yield words("brief.free", office=office)


def _free(view: RiseView, office: str) -> bool:
    """Return whether men of this office go about as they like, more or less: consuls in Thunderbolt."""
    return office in CONSULS and SCENARIOS[view.scenario].has_rule("free_consuls")


def _enemy(view: RiseView, one: StackView) -> bool:
    return bool(one.side) and one.side != view.acting_side
