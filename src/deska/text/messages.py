"""Fluent files. They are read when first needed, into one bundle for each language and set of packages."""

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.errors import FluentReferenceError

from deska.kernel import DeskaError
from deska.text.recent import Recent

LANGUAGES: Final = ("cs", "en")
MOST_KNOWN: Final = 10_000
"""The sentences that are kept of each bundle."""


class MissingMessage(DeskaError):
    """A message does not exist, or lacks an argument. Tests raise this; in play people see the message's id, or dots for the argument."""


def source_of(package: str, lang: str) -> str:
    """The text of a package's Fluent file."""
    return (files(package) / "locale" / f"{lang}.ftl").read_text(encoding="utf8")


@cache
def bundle(lang: str, packages: tuple[str, ...]) -> FluentBundle:
    made = FluentBundle([lang], use_isolating=False)
    for package in packages:
        made.add_resource(FluentResource(source_of(package, lang)))
    return made


@cache
def known(lang: str, packages: tuple[str, ...]) -> Recent[tuple[object, ...], str]:
    """The sentences already made. A scene repeats the same hundred sentences, and Fluent is slow."""
    return Recent(MOST_KNOWN)


def lacking(errors: Iterable[Exception]) -> dict[str, str]:
    """Dots for the arguments that a sentence lacks, as in a log that was kept before its words said more."""
    return {str(error).rpartition(" ")[2]: "…" for error in errors if isinstance(error, FluentReferenceError)}


class Messages:
    """Sentences of one language by message id."""

    def __init__(self, lang: str, packages: tuple[str, ...], strict: bool = False) -> None:
        if lang not in LANGUAGES:
            raise DeskaError(f"there is no language {lang!r}; there are: {', '.join(LANGUAGES)}")
        self.lang = lang
        self.strict = strict
        self.bundle = bundle(lang, packages)
        self.known = known(lang, packages)

    def has(self, message: str, form: str = "") -> bool:
        return self.bundle.has_message(message) and (not form or form in self.bundle.get_message(message).attributes)

    def text(self, message: str, args: Mapping[str, Any], form: str = "") -> str:
        """The sentence of a message; in the given form (an attribute of the message), if it has that form."""
        key = (message, form, *args.items())
        made = self.known.get(key)
        if made is not None:
            return made
        if not self.has(message):
            return self.failed(message, "there is no such message")
        entry = self.bundle.get_message(message)
        pattern = entry.attributes.get(form) or entry.value
        if pattern is None:
            return self.failed(message, "the message is empty")
        text, errors = self.bundle.format_pattern(pattern, dict(args))
        if not errors:
            made = str(text)
            self.known.keep(key, made)
            return made
        if self.strict:
            raise MissingMessage(f"{message} ({self.lang}): {errors[0]}")
        return str(self.bundle.format_pattern(pattern, {**args, **lacking(errors)})[0])

    def failed(self, message: str, why: str) -> str:
        """The id of the message: a missing text must never stop a game. Tests are strict and raise."""
        if self.strict:
            raise MissingMessage(f"{message} ({self.lang}): {why}")
        return message

    def __call__(self, message: str, /, **args: Any) -> str:
        return self.text(message, args)
