"""Every chance that is shown, against the procedure that rolls it: each face of the dice goes through the engine, with
and without the cards that change it."""

from itertools import product

import msgspec
import pytest

from engine.games.sword_of_rome.actions.carthage import Contest
from engine.games.sword_of_rome.actions.combat import JoinRelief
from engine.games.sword_of_rome.actions.movement import Coordinate, FightAlone, MarchArmy, MarchOn, PlayCampaign, Sortie
from engine.games.sword_of_rome.actions.reactions import React, RefuseBattle
from engine.games.sword_of_rome.actions.responses import Respond
from engine.games.sword_of_rome.actions.siege import Besiege
from engine.games.sword_of_rome.actions.turn import PlayEvent, TakeSurrender
from engine.games.sword_of_rome.battle_chances import Pool, dice_total_chances, win_chance
from engine.games.sword_of_rome.combat.battle import decide_winner
from engine.games.sword_of_rome.contexts import Fought
from engine.games.sword_of_rome.events.movement import (
    AvoidRolled,
    BattleRefused,
    InterceptionRolled,
    NavalRoll,
    PursuitRolled,
)
from engine.games.sword_of_rome.events.siege import CityFell, Raided, SiegeRolled
from engine.games.sword_of_rome.frames.combat import Battle
from engine.games.sword_of_rome.frames.turn import Surrender
from engine.games.sword_of_rome.game import GAME
from engine.games.sword_of_rome.siege.chances import roll_chances
from engine.games.sword_of_rome.state import Effect, Place
from engine.games.sword_of_rome.tables import CARDS
from engine.kernel.actions import Action
from engine.kernel.dice import ScriptedDice
from engine.kernel.play import Play
from engine.kernel.texts import Text
from tests.engine.games.sword_of_rome.playing import Force, Table
from tests.engine.games.sword_of_rome.responses.fields import hands_of

DIE = range(1, 7)
PAIRS = tuple(product(DIE, DIE))
CARTHAGE, LEAGUE = "carthaginian", "etruscan_samnite"


def shown(table: Table, side: str, action: Action, key: str) -> Text:
    """Return what is said of an action before it is confirmed, by its key; the last line of several."""
    prompt = table.prompt(side, type(action))
    lines = GAME.preview(table.state, prompt, prompt.menu.tokens_of_value(action)).lines
    found = [line for line in lines if line.key == f"preview.{key}"]
    assert found, [line.key for line in lines]
    return found[-1]


def percent(cases: list[bool]) -> int:
    """Return how many of so many cases in a hundred."""
    return round(100 * sum(cases) / len(cases))


# One die


def met(*leaders: str) -> Table:
    """Return a table on which Romans have come to Fregellae, where Samnites under these leaders stand."""
    stacks: dict[str, Force] = {"roman@capua": (8, "camillus"), "samnite@fregellae": (6, *leaders)}
    table = Table(stacks=stacks, hands={"roman": ("R10",)}).turn_number_under_way("roman")
    return table.do("roman", MarchArmy("R10", "camillus", (), 8, ("fregellae",)))


@pytest.mark.parametrize(
    ("leaders", "going", "cu"),
    [
        (("samnite_b", "samnite_a"), ("samnite_b", "samnite_a"), 6),  # a 1 commands a 2
        (("samnite_b", "samnite_a"), ("samnite_a",), 5),
        (("egnatius", "samnite_a"), ("egnatius", "samnite_a"), 6),
    ],
)
def test_avoiding_shows_the_chance_of_who_commands(leaders: tuple[str, ...], going: tuple[str, ...], cu: int) -> None:
    """8.2.1 and 11.1: his tactics count, though a better leader goes along."""
    action = React(avoid="aufidena", avoid_with=going, avoid_cu=cu)
    rolled = [met(*leaders).rolled(LEAGUE, action, die).told(AvoidRolled)[0].success for die in DIE]
    assert shown(met(*leaders), LEAGUE, action, "avoid").args["chance"] == percent(rolled)


def beside(*cards: str) -> Table:
    """Return a table on which Greeks have come to Selinus, beside Carthage's army in Lilybaeum."""
    stacks: dict[str, Force] = {"greek@agrigentum": (5, "dionysius"), "carthaginian@lilybaeum": (4, "hamilcar")}
    return Table(players=5, stacks=stacks, hands={CARTHAGE: ("C18", *cards), "greek": ("K10",)}).turn_number_under_way(
        "greek"
    )


