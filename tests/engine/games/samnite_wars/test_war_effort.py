"""War Effort, allies, ALLY CARDS, USE OF CARDS and the notes of the card list."""

import msgspec
import pytest

from data.words import folder_messages
from engine.games.samnite_wars.actions import NOBODY, AppointAlly, AppointEnemy, CommitEffort, GiveCards
from engine.games.samnite_wars.events import (
    AllyTaken,
    BattleDecided,
    CardsGiven,
    EffortsRevealed,
    RolesTaken,
    TieRolled,
)
from engine.games.samnite_wars.fate_cards import CARDS, EFFORT, Role, card_force, may_play
from engine.games.samnite_wars.state import CAMPAIGN, DISCARDS, Campaign, War
from engine.games.samnite_wars.tables import REGIONS
from engine.kernel.errors import IllegalAction
from engine.kernel.prompts import SEALED
from tests.engine.games.samnite_wars.table import ALL_BUT_LATINS, GAME, Table

HANDS = {
    "1": ["legions", "cavalry", "siege", "surprise", "maniples", "swords", "ally_gauls", "trade", "tribesmen"],
    "2": ["warriors", "ferocity", "new_foe", "javelins", "ally_umbrians", "soldiers"],
    "3": ["spears", "morale", "plunder", "terrain"],
    "4": ["shields"],
}


def campaign(players: int = 2, region: str = "umbrians", **kw: object) -> Table:
    table = Table(players, hands=HANDS, **kw)  # type: ignore[arg-type]
    return table.resolve(Campaign(region=region)).let_go()


def rome(region: str = "umbrians", *, attacks: bool = True, holds: tuple[str, ...] = ()) -> Role:
    return Role(True, region, attacks, ("latins", *holds))


def foe(region: str, *, attacks: bool = False, holds: tuple[str, ...] = ()) -> Role:
    return Role(False, region, attacks, ("latins", *holds))


@pytest.mark.ruling(13)
def test_ruling_13_both_sides_are_sealed_and_revealed_at_once() -> None:
    table = campaign()
    assert {p.kind for s in "12" for p in table.prompts(s)} == {SEALED}
    table.do("1", CommitEffort(("legions", "swords")))
    assert GAME.view(table.state, "1").effort == ("legions", "swords")
    assert GAME.view(table.state, "2").effort is None
    hidden = GAME.view(table.state, None).combat
    assert hidden is not None and hidden.consul_cards is None
    table.do("2", CommitEffort(("warriors", "ferocity")), 3, 3)
    told = table.told(EffortsRevealed)
    assert (told.consul_force, told.enemy_force) == (5, 4)
    view = GAME.view(table.state, None)
    assert view.combat is not None and view.combat.winner == "consul" and view.combat.enemy_cards is not None


def test_a_sealed_effort_can_be_replaced() -> None:
    table = campaign().do("1", CommitEffort(("legions",))).do("1", CommitEffort(("cavalry",)))
    table.do("2", CommitEffort(("warriors", "ferocity")))
    assert table.told(EffortsRevealed).consul_cards == ("cavalry",)
    assert "legions" in table.hand("1")


@pytest.mark.ruling(3)
def test_ruling_3_the_cards_of_an_effort_are_discarded_openly() -> None:
    table = campaign().fight(["legions"], ["warriors"], 1, 1)
    assert set(table.state.cards.zones[DISCARDS]) == {"legions", "warriors"}
    assert set(GAME.view(table.state, None).discards) == {"legions", "warriors"}


def test_a_tie_is_broken_by_dice_and_again() -> None:
    table = campaign().fight(["cavalry"], ["warriors"], 3, 3, 2, 5)
    assert table.count(TieRolled) == 2
    assert table.state.combat_under_way().winner == "enemy"


@pytest.mark.parametrize(
    ("cards", "key"),
    [
        (("legions", "cavalry"), "why.one_of_each"),
        (("siege", "surprise"), "why.one_of_each"),
        (("trade",), "why.not_for_effort"),
        (("phalanx",), "why.not_in_hand"),
        (("tribesmen",), "why.only"),
    ],
)
def test_illegal_efforts_say_why(cards: tuple[str, ...], key: str) -> None:
    table = campaign()
    before = GAME.encode(table.state)
    with pytest.raises(IllegalAction) as refused:
        table.do("1", CommitEffort(cards))
    assert refused.value.why.key == key
    assert GAME.encode(table.state) == before


@pytest.mark.ruling(13)
def test_ruling_13_one_or_more_where_there_is_one() -> None:
    with pytest.raises(IllegalAction):
        campaign().do("1", CommitEffort(()))


