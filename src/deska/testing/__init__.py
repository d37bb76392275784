"""The generic suite that any game must pass. It is part of the package, so that authors of other games can use it."""

from deska.testing.broken import Broken
from deska.testing.rules import cited, rule
from deska.testing.suite import Check, long_suite, suite
from deska.testing.walks import QUICK, SOAK, Effort

__all__ = ["QUICK", "SOAK", "Broken", "Check", "Effort", "cited", "long_suite", "rule", "suite"]
