"""The names of all things in Pebbles, and the table of actions."""

from typing import Final

from deska.kernel import ActionTable

HEAPS: Final = ("moss", "sand", "slate")
COUNTS: Final = ("1", "2", "3")
ACTIONS: Final = ActionTable()
TAKE: Final = ACTIONS.verb("take", heap=HEAPS, count=COUNTS)