@pytest.mark.parametrize("card", ["", "C9"])
def test_intercepting_shows_the_roll_that_it_takes(card: str) -> None:
    march = MarchArmy("K10", "dionysius", (), 5, ("selinus",))
    token = "carthaginian@lilybaeum" + (f"+{card}" if card else "")

    def made() -> Table:
        return beside(*([card] if card else [])).do("greek", march)

    done = [made().rolled(CARTHAGE, React(intercept=(token,)), die).told(InterceptionRolled)[0].success for die in DIE]
    form = made().prompt(CARTHAGE, React).menu.forms["react"]
    label = next(one.label for one in form.field("intercept", {}).choices_after(()).options if one.token == token)
    assert label is not None and label.args["needs"] == sum(done)
    if not card:
        said = shown(beside(), "greek", march, "interceptor").args
        assert (said["needs"], said["chance"]) == (sum(done), percent(done))


def caught() -> Table:
    """Return a table on which Gauls have intercepted Valerius at Narnia."""
    stacks: dict[str, Force] = {"roman@roma": (5, "valerius"), "gallic@spoletium": (8, "gaul_a")}
    table = Table(
        stacks=stacks, places={"narnia": Place("gallic", 1)}, hands={"roman": ("R10",)}
    ).turn_number_under_way("roman")
    table.do("roman", MarchArmy("R10", "valerius", (), 5, ("narnia",)))
    return table.rolled("gallic", React(intercept=("gallic@spoletium",)), 1)


def test_refusing_shows_the_chance_of_the_commander() -> None:
    done = [caught().rolled("roman", RefuseBattle(), die).told(BattleRefused)[0].success for die in DIE]
    said = shown(caught(), "roman", RefuseBattle(), "refusal").args
    assert (said["needs"], said["chance"]) == (sum(done), percent(done))


def pursuing(*cards: str) -> Table:
    stacks: dict[str, Force] = {"greek@tarentum": (8, "dionysius"), "roman@venusia": (3, "valerius")}
    places = {"venusia": Place("roman"), "luceria": Place("roman")}
    table = Table(stacks=stacks, places=places, hands=hands_of({"greek": ("K10", *cards)})).turn_number_under_way(
        "greek"
    )
    table.do("greek", MarchArmy("K10", "dionysius", (), 8, ("venusia",)))
    table.rolled("roman", React(avoid="luceria", avoid_with=("valerius",), avoid_cu=3), 1)
    while table.window():
        table.close()
    return table


@pytest.mark.parametrize("cards", [(), ("K20",)])
def test_a_pursuit_shows_its_chance_with_the_cards_that_are_in(cards: tuple[str, ...]) -> None:
    action = MarchOn(("canusium",), help=cards)
    done = [pursuing(*cards).rolled("greek", action, die).told(PursuitRolled)[0].success for die in DIE]
    assert shown(pursuing(*cards), "greek", action, "pursuit").args["chance"] == percent(done)


def treaty() -> Table:
    table = Table(stacks={"greek@tarentum": (3, "dionysius")}, hands={"greek": ("K10",)})
    table.state.effects = (Effect("R14", "treaty", "game", power="roman"),)
    return table.turn_number_under_way("greek")


@pytest.mark.parametrize("goal", ["neapolis", "pisae"])
def test_a_voyage_shows_the_roll_that_is_due(goal: str) -> None:
    action = MarchArmy("K10", "dionysius", (), 3, (f"sea:{goal}",))

    done = [treaty().rolled("greek", action, die).told(NavalRoll)[0].result == "success" for die in DIE]
    assert shown(treaty(), "greek", action, "sea").args["chance"] == percent(done)


def contested(*cards: str) -> Table:
    stacks: dict[str, Force] = {"greek@neapolis": (5, "dionysius")}
    table = Table(players=5, stacks=stacks, hands={CARTHAGE: cards, "greek": ("K10",)}).turn_number_under_way("greek")
    return table.do("greek", MarchArmy("K10", "dionysius", (), 5, ("sea:syracusae",)))


