"""The errors that users of the package may meet. Each message is one clear sentence."""

from typing import Any


class DeskaError(Exception):
    """The base of all errors of the package."""


class BadSetup(DeskaError):
    """No game can be set up like this: unknown game, seat count or variant."""


class BadData(DeskaError):
    """A snapshot or record that does not describe a position of a game."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}" if where else what)
        self.where = where
        self.what = what


class Reason:
    """The reason why an option is not offered: a message id, its arguments and the id of the rule."""

    __slots__ = ("args", "message", "rule")

    def __init__(self, message: str, rule: str = "", args: dict[str, Any] | None = None) -> None:
        self.message = message
        self.rule = rule
        self.args: dict[str, Any] = args or {}

    def __repr__(self) -> str:
        return f"Reason({self.message!r}, {self.rule!r}, {self.args!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and (self.message, self.rule, self.args) == (other.message, other.rule, other.args)

    def __hash__(self) -> int:
        return hash((self.message, self.rule))


class IllegalChoice(DeskaError):
    """The option is not offered; the game is unchanged."""

    def __init__(self, option: str, reason: Reason) -> None:
        super().__init__(f"{option!r} is not possible: {reason.message}" + (f" ({reason.rule})" if reason.rule else ""))
        self.option = option
        self.reason = reason
