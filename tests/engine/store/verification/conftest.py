"""The games that are forged: each is played once in a process."""

import asyncio
import copy

import pytest

from tests.engine.store.verification.forging import FORGED, FORMS, TITLES
from tests.engine.store.verification.played import Document, real_game, toy_game, unchained


@pytest.fixture(scope="session")
def chained(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Document]:
    folder = tmp_path_factory.mktemp("games")

    async def play() -> dict[str, Document]:
        found = {title: await real_game(folder, title) for title in TITLES[1:]}
        return {**found, "toy": await toy_game(folder), "plain": await toy_game(folder, plainly=True)}

    return asyncio.run(play())


@pytest.fixture(scope="session")
def games(chained: dict[str, Document]) -> dict[str, Document]:
    """Exports in the form of older ones."""
    return {title: unchained(document) for title, document in chained.items()}


# Whatever rules there are, the same is compared: in soak a long game of another title, and longer ones in older form.
SHORT = ((TITLES[0], FORMS[0]), (TITLES[1], FORMS[0]), (TITLES[0], FORMS[1]))


@pytest.fixture(
    params=[pytest.param(one, marks=() if one in SHORT else pytest.mark.soak(3)) for one in FORGED],
    ids="-".join,
)
def document(request: pytest.FixtureRequest, chained: dict[str, Document]) -> Document:
    title, form = request.param
    true = copy.deepcopy(chained[title])
    return true if form == FORMS[0] else unchained(true)
