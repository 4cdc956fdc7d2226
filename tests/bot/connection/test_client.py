"""The connection's end: nothing of discord.py's goes on after it."""

import asyncio

from bot.connection.client import Client, Events


async def nothing(*arguments: object) -> None:
    """Do nothing."""


async def test_a_closed_client_announces_no_readiness() -> None:
    """discord.py waits some seconds for servers before it says that it is ready, also when it was closed meanwhile:
    what it began then was never awaited where the event loop ended first."""
    events = Events(
        login=nothing,
        interaction=nothing,
        permissions=lambda guild: None,
        joined=lambda guild: None,
        ready=nothing,
        gateway=lambda event: None,
        put_off=lambda: None,
    )
    client = Client(events)
    client._connection._ready_state = asyncio.Queue()
    waiting = asyncio.create_task(client._connection._delay_ready())
    client._connection._ready_task = waiting
    await asyncio.sleep(0)
    await client.close()
    assert waiting.done()
