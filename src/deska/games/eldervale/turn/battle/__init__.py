"""Bitva, step by step."""
