"""Who may be led along, with which legions, and who is Overall Commander (sections 5.44, 5.45 and 5.51 to 5.55)."""

import msgspec
import pytest

from engine.games.rise_of_the_roman_republic.actions.combat import Attack, SpendGuile, TakeCommand
from engine.games.rise_of_the_roman_republic.actions.cup import AskPermission
from engine.games.rise_of_the_roman_republic.actions.movement import ALL, March, MarchWith
from engine.games.rise_of_the_roman_republic.actions.siege import Assault
from engine.games.rise_of_the_roman_republic.board.sieges import set_city
from engine.games.rise_of_the_roman_republic.combat.attack import attack_companions
from engine.games.rise_of_the_roman_republic.combat.coordination import coordinating_force
from engine.games.rise_of_the_roman_republic.events.siege import AssaultRolled
from engine.games.rise_of_the_roman_republic.forecast import forecast_lines
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.games.rise_of_the_roman_republic.movement.interceptors import intercepting_force
from engine.games.rise_of_the_roman_republic.politics.hierarchy import (
    NO_LIMIT,
    leaders_taken_along,
    legion_limit_of_leader,
    legions_under,
    note_led,
    overall_commanders,
)
from engine.games.rise_of_the_roman_republic.politics.quarrel import must_keep_apart, must_leave_quarrelled_hex
from engine.games.rise_of_the_roman_republic.republic import Magistrate
from engine.kernel.errors import IllegalAction
from tests.engine.games.rise_of_the_roman_republic.playing import Table

MEN = (
    Magistrate("112", "rome_consul", 1, ("I", "II"), most=2),
    Magistrate("113", "field_consul", 2, ("III", "IV"), province="samnium", most=1),
    Magistrate("101", "proconsul", 3, ("V", "VI"), province="samnium", most=1),
    Magistrate("102", "praetor", 0, ("VII",), province="samnium", most=1),
    Magistrate("103", "praetor", 0, ("VIII",), province="samnium", most=1),
)


def camp(*more: Magistrate) -> Table:
    """All magistrates and legions in one hex of Samnium."""
    table = Table().republic(magistrates=(), armies={1: ("I", "II"), 2: ("III", "IV"), 3: ("V", "VI")})
    table.state.stacks = {where: one for where, one in table.state.stacks.items() if one.power != "rome"}
    for number in ("I", "II", "III", "IV", "V", "VI", "VII", "VIII"):
        table.legion(number, "4209")
    for man in (*MEN, *more):
        table.state.republic = table.state.republic.with_magistrate(man)
        table.stand("rome", "4209", 0, man.leader)
    return table


def test_a_consul_leads_proconsuls_praetors_and_his_colleague() -> None:
    """Section 5.52."""
    table = camp()
    assert leaders_taken_along(table.state, "112") == ("113", "101", "102", "103")
    assert leaders_taken_along(table.state, "101") == ("102", "103") and leaders_taken_along(table.state, "102") == ()


def test_a_consul_who_was_led_by_his_colleague_cannot_lead_him_in_this_turn() -> None:
    table = camp()
    note_led(table.state, "112", ("113", "101"))
    assert table.man("113").led and not table.man("101").led
    assert leaders_taken_along(table.state, "113") == ("101", "102", "103")
    assert "113" in leaders_taken_along(table.state, "112")


def test_a_magistrate_takes_his_own_legions_and_those_of_whom_he_leads() -> None:
    """Sections 5.45 and 5.52; the second example of section 5.29 (line 943): the Proconsul commands the
    Praetor in Etruria."""
    table = camp()
    assert legions_under(table.state, "101") == ("V", "VI")
    assert legions_under(table.state, "101", ("102",)) == ("V", "VI", "VII")
    assert legions_under(table.state, "102") == ("VII",)


def test_legions_of_a_lower_magistrate_who_is_elsewhere_can_be_attached_an_equals_cannot() -> None:
    table = camp()
    there = table.at("rome", "4209")
    gone = tuple([one for one in there.leaders if one not in ("102", "113")])
    table.state.stacks = {**table.state.stacks, "rome@4209": msgspec.structs.replace(there, leaders=gone)}
    assert legions_under(table.state, "112") == ("I", "II", "VII")
    assert legions_under(table.state, "103") == ("VIII",)


