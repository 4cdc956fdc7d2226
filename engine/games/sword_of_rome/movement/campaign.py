"""Campaigns: two activations, and coordinated attacks with a flanking force (section 9.5, rulings 84 to 86)."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from engine.games.sword_of_rome.actions.movement import FEWEST, NONE, Coordinate, EndCampaign, FightAlone, PlayCampaign
from engine.games.sword_of_rome.actions.responses import Respond
from engine.games.sword_of_rome.actions.siege import Besiege
from engine.games.sword_of_rome.board.kinds import has_mixed_stack
from engine.games.sword_of_rome.board.stacks import stack_in_space, stack_with_leader
from engine.games.sword_of_rome.contexts import Activated, Fought
from engine.games.sword_of_rome.events.diplomacy import ActivationCancelled, NonPlayerActivated
from engine.games.sword_of_rome.events.movement import CampaignBegan, FlankJoined
from engine.games.sword_of_rome.frames.movement import Campaign, March, Moved
from engine.games.sword_of_rome.movement.activation import (
    fleet_field,
    may_ask_for_ships,
    mercenary_count_choices,
    most_cu,
    possible_companions,
)
from engine.games.sword_of_rome.movement.flanks import (
    VALUE,
    campaign_of,
    flank_walk,
    flanking_force_setting_out,
    flanking_march,
    waiting_walk,
)
from engine.games.sword_of_rome.movement.marching import help_cards_field, route_field
from engine.games.sword_of_rome.movement.plans import powers_campaign_may_activate
from engine.games.sword_of_rome.movement.reach import has_anywhere_to_go, may_flank
from engine.games.sword_of_rome.movement.reacting import entering_of
from engine.games.sword_of_rome.movement.reactions import defender_of
from engine.games.sword_of_rome.movement.spent import may_leader_move_along
from engine.games.sword_of_rome.movement.walks import Walk
from engine.games.sword_of_rome.operations import (
    ACTIVATIONS,
    DONE,
    Means,
    declared_deed,
    forms_of,
    register_deed_effect,
    register_deed_form,
)
from engine.games.sword_of_rome.powers import (
    CARTHAGINIAN,
    POWERS_OF,
    are_allied,
    side_of,
)
from engine.games.sword_of_rome.responses.registry import ACTIVATION, register_window
from engine.games.sword_of_rome.rules import RULES, SwordPlay
from engine.games.sword_of_rome.state import SwordState
from engine.games.sword_of_rome.tables import CARDS, LEADERS, TABLES
from engine.kernel.actions import Action
from engine.kernel.choices import Number, OneOf
from engine.kernel.forms import Form, Menu
from engine.kernel.picks import Pick
from engine.kernel.rulebook import Call, End, Goto, Next
from engine.kernel.state import Side

SECTION, FLANKING = "9.5", "9.5.6"
RULES.procedure(Campaign, activity=True)
Values = Mapping[str, Any]


@register_deed_form(PlayCampaign)
def campaign_forms(state: SwordState, means: Means) -> Iterator[Form]:
    """Yield the Campaign cards that can be played: where there is a leader whom they can activate."""
    cards = [card for card in means.cards if CARDS[card].kind == "campaign"]
    if means.events and cards and _forms(state, Campaign(side=means.side, card=cards[0])):
        yield Form(PlayCampaign, card=OneOf(cards))


@register_deed_effect(PlayCampaign)
def play_campaign(play: SwordPlay, means: Means, action: PlayCampaign) -> Call:
    """Two leaders may be activated."""
    play.emit(CampaignBegan(means.side, action.card))
    return Call(Campaign(side=means.side, card=action.card), "")


def _means(state: SwordState, frame: Campaign) -> Means:
    return Means(
        side=frame.side,
        powers=powers_campaign_may_activate(state, frame.side),
        cards={frame.card: VALUE},
        barred=(frame.first,) if frame.first else (),
        campaign=True,
    )


def _forms(state: SwordState, frame: Campaign) -> list[Form]:
    return [form for form in forms_of(state, _means(state, frame)) if form.action in ACTIVATIONS]


def _who(state: SwordState, frame: Campaign) -> tuple[Side, ...]:
    return () if frame.second else (frame.side,)


def _menu(state: SwordState, frame: Campaign, side: Side) -> Menu:
    return Menu(*_forms(state, frame), Form(EndCampaign))


@RULES.ask(
    Campaign,
    sides=_who,
    menu=_menu,
    default=lambda state, frame, side: EndCampaign(),
    section=SECTION,
)
def activate_leader(play: SwordPlay, frame: Campaign, answers: Mapping[Side, Action]) -> Next:
    """Activate a leader: the first is wholly done before the second begins, unless they coordinate."""
    action = answers.get(frame.side)
    if action is None or isinstance(action, EndCampaign):
        return End()
    leader: str = action.leader  # type: ignore[attr-defined]  # every activation names them
    frame.chosen = msgspec.json.encode(action)
    if _lent_by_carthage(play.state, leader):
        play.emit(NonPlayerActivated(frame.side, CARTHAGINIAN, frame.card))
    return Goto("mistrust" if LEADERS[leader].power == CARTHAGINIAN else "act")


def _lent_by_carthage(state: SwordState, leader: str) -> bool:
    return LEADERS[leader].power == CARTHAGINIAN and not side_of(state, CARTHAGINIAN)


def note_carthage_acted(play: SwordPlay, leader: str) -> None:
    """Note that Carthage has acted, if a leader of its was activated: it does once a round (section 16.2)."""
    if _lent_by_carthage(play.state, leader):
        play.state.activated = (*play.state.activated, CARTHAGINIAN)


@register_window(
    Campaign,
    "mistrust",
    ACTIVATION,
    first=lambda state, frame: frame.side,
    then="act",
    section="21",
    context=lambda state, frame, side: Activated(power=CARTHAGINIAN, leader=declared_deed(frame).leader),
)
def cancel_activation(play: SwordPlay, frame: Campaign, side: Side, action: Respond) -> Goto:
    """Carthaginian Mistrust cancels the activation; that half of the Campaign is spent (section 21)."""
    leader: str = declared_deed(frame).leader
    play.emit(ActivationCancelled(side, action.card, CARTHAGINIAN, leader))
    _spend_half(play, frame, leader)
    return Goto("again")


def _spend_half(play: SwordPlay, frame: Campaign, leader: str) -> None:
    note_carthage_acted(play, leader)
    if frame.first:
        frame.second = leader
    else:
        frame.first = leader


@RULES.step(Campaign, "act")
def carry_out_activation(play: SwordPlay, frame: Campaign) -> Next:
    """Carry the activation out."""
    action, means = declared_deed(frame), _means(play.state, frame)
    if isinstance(action, Besiege):
        frame.moved = (*frame.moved, _besieging(play.state, action.leader))
    _spend_half(play, frame, action.leader)
    call = DONE[type(action)](play, means, action)
    return Call(call.frame, "after") if call is not None else Goto("again")


def _besieging(state: SwordState, leader: str) -> Moved:
    """Return what has come of an army that rolls a siege: it moves no more (section 9.5.2)."""
    own = stack_with_leader(state, leader)
    assert own is not None  # noqa: S101 - they were offered
    return Moved(leader, own.power, own.space, own.cu, own.leaders, 0)


@RULES.step(Campaign, "after")
def note_force_after_activation(play: SwordPlay, frame: Campaign) -> Goto:
    """Note what the force has come to (section 9.5.2)."""
    if isinstance(play.value, Moved):
        frame.moved = (*frame.moved, play.value)
    return Goto("again")


@RULES.step(Campaign, "again")
def go_on_after_automatic_victory(play: SwordPlay, frame: Campaign) -> Next:
    """A flanking force goes on after an automatic victory (ruling 85); else it is the second leader's turn."""
    waiting, frame.waiting = frame.waiting, None
    own = stack_in_space(play.state, waiting.power, waiting.space) if waiting else None
    if waiting is None or own is None or not own.cu or not waiting.mp:
        return Goto("start") if not frame.second else End()
    return Call(
        March(
            step="walk",
            side=frame.side,
            power=waiting.power,
            leader=waiting.leader,
            space=waiting.space,
            cu=min(waiting.cu, own.cu),
            leaders=tuple([one for one in waiting.leaders if one in own.leaders]),
            mercenaries=waiting.mercenaries,
            card=frame.card,
            value=VALUE,
            mp=waiting.mp,
            asked=True,
            refuge=waiting.space,
            dropped=waiting.dropped,
            behind=waiting.behind,
            fresher=waiting.fresher,
            spry=waiting.spry,
            bonus=waiting.bonus,
            easy=waiting.easy,
            unhindered=waiting.unhindered,
            raiding=waiting.raiding,
        ),
        "after",
    )


