"""Hostile people: forged and repeated interactions, other people's buttons, monstrous texts, floods of presses."""

import asyncio
import hashlib
import time
from typing import Any

from bot.sandbox import interactions
from bot.sandbox.limits import unhurried_limits
from bot.sandbox.people.person import Person, Receipt
from bot.sandbox.world import Channel, Interaction, Message
from engine.kernel.dice import UnverifiedRandom
from testbed.drills.fuzz import NASTY, Fuzz
from testbed.drills.report import Report
from testbed.drills.script import Script, Unanswered, asked_of_persons
from testbed.drills.spectators import bet_buttons_at_table, unexpected_spectators
from testbed.drills.stage import ANSWER_S, Stage, StuckError, begin_game, faults_in_log, open_stage, wait_until

AT_ONCE = 40
OUTSIDERS = ("Clara", "Dmitri", "Eva", "Felix")
BUG = "Something went wrong on my side"
FLOOD = 100
UNAFFECTED_S, TIMES = (
    2.0,
    5,
)  # an answer in a flood: that many seconds, or times what it takes before, on a busy machine
CONTROLS = {chr(c) for c in (*range(0x200B, 0x2010), *range(0x202A, 0x202F), *range(0x2060, 0x206A), 0xFEFF)}
HOPED = 12  # decisions in which a battle is hoped for
EVERY = 2000  # interactions between two looks at the state


def hash_of_what_must_stay(stage: Stage, table: str) -> str:
    """Return a hash of everything that hostile input must not change."""
    parts: list[Any] = [
        stage.records.rows("SELECT id, game, name, status, host, options, pace, head, next_decision FROM tables"),
        stage.records.rows("SELECT * FROM seats ORDER BY table_id, position"),
        stage.records.rows("SELECT table_id, id, seat, prompt, action FROM decisions ORDER BY table_id, id"),
        stage.records.rows("SELECT * FROM standing_orders"),
        stage.records.saved_state(table),
    ]
    return hashlib.sha256(repr(parts).encode()).hexdigest()


class Rude:
    """Sends what no Discord client would send, and judges every answer."""

    def __init__(self, stage: Stage, table: str, lots: UnverifiedRandom, report: Report) -> None:
        self.stage, self.table, self.report = stage, table, report
        self.thread = stage.thread(table)
        self.panel = stage.panels(table)[-1]
        self.battle = bet_buttons_at_table(stage, table)  # of one under way, where bets are taken
        live = stage.records.live_table(table)
        asked = asked_of_persons(live)[0]
        seat = live.seat_row(asked.seat)
        self.on_turn = str(seat.user if seat else 0)
        other = next(s for s in live.humans() if s.seat != asked.seat)
        self.players = (self.on_turn, str(other.user))
        self.outsiders = tuple(stage.person(name).id for name in OUTSIDERS)
        sides = tuple(custom_id.split(":")[3] for _, custom_id in self.battle)
        self.fuzz = Fuzz(table, asked, stage.sandbox.world.commands.get("", {}), lots, sides)
        self.lots = lots
        self.openers: dict[str, Interaction] = {}

    async def send_random_interaction(self) -> None:
        """Send one random interaction and judge its answer."""
        outsider = self.lots.integer_below(2) == 0
        who = self.lots.choose(self.outsiders if outsider else self.players)
        kind, data, what = self.fuzz.random_interaction(outsider=outsider, on_turn=who == self.on_turn)
        await self.send_and_judge(who, kind, data, what)

    async def send_and_judge(self, who: str, kind: int, data: dict[str, Any], what: str) -> Receipt:
        """Send an interaction as it is, and judge its answer."""
        message = self._message() if kind in (interactions.COMPONENT, interactions.MODAL) else None
        hub, parent = self.stage.sandbox.hub, None
        if kind == interactions.MODAL:  # Discord names the press that opened it, also of a forged one
            parent = await self._opener(who)
        interaction, done = interactions.start_interaction(
            hub, kind, who, self.thread.id, data, name=what[:90], message=message, parent=parent
        )
        await done
        receipt = Receipt(self.stage.sandbox.hub, interaction)
        if receipt.has_failed:
            self.report.note(f"no answer to {what[:120]!r}", "lost")
        elif kind != interactions.AUTOCOMPLETE:
            if receipt.is_pending:
                try:
                    await receipt.wait_until_answered(30)
                except TimeoutError:
                    self.report.note(f"{what[:120]!r} was put off and never answered", "lost")
            if BUG in receipt.text:
                self.report.note(f"{what[:160]!r} is a fault of ours", "crashed")
            if receipt.message is not None and not receipt.is_ephemeral and receipt.kind != 7:
                self.report.note(f"{what[:120]!r} was answered in public", "leaked")
        return receipt

    def _message(self) -> Message:
        """Return the message that is pressed: the panel or, where one is under way, every second time the battle's."""
        return self.lots.choose(self.battle)[0] if self.battle and self.lots.integer_below(2) else self.panel

    async def _opener(self, who: str) -> Interaction:
        if who not in self.openers:
            mine = {"custom_id": f"rules:{self.table}", "component_type": 2, "id": 1}
            opener, done = interactions.start_interaction(
                self.stage.sandbox.hub,
                interactions.COMPONENT,
                who,
                self.thread.id,
                mine,
                name="rules",
                message=self.panel,
            )
            self.openers[who] = opener
            await done
        return self.openers[who]

    def judge_collected_answers(self) -> None:
        """Look through the answers so far and drop them: a hundred thousand would take too much memory."""
        for channel in self.stage.sandbox.world.channels.values():
            look_for_pings(channel, self.report)
            for message in [m for m in channel.messages.values() if m.ephemeral_to is not None]:
                del channel.messages[message.id]
        self.stage.sandbox.world.shown.clear()


