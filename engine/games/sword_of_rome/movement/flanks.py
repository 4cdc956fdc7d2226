"""Flanking forces: who they are, how they set out (section 9.5.6)."""

from engine.games.sword_of_rome.actions.movement import FEWEST, NONE, Coordinate
from engine.games.sword_of_rome.frames.movement import ASKED, Campaign, March, Moved
from engine.games.sword_of_rome.movement.activation import force_setting_out
from engine.games.sword_of_rome.movement.cards import links_fought_as_clear, raid_bonus
from engine.games.sword_of_rome.movement.walks import Walk
from engine.games.sword_of_rome.powers import CARTHAGINIAN
from engine.games.sword_of_rome.state import SwordState

VALUE = 3  # a Campaign counts as a 3 for both


def campaign_of(state: SwordState, march: March) -> Campaign | None:
    """Return the Campaign whose first activation a march is; None if there is none."""
    place = next((n for n, frame in enumerate(state.frames) if frame is march or frame.serial == march.serial), 0)
    below = state.frames[place - 1] if place else None
    return below if isinstance(below, Campaign) and below.first == march.leader and not march.flank_for else None


def entry_space_of_primary(march: March) -> str:
    """Return the space whose link the primary force came by; "" of a landing."""
    return march.came_from if ":" not in march.came_from else ""


def flank_walk(
    state: SwordState,
    march: March,
    leader: str,
    along: tuple[str, ...],
    cu: int,
    helping: tuple[str, ...] = (),
    fleet: str = NONE,
    mercenaries: str = FEWEST,
) -> Walk:
    """Return a flanking force as it would set out to the battle of a march, with the cards that help it."""
    return force_setting_out(
        state,
        leader,
        along,
        cu,
        VALUE,
        helping=helping,
        flank=march.space,
        barred=entry_space_of_primary(march),
        fleet=fleet,
        mercenaries=mercenaries,
    )


def flanking_force_setting_out(state: SwordState, march: March, action: Coordinate) -> Walk:
    """Return the flanking force that an answer calls, as it sets out."""
    campaign = campaign_of(state, march)
    if campaign is not None and campaign.waiting is not None:
        return waiting_walk(march, campaign.waiting)
    given = (action.leader, action.along, action.cu, action.help, action.fleet, action.mercenaries)
    return flank_walk(state, march, *given)


def waiting_walk(march: March, waiting: Moved) -> Walk:
    """Return a force that has won next to a battle without a roll, and may flank again (ruling 85)."""
    return Walk(
        power=waiting.power,
        space=waiting.space,
        cu=waiting.cu,
        leaders=waiting.leaders,
        mp=waiting.mp,
        hired=waiting.mercenaries,
        changed=(waiting.space,),
        flank=march.space,
        barred=entry_space_of_primary(march),
        easy=waiting.easy,
        bonus=waiting.bonus,
        fresher=waiting.fresher,
        spry=waiting.spry,
    )


def flanking_march(march: March, action: Coordinate, force: Walk, waiting: Moved | None) -> March:
    """Return the march of a flanking force. waiting: what it was as it came next to a battle before, if it goes on."""
    return March(
        step="mistrust" if waiting is None and force.power == CARTHAGINIAN else "start",
        side=march.side,
        power=force.power,
        leader=action.leader,
        space=force.space,
        cu=force.cu,
        leaders=force.leaders,
        mercenaries=force.hired,
        card=march.card,
        value=VALUE,
        mp=force.mp,
        fresher=force.fresher,
        spry=force.spry,
        bonus=force.bonus,
        route=action.route,
        flank_for=march.space,
        barred=force.barred,
        help=action.help,
        ships=force.ships,
        fleet=ASKED if waiting is None and action.fleet == ASKED else "",
        easy=force.easy,
        raiding=raid_bonus(action.help) if waiting is None else waiting.raiding,
        unhindered=links_fought_as_clear(action.help) if waiting is None else waiting.unhindered,
    )
