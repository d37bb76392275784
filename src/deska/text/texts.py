"""All that a game says, in one language, to people with names."""

from collections.abc import Iterable, Sequence
from copy import copy
from dataclasses import Field, fields, is_dataclass
from functools import cache
from importlib import import_module
from typing import Any

from deska.kernel import Decision, Effect, Event, GameSpec, Option, Reason, Start
from deska.kernel.effects import field_names, kebab
from deska.kernel.spec import PLAYERS
from deska.text.messages import Messages


class Texts:
    """Prompts, labels, log lines, reasons, nouns and card texts of one game; `strict` raises where a text is missing."""

    def __init__(self, spec: GameSpec, lang: str, players: Sequence[str] = (), strict: bool = False) -> None:
        self.spec = spec
        self.lang = lang
        self.players = tuple(players)
        self.messages = Messages(lang, ("deska.text", f"deska.games.{spec.id}"), strict)
        self.labels: dict[tuple[str, str], str] = {}
        self.nouns: dict[tuple[str, str], str] = {}
        self.derived: dict[str, str] = {}
        self.drawn: dict[int, tuple[object, Any]] = {}
        """Parts of scenes in words, by identity; each with the part itself, so that its identity stays its own."""

    def seated(self, players: Sequence[str]) -> "Texts":
        """The same texts for other people; what is known already is shared."""
        twin = copy(self)
        twin.players = tuple(players)
        return twin

    def has(self, message: str) -> bool:
        return self.messages.has(message)

    def message(self, message: str, /, **args: Any) -> str:
        """A message with its arguments turned into words; `<prefix>-tribe-text` with a tribe is the derived text of that tribe."""
        if message.endswith("-text") and not self.has(message):
            kind = message.removeprefix(f"{self.spec.prefix}-").removesuffix("-text")
            if (thing := definitions(self.spec.id).get((kind, args.get(kind)))) is not None:
                return self.definition(thing)
        return self.messages.text(message, {key: self.spoken(key, value) for key, value in args.items()})

    def prompt(self, decision: Decision) -> str:
        return self.message(decision.kind, **{"player": decision.seat, **decision.args})

    def event(self, event: Event) -> str:
        return self.message(event.message, **event.args)

    def reason(self, reason: Reason) -> str:
        return self.message(reason.message, **self.spec.named(reason.args))

    def label(self, kind: str, option: str) -> str:
        """What an option of that kind of decision does: `<kind>-<verb>`, else `<prefix>-do-<verb>`, else the kernel's own `<verb>`."""
        known = self.labels.get((kind, option))
        if known is None:
            number = self.spec.actions.numbers[option]
            verb = self.spec.actions.verb_of(number)
            message = self.first(f"{kind}-{verb.name}", f"{self.spec.prefix}-do-{verb.name}", verb.name)
            known = self.labels[kind, option] = self.message(message, **(verb.named(number) if verb.kinds else {}))
        return known

    def noun(self, kind: str, name: str) -> str:
        known = self.nouns.get((kind, name))
        if known is None:
            known = self.nouns[kind, name] = self.messages.text(f"{self.spec.prefix}-{kind}-{name}", {})
        return known

    def value(self, option: Option, value: str) -> str:
        """A value of a variant: `<prefix>-variant-<option>-<value>`, or the noun of that name."""
        message = f"{self.spec.prefix}-variant-{option.name}-{value}"
        kind = next((kind for kind, names in self.spec.nouns.items() if value in names), "")
        return self.noun(kind, value) if kind and not self.has(message) else self.message(message)

    def player(self, seat: int) -> str:
        if seat < 0:
            return self.messages("everybody")
        return self.players[seat] if seat < len(self.players) else self.messages("player-number", number=seat + 1)

    def spoken(self, key: str, value: Any) -> Any:
        """An argument as words: seats are players, nouns are translated, digits are numbers; lists are of no use to a sentence."""
        if key in PLAYERS and type(value) is int:
            return self.player(value)
        if type(value) is not str:
            return len(value) if type(value) is list else value
        if key in self.spec.nouns and value in self.spec.nouns[key]:
            return self.noun(key, value)
        return int(value) if value.isdecimal() else value

    def first(self, *messages: str) -> str:
        """The first message that exists; if none does, the first one of all is what is missing."""
        return next((message for message in messages if self.has(message)), messages[0])

    # --- card texts, derived from values so that a card says what it does (K12)

    def definition(self, thing: Any) -> str:
        """What a card says: every value that is not the usual one, in the order of its fields, then perhaps a note.

        Effects speak for themselves; another field `size` of a class `Tribe` has the message `<prefix>-tribe-size`.
        """
        kind = f"{self.spec.prefix}-{kebab(type(thing).__name__)}"
        key = f"{kind}-{thing.name}"
        if key not in self.derived:
            sentences = [self.told(kind, field.name, getattr(thing, field.name)) for field in fields(thing) if is_unusual(thing, field)]
            if self.has(f"{key}-note"):
                sentences.append(self.message(f"{key}-note"))
            self.derived[key] = " ".join(sentences)
        return self.derived[key]

    def told(self, kind: str, field: str, value: Any) -> str:
        effects = effects_in(value)
        return self.effects(effects) if effects else self.message(f"{kind}-{field}", **{field: value})

    def effect(self, effect: Effect, form: str = "") -> str:
        """What an effect does: `<prefix>-effect-<class>` or the kernel's `effect-<class>`, its fields as arguments.

        Effects within it take the form that is named after it, where they have one: "You may { draw a card }."
        No effects at all are 0, which a message can tell.
        """
        if isinstance(effect, Start):
            return self.effect(self.spec.effects.named(effect.step), form)
        name = kebab(type(effect).__name__)
        args: dict[str, Any] = {}
        for field in field_names(effect):
            value = getattr(effect, field)
            inner = isinstance(value, tuple | Effect)
            args[field] = self.effects(effects_in(value), name) or 0 if inner else self.spoken(field, value)
        return self.messages.text(self.first(f"{self.spec.prefix}-effect-{name}", f"effect-{name}"), args, form)

    def effects(self, effects: Iterable[Effect], form: str = "") -> str:
        return " ".join(self.effect(effect, form) for effect in effects)


@cache
def definitions(game: str) -> dict[tuple[str, Any], Any]:
    """All that a game's room `cards` defines: kind (`tribe`) and name -> the value that its text is derived from."""
    found: dict[tuple[str, Any], Any] = {}
    for constant in vars(import_module(f"deska.games.{game}.cards")).values():
        for thing in constant if isinstance(constant, tuple) else (constant,):
            if is_dataclass(thing) and not isinstance(thing, type | Effect) and hasattr(thing, "name"):
                found[kebab(type(thing).__name__), thing.name] = thing
    return found


def is_unusual(thing: Any, field: Field[Any]) -> bool:
    return field.name != "name" and bool(getattr(thing, field.name) != field.default)


def effects_in(value: Any) -> list[Effect]:
    """The effects that a field holds."""
    return [item for item in (value if isinstance(value, tuple) else (value,)) if isinstance(item, Effect)]