@pytest.mark.parametrize(("card", "helping"), [("C1", ()), ("C4", ()), ("C4", ("C31",))])
def test_a_contest_shows_how_often_it_turns_the_voyage_back(card: str, helping: tuple[str, ...]) -> None:
    action = Contest(card, helping)

    rolls = [contested(card, "C31").rolled(CARTHAGE, action, die).told(NavalRoll)[0] for die in DIE]
    said = shown(contested(card, "C31"), CARTHAGE, action, "contest")
    assert said.args["chance"] == percent([one.result != "success" for one in rolls])


# The siege table


def besieging(power: str, leader: str, by: str, *cards: str, loyalty: int = 2, cu: int = 5) -> Table:
    stacks: dict[str, Force] = {f"{power}@capua": (cu, leader)}
    places = {"capua": Place("etruscan", loyalty, siege=0, besieger=power)}
    return Table(stacks=stacks, places=places, hands={power: (by, *cards)}, strict=False).turn_number_under_way(power)


def told_of_siege(table: Table) -> tuple[bool, bool, bool]:
    rolls = table.told(SiegeRolled)
    return any(one.points for one in rolls), bool(table.told(CityFell)), any(one.lost for one in rolls)


@pytest.mark.parametrize(
    ("power", "leader", "by", "cards", "loyalty"),
    [
        ("roman", "valerius", "R10", (), 1),
        ("roman", "valerius", "R10", ("R34",), 2),
        ("greek", "dionysius", "K10", ("K17",), 2),
        ("gallic", "gaul_a", "G33", (), 1),
    ],
)
def test_a_siege_shows_the_chances_of_its_roll(
    power: str, leader: str, by: str, cards: tuple[str, ...], loyalty: int
) -> None:
    def made() -> Table:
        return besieging(power, leader, by, *cards, loyalty=loyalty)

    action = Besiege(by, leader, cards)
    done = []
    for pair in PAIRS:
        table = made().rolled(power, action, *pair)
        done.append((*told_of_siege(table)[:1], table.told(SiegeRolled)[0].level >= loyalty, told_of_siege(table)[2]))
    said = shown(made(), power, action, "siege").args
    assert [said["chance"], said["falls"], said["loss"]] == [percent([one[n] for one in done]) for n in range(3)]


def test_helepolis_shows_the_chances_of_both_rolls() -> None:
    """Ruling 161: no second roll where the first has brought the city down."""

    def made() -> Table:
        return besieging("greek", "dionysius", "K10", "K18")

    action, weights, found = Besiege("K10", "dionysius", ("K18",)), {sum(pair): 0 for pair in PAIRS}, [0.0, 0.0, 0.0]
    for pair in PAIRS:
        weights[sum(pair)] += 1
    one_of = {sum(pair): pair for pair in PAIRS}
    for first, second in product(weights, weights):
        table = made().rolled("greek", action, *one_of[first], *one_of[second])
        for n, happened in enumerate(told_of_siege(table)):
            found[n] += happened * weights[first] * weights[second] / len(PAIRS) ** 2
    said = shown(made(), "greek", action, "siege").args
    assert [said["chance"], said["falls"], said["loss"]] == [round(100 * chance) for chance in found]


def surrendering() -> Table:
    stacks: dict[str, Force] = {"roman@neapolis": (5, "valerius")}
    places = {"neapolis": Place("greek", 2, siege=1, besieger="roman")}
    table = Table(stacks=stacks, places=places, hands=hands_of({"roman": ("R34",)}))
    table.state.round, table.state.phase = 0, "surrender"
    return table.phase(Surrender(), "isolation")


def test_a_surrender_roll_shows_its_chances() -> None:
    action = TakeSurrender(sieges=("neapolis",))
    done = [told_of_siege(surrendering().rolled("roman", action, *pair)) for pair in PAIRS]
    said = shown(surrendering(), "roman", action, "siege").args
    assert [said["chance"], said["falls"], said["loss"]] == [percent([one[n] for one in done]) for n in range(3)]


def blockading() -> Table:
    stacks: dict[str, Force] = {"carthaginian@messana": (5, "hamilcar"), "carthaginian@lilybaeum": 2}
    places = {"messana": Place("greek", 2, siege=0, besieger=CARTHAGE)}
    hired = {"carthaginian@messana": 2}
    table = Table(players=5, stacks=stacks, places=places, mercenaries=hired, hands={CARTHAGE: ("C15", "C36")})
    return table.turn_number_under_way(CARTHAGE)


