"""The words of the page as plain data, so that its script says them without a parser of Fluent's.

A message becomes a list of parts: a text; `{"of": argument}` for an argument as it is given; with `variants` (parts by
a value or a plural category) and `else` (the variant with the star) where an argument chooses.
"""

from collections.abc import Mapping
from typing import Any

from fluent.syntax import ast

from data.messages import Message

Part = str | dict[str, Any]


def plain_messages(messages: Mapping[str, Message]) -> dict[str, list[Part]]:
    """Return messages as plain data by their keys. ValueError where one needs more than the script can say."""
    found = {}
    for key, message in messages.items():
        tree = message.tree()
        if tree is None or tree.value is None:
            raise ValueError(f"the words of {key} are not well formed")
        found[key] = _parts(tree.value, key)
    return found


def _parts(pattern: ast.Pattern, key: str) -> list[Part]:
    return [
        element.value if isinstance(element, ast.TextElement) else _placed(element.expression, key)
        for element in pattern.elements
    ]


def _placed(expression: Any, key: str) -> Part:
    if isinstance(expression, ast.StringLiteral):
        return str(expression.parse()["value"])
    if isinstance(expression, ast.VariableReference):
        return {"of": expression.id.name}
    if isinstance(expression, ast.SelectExpression) and isinstance(expression.selector, ast.VariableReference):
        variants = {_name(one): _parts(one.value, key) for one in expression.variants}
        (otherwise,) = (_name(one) for one in expression.variants if one.default)
        return {"of": expression.selector.id.name, "variants": variants, "else": otherwise}
    raise ValueError(f"the words of {key} take more than arguments and choices by them")


def _name(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else str(key.value)
