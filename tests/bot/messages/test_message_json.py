"""Messages as the JSON that Discord documents."""

from bot.messages.message_json import autocomplete_json, edited_message_json, modal_form_json, new_message_json
from bot.messages.screen import Button, Modal, Screen, Select, SelectOption, TextInput
from render import Picture

MAP = Picture(data=b"x", mime="image/png", filename="map.png", alt="the map", width=1, height=1)
NOBODY: dict[str, list[str]] = {"parse": [], "users": []}


def test_a_message_with_nothing_but_words() -> None:
    plain = {"content": "Hello", "components": [], "allowed_mentions": NOBODY}
    assert new_message_json(Screen(content="Hello")) == plain
    assert edited_message_json(Screen(content="Hello"), keep_pictures=True) == {
        **plain,
        "embeds": [],
    }  # none of an older face stays
    assert edited_message_json(Screen(content="Hello")) == {**plain, "embeds": [], "attachments": []}


def test_rows_of_buttons_and_lists() -> None:
    options = tuple(
        SelectOption(value=v, label=v, description="d" if v == "a" else None, chosen=v == "b") for v in "ab"
    )
    rows = (
        (Button(id="x", label="X", style="danger", emoji="🗺️"), Button(id="y", label="Y", disabled=True)),
        Select(id="s", placeholder="p", options=options, least=0, most=2),
    )
    buttons, select = new_message_json(Screen(content="x", rows=rows))["components"]
    assert buttons == {
        "type": 1,
        "components": [
            {"type": 2, "custom_id": "x", "label": "X", "style": 4, "disabled": False, "emoji": {"name": "🗺️"}},
            {"type": 2, "custom_id": "y", "label": "Y", "style": 2, "disabled": True},
        ],
    }
    assert select == {
        "type": 1,
        "components": [
            {
                "type": 3,
                "custom_id": "s",
                "placeholder": "p",
                "min_values": 0,
                "max_values": 2,
                "options": [
                    {"value": "a", "label": "a", "default": False, "description": "d"},
                    {"value": "b", "label": "b", "default": True},
                ],
            }
        ],
    }


def test_what_a_message_may_have_beside() -> None:
    sent = new_message_json(Screen(content="x", pictures=(MAP,), mention=(5,), silent=True), nonce="n", ephemeral=True)
    assert sent["allowed_mentions"] == {"parse": [], "users": ["5"]}
    assert sent["flags"] == 4096 | 64 and (sent["nonce"], sent["enforce_nonce"]) == ("n", True)
    assert sent["attachments"] == [{"id": 0, "filename": "map.png", "description": "the map"}]


def test_a_form_and_suggestions() -> None:
    fields = (TextInput(id="a", label="A"), TextInput(id="b", label="B", placeholder="p", value="v", required=False))
    assert modal_form_json(Modal(id="m", title="T", inputs=fields)) == {
        "custom_id": "m",
        "title": "T",
        "components": [
            {
                "type": 18,
                "label": "A",
                "component": {"type": 4, "custom_id": "a", "style": 1, "required": True, "max_length": 100},
            },
            {
                "type": 18,
                "label": "B",
                "component": {
                    "type": 4, "custom_id": "b", "style": 1, "required": False, "max_length": 100,
                    "placeholder": "p", "value": "v",
                },
            },
        ],
    }  # fmt: skip
    found = autocomplete_json([("l" * 200, "v")] * 30)["choices"]
    assert len(found) == 25 and found[0] == {"name": "l" * 100, "value": "v"}
