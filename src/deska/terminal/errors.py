"""The error for mistakes of users: one line that says what to do."""

from deska.kernel import DeskaError


class UserError(DeskaError):
    """Ends the command with exit code 2; its text says what to do instead."""