@pytest.mark.parametrize("helping", [(), ("C36",)])
def test_a_blockade_shows_the_chances_of_its_roll(helping: tuple[str, ...]) -> None:
    action = PlayEvent("C15", ("messana", "hired@messana", *helping))
    done = [told_of_siege(blockading().rolled(CARTHAGE, action, *pair)) for pair in PAIRS]
    said = shown(blockading(), CARTHAGE, action, "siege").args
    assert [said["chance"], said["falls"], said["loss"]] == [percent([one[n] for one in done]) for n in range(3)]


def raiding(*cards: str) -> Table:
    stacks: dict[str, Force] = {"gallic@sentinum": (6, "gaul_a")}
    return Table(stacks=stacks, hands={"gallic": ("G33", *cards)}).turn_number_under_way("gallic")


@pytest.mark.parametrize("cards", [(), ("G30",)])
def test_a_raid_shows_its_chances_in_its_preview_and_on_its_button(cards: tuple[str, ...]) -> None:
    action = MarchArmy("G33", "gaul_a", (), 6, ("raid",), help=cards)
    done = [raiding(*cards).rolled("gallic", action, *pair).told(Raided)[0] for pair in PAIRS]
    table = raiding(*cards)
    said = shown(table, "gallic", action, "raid").args
    assert said["chance"] == percent([one.success for one in done])
    assert said["loss"] == percent([bool(one.lost) for one in done])
    prompt = table.prompt("gallic", MarchArmy)
    odds = GAME.odds(table.state, prompt, prompt.menu.tokens_of_value(action))
    assert odds is not None and odds.args["chance"] == said["chance"]


def test_chances_of_a_roll_are_the_tables() -> None:
    """README (c)3: 58 in a hundred bring points, 39 a loss; ruling 249."""
    assert roll_chances(0).points == pytest.approx(21 / 36) and roll_chances(0, 2).falls == pytest.approx(1 / 36)


# Battles


def by_the_engine(table: Table) -> float:
    """Return how often the attacker of the battle under way wins: every total of the dice goes through the engine."""
    frame = table.state.frames[-1]
    assert isinstance(frame, Battle)
    context = table.prompts(next(iter(table.asked() or table.state.players)))[0].context
    pools = [context.attacker_pool, context.defender_pool] if isinstance(context, Fought) else [Pool(), Pool()]
    found = 0.0
    for a, b in product(*(dice_total_chances(pool).items() for pool in pools)):
        frame.attacker_dice, frame.defender_dice = (a[0],), (b[0],)
        decide_winner(Play(table.state, ScriptedDice()), frame)
        found += a[1] * b[1] * (frame.winner == frame.attacker)
    return found


@pytest.mark.parametrize("pool", [Pool(), Pool(4, 3), Pool(4, 4)])
def test_totals_are_those_of_all_throws(pool: Pool) -> None:
    throws = [sum(sorted(dice, reverse=True)[: pool.kept]) for dice in product(DIE, repeat=pool.rolled)]
    assert dice_total_chances(pool) == pytest.approx(
        {total: throws.count(total) / len(throws) for total in set(throws)}
    )


@pytest.mark.parametrize(("card", "pool"), [("", Pool()), ("C29", Pool(4, 4)), ("C26", Pool()), ("C9", Pool())])
def test_before_the_dice_the_odds_know_the_cards_that_were_played(card: str, pool: Pool) -> None:
    stacks: dict[str, Force] = {"carthaginian@selinus": (6, "hamilcar"), "greek@selinus": (9, "dionysius")}
    hands = {CARTHAGE: ("C29", "C26", "C9", "C18"), LEAGUE: ("E4",), "greek": ("K4",)}
    table = Table(players=5, stacks=stacks, mercenaries={"carthaginian@selinus": 2}, hands=hands).turn_number_under_way(
        CARTHAGE
    )
    table.begin(Battle(space="selinus", attacker=CARTHAGE, defender="greek", came_from="lilybaeum"))
    if card:
        table.do(CARTHAGE, Respond(card)).close()
    context = table.prompt(CARTHAGE, Respond).context
    assert isinstance(context, Fought) and (context.attacker_pool, context.defender_pool) == (pool, Pool())
    assert context.attacker_win_chance == pytest.approx(by_the_engine(table), abs=1e-9)