def test_gurges_commands_through_the_regular_magistrates() -> None:
    """The example of section 5.26 (line 870): a Master of Horse in the field without an army of his own."""
    table = camp(Magistrate("104", "master_of_horse", most=3), Magistrate("105", "dictator", stays=True))
    assert leaders_taken_along(table.state, "104") == ("112", "113", "101", "102", "103")  # not who stays in Rome
    assert legions_under(table.state, "104") == ()
    assert len(legions_under(table.state, "104", ("112", "113"))) == 4


def test_only_a_dictator_with_the_senates_leave_leads_more_than_eight_legions() -> None:
    """Section 5.55."""
    table = camp(Magistrate("104", "dictator", most=3))
    assert legion_limit_of_leader(table.state, "112") == 8 and legion_limit_of_leader(table.state, "104") == 8
    table.state.guile = {}
    table.begin(Phase(leader="104", side="rome")).do("rome", AskPermission("eight_legions", 0), 7)
    assert legion_limit_of_leader(table.state, "104") == NO_LIMIT
    table.begin(Phase(leader="112", side="rome"))
    assert not table.allowed("rome", AskPermission("eight_legions", 0))


def test_the_urban_praetor_is_not_led_out_of_the_city() -> None:
    """Sections 5.25 and 5.46."""
    table = Table().stand("rome", "3714", 0, "105", inside=True)
    table.state.republic = table.state.republic.with_magistrate(Magistrate("105", "urban_praetor"))
    assert leaders_taken_along(table.state, "112") == ()


@pytest.mark.parametrize(("manpower", "who"), [(True, ("112",)), (False, ("112", "113"))])
def test_both_consuls_are_overall_commanders_but_for_manpower(manpower: bool, who: tuple[str, ...]) -> None:
    """Section 5.44."""
    assert overall_commanders(camp().state, "rome", manpower=manpower) == who


def test_a_dictator_in_the_field_is_the_overall_commander() -> None:
    table = camp(Magistrate("104", "dictator", most=3))
    assert overall_commanders(table.state, "rome") == overall_commanders(table.state, "rome", manpower=True) == ("104",)


@pytest.mark.ruling("c.50")
def test_another_sides_commander_is_who_is_named_else_the_next_by_initiative() -> None:
    """Ruling c.50."""
    table = Table().stand("samnites", "4109", 5, "pontius", "gellius", inside=True)
    table.state.commanders = {"samnites": "gellius"}
    assert overall_commanders(table.state, "samnites") == ("gellius",)
    table.state.commanders = {"samnites": "egnatius"}
    assert overall_commanders(table.state, "samnites") == ("pontius",)


def rivals() -> Table:
    table = Table().republic(magistrates=())
    for man in (
        Magistrate("104", "rome_consul", 1, ("I", "II"), most=3),
        Magistrate("107", "praetor", 0, ("III",), province="campania", most=1),
    ):
        table.state.republic = table.state.republic.with_magistrate(man)
    return table


@pytest.mark.ruling("G61")
def test_cursor_and_rullianus_share_no_hex_and_lead_each_other_never() -> None:
    """The Samnite Wars and the First Alexander: effect A; ruling G61."""
    table = rivals().stand("rome", "4412", 0, "104").stand("rome", "4310", 0, "107")
    assert must_keep_apart(table.state, "104", "4310") and must_keep_apart(table.state, "107", "4412")
    assert not must_keep_apart(table.state, "104", "4109") and not must_leave_quarrelled_hex(table.state, "107")
    both = rivals().stand("rome", "4412", 0, "104", "107")
    assert leaders_taken_along(both.state, "104") == ()
    assert must_leave_quarrelled_hex(both.state, "107") and not must_leave_quarrelled_hex(both.state, "104")


def test_the_quarrel_ends_with_the_office_and_is_of_two_scenarios() -> None:
    table = rivals().stand("rome", "4412", 0, "104").stand("rome", "4310", 0, "107")
    table.state.republic = table.state.republic.without_magistrate("107")
    assert not must_keep_apart(table.state, "104", "4310")


OTHERS = ("hasdrubal_gisgo", "mago", "hanno_bomilcar", "maharbal")
ROUTE = ("1321",)


def hannibals(leader: str) -> Table:
    """Hannibal's army before Taurinorum, in the phase of one of its leaders."""
    return Table("thunderbolt").begin(Phase(leader=leader, side="carthage"))