@pytest.mark.ruling(13)
def test_ruling_13_none_for_a_hand_without_any() -> None:
    table = Table(hands={"1": ["trade", "plunder"], "2": ["legions"]}).resolve(Campaign(region="umbrians")).let_go()
    table.fight([], [], 5, 1, 1, 1)
    assert table.told(EffortsRevealed).consul_force == 0


def test_five_cards_one_of_each() -> None:
    table = campaign().fight(["legions", "siege", "maniples", "swords", "ally_gauls"], ["warriors"], 6, 6)
    assert table.told(EffortsRevealed).consul_force == 3 + 2 + 3 + 2 + 1


def test_preview_shows_how_the_force_is_made_up() -> None:
    table = campaign()
    prompt = table.prompt("1", CommitEffort)
    shown = GAME.preview(table.state, prompt, ("commit_effort", "legions", "swords"))
    assert shown.legal and shown.lines[0].args["force"] == 5
    assert [line.args["card"] for line in shown.lines[1:]] == ["legions", "swords"]
    assert not GAME.preview(table.state, prompt, ("commit_effort", "tribesmen")).legal


def test_the_default_is_the_strongest_effort() -> None:
    table = campaign()
    default = table.prompt("1", CommitEffort).default
    assert isinstance(default, CommitEffort)
    assert set(default.cards) == {"legions", "surprise", "maniples", "swords", "ally_gauls"}


# Roles and allies


def test_the_consul_appoints_the_enemy() -> None:
    table = campaign(3)
    assert table.moment() == "war_effort.roles"
    assert table.options("1", AppointEnemy, "enemy") == ("2", "3")
    table.do("1", AppointEnemy("3"))
    assert table.told(RolesTaken) == RolesTaken("1", "3", "umbrians", "")
    assert table.asked() == {"1", "3"}


def test_no_allies_with_three() -> None:
    with pytest.raises(IllegalAction):
        campaign(3).do("1", AppointEnemy("2", "3"))


@pytest.mark.ruling(12)
def test_ruling_12_allies_with_four_the_consul_first() -> None:
    table = campaign(4).do("1", AppointEnemy("2", "3"))
    assert table.moment("2") == "war_effort.ally" and table.asked() == {"2"}
    assert table.options("2", AppointAlly, "ally") == (NOBODY, "4")
    table.do("2", AppointAlly("4"))
    assert table.told(AllyTaken).ally == "4"
    assert table.asked() == {"3", "4"}
    table.do("3", GiveCards(("morale", "spears"))).do("4", GiveCards(("shields",)))
    assert {"morale", "spears"} <= set(table.hand("1")) and "shields" in table.hand("2")
    assert table.hand("3") == ["plunder", "terrain"]


def test_an_ally_is_not_the_enemy_nor_oneself() -> None:
    for ally in ("1", "2"):
        with pytest.raises(IllegalAction):
            campaign(4).do("1", AppointEnemy("2", ally))


def test_no_ally_is_needed() -> None:
    table = campaign(4).do("1", AppointEnemy("2", NOBODY)).do("2", AppointAlly(NOBODY))
    assert table.moment() == "war_effort.effort"


@pytest.mark.ruling(26)
def test_ruling_26_an_ally_gives_what_he_has() -> None:
    table = campaign(4).do("1", AppointEnemy("2", "4")).do("2", AppointAlly(NOBODY))
    with pytest.raises(IllegalAction):
        table.do("4", GiveCards(()))
    table.do("4", GiveCards(("shields",)))
    assert table.hand("4") == []


def test_an_ally_gives_two() -> None:
    table = campaign(4).do("1", AppointEnemy("2", "3")).do("2", AppointAlly(NOBODY))
    with pytest.raises(IllegalAction):
        table.do("3", GiveCards(("morale",)))


@pytest.mark.ruling(23)
def test_ruling_23_the_gift_is_secret() -> None:
    table = campaign(4).do("1", AppointEnemy("2", "3")).do("2", AppointAlly(NOBODY))
    table.do("3", GiveCards(("morale", "spears")))
    told = table.told(CardsGiven)
    for seat in ("1", "3"):
        form = told.seen_by(seat)
        assert isinstance(form, CardsGiven) and form.cards == ("morale", "spears")
    for seat in ("2", "4", None):  # type: ignore[assignment]
        form = told.seen_by(seat)
        assert isinstance(form, CardsGiven) and form.cards == () and form.count == 2
    known = GAME.view(table.state, "3").players[0].known
    assert set(known) == {"morale", "spears"}  # the giver knows what the Consul holds
    assert GAME.view(table.state, "2").players[0].known == ()