def test_the_sacred_band_turns_the_odds() -> None:
    assert (round(100 * win_chance(-3)), round(100 * win_chance(-3, Pool(4, 4)))) == (21, 50)


def before_dice(table: Table) -> Fought:
    """Return what the window before the dice is about, once everybody has declined to react."""
    for _ in range(6):
        if table.moment() == "battle.before":
            break
        if table.window():
            table.close()
        else:
            for side in table.asked():
                default = table.prompts(side)[0].default
                assert default is not None
                table.do(side, default)
    context = next(one.context for one in GAME.prompts(table.state).values() if one.moment == "battle.before")
    assert isinstance(context, Fought)
    return context


def crossing(*cards: str) -> Table:
    """Return Greeks in Messana before they cross the strait to Romans in Rhegium."""
    stacks: dict[str, Force] = {"greek@messana": (6, "dionysius"), "roman@rhegium": (6, "valerius")}
    hands = hands_of({"greek": ("K10", *cards)})
    return Table(stacks=stacks, places={"rhegium": Place("roman", 1)}, hands=hands).turn_number_under_way("greek")


@pytest.mark.parametrize("cards", [(), ("K37",)])
def test_a_march_shows_the_battle_at_its_end_with_the_card_for_the_strait(cards: tuple[str, ...]) -> None:
    action = MarchArmy("K10", "dionysius", (), 6, ("rhegium",), help=cards)
    context = before_dice(crossing(*cards).do("greek", action))
    said = shown(crossing(*cards), "greek", action, "battle").args
    assert (said["edge"], said["chance"]) == (f"{context.edge:+d}", round(100 * context.attacker_win_chance))


def besieged_capua() -> Table:
    """Return Romans in Capua, under Valerius, besieged by Samnites, and Camillus in Tarracina."""
    stacks: dict[str, Force] = {
        "roman@capua": (3, "valerius"), "samnite@capua": (6, "samnite_a"), "roman@tarracina": (6, "camillus"),
    }  # fmt: skip
    places = {"capua": Place("roman", 1, siege=0, besieger="samnite")}
    table = Table(stacks=stacks, places=places, hands=hands_of({"roman": ("R10",)}), strict=False)
    own = table.stack("roman@capua")
    inside = msgspec.structs.replace(own, cu=0, leaders=(), cu_inside=3, leaders_inside=own.leaders)
    table.state.stacks = {**table.state.stacks, "roman@capua": inside}
    return table.turn_number_under_way("roman")


def test_a_sortie_shows_the_battle() -> None:
    action = Sortie("R10", "valerius")
    context = before_dice(besieged_capua().do("roman", action))
    said = shown(besieged_capua(), "roman", action, "battle").args
    assert (said["edge"], said["chance"]) == (f"{context.edge:+d}", round(100 * context.attacker_win_chance))


def test_a_relief_shows_the_battle_with_those_inside_and_without() -> None:
    march = MarchArmy("R10", "camillus", (), 6, ("capua",))

    def asked() -> Table:
        table = besieged_capua().do("roman", march)
        while table.moment() != "battle.start":
            for side in table.asked():
                default = table.prompts(side)[0].default
                assert default is not None
                table.do(side, default)
        return table

    edges = []
    for join in (True, False):
        context = before_dice(asked().do("roman", JoinRelief(join)))
        said = shown(asked(), "roman", JoinRelief(join), "battle").args
        assert (said["edge"], said["chance"]) == (f"{context.edge:+d}", round(100 * context.attacker_win_chance))
        edges.append(said["edge"])
    assert edges[0] != edges[1]
    assert shown(besieged_capua(), "roman", march, "battle").args["edge"] == edges[0]  # as they join by default


def flanked() -> Table:
    stacks: dict[str, Force] = {
        "roman@capua": (7, "camillus"), "roman@roma": (5, "valerius"), "samnite@fregellae": (6, "samnite_a"),
    }  # fmt: skip
    card = next(card for card, known in CARDS.items() if known.deck == "roman" and known.kind == "campaign")
    table = Table(stacks=stacks, hands=hands_of({"roman": (card,)}), strict=False).turn_number_under_way("roman")
    table.do("roman", PlayCampaign(card)).do("roman", MarchArmy(card, "camillus", (), 7, ("fregellae",)))
    table.do(LEAGUE, React())
    while table.window():
        table.close()
    return table


