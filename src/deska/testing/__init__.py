"""The generic suite that any game must pass; shipped, so that others can test their games."""

from deska.testing.rules import cited, rule

__all__ = ["cited", "rule"]
