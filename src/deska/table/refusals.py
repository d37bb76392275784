"""The errors with which a table refuses a request."""

from typing import Any

from deska.kernel.errors import DeskaError


class Refused(DeskaError):
    """A request was refused and changed nothing. It has a code, arguments for its message, and perhaps the rule behind it."""

    def __init__(self, code: str, /, rule: str = "", **args: Any) -> None:
        super().__init__(f"{code} {args}" if args else code)
        self.code = code
        self.rule = rule
        self.args_of_text = args


class NotSaved(Refused):
    """The choice could not be written down, so it was not made."""

    def __init__(self) -> None:
        super().__init__("not-saved")


class Lost(NotSaved):
    """The table belongs to another server now, or nobody knows whether the write arrived: drop the copy in memory and read again."""
