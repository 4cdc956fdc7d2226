"""The connection's end: nothing of discord.py's goes on after it."""

import asyncio

from bot.connection.client import Client, Events
from bot.connection.session_starts import SessionStarts


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
        left=lambda guild: None,
        ready=nothing,
        gateway=lambda event: None,
        put_off=lambda: None,
        written_to=lambda user: None,
    )
    client = Client(events, SessionStarts())
    await client._async_setup_hook()
    state = client._connection
    state._ready_states[0] = asyncio.Queue()
    state._ready_tasks[0] = asyncio.create_task(state._delay_shard_ready(0))
    state._ready_task = asyncio.create_task(state._delay_ready())
    waiting = (state._ready_tasks[0], state._ready_task)
    await asyncio.sleep(0)
    await client.close()
    assert all(task.done() for task in waiting)
