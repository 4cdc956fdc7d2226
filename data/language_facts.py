"""What is known of a language beside its words: what it calls itself, its decimal sign, its plurals.

It comes from Babel, which reads some megabytes for each language and keeps them: they are let go once this little is
taken from them.
"""

from collections.abc import Callable
from dataclasses import dataclass
from decimal import Decimal
from functools import cache

from babel import Locale, core, localedata
from babel.numbers import get_decimal_symbol


@dataclass(frozen=True, slots=True)
class LanguageFacts:
    """What is known of a language.

    name: what it calls itself, as it would stand within a sentence.
    decimal: the sign before what is less than one.
    plural: the plural category of a number: `one`, `other`.
    """

    name: str
    decimal: str
    plural: Callable[[Decimal], str]


@cache
def facts_of(language: str) -> LanguageFacts:
    """Return what is known of a language, by its code (`en`, `pt-BR`).

    >>> facts_of("it").name, facts_of("it").decimal, facts_of("it").plural(Decimal(1))
    ('italiano', ',', 'one')
    """
    locale = Locale.parse(language, sep="-")
    found = LanguageFacts(
        name=locale.get_display_name(language) or language,
        decimal=get_decimal_symbol(locale),
        plural=locale.plural_form,
    )
    getattr(localedata, "_cache", {}).clear()  # Babel has no other way to let go of what it has read
    if hasattr(core, "_global_data"):
        core._global_data = None
    return found
