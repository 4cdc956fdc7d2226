"""A hundred and more forged, old, foreign and used links, codes, instances, signatures, tickets, bearers and sockets:
all are refused, and leave no session."""

import time
from collections.abc import AsyncIterator, Iterator

import msgspec
import pytest

from bot.table_page import activity
from bot.table_page.signed_tokens import BEARER, LINK, LINK_LASTS, TICKET, WATCH, WATCH_LINK, PagePass, Signer, new_name
from tests.bot.hall import InProcess
from tests.bot.table_page.arriving import Visitor, dm_of
from tests.bot.table_page.conftest import Json, ServedPage

LEAST = 100
ADDRESSES = ("/api/table", "/api/words", "/api/log", "/api/glance/chart", "/api/card/x", "/api/renew", "/api/press")
Case = tuple[str, str, Json, dict[str, str]]  # what it is, where it is sent, with what, and under which headers


def passes(own: PagePass, strangers: int) -> Iterator[tuple[str, PagePass]]:
    """Yield what is signed by the bot itself, and yet not this: old, another's, of another kind."""
    changes: dict[str, dict[str, object]] = {
        "old": {"until": time.time() - 1},
        "a stranger's": {"user": strangers},
        "of no table": {"table": "AAAAA"},
        "of another seat": {"seat": "99"},
        "of an epoch that is over": {"epoch": own.epoch + 1},
        "of who plays and looks on": {"kind": WATCH_LINK if own.kind == LINK else WATCH, "seat": ""},
    }
    for what, changed in changes.items():
        yield what, msgspec.structs.replace(own, once=new_name(), **changed)
    for kind in {LINK, BEARER, TICKET} - {own.kind}:
        yield f"a {kind}", msgspec.structs.replace(own, kind=kind, once=new_name())