# The Force of cards


@pytest.mark.parametrize("region", list(REGIONS))
def test_ally_cards(region: str) -> None:
    card = f"ally_{region}"
    assert card_force(card, foe(region)) == 3
    other = "gauls" if region != "gauls" else "umbrians"
    assert card_force(card, foe(other)) == 1
    assert card_force(card, rome(other, holds=(region,))) == 2
    if region != "latins":
        assert card_force(card, rome(other)) == 1
    assert may_play(card, rome(other)) and may_play(card, foe(other))


def test_ally_card_of_the_latins_is_two_for_the_consul() -> None:
    assert card_force("ally_latins", rome()) == 2


@pytest.mark.parametrize("card", sorted(EFFORT - {c for c in EFFORT if CARDS[c].only or CARDS[c].type == "ally"}))
def test_cards_for_anybody(card: str) -> None:
    for region in REGIONS:
        assert may_play(card, foe(region)) and may_play(card, rome(region))


CIVILIZED = {"latins", "etruscans", "campanians", "tarentines"}
HELLENIZED = {"etruscans", "campanians", "tarentines"}
SEMI = {"samnites", "umbrians", "messapians", "lucanians", "bruttians"}


@pytest.mark.ruling(14)
@pytest.mark.parametrize(
    ("cards", "peoples"),
    [
        (("warriors", "tribesmen", "barbarians", "hordes", "ferocity"), SEMI | {"gauls"}),
        (("soldiers", "discipline", "artillery"), CIVILIZED),
        (("hoplites", "phalanx", "tyrant"), HELLENIZED),
        (("archers",), {"messapians"}),
        (("chariots",), {"gauls"}),
        (("maniples",), {"samnites"}),
        (("new_foe", "coalition"), set(REGIONS)),
        (("legions", "centurions", "military_roads", "gladius_and_pilum", "fortified_camps"), set()),
    ],
)
def test_ruling_14_qualifiers_look_at_the_region(cards: tuple[str, ...], peoples: set[str]) -> None:
    for card in cards:
        assert {region for region in REGIONS if may_play(card, foe(region))} == peoples, card


@pytest.mark.ruling(14)
@pytest.mark.parametrize(
    ("card", "allowed"),
    [
        ("soldiers", True), ("discipline", True), ("artillery", True), ("maniples", True), ("legions", True),
        ("centurions", True), ("military_roads", True), ("gladius_and_pilum", True), ("fortified_camps", True),
        ("warriors", False), ("hordes", False), ("hoplites", False), ("phalanx", False), ("tyrant", False),
        ("archers", False), ("chariots", False), ("new_foe", False), ("coalition", False),
    ],
)  # fmt: skip
def test_ruling_14_rome_is_latin_and_civilized(card: str, allowed: bool) -> None:
    assert may_play(card, rome()) is allowed


@pytest.mark.parametrize(
    ("card", "region"),
    [("chariots", "gauls"), ("archers", "messapians"), ("hoplites", "etruscans"), ("phalanx", "campanians"),
     ("tyrant", "tarentines"), ("warriors", "umbrians"), ("ferocity", "bruttians"), ("hordes", "gauls")],
)  # fmt: skip
def test_use_of_cards_the_consul_has_those_of_controlled_regions(card: str, region: str) -> None:
    assert not may_play(card, rome())
    assert may_play(card, rome(holds=(region,)))


def test_enemy_cards_are_never_the_consuls() -> None:
    assert not may_play("new_foe", rome(holds=ALL_BUT_LATINS))


@pytest.mark.parametrize(("card", "attacker"), [("siege", True), ("fortifications", False)])
def test_attacker_and_defender_only(card: str, attacker: bool) -> None:
    for role in (rome(attacks=attacker), foe("gauls", attacks=attacker)):
        assert may_play(card, role)
    for role in (rome(attacks=not attacker), foe("gauls", attacks=not attacker)):
        assert not may_play(card, role)


def test_city_states_for_civilized_defenders() -> None:
    assert may_play("city_states", foe("etruscans"))
    assert not may_play("city_states", foe("etruscans", attacks=True))
    assert not may_play("city_states", foe("gauls"))
    assert may_play("city_states", rome(attacks=False)) and not may_play("city_states", rome(attacks=True))


def test_warships_where_both_are_civilized() -> None:
    for region in REGIONS:
        assert may_play("warships", foe(region)) is (region in CIVILIZED)
        assert may_play("warships", rome(region)) is (region in CIVILIZED)


