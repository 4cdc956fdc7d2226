"""Answers to interactions: the callback, then followups through the interaction's token."""

from __future__ import annotations

from typing import Any

from bot.sandbox import interactions, messages
from bot.sandbox.hub import Hub
from bot.sandbox.router import ApiCall, Reply, routes
from bot.sandbox.world import Interaction, Message

Json = dict[str, Any]
HOOK = "/webhooks/{webhook_id}/{webhook_token}"


@routes.add("POST", "/interactions/{interaction_id}/{interaction_token}/callback", open_=True)
def take_first_answer(hub: Hub, call: ApiCall) -> Any:
    """Take the first answer."""
    token = call.params["interaction_token"]
    answer = interactions.acknowledge_interaction(hub, call.params["interaction_id"], token, call.fields, call.files)
    return Reply(200, answer) if call.flag("with_response") else None


def _interaction(hub: Hub, call: ApiCall) -> Interaction:
    return interactions.interaction_by_token(hub, call.params["webhook_id"], call.params["webhook_token"])


def _message(hub: Hub, call: ApiCall) -> tuple[Interaction, Message]:
    what = _interaction(hub, call)
    return what, interactions.answer_message_of(hub, what, call.params.get("message_id", "@original"))


@routes.add("POST", HOOK, open_=True)
def follow_up(hub: Hub, call: ApiCall) -> Json:
    """Post a followup; to an interaction's token Discord always gives the message back."""
    return hub.shape_message(interactions.follow_up(hub, _interaction(hub, call), call.fields, call.files))


@routes.add("GET", HOOK + "/messages/@original", open_=True)
@routes.add("GET", HOOK + "/messages/{message_id}", open_=True)
def get(hub: Hub, call: ApiCall) -> Json:
    """Give an answer."""
    return hub.shape_message(_message(hub, call)[1])


@routes.add("PATCH", HOOK + "/messages/@original", open_=True)
@routes.add("PATCH", HOOK + "/messages/{message_id}", open_=True)
def edit(hub: Hub, call: ApiCall) -> Json:
    """Edit an answer."""
    what, message = _message(hub, call)
    interactions.edit_answer(hub, what, message, call.fields, call.files)
    return hub.shape_message(message)


@routes.add("DELETE", HOOK + "/messages/@original", open_=True)
@routes.add("DELETE", HOOK + "/messages/{message_id}", open_=True)
def delete(hub: Hub, call: ApiCall) -> None:
    """Delete an answer."""
    what, message = _message(hub, call)
    what.pending = what.pending and message.id != what.response_id
    messages.delete_message(hub, message)