def texts(served: ServedPage, own: PagePass, strangers: int) -> Iterator[tuple[str, str]]:
    """Yield such passes as texts, and what nobody has signed."""
    good = served.signer.sign(own)
    yield from ((what, served.signer.sign(one)) for what, one in passes(own, strangers))
    yield "signed by another", Signer(b"another key").sign(own)
    yield "empty", ""
    yield "too long", good + "A" * 400
    yield "no text of ours", "ä" * 40
    for place in (0, 10, 31, 40, 60, len(good) // 2):
        yield f"changed at {place}", good[:place] + ("B" if good[place] == "A" else "A") + good[place + 1 :]


def headers_of(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token.isascii() else {"Authorization": "Bearer x"}


class Cases:
    """What is tried, for a table of Ada's at which Felix does not sit."""

    def __init__(self, served: ServedPage, table: str, ada: Visitor, felix: Visitor) -> None:
        self.served, self.table, self.ada, self.felix = served, table, ada, felix
        self.activities = ada.activities

    def opened_by_link(self) -> Iterator[Case]:
        user, stranger = int(self.ada.who.id), int(self.felix.who.id)
        own = PagePass(LINK, user, self.table, "", 0, time.time() + LINK_LASTS, new_name())
        for what, text in texts(self.served, own, stranger):
            if what not in ("of an epoch that is over",):  # a link for whatever seat there is has none
                yield f"a link, {what}", "/api/begin", {"link": text}, {}
        before = self.served.page.sessions._began + LINK_LASTS - 1
        old = msgspec.structs.replace(own, until=before, once=new_name())
        yield "a link from before the start", "/api/begin", {"link": self.served.signer.sign(old)}, {}

    def arriving(self) -> Iterator[Case]:
        ada, felix, code = self.ada, self.felix, self.activities.issue_code
        mine = ada.who.id
        codes = {
            "unknown": "nonsense",
            "empty": "",
            "too long": "A" * 201,
            "no code": "a b\n",
            "of another application": code(mine, "1234"),
            "of who is not there": code(felix.who.id),
        }
        for what, said in codes.items():
            yield f"a code, {what}", "/api/begin", {"code": said, "instance": ada.instance}, {}
        late = code(mine)
        self.activities.codes[late].until = 0.0
        yield "a code, old", "/api/begin", {"code": late, "instance": ada.instance}, {}
        places = {
            "unknown": "i-1-gc-2-3",
            "empty": "",
            "too long": "i" * 121,
            "a way out": "../../users/@me",
            "a way in": f"{ada.instance}?x=1",
            "where they are not": felix.instance,
        }
        for what, place in places.items():
            yield f"an instance, {what}", "/api/begin", {"code": code(mine), "instance": place}, {}

    def signed(self) -> Iterator[Case]:
        who, sign, now = self.ada.who.id, self.activities.signed_headers, int(time.time())
        good = sign(who)
        payload, at, mark = "X-Discord-Proxy-Payload", "X-Signature-Timestamp", "X-Signature-Ed25519"
        wrong = {
            "late": sign(who, expires_at=now - 1),
            "of the future": sign(who, created_at=now + 3600),
            "of another application": sign(who, application_id="1234"),
            "of another person": sign(self.felix.who.id),
            "of another moment": {**good, at: str(now - 5)},
            "of no moment": {key: value for key, value in good.items() if key != at},
            "of nothing": {key: value for key, value in good.items() if key != payload},
            "of no form": {**good, payload: "%%%"},
            "of another form": {**good, payload: "e30="},
            "unsigned": {key: value for key, value in good.items() if key != mark},
            "forged": {**good, mark: "00" * 64},
            "short": {**good, mark: good[mark][:40]},
            "no signature": {**good, mark: "ü"},
            "another's signature": {**good, mark: sign(self.felix.who.id)[mark]},
            "too long": {**good, payload: "A" * 2004},
        }
        for what, headers in wrong.items():
            sent = {"code": self.activities.issue_code(who), "instance": self.ada.instance}
            yield f"a signature, {what}", "/api/begin", sent, headers

    def bearers(self) -> Iterator[tuple[str, str]]:
        own = self.served.page.sessions.check_signed_bearer(self.ada.token)
        return texts(self.served, own, int(self.felix.who.id))

    def asked(self) -> Iterator[Case]:
        press = {"once": "12345678", "press": f"mine:{self.table}", "values": [], "fields": {}}
        for n, (what, token) in enumerate(self.bearers()):
            for address in (ADDRESSES[n % len(ADDRESSES)], ADDRESSES[(n + 3) % len(ADDRESSES)], "/.proxy/api/table"):
                sent = press if address == "/api/press" else {} if address == "/api/renew" else None
                headers = {**headers_of(token), "get": str(sent is None)}
                yield f"a bearer at {address}, {what}", address, sent or {}, headers

    async def used(self) -> AsyncIterator[Case]:
        link = self.served.link(self.ada.who, self.table)
        code = {"code": self.activities.issue_code(self.ada.who.id), "instance": self.ada.instance}
        ticket = {
            "ticket": await self.served.page.sessions.ticket_to_choose(int(self.ada.who.id), ""),
            "table": self.table,
        }
        for what, sent in (("link", {"link": link}), ("code", code), ("ticket", ticket)):
            assert (await self.ada.began(sent))[0] == 200
            yield f"a {what} that was used", "/api/begin", sent, {}
        own = PagePass(TICKET, int(self.ada.who.id), "", "", 0, time.time() + LINK_LASTS, new_name())
        for what, text in texts(self.served, own, int(self.felix.who.id)):
            if what not in ("of no table", "of another seat"):  # which a ticket has not
                yield f"a ticket, {what}", "/api/begin", {"ticket": text or "x", "table": self.table}, {}
        for table in ("AAAAA", "", "../x"):
            ticket = {
                "ticket": await self.served.page.sessions.ticket_to_choose(int(self.ada.who.id), ""),
                "table": table,
            }
            yield f"a ticket for {table}", "/api/begin", ticket, {}


async def answer(served: ServedPage, case: Case) -> int:
    """Try one; return the status."""
    _, address, sent, headers = case
    method = "GET" if headers.pop("get", "") == "True" else "POST"
    body = None if method == "GET" else sent
    async with served.session.request(method, served.at + address, json=body, headers=headers) as got:
        said = await got.text()
        assert "token" not in said, (case, said)
        return got.status


async def test_a_hundred_openings_that_are_none_are_refused(
    hall: InProcess, served: ServedPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await hall.start("ada")
    ada, felix = Visitor(served, "ada", hall.thread(table)), Visitor(served, "felix", dm_of(hall, "felix"))
    assert (await ada.come())[0] == 200
    monkeypatch.setattr(activity, "LATE", 0.0)
    own, cases = ada.token, Cases(served, table, ada, felix)
    tried = [*cases.opened_by_link(), *cases.arriving(), *cases.signed(), *cases.asked()]
    wrong = {case[0]: status for case in tried if (status := await answer(served, case)) != 403}
    wrong |= {case[0]: status async for case in cases.used() if (status := await answer(served, case)) != 403}
    sockets = {what: await closed(served, token) for what, token in cases.bearers()}
    wrong |= {f"a socket, {what}": code or 0 for what, code in sockets.items() if code != 4403}
    assert wrong == {} and len(tried) + len(sockets) >= LEAST
    ada.token = own
    assert (await ada.ask("/api/table"))[0] == 200


async def closed(served: ServedPage, token: str) -> int | None:
    """Return how a socket is closed that begins with a bearer; None where it is told anything."""
    async with served.session.ws_connect(served.at + "/api/live") as socket:
        await socket.send_json({"token": token})
        message = await socket.receive()
        return message.data if isinstance(message.data, int) else None
