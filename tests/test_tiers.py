"""The tiers of the tests: what a share of soak is, what goes to one worker, and how tests are looked for again."""

import pytest

from scripts.soak_seconds import merged_seconds
from scripts.soak_share import Soak, chosen_test_ids, is_test_of_changed, packages_of_files
from scripts.tiers import LOST, present_id_and_tier
from tests.games import EXAMPLE
from tests.scheduling import costs, group_of
from tests.tiers import QUICK, SOAK, TEST, planned_seconds, thinned, tier_of

LONG = [Soak(f"tests/soak/test_long.py::test_it[{n}]", 40.0) for n in range(30)]
SHORT = [Soak(f"tests/bot/replay/test_pages.py::test_it[{n}]", 2.0) for n in range(10)]


@pytest.mark.parametrize("seconds", [0.0, 90.0, 500.0])
def test_a_share_hangs_on_the_tree_alone_and_keeps_to_its_time(seconds: float) -> None:
    taken = {test.id: test.seconds for test in (*LONG, *SHORT)}
    shares = {tree: list(chosen_test_ids([*LONG, *SHORT], tree, set(), seconds)) for tree in "abc"}
    assert all(sum(taken[one] for one in share) <= seconds for share in shares.values())
    assert shares["a"] == list(chosen_test_ids([*LONG, *SHORT], "a", set(), seconds))
    if seconds:
        assert all(shares.values()) and shares["a"] != shares["b"]


def test_what_has_changed_comes_first_and_short_tests_of_a_file_together() -> None:
    for tree in "abcdef":
        share = list(chosen_test_ids([*LONG, *SHORT], tree, {"bot/replay"}, 100.0))
        assert share[: len(SHORT)] == [test.id for test in SHORT]


def test_a_test_longer_than_half_of_the_time_is_in_no_share() -> None:
    assert list(chosen_test_ids([Soak("tests/soak/test_long.py::test_it", 60.0)], "a", set(), 100.0)) == []


def test_a_change_touches_the_tests_of_its_package_and_of_its_game() -> None:
    assert packages_of_files(["bot/replay/page.py", "tests/bot/replay/test_pages.py", "README.md"]) == {"bot/replay"}
    changed = packages_of_files([f"data/{EXAMPLE}/cards.yaml"])
    assert is_test_of_changed(f"tests/soak/test_long.py::test_it[kill-{EXAMPLE}]", changed)
    assert not is_test_of_changed("tests/soak/test_long.py::test_it[kill-another]", changed)
    assert is_test_of_changed("tests/bot/replay/test_pages.py::test_it", {"bot/replay"})
    assert is_test_of_changed("tests/soak/test_long.py::test_it[bot/replay/2]", {"bot/replay"})
    assert not is_test_of_changed("tests/soak/test_long.py::test_it[bot/replay/2]", {"bot/records"})
    assert is_test_of_changed("tests/test_wheel.py::test_it", packages_of_files(["pyproject.toml"]))


def test_tests_go_together_by_file_by_game_or_alone() -> None:
    drawn = "tests/conformance/drawn/test_large.py::test_it"
    assert group_of(f"{drawn}[{EXAMPLE}]") == group_of(f"{drawn.replace('large', 'contrast')}[{EXAMPLE}-dark]")
    assert group_of(f"{drawn}[{EXAMPLE}]") != group_of(drawn)
    assert group_of("tests/bot/words/test_signs.py::test_it[a::b]") == "tests/bot/words/test_signs.py"
    assert group_of("tests/soak/test_long.py::test_it[1]") != group_of("tests/soak/test_long.py::test_it[2]")


def test_costs_are_of_groups_that_there_are(request: pytest.FixtureRequest) -> None:
    root = request.config.rootpath
    assert [group for group in costs() if not (root / group.partition("::")[0].partition("[")[0]).exists()] == []


def test_what_was_measured_is_kept_of_tests_that_there_are() -> None:
    lines = ["3.20\ta::one[x y]", "9.00\ta::none", "0.01\ta::two", "7.00\ta::three"]
    before = {"a::gone": 5.0, "a::three": 8.0}
    found = merged_seconds(before, lines, {"a::one[x y]", "a::two", "a::three"})
    assert found == {"a::one[x y]": 4, "a::three": 8, "a::two": 1}


def test_a_test_is_found_again_where_it_has_gone_to() -> None:
    now = {"a::one": QUICK, "a::two[x]": TEST, "b::whole": SOAK}
    renamed = {"a::part": "b::whole"}
    assert present_id_and_tier("a::one", now, renamed) == ("a::one", QUICK)
    assert present_id_and_tier("a::two", now, renamed) == ("a::two", TEST)
    assert present_id_and_tier("a::part[1]", now, renamed) == ("b::whole", SOAK)
    assert present_id_and_tier("a::one[of many]", now, renamed) == ("a::one", QUICK)
    assert present_id_and_tier("a::two[y]", now, renamed) == ("", LOST)
    assert present_id_and_tier("a::gone", now, renamed) == ("", LOST)


@pytest.mark.parametrize("case", thinned(range(3), 2, seconds=0.1))
def test_cases_are_thinned(case: int, request: pytest.FixtureRequest) -> None:
    """One of the three is shown in soak alone."""
    assert (tier_of(request.node) == SOAK) == (case == 1)
    assert planned_seconds(request.node) == (0.1 if case == 1 else 0.0)
