"""The data of response cards held to what the rules know, and who is asked: by public knowledge alone."""

import msgspec
import pytest

from engine.games.sword_of_rome.actions.responses import Respond
from engine.games.sword_of_rome.figures import Card
from engine.games.sword_of_rome.frames.combat import Battle
from engine.games.sword_of_rome.game import GAME
from engine.games.sword_of_rome.movement.cards import AT_ONCE, BACK, CLIMBERS, FLIGHT, FORKS, PURSUERS, SURE, TRACKERS
from engine.games.sword_of_rome.responses import operations, registry
from engine.games.sword_of_rome.siege.sieges import ENGINES
from engine.games.sword_of_rome.tables import CARDS, cards_of
from engine.kernel.actions import Pass
from engine.kernel.battery import check_secrecy
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.errors import EngineBug
from engine.kernel.orders import StandingOrder, answer_by_orders, orderable_moments
from engine.kernel.prompts import MAY, WINDOW
from tests.engine.games.sword_of_rome.playing import Force, Table
from tests.engine.games.sword_of_rome.responses.fields import battle, dice, respond

LEAGUE = "etruscan_samnite"
BRIBES = {"E17"}
RIDING = {*AT_ONCE, *BACK, *CLIMBERS, *FLIGHT, *FORKS, *PURSUERS, *SURE, *TRACKERS, *ENGINES, *BRIBES}


@pytest.mark.parametrize("deck", ["roman", "gallic", "greek", LEAGUE])
def test_every_response_can_be_played_somewhere(deck: str) -> None:
    known = RIDING | {card for cards in registry.MOMENTS.values() for card in cards}
    assert {card.id for card in cards_of("2-4p", deck) if card.kind == "response"} <= known


def changed(monkeypatch: pytest.MonkeyPatch, **fields: object) -> None:
    """Change the fields of a card's data, and put the cards together again."""
    card: Card = msgspec.structs.replace(CARDS["R29"], id="X1", **fields)
    monkeypatch.setattr(registry, "CARDS", {"X1": card})
    monkeypatch.setattr(operations, "CARDS", {"X1": card})
    monkeypatch.setattr(registry, "MOMENTS", {})
    operations._of.cache_clear()
    try:
        registry.compile_cards()
    finally:
        operations._of.cache_clear()


def test_the_data_as_they_are_can_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    changed(monkeypatch, ops=({"op": "combat_mod", "side": "self", "mod": 1},))


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"ops": ({"op": "combat_mob", "side": "self", "mod": 1},)}, "combat_roll"),
        ({"ops": ({"op": "combat_mod", "side": "self", "mod": 1}, {"op": "dance"})}, "dance"),
        ({"timing": ("before_breakfast",)}, "before_breakfast"),
        ({"timing": ("after_battle_won",)}, "after_battle_won"),
        ({"requires": ({"pred": "full_moon"},)}, "full_moon"),
        ({"ops": ({"op": "roll", "die": "d6", "mods": (1, 1, 1, 1, 1)},)}, "faces"),
        ({"ops": ({"op": "roll", "die": "d6", "fates": ("none",) * 5 + ("slain",)},)}, "slain"),
    ],
)
def test_an_unknown_word_in_the_data_is_an_error(
    monkeypatch: pytest.MonkeyPatch, fields: dict[str, object], why: str
) -> None:
    with pytest.raises(EngineBug, match=why):
        changed(monkeypatch, **fields)


# Who is asked


def asked_of(hands: dict[str, tuple[str, ...]]) -> tuple[str, set[str]]:
    stacks: dict[str, Force] = {"roman@larinum": (4, "valerius"), "samnite@larinum": (4, "egnatius")}
    table = Table(stacks=stacks, hands=hands).turn_number_under_way("roman")
    table.begin(Battle(space="larinum", attacker="roman", defender="samnite", came_from="capua"))
    return table.moment(), table.asked()