def look_for_pings(channel: Channel, report: Report) -> None:
    """Check that nothing that the bot wrote notifies anybody by a mention, or reverses the direction of text."""
    for message in channel.messages.values():
        if message.mentions or message.mention_roles or message.mention_everyone:
            report.note(f"a ping in {message.all_words[:80]!r}")
        if CONTROLS & set(_texts(message)) and message.author_id != "":
            report.note(f"direction marks in {message.all_words[:80]!r}")


def _texts(message: Message) -> str:
    """Return the texts of a message, without the invisible character that the bot itself puts in to disarm mentions."""
    return message.all_words.replace("@\u200b", "@")


async def send_fuzzed(rude: Rude, count: int) -> None:
    """Send `rounds` random interactions, several at a time."""
    stage, report = rude.stage, rude.report
    before = hash_of_what_must_stay(stage, rude.table)
    sent = 0
    while sent < count:
        batch = min(AT_ONCE, count - sent)
        await asyncio.gather(*(rude.send_random_interaction() for _ in range(batch)))
        sent += batch
        if not stage.is_alive:
            report.note(f"the bot died: {stage.log[-3:]}", "crashed")
            return
        if sent % EVERY < AT_ONCE or sent >= count:
            rude.judge_collected_answers()
            if hash_of_what_must_stay(stage, rude.table) != before:
                report.note("a hostile input changed the state", "changed")
                before = hash_of_what_must_stay(stage, rude.table)
    report.figures["interactions"] = sent


async def send_replayed(rude: Rude) -> None:
    """Send an interaction that was carried out a second time: once under the same id, once under a new one."""
    stage, gateway = rude.stage, rude.stage.sandbox.gateway
    before = hash_of_what_must_stay(stage, rude.table)
    frames = [f for s in gateway.sessions.values() for _, f in s.backlog if b"INTERACTION_CREATE" in f][-20:]
    for frame in frames:
        for session in gateway.sessions.values():
            if session.socket is not None:
                session.socket.send(frame)
    await asyncio.sleep(0.5)
    rude.report.add("replayed", len(frames))
    if hash_of_what_must_stay(stage, rude.table) != before:
        rude.report.note("a replay changed the state", "changed")


async def flood_by_one_person(rude: Rude) -> None:
    """Let one person press as fast as they can, and check that another is answered as quickly as ever."""
    hub = rude.stage.sandbox.hub
    data = {"custom_id": f"mine:{rude.table}", "component_type": 2, "id": 1}

    async def asked(what: str) -> tuple[Receipt, float]:
        begun = time.monotonic()
        receipt = await rude.send_and_judge(rude.players[1], interactions.COMPONENT, data, what)
        return receipt, time.monotonic() - begun

    _, usual = await asked("my table before a flood")
    flood = [
        interactions.start_interaction(
            hub, interactions.COMPONENT, rude.outsiders[0], rude.thread.id, data, name="flood", message=rude.panel
        )
        for _ in range(FLOOD)
    ]
    receipt, took = await asked("my table in a flood")
    rude.report.figures["answered_in_a_flood_ms"] = round(1000 * took, 1)
    if receipt.has_failed or took > max(UNAFFECTED_S, TIMES * usual):
        rude.report.note("a flood by one person kept another from an answer")
    answered = [await done for _, done in flood]
    unanswered = sum(i.failed for i in answered)
    if unanswered:
        rude.report.note(f"{unanswered} presses of a flood were not answered", "lost", unanswered)