# Coordinated attacks


def possible_flanking_leaders(state: SwordState, march: March) -> list[str]:
    """Return the leaders who can come to the battle of a march as its flanking force."""
    campaign = campaign_of(state, march)
    if campaign is None or (campaign.second and campaign.waiting is None):
        return []
    if campaign.waiting is not None:
        waiting = campaign.waiting
        return [waiting.leader] if _reaches(state, waiting_walk(march, waiting)) else []
    found = []
    foe = defender_of(state, entering_of(march))
    for power in powers_campaign_may_activate(state, march.side):
        if not are_allied(state, power, march.power) or (foe and are_allied(state, power, foe)):
            continue  # allies of the attacker alone (9.5.8); an ally of the other side fights neither (15.2.2)
        for leader, known in LEADERS.items():
            own = stack_with_leader(state, leader) if known.power == power else None
            if own is None or leader not in own.leaders or leader == march.leader or own.space == march.space:
                continue
            if known.initiative > VALUE or not may_leader_move_along(state, leader):
                continue
            if most_cu(state, power, own.space, (leader,)) and _reaches(
                state, flank_walk(state, march, leader, (), 1)
            ):  # fmt: skip
                found.append(leader)
    return found


def _reaches(state: SwordState, walk: Walk) -> bool:
    return may_flank(state, walk) or has_anywhere_to_go(state, walk)


