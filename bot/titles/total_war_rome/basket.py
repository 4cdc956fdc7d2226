"""The basket of the Spending Phase: what sets several of its fields at once."""

from collections.abc import Iterator, Mapping

from bot.messages.basket import choices_by_field
from engine.games.total_war_rome.actions.spending import Spend
from engine.games.total_war_rome.view import RomeView
from engine.kernel.choices import Given
from engine.kernel.picks import Pick
from engine.kernel.prompts import Prompt
from engine.kernel.texts import Text, keyed_text


def new_army_offers(view: RomeView, prompt: Prompt, given: Given) -> Iterator[tuple[Text, Mapping[str, Given]]]:
    """Yield how a new army can be raised: a new general who takes command of an army space at once (New Armies)."""
    form = prompt.menu.forms.get(Spend.tag())
    if form is None or not given or given[0] != Spend.tag():
        return
    fields = {name: (choices, own) for name, choices, own in choices_by_field(form, given[1:])}
    generals, hired = fields["generals"]
    _, posted = fields["posts"]
    if not isinstance(generals, Pick):
        return
    for one in generals.addable(generals.count(hired)):
        chosen = {name: own for name, (_, own) in fields.items()} | {"generals": (*hired, one.token)}
        posts = _posts(form.field("posts", _values(fields, chosen)), one.token)
        new = next((post for post in posts if _is_new(view, post) and post not in posted), None)
        if new is not None:
            label = keyed_text("basket.new_army", general=one.label)
            yield label, {"generals": chosen["generals"], "posts": (*posted, new)}


def _values(fields: Mapping[str, tuple[object, Given]], chosen: Mapping[str, Given]) -> dict[str, object]:
    """Return the values of the fields before the posts, with the new general among them."""
    names = list(fields)
    return {name: chosen[name] for name in names[: names.index("posts")]}


def _posts(choices: object, general: str) -> list[str]:
    items = choices.items if isinstance(choices, Pick) else ()
    return [item.token for item in items if item.token.startswith(f"{general}:")]


def _is_new(view: RomeView, post: str) -> bool:
    """Return whether a post founds an army that there is not yet."""
    return post.partition(":")[2] not in view.armies
