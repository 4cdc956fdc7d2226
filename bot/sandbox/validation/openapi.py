"""Checks requests and answers against Discord's own description of its HTTP API, where that file is at hand."""

from __future__ import annotations

import importlib
import json
import logging
import os
from functools import cache
from pathlib import Path
from typing import Any

from bot.sandbox.errors import ApiError, FormErrors

Json = dict[str, Any]
log = logging.getLogger(__name__)

VARIABLE = "PRAETOR_OPENAPI"
DEFAULT = Path("../shared/discord/openapi.json")
DIALECT = "https://json-schema.org/draft/2020-12/schema"


def find_openapi_file() -> Path | None:
    """Find the description: the path that the environment names, or the place beside the checkout."""
    path = Path(os.environ.get(VARIABLE) or DEFAULT)
    return path if path.is_file() else None


def load_openapi(path: Path | None = None) -> OpenApi | None:
    """Load the description, or say why nothing will be checked against it."""
    path = path or find_openapi_file()
    if path is None:
        log.info("no OpenAPI description of Discord (%s): requests are checked by hand-written rules alone", VARIABLE)
        return None
    try:
        validators = importlib.import_module("jsonschema_rs")
    except ImportError:
        log.info("jsonschema-rs is not installed: requests are checked by hand-written rules alone")
        return None
    return OpenApi(_read(path.resolve(), path.stat().st_mtime_ns, validators))


@cache
def _read(path: Path, changed: int, library: Any) -> Validators:
    """Read a description once for the process: a validator takes time and memory, and every test has its own server."""
    return Validators(json.loads(path.read_text(encoding="utf-8")), library)


class Validators:
    """Validators by route, each compiled when it is first needed."""

    def __init__(self, spec: Json, library: Any) -> None:
        self.spec = spec
        self._library = library
        self._compiled: dict[tuple[str, str, str], Any] = {}

    def find(self, method: str, route: str, what: str) -> Any:
        """Return the validator of a route's request, or of its answer by status; None where none is described."""
        key = (method, route, what)
        if key not in self._compiled:
            schema = self._schema(method, route, what)
            self._compiled[key] = schema and self._library.validator_for(
                {"$schema": DIALECT, "components": self.spec["components"], **schema}
            )
        return self._compiled[key]

    def _schema(self, method: str, route: str, what: str) -> Json | None:
        operation = self.spec["paths"].get(route, {}).get(method.lower())
        if operation is None:
            return None
        holder = operation.get("requestBody") if what == "request" else operation["responses"].get(what)
        content = (holder or {}).get("content", {}).get("application/json")
        return content and {"allOf": [content["schema"]]}


class OpenApi:
    """Checks what one server was asked and what it answered against the description."""

    def __init__(self, validators: Validators) -> None:
        self._validators = validators
        self.violations: list[str] = []
        """Answers of the stand-in itself that Discord would not give: bugs of ours."""

    def check_request(self, method: str, route: str, body: Any) -> None:
        """Refuse a body that the description refuses, in Discord's shape."""
        validator = self._validators.find(method, route, "request")
        if validator is None or validator.is_valid(body):
            return
        form = FormErrors()
        for error in validator.iter_errors(body):
            leaf = _leaf(error)
            form.add(tuple(leaf.instance_path), "BASE_TYPE_INVALID", leaf.message[:300])
        form.check()
        raise ApiError(400, 50035, "Invalid Form Body")

    def check_answer(self, method: str, route: str, status: int, body: Any) -> None:
        """Note an answer of ours that the description refuses."""
        validator = self._validators.find(method, route, str(status))
        if validator is None or validator.is_valid(body):
            return
        leaf = _leaf(next(iter(validator.iter_errors(body))))
        where = "/".join(str(part) for part in leaf.instance_path)
        self.violations.append(f"{method} {route} {status} at {where}: {leaf.message[:300]}")
        log.error("the stand-in's own answer is not Discord's: %s", self.violations[-1])


def _leaf(error: Any) -> Any:
    """Return the error to report of a union: that of the branch which came nearest, whose error is the deepest."""
    context = getattr(error.kind, "context", None)
    if not context:
        return error
    leaves = [_leaf(inner) for branch in context for inner in branch]
    return max(leaves, key=lambda leaf: len(leaf.instance_path), default=error)
