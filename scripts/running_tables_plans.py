"""The situations in which `scripts/running_tables.py` leaves its tables, and games that come into them: they are found
by the engine alone, by trying one secret after another."""

import hashlib
from collections.abc import Callable, Sequence

import msgspec

from engine.games import computer_player_factory, game_ids
from engine.games import game_by_id as find_game
from engine.kernel.dice import game_key
from engine.kernel.prompts import MAY, MUST, OFFER, SEALED, WINDOW, Prompt, has_nothing_to_decide
from engine.players.player import RandomPlayer
from engine.players.selfplay import Run
from scripts.running_tables_presses import PEOPLE

LAST = 4  # decisions of each table that Discord has not been told of


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """A table to be made: `wanted` finds the situation among the open prompts; act: what is done there besides."""

    id: str
    about: str
    game: str
    wanted: Callable[[Run, list[Prompt]], bool]
    people: int = 2
    computers: int = 0
    options: str = "last_round=3"
    act: str = ""
    strong: bool = False

    @property
    def player_names(self) -> tuple[str, ...]:
        """Return who plays, the host first: nobody has more than ten tables."""
        at = game_ids().index(self.game)
        return (*PEOPLE[at:], *PEOPLE[:at])[: self.people]


def _half(kind: str, *moments: str) -> Callable[[Run, list[Prompt]], bool]:
    """Return whether some, and not all, have answered a question."""

    def holds(run: Run, prompts: list[Prompt]) -> bool:
        mine = [p for p in prompts if p.kind == kind and p.moment in moments]
        return any(p.answered for p in mine) and any(p.answered is None for p in mine)

    return holds


def _asks(kind: str, *moments: str) -> Callable[[Run, list[Prompt]], bool]:
    return lambda run, prompts: any(p.kind == kind and p.moment in moments and p.answered is None for p in prompts)


def _own_step(run: Run, prompts: list[Prompt]) -> bool:
    """Return whether the last step can be taken back by its seat."""
    done = run.last
    bare = done is not None and not done.barrier and run.log[-1].seat != "table"
    return bare and run.decisions > 6 and all(p.kind in (MUST, MAY) for p in prompts)


def _well_on(run: Run, prompts: list[Prompt]) -> bool:
    return run.decisions > 40 and all(p.kind in (MUST, MAY) for p in prompts)


def _never(run: Run, prompts: list[Prompt]) -> bool:
    return False


ROME, SAMNITE = "total_war_rome", "samnite_wars"
PLANS = (
    Plan(id="RBATT", about="in a land battle, half deployed", game=ROME,
         wanted=_half(SEALED, "combat_deployment.deploy", "land_battle.prepare")),
    Plan(id="RNAVY", about="in a sea battle, losses half named", game=ROME,
         wanted=_half(SEALED, "naval_battle.losses")),
    Plan(id="RMEET", about="two armies meet", game=ROME, wanted=_half(SEALED, "meeting.stances")),
    Plan(id="RWNDW", about="in the window of an agent's deed", game=ROME, wanted=_asks(WINDOW, "agent_deed.foil"),
         people=3),
    Plan(id="RBEDS", about="bids for the initiative half given, with a computer player", game=ROME, people=2,
         computers=1, wanted=_half(SEALED, "initiative_phase.bid")),
    Plan(id="RPACT", about="a treaty is proposed", game=ROME, wanted=_asks(MUST, "proposal.start")),
    Plan(id="RVETE", about="a vote is open on a way back", game=ROME, wanted=_well_on, act="vote"),
    Plan(id="RPANS", about="baskets half given, with a hidden battle plan, standing orders and a draft", game=ROME,
         wanted=_half(SEALED, "spending_phase.baskets"), act="plans"),
    Plan(id="RUNDA", about="a step was taken back and can be done again", game=ROME, wanted=_own_step, act="undo"),
    Plan(id="REVER", about="over", game=ROME, wanted=_never, strong=True),
    Plan(id="RDAWN", about="a lobby that has not begun", game=ROME, wanted=_never, act="lobby"),
    Plan(id="SHUSH", about="sealed answers half given", game=SAMNITE, people=3, wanted=_half(SEALED, "turn.etcetera")),
    Plan(id="SWNDW", about="in a window, half answered, with a computer player", game=SAMNITE, people=2, computers=1,
         wanted=_half(WINDOW, "aftermath.start", "war.negate", "turn.dusk", "turn.dawn")),
    Plan(id="SBATT", about="in a battle, war efforts half given", game=SAMNITE,
         wanted=_half(SEALED, "war_effort.effort")),
    Plan(id="SVETE", about="a vote is open on a way back", game=SAMNITE, wanted=_well_on, people=3, act="vote"),
    Plan(id="SUNDA", about="a step was taken back and can be done again", game=SAMNITE, people=3, wanted=_own_step,
         act="undo"),
    Plan(id="SEVER", about="over", game=SAMNITE, wanted=_never, strong=True),
)  # fmt: skip


# A game that comes into its situation, found without the bot


def secret_and_run_for_plan(plan: Plan) -> tuple[bytes, Run]:
    """Return the secret of a game that comes into a plan's situation, and its run up to there."""
    for attempt in range(400):
        secret = hashlib.sha256(f"{plan.id} {attempt}".encode()).digest()
        run = _run(plan, secret, f"{plan.id} {attempt}")
        if run is not None:
            return secret, run
    raise SystemExit(f"{plan.id}: no such situation was found")


def _run(plan: Plan, secret: bytes, seed: str) -> Run | None:
    game = find_game(plan.game)
    make = computer_player_factory(plan.game) if plan.strong else RandomPlayer
    seats = [str(n) for n in range(1, plan.people + plan.computers + 1)]
    options = dict(one.split("=") for one in plan.options.split())
    run = Run(game, {seat: make() for seat in seats}, seed, options)
    run.key = game_key(secret, dict.fromkeys(seats, ""))
    state = run.start()
    while game.outcome(state) is None:
        prompts = [p for p in game.prompts(state).values() if p.seat != "table"]
        if run.decisions > LAST and plan.wanted(run, prompts) and _rests(prompts, plan):
            return run
        if run.decisions > 150 and not plan.strong:
            return None
        state = run.step(state)
    return run if plan.strong else None


def _rests(prompts: Sequence[Prompt], plan: Plan) -> bool:
    """Return whether only persons, who have something to decide, are waited for."""
    left = [p for p in prompts if p.answered is None]
    open_now = [p for p in left if p.kind not in (MAY, OFFER)]
    computers = any(1 < int(p.seat) <= 1 + plan.computers for p in left)  # they sit beside the host
    return bool(open_now) and not computers and not any(has_nothing_to_decide(p) for p in open_now)