async def open_tables_with_bad_names(stage: Stage, game: str, report: Report) -> None:
    """Open tables with monstrous names, words and players: nobody is pinged, no text is turned about."""
    felix = stage.person("Felix")
    manager = Person(stage.sandbox.hub, str(stage.sandbox.guild.owner_id))
    await (
        await manager.slash("server tables", "games", most=0, person=0)
    ).wait_until_answered()  # they open more than one may
    for said in NASTY:
        felix.user.global_name = said[:80]
        receipt = await (await felix.slash("game create", "games", game=game, name=said[:6000])).wait_until_answered()
        if receipt.has_failed or BUG in receipt.text:
            report.note(f"a table named {said[:60]!r}: {receipt.text[:60]!r}", "crashed")
            continue
        if "(table " not in receipt.text:
            continue
        table = receipt.text.rsplit("(table ", 1)[1][:5]
        card = next(m for m in reversed(stage.person("Felix").messages("games")) if f"-# table {table}" in m.all_words)
        rest = await (await felix.press(card, custom_id=f"rest:{table}")).wait_until_answered()
        form = await felix.press(rest.message or card, custom_id=f"word:{table}")
        if form.modal is not None:
            await (await felix.submit(form, word=said[:60])).wait_until_answered()
        await (await felix.slash("game show", "games", table=table)).wait_until_answered()
        asked = await (await felix.slash("game abandon", "games", table=table)).wait_until_answered()
        if asked.message is not None:
            await (await felix.press(asked.message, custom_id=f"end:{table}::close")).wait_until_answered()
        report.add("monstrous names")
    felix.user.global_name = "Felix"
    for channel in stage.sandbox.world.channels.values():
        look_for_pings(channel, report)


async def play_to_battle(stage: Stage, table: str, seed: str) -> None:
    """Play on until a battle is told of on which bets are taken, or for some decisions; then the table waits."""
    script = Script(stage, table, seed)
    for _ in range(HOPED):
        if bet_buttons_at_table(stage, table) or await script.play(1):
            break
        await stage.wait_until_quiet(table)


def check_only_spectators_bet(stage: Stage, table: str, report: Report) -> None:
    """Check that nobody's bets are kept but those of people without a seat, and that none else follows."""
    for who in unexpected_spectators(stage, table, tuple(stage.person(name) for name in OUTSIDERS)):
        report.note(f"a hostile press counted: {who}", "changed")
    report.figures["bets kept"] = int(stage.records.first_value("SELECT count(*) FROM bets WHERE table_id = ?", table))


async def drill(seed: str, rounds: int, *, game: str, players: int = 0, options: str = "") -> Report:
    """Send `rounds` fuzzed interactions. players: seats of the table, as for `begin`; options: the table's."""
    report, lots = Report(name="hostile", rounds=rounds), UnverifiedRandom(f"hostile {seed}")
    limits = unhurried_limits()
    limits.token_seconds = 60.0
    limits.callback_seconds = ANSWER_S
    async with open_stage(limits=limits) as stage:
        await stage.launch()
        more: dict[str, Any] = {"options": options} if options else {}
        table = await begin_game(stage, game, ("Ada", "Boris"), players=players, **more)
        await wait_until(lambda: len(stage.panels(table)) == 1, "one panel")
        try:
            await play_to_battle(stage, table, seed)
        except (StuckError, Unanswered) as error:
            report.note(f"before anything hostile: {error}", "crashed")
        rude = Rude(stage, table, lots, report)
        try:
            await send_fuzzed(rude, rounds)
            check_only_spectators_bet(stage, table, report)
            await send_replayed(rude)
            await flood_by_one_person(rude)
            await open_tables_with_bad_names(stage, game, report)
        except StuckError as error:
            report.note(str(error), "crashed")
        for fault in faults_in_log(stage.log):
            report.note(fault, "crashed")
        await stage.end_bot()
    return report