def test_calling_a_flanking_force_shows_the_battle_with_it_and_without() -> None:
    action = Coordinate("valerius", (), 5, ("velitrae",))
    context, alone = before_dice(flanked().do("roman", action)), before_dice(flanked().do("roman", FightAlone()))
    said = shown(flanked(), "roman", action, "battle").args
    assert (said["edge"], said["chance"]) == (f"{context.edge:+d}", round(100 * context.attacker_win_chance))
    assert shown(flanked(), "roman", FightAlone(), "battle").args["chance"] == round(100 * alone.attacker_win_chance)
    assert alone.edge < context.edge
    asked = flanked().prompt("roman", FightAlone)
    assert isinstance(asked.context, Fought) and not asked.context.judged  # nothing is told of a battle not yet known
    odds = GAME.odds(flanked().state, asked, ("fight_alone",))
    assert odds is not None and odds.args["chance"] == round(100 * alone.attacker_win_chance)


@pytest.mark.parametrize(
    ("start", "route"), [("garrison_box", ("unrest",)), ("carthago", ("sea:garrison_box", "unrest"))]
)
def test_an_attack_on_the_unrest_shows_the_battle(start: str, route: tuple[str, ...]) -> None:
    """20.3, from the box and from a port."""
    action = MarchArmy("C11", "hasdrubal", (), 5, route)

    def made() -> Table:
        stacks: dict[str, Force] = {f"carthaginian@{start}": (5, "hasdrubal")}
        table = Table(players=5, stacks=stacks, hands={CARTHAGE: ("C11", "C29")}, strict=False)
        table.state.unrest = 4
        return table.turn_number_under_way(CARTHAGE)

    context = before_dice(made().do(CARTHAGE, action))
    said = shown(made(), CARTHAGE, action, "battle").args
    assert (said["edge"], said["chance"]) == (f"{context.edge:+d}", round(100 * context.attacker_win_chance))


def test_the_unrest_that_is_overwhelmed_needs_no_dice() -> None:
    table = Table(players=5, stacks={"carthaginian@garrison_box": (8, "hasdrubal")}, hands={CARTHAGE: ("C11",)})
    table.state.unrest = 2
    said = shown(
        table.turn_number_under_way(CARTHAGE),
        CARTHAGE,
        MarchArmy("C11", "hasdrubal", (), 8, ("unrest",)),
        "battle_sure",
    )
    assert said.args["winner"] == CARTHAGE


def test_a_landing_by_night_shows_no_interception() -> None:
    """Night Landing: nobody stops the voyage or intercepts where it lands (ruling 225)."""
    stacks: dict[str, Force] = {"carthaginian@lilybaeum": (5, "hamilcar"), "greek@bruttii": (4, "dionysius")}
    places = {"rhegium": Place(CARTHAGE, 1)}
    hands = {CARTHAGE: ("C11", "C35"), "greek": ("K10",)}
    for helping, there in (((), True), (("C35",), False)):
        table = Table(players=5, stacks=stacks, places=places, hands=hands, strict=False).turn_number_under_way(
            CARTHAGE
        )
        prompt = table.prompt(CARTHAGE, MarchArmy)
        given = prompt.menu.tokens_of_value(MarchArmy("C11", "hamilcar", (), 5, ("sea:rhegium",), help=helping))
        lines = [line.key for line in GAME.preview(table.state, prompt, given).lines]
        assert ("preview.interceptor" in lines) is there and (
            GAME.odds(table.state, prompt, given) is not None
        ) is there


def test_flight_before_the_barbarians_shows_no_battle() -> None:
    stacks: dict[str, Force] = {"gallic@luna": (6, "gaul_a"), "etruscan@pisae": (4, "etruscan_b")}
    table = Table(stacks=stacks, hands={"gallic": ("G33", "G15")}).turn_number_under_way("gallic")
    action = MarchArmy("G33", "gaul_a", (), 6, ("pisae",), help=("G15",))
    prompt = table.prompt("gallic", MarchArmy)
    lines = [line.key for line in GAME.preview(table.state, prompt, prompt.menu.tokens_of_value(action)).lines]
    assert "preview.flight" in lines and "preview.battle" not in lines