def test_whether_a_window_opens_does_not_hang_on_hidden_hands() -> None:
    """Hands of the same sizes, with and without a card that fits: the same seats are asked."""
    empty = {"roman": ("R4", "R5"), LEAGUE: ("E4", "E5"), "greek": ("K4",), "gallic": ("G34",)}
    full = {"roman": ("R9", "R29"), LEAGUE: ("E9", "E14"), "greek": ("K20",), "gallic": ("G11",)}
    assert asked_of(empty) == asked_of(full) == ("battle.before", {"roman", LEAGUE})


def test_who_has_no_hand_is_not_asked() -> None:
    assert asked_of({LEAGUE: ("E4",)})[1] == {LEAGUE}


def test_who_has_played_all_that_would_fit_is_not_asked() -> None:
    fitting = tuple(card for card in registry.MOMENTS["before"] if CARDS[card].deck == "roman")
    stacks: dict[str, Force] = {"roman@larinum": (4, "valerius"), "samnite@larinum": (4, "egnatius")}
    table = Table(stacks=stacks, hands={"roman": ("R4",)}, on_discards={"roman": fitting}).turn_number_under_way(
        "roman"
    )
    battle_there = Battle(space="larinum", attacker="roman", defender="samnite", came_from="capua")
    table.begin(battle_there, 3, 3, 3, 3, 3, 3)
    assert table.moment() != "battle.before"


def test_the_active_player_comes_first_then_clockwise() -> None:
    cards = {"roman": ("R9",), LEAGUE: ("E9",)}
    table = battle("samnite 4 egnatius", "roman 4 valerius", "larinum", "luceria", cards, active=LEAGUE)
    table.do("roman", Respond("R9")).do(LEAGUE, Respond("E9")).close()
    assert table.state.frames[-1].played == ("E9",)  # type: ignore[union-attr]
    assert "R9" in table.hand("roman")  # it went back unplayed, and nobody has seen it


def test_windows_tell_no_seat_of_another_hand() -> None:
    table = battle("roman 4 valerius", "samnite 4 egnatius", "larinum", "capua", {"roman": ("R9",), LEAGUE: ("E9",)})
    for _ in range(4):
        assert list(check_secrecy(GAME, table.state, UnverifiedRandom(5))) == []
        if not table.window():
            break
        dice(table, 3, 3, 3, 4, 4, 4, moment=table.moment())


def test_all_who_are_asked_see_the_same_kind_of_question() -> None:
    table = battle("roman 4 valerius", "samnite 4 egnatius", "larinum", "capua", {"roman": ("R9",)})
    found = [p for p in GAME.prompts(table.state).values() if p.kind != MAY and p.side in ("roman", LEAGUE)]
    assert {(p.moment, p.kind) for p in found} == {("battle.before", WINDOW)}
    respond(table, "roman", "R9")
    assert table.moment() == "battle.before"


def test_a_refusal_says_why() -> None:
    table = battle("roman 4 valerius", "samnite 4 egnatius", "larinum", "capua", {"roman": ("R9", "R27")})
    assert "response_not_now" in str(table.refusal("roman", Respond("R27")).args)
    assert "response_other" in str(table.refusal("roman", Respond("R4")).args)


def test_a_standing_order_passes_on_all_windows_of_a_kind() -> None:
    table = battle("roman 4 valerius", "samnite 4 egnatius", "larinum", "capua", {"roman": ("R9",)})
    prompt = next(p for p in table.prompts("roman") if p.moment == "battle.before")
    before, other = StandingOrder(moment="battle.before"), StandingOrder(moment="battle.won")
    assert answer_by_orders(GAME, table.state, prompt, (before,)) == Pass()
    assert answer_by_orders(GAME, table.state, prompt, (other,)) is None
    assert {"battle.before", "march.entered", "siege_roll.thrown", "support_loss.start"} <= {*orderable_moments(GAME)}