@pytest.mark.ruling("T21")
def test_hannibal_takes_his_lieutenants_along_and_goes_along_with_none() -> None:
    """Section 5.51 has a hierarchy for Romans alone; an Overall Commander stands above his lieutenants like a Dictator,
    who take one another along."""
    state = Table("thunderbolt").state
    there = state.stacks["carthage@1221"]
    assert leaders_taken_along(state, "hannibal") == OTHERS
    without = tuple(one for one in OTHERS if one != "mago")
    assert leaders_taken_along(state, "mago") == attack_companions(state, "mago") == without
    force = intercepting_force(state, "mago", there)
    assert force is not None and force.leaders == ("mago", *without)
    assert coordinating_force(state, "mago", ()).force.leaders == ("mago", *without)
    assert coordinating_force(state, "hannibal", ()).force.leaders == ("hannibal", *OTHERS)


@pytest.mark.ruling("T21")
def test_all_who_march_under_a_lieutenant_leave_hannibal_behind() -> None:
    """He may take such men as before, and is told whom he leaves."""
    table = hannibals("mago")
    said = [
        one
        for one in forecast_lines(table.state, table.prompt("carthage"), March(ALL, ROUTE))
        if "commander" in one.key
    ]
    assert [(one.key, one.args) for one in said] == [("preview.commander_left", {"leader": "hannibal", "sp": 0})]
    table.do("carthage", March(ALL, ROUTE), 1)
    assert table.at("carthage", "1221").leaders == ("hannibal",) and not table.at("carthage", "1221").troops
    assert "mago" in table.at("carthage", "1321").leaders


@pytest.mark.ruling("T21")
def test_it_is_said_why_hannibal_does_not_come_along() -> None:
    table = hannibals("mago")
    with pytest.raises(IllegalAction) as refused:
        table.do("carthage", MarchWith(("hannibal", "african:infantry"), ROUTE))
    assert refused.value.why.key == "why.follows_nobody" and refused.value.section == "5.52"
    assert refused.value.why.args["leader"] == "hannibal"


@pytest.mark.ruling("T21")
def test_a_lieutenant_attacks_and_storms_without_hannibal() -> None:
    table = Table("thunderbolt").stand("rome", "1221", 5)
    table.state.stacks = {
        one: there for one, there in table.state.stacks.items() if there.power != "rome" or one == "rome@1221"
    }
    table.begin(Phase(leader="mago", side="carthage"))
    assert table.allowed("carthage", Attack("rome", ("maharbal",)))
    assert not table.allowed("carthage", Attack("rome", ("hannibal",)))
    set_city(table.state, "1221", holder="rome", ids=1, besieger="carthage")
    table.begin(Phase(leader="mago", side="carthage"))
    assert table.allowed("carthage", Assault(("maharbal",)))
    assert not table.allowed("carthage", Assault(("hannibal",)))
    said = forecast_lines(table.state, table.prompt("carthage"), Assault(("maharbal",)))
    assert "preview.commander_apart" in [one.key for one in said]
    table.do("carthage", Assault(("maharbal",))).do("carthage", TakeCommand("maharbal"))
    table.do("carthage", SpendGuile(0), 1, 1)
    (rolled,) = table.told(AssaultRolled)
    assert (rolled.leader, rolled.acting) == ("maharbal", "mago")


@pytest.mark.ruling("T21")
def test_who_stands_in_for_pyrrhus_goes_along_with_nobody_either() -> None:
    """Ruling E25: Helenus is Overall Commander meanwhile."""
    table = Table("eagle").stand("epirus", "5305", 10, "helenus", "megacles", "milon")
    assert leaders_taken_along(table.state, "megacles") == ("helenus", "milon")
    table.state.commanders = {"epirus": "helenus"}
    assert leaders_taken_along(table.state, "megacles") == ("milon",) and leaders_taken_along(
        table.state, "helenus"
    ) == (
        "megacles",
        "milon",
    )


@pytest.mark.ruling("T21")
def test_the_two_of_the_samnites_are_equals_whomever_they_name() -> None:
    """Both consuls are Overall Commanders too, and take each other along (sections 5.44 and 5.52)."""
    table = Table().stand("samnites", "4109", 5, "pontius", "gellius")
    table.state.commanders = {**table.state.commanders, "samnites": "pontius"}
    assert leaders_taken_along(table.state, "gellius") == ("pontius",)