def _coordinating(state: SwordState, march: March) -> tuple[Side, ...]:
    """Return who may call a flanking force: not where the army is strong enough to win automatically."""
    defender = defender_of(state, entering_of(march))
    if not defender or not march.cu:
        return ()
    ours, theirs = stack_in_space(state, march.power, march.space).cu, stack_in_space(state, defender, march.space).cu
    if ours >= theirs and TABLES.force_ratio(ours, theirs) is None:
        return ()
    return (march.side,) if possible_flanking_leaders(state, march) else ()


def _coordinate_menu(state: SwordState, march: March, side: Side) -> Menu:
    campaign = campaign_of(state, march)
    waiting = campaign.waiting if campaign is not None else None

    def along(before: Values) -> Pick:
        if waiting is not None:
            return Pick(waiting.leaders[1:], len(waiting.leaders) - 1, len(waiting.leaders) - 1)
        others = [
            one
            for one in possible_companions(state, LEADERS[before["leader"]].power, before["leader"])
            if one != march.leader
        ]
        return Pick(others, 0, len(others))

    def how_many(before: Values) -> Number:
        if waiting is not None:
            return Number(waiting.cu, waiting.cu)
        own = stack_with_leader(state, before["leader"])
        assert own is not None  # noqa: S101 - they were offered
        return Number(1, most_cu(state, own.power, own.space, (before["leader"], *before["along"])))

    def route(before: Values) -> Any:
        if waiting is not None:
            return route_field(state, waiting_walk(march, waiting))
        return route_field(state, force(before))

    def force(before: Values) -> Walk:
        given = (before["leader"], before["along"], before["cu"], before.get("help", ()), before.get("fleet", NONE))
        return flank_walk(state, march, *given, before.get("mercenaries", FEWEST))

    def helping(before: Values) -> Pick:
        found = help_cards_field(state, side, LEADERS[before["leader"]].power) if waiting is None else {}
        field: Pick = found.get("help") or Pick((), 0, 0)
        return field

    fields: dict[str, Any] = {"leader": OneOf(possible_flanking_leaders(state, march)), "along": along, "cu": how_many}
    if waiting is None and has_mixed_stack(state, powers_campaign_may_activate(state, side)):
        fields["mercenaries"] = lambda before: mercenary_count_choices(state, before["leader"], before["cu"])
    if waiting is None and any(help_cards_field(state, side, power) for power in POWERS_OF[side]):
        fields["help"] = helping
    if waiting is None and may_ask_for_ships(state, side, powers_campaign_may_activate(state, side)):
        fields["fleet"] = lambda before: fleet_field(state, side, force(before))
    return Menu(Form(FightAlone), Form(Coordinate, **fields, route=route))


@RULES.ask(
    March,
    "coordinate",
    sides=_coordinating,
    menu=_coordinate_menu,
    default=lambda state, march, side: FightAlone(),
    section=FLANKING,
    context=lambda state, march, side: Fought(
        space=march.space, attacker=march.power, defender=defender_of(state, entering_of(march)), judged=False
    ),
)
def call_flanking_force(play: SwordPlay, march: March, answers: Mapping[Side, Action]) -> Next:
    """Before the battle a second leader may be activated as the flanking force (section 9.5.6)."""
    action = answers.get(march.side)
    campaign = campaign_of(play.state, march)
    if not isinstance(action, Coordinate) or campaign is None:
        return Goto("fight")
    force = flanking_force_setting_out(play.state, march, action)
    waiting, campaign.waiting = campaign.waiting, None
    campaign.second = action.leader
    note_carthage_acted(play, action.leader)
    lent = waiting is None and _lent_by_carthage(play.state, action.leader)
    if lent:
        play.emit(NonPlayerActivated(march.side, force.power, campaign.card))
    return Call(flanking_march(march, action, force, waiting), "flanked")


@RULES.step(March, "flanked")
def join_flanking_force(play: SwordPlay, march: March) -> Goto:
    """The flanking force joins the battle if it has come next to it."""
    state, moved = play.state, play.value
    if isinstance(moved, Moved):
        march.halted = moved
        walk = waiting_walk(march, moved)
        if not moved.engaged and may_flank(state, walk):
            march.flank, march.flank_power = moved.space, moved.power
            march.flank_cu, march.flank_leaders = moved.cu, moved.leaders
            play.emit(FlankJoined(moved.power, moved.leader, moved.space, march.space, moved.cu))
    return Goto("fight")


@RULES.step(March, "flank_waits")
def let_flank_go_on(play: SwordPlay, march: March) -> Goto:
    """After an automatic victory the flanking force may go on too, once the primary one is done (ruling 85)."""
    state, halted = play.state, march.halted
    campaign = campaign_of(state, march)
    if campaign is not None and halted is not None and march.flank:
        own = stack_in_space(state, halted.power, halted.space)
        leaders = tuple([one for one in halted.leaders if one in own.leaders])
        campaign.waiting = halted._replace(cu=min(halted.cu, own.cu), leaders=leaders)
    return Goto("settled")
