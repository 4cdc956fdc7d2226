"""A button that decides says what it does, in 80 characters."""

from bot.messages.aid import PromptHelp
from bot.messages.screen import LABEL
from bot.screens.prompt_screen import PromptScreen
from bot.screens.rows.deed_labels import (
    answer_label,
    consent_label,
    is_ending_action,
    is_label_unclear,
    number_label,
    sentence_label,
)
from bot.titles import title_of_game
from bot.words import Words, unmarked_text
from engine.games.sword_of_rome.actions.diplomacy import OfferAlliance
from engine.games.sword_of_rome.actions.turn import AddSupport, HoldBack, PlayDesperate
from engine.kernel.actions import Action, Pass
from engine.kernel.forms import Form, Menu
from engine.kernel.prompts import Prompt
from engine.kernel.texts import keyed_text
from tests.conformance.walks import walk

ROME = Words("total_war_rome")
CONFIRM = "button.confirm_deed"


class Stop(Action, frozen=True, tag="stop"):
    """Ends the phase."""


def test_an_answer_is_called_by_what_is_chosen() -> None:
    assert answer_label(ROME, CONFIRM, "March", ["Second army", "Liguria"], "100 %") == (
        "Confirm: March – Second army, Liguria (100 %)"
    )
    assert answer_label(ROME, CONFIRM, "Spend", ["23 gold"]) == "Confirm: Spend 23 gold"
    assert answer_label(ROME, CONFIRM, "End the turn", []) == "Confirm: End the turn"


def test_of_a_long_answer_beginning_and_end_stay() -> None:
    names = ["The Army of the Far North", *(f"by the pass of number {n}" for n in range(9)), "Umbria et Picenum"]
    label = answer_label(ROME, CONFIRM, "March", names, "win about 51%")
    assert len(label) <= LABEL and "Far North" in label and label.endswith("… Umbria et Picenum (win about 51%)")


def test_of_two_names_that_are_too_long_the_goal_stays() -> None:
    label = answer_label(
        ROME, CONFIRM, "Activate a power that nobody plays", ["Neutral Power Activates", "Transalpine Gauls"]
    )
    assert label == "Confirm: Activate a power that nobody plays – … Transalpine Gauls"


def test_a_long_name_ends_at_a_part_and_not_amid_a_number() -> None:
    """A button read "Seal: Intercept – C. Terentius Varro at 1614 (Gallia Cispadana), 5 or l…"."""
    name = "C. Terentius Varro, with them all, at 1614 (Gallia Cispadana), 5 or less: 60%"
    assert answer_label(ROME, CONFIRM, "Go", [name]) == f"Confirm: Go – {name.rpartition(', ')[0]} …"


def test_a_sentence_stands_alone_and_of_a_long_list_the_end_is_counted() -> None:
    sword = Words("sword_of_rome")
    assert sentence_label(sword, "", PlayDesperate().label()) == "Play Desperate Times"
    assert sentence_label(sword, "button.seal_deed", HoldBack().label()) == "Seal: Keep Desperate Times for later"
    offer = OfferAlliance("samnite", "greek").label()
    assert sentence_label(sword, "", offer) == "Offer the Greeks an alliance with the Samnites"
    places = ("capua", "neapolis", "tarentum", "agrigentum", "syracusae", "brundisium")
    label = sentence_label(sword, "", AddSupport("R9", tuple(f"+{place}" for place in places)).label())
    assert len(label) <= LABEL and label.startswith("Spend support: Capua +1, Neapolis +1") and " more" in label


def test_a_deed_of_total_war_rome_that_costs_no_card_bears_its_sentence() -> None:
    """It was called "Confirm: Place an army – First Roman army, Apulia"."""
    title, found = title_of_game("total_war_rome"), set[str]()
    for step in walk("total_war_rome", 1):
        tokens = step.prompt.menu.tokens_of_value(step.action) if step.prompt.menu.forms else ()
        if not tokens or tokens[0] not in title.sentence_deeds:
            continue
        aid = PromptHelp(sentence_deeds=title.sentence_deeds)
        label = PromptScreen(ROME, "TABLE", step.prompt, tokens, aid=aid).answer_label()
        said = unmarked_text(ROME.say(step.action.label()))
        if len(said) + len("Seal: ") <= LABEL:
            assert label.removeprefix("Seal: ") == said
            found.add(tokens[0])
    assert {"march", "place_army"} <= found


def test_a_number_is_never_alone() -> None:
    assert number_label(ROME, "bid", "gold", "Bid nothing", alone=True) == "Bid nothing"
    assert number_label(ROME, "declare_flanks", "elephants", "2 elephant cards", alone=True).endswith(
        " 2 elephant cards"
    )
    assert number_label(ROME, "march", "markers", "3", alone=False).endswith(": 3")


def test_an_agreement_says_to_what() -> None:
    asked = keyed_text(
        "subject.proposal", side="greece", status="friendly", said=keyed_text("status.friendly", sides=())
    )
    assert consent_label(ROME, "agree", asked, "Agree").startswith("Agree: friendly with ")
    assert consent_label(ROME, "agree", None, "Agree") == "Agree"


def test_what_is_mute_is_known() -> None:
    mute = ["0", "12", "3 %", "Yes", "yes", "Agree", "Confirm", "Seal"]
    assert [label for label in mute if not is_label_unclear(ROME, label)] == []
    assert [label for label in ("Bid 1 gold", "Fight: 82 %", "Agree: friends") if is_label_unclear(ROME, label)] == []


def test_what_ends_a_phase_is_grey_only_while_there_is_more_to_do() -> None:
    def of(menu: Menu) -> Prompt:
        return Prompt(id="0" * 16, seat="1", side="1", kind="must", moment="toy.stop",
                      menu_of=lambda side: menu, default_of=lambda side: None)  # fmt: skip

    ending = frozenset({Stop.tag()})
    assert is_ending_action(of(Menu(Form(Stop), Form(Pass))), "stop", ending) and not is_ending_action(
        of(Menu(Form(Stop))), "stop", ending
    )
