"""How a name stands in a sentence: with its article, declined, after a preposition.

A name says of itself what others need to know, as attributes of its message:

    name-etruria = Etruria
        .article = l
        .gender = f

`{ NAME($region, form: "di") }` is the attribute `.di` of the name where it has one, else the message `form-di` of the
language, which is given `$name`, `$article`, `$gender` and `$number` (`none` where the name does not say), and
`$initial`, the first letter of the name, small; else the name as it is.
"""

from collections.abc import Mapping

from data.messages import Message, Speaker

FORM = "form."  # what keys of messages begin with that put a name into a form
NONE = "none"
TRAITS = ("article", "gender", "number")


def declined_name(speaker: Speaker, key: str, form: str, name: str) -> str:
    """Return a name in a form.

    key: of the name's message, which need not exist; name: as it stands by itself.
    """
    messages: Mapping[str, Message] = speaker.messages
    message = messages.get(key)
    if message is not None and (own := message.attribute(form, speaker, {})) is not None:
        return own
    maker = messages.get(FORM + form)
    if maker is None:
        return name
    traits = {one: (message.attribute(one, speaker, {}) if message else None) or NONE for one in TRAITS}
    return maker.say(speaker, {**traits, "name": name, "initial": name[:1].lower()})