def test_greek_general_for_the_free_defending_tarentines() -> None:
    assert may_play("greek_general", foe("tarentines"))
    assert not may_play("greek_general", foe("tarentines", attacks=True))
    assert not may_play("greek_general", foe("tarentines", holds=("tarentines",)))  # a revolt: not free
    assert not may_play("greek_general", foe("etruscans"))
    assert not may_play("greek_general", rome("gauls", attacks=False))


@pytest.mark.parametrize("region", [r for r in REGIONS if r != "tarentines"])
def test_the_greek_general_is_never_rome_s(region: str) -> None:
    """The Tarentines that Rome controls are not free: the Consul who has their other cards has not this one."""
    holds = ("tarentines",)
    assert may_play("hoplites", rome(region, attacks=False, holds=holds))
    for attacks in (False, True):
        assert not may_play("greek_general", rome(region, attacks=attacks, holds=holds))


def test_the_greek_general_is_not_offered_to_a_consul_who_defends_with_the_tarentines_controlled() -> None:
    table = Table(hands={"1": ["greek_general", "legions"], "2": ["spears"]}, rome=("tarentines",))
    table.resolve(War(step="declared", region="umbrians"), event="war")
    offered = table.prompt("1", CommitEffort).menu.forms[CommitEffort.tag()].field("cards", {}).choices_after(())
    assert [option.token for option in offered.options] == ["legions"]
    with pytest.raises(IllegalAction) as refused:
        table.do("1", CommitEffort(("greek_general",)))
    assert refused.value.why.key == "why.only"


def test_swords_one_more_unless_semi_civilized() -> None:
    for region in REGIONS:
        assert card_force("swords", foe(region)) == (1 if region in SEMI else 2)
    assert card_force("swords", rome()) == 2


def test_javelins_one_more_for_samnites() -> None:
    assert card_force("javelins", foe("samnites")) == 2
    assert card_force("javelins", foe("umbrians")) == card_force("javelins", rome()) == 1


def test_armor_one_more_for_the_civilized() -> None:
    for region in REGIONS:
        assert card_force("armor", foe(region)) == (2 if region in CIVILIZED else 1)
    assert card_force("armor", rome()) == 2


@pytest.mark.parametrize("card", sorted(EFFORT))
def test_printed_force(card: str) -> None:
    assert CARDS[card].type == "ally" or CARDS[card].force in (1, 2, 3)


def test_every_only_has_words() -> None:
    words = folder_messages("samnite_wars")
    for card in CARDS.values():
        if card.only is not None and card.type != "defeat":
            assert card.only.condition_in_words.key in words


def test_the_war_effort_is_one_activity_within_the_turn() -> None:
    table = Table(hands=HANDS).resolve(War(), 2).let_go()
    prompt = table.prompt("1", CommitEffort)
    assert [name.rsplit("_", 1)[0] for name in prompt.within] == ["turn", "war_effort"]
    assert table.state.combat_under_way().kind != CAMPAIGN


def test_the_dice_of_a_tie_are_told_with_the_efforts_that_they_decide() -> None:
    """The picture of both War Efforts shows them, and who won."""
    table = campaign().fight(["cavalry"], ["warriors"], 3, 3, 2, 5)
    told = table.told(EffortsRevealed)
    assert told.ties == ((3, 3), (2, 5)) and told.winner == "enemy"
    assert [(e.consul_roll, e.enemy_roll) for e in table.events if isinstance(e, TieRolled)] == [(3, 3), (2, 5)]
    assert table.told(BattleDecided).winner == "enemy"
    assert campaign().fight(["legions"], ["warriors"], 1, 1).told(EffortsRevealed).ties == ()


def test_efforts_revealed_before_dice_were_told_with_them_are_still_read() -> None:
    now = EffortsRevealed("1", "2", "gauls", ("legions",), ("hordes",), 2, 2)
    kept = {
        key: value
        for key, value in msgspec.to_builtins(now).items()
        if key not in ("ties", "consul_counts", "enemy_counts")
    }
    told = GAME.event(msgspec.json.encode(kept))
    assert isinstance(told, EffortsRevealed) and told.ties == () and told.winner == ""


def test_what_each_card_counts_is_told() -> None:
    table = Table(hands={"1": ["swords", "ally_latins"], "2": ["javelins", "ally_samnites", "tribesmen"]})
    table.resolve(Campaign(region="samnites")).let_go()
    table.fight(["swords", "ally_latins"], ["javelins", "ally_samnites", "tribesmen"])
    told = table.told(EffortsRevealed)
    assert (told.consul_counts, told.enemy_counts) == ((2, 2), (2, 3, 1))
    assert (told.consul_force, told.enemy_force) == (4, 6)
