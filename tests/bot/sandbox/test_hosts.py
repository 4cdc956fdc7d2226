"""The sandbox is spoken to by the names of this machine: a foreign one that points here (DNS rebinding) is refused."""

import aiohttp
import pytest

from bot.sandbox.hosts import is_host_of_this_machine
from bot.sandbox.launch import Sandbox, serve_sandbox

PATHS = ("/", "/page/net.js", "/api/v10/users/@me", "/api/v10/gateway", "/attachments/1/2/3", "/sandbox/ws")
OWN = ("127.0.0.1:8765", "localhost:8765", "LOCALHOST", "localhost.:80", "[::1]:8765", "127.8.9.1")
FOREIGN = (
    "evil.example", "evil.example:8765", "127.0.0.1.evil.example", "localhost.evil.example",
    "10.0.0.1", "192.168.1.2", "", "[", "user@evil.example", "::1.evil",
)  # fmt: skip


@pytest.mark.parametrize("host", OWN)
def test_names_of_this_machine(host: str) -> None:
    assert is_host_of_this_machine(host)


@pytest.mark.parametrize("host", [*FOREIGN, None])
def test_foreign_names(host: str | None) -> None:
    assert not is_host_of_this_machine(host)
    assert not is_host_of_this_machine(host, ("play.example",))


def test_the_name_that_it_was_told() -> None:
    assert is_host_of_this_machine("play.example:443", ("Play.example",)) and not is_host_of_this_machine(
        "play.example:443"
    )


@pytest.mark.parametrize("path", PATHS)
async def test_nothing_is_answered_to_a_foreign_name(sandbox: Sandbox, path: str) -> None:
    async with aiohttp.ClientSession() as session:
        headers = {"Host": "evil.example:8765", "Origin": "http://evil.example:8765"}
        headers |= {"Authorization": f"Bot {sandbox.token}"}
        async with session.get(sandbox.hub.base + path, headers=headers) as answer:
            assert answer.status == 421 and sandbox.token not in await answer.text()
        async with session.get(sandbox.hub.base + path, headers=headers | {"Host": "localhost:1"}) as answer:
            assert answer.status != 421


@pytest.mark.parametrize("path", ["/", "/sandbox/ws"])
async def test_no_socket_is_opened_for_a_foreign_name(sandbox: Sandbox, path: str) -> None:
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.WSServerHandshakeError) as error:
            await session.ws_connect(
                sandbox.hub.base + path, headers={"Host": "evil.example", "Origin": "http://evil.example"}
            )
        assert error.value.status == 421


async def test_a_proxy_may_speak_by_its_own_name() -> None:
    sandbox = await serve_sandbox(names=["play.example"], validate=False)
    try:
        async with (
            aiohttp.ClientSession() as session,
            session.get(sandbox.page_url, headers={"Host": "play.example"}) as answer,
        ):
            assert answer.status == 200
    finally:
        await sandbox.stop()
