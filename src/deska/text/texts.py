"""All that a game says, in one language, to people with names."""

from collections.abc import Iterable, Sequence
from copy import copy
from dataclasses import Field, fields
from itertools import groupby
from typing import Any, Final

from deska.api import definitions, spec_of
from deska.games import SHELF
from deska.kernel import (
    LONE_OPTION,
    BadSetup,
    Decision,
    Definition,
    Effect,
    Either,
    Event,
    Game,
    GameSpec,
    InAnyOrder,
    Kind,
    Option,
    Reason,
    Start,
)
from deska.kernel.actions import CHOOSE
from deska.kernel.effects import field_names, kebab
from deska.kernel.spec import PLAYERS
from deska.text.messages import Messages

FIRST: Final = "\u2068"
LAST: Final = "\u2069"
"""Unicode's marks around what stands for itself in a sentence."""
NUMBER: Final = "number"
DERIVED: Final = ("-text", "-brief")
"""Endings of messages that are derived from a definition."""


class Texts:
    """Prompts, labels, log lines, reasons, nouns and card texts of one game, which may be given by its id.

    `players` are the names of who sits where; `strict` raises where a text is missing.
    """

    def __init__(self, game: GameSpec | Game | str, lang: str = "en", players: Sequence[str] = (), strict: bool = False) -> None:
        spec = spec_of(game) if isinstance(game, str) else game.spec if isinstance(game, Game) else game
        self.spec = spec
        self.lang = lang
        self.players = tuple(players)
        self.messages = Messages(lang, ("deska.text", SHELF.package_of(spec.id)), strict)
        self.branches = branches_of(spec)
        self.labels: dict[tuple[str, str], str] = {}
        self.nouns: dict[tuple[str, str], str] = {}
        self.derived: dict[tuple[str, bool], str] = {}
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
        """A message with its arguments turned into words.

        `<prefix>-tribe-text` with a tribe is the derived text of that tribe, `<prefix>-tribe-brief` the same without its figures.
        """
        if message.endswith(DERIVED) and not self.has(message):
            kind, _, ending = message.removeprefix(f"{self.spec.prefix}-").rpartition("-")
            if (thing := definitions(self.spec.id).get((kind, args.get(kind)))) is not None:
                return self.definition(thing, brief=ending == "brief")
        return self.messages.text(message, {key: self.spoken(key, value) for key, value in args.items()})

    def prompt(self, decision: Decision) -> str:
        return self.message(decision.kind, **{"player": decision.seat, **decision.args})

    def options(self, decision: Decision) -> dict[str, str]:
        """What can be chosen, each option with its label."""
        return {option: self.label(decision.kind, option) for option in decision.options}

    def event(self, event: Event, marked: bool = False) -> str:
        """A line of the log; names of things `marked` stand between isolating marks, for who draws them as pieces."""
        if event.message == LONE_OPTION:
            return self.message(LONE_OPTION, label=self.label(event.args["kind"], event.args["option"]))
        if not marked:
            return self.message(event.message, **event.args)
        args = {key: self.spoken(key, value) for key, value in event.args.items()}
        names = {key: f"{FIRST}{name}{LAST}" for key, name in args.items() if key in self.spec.nouns and type(name) is str}
        return self.messages.text(event.message, args | names)

    def reason(self, reason: Reason) -> str:
        return self.message(reason.message, **self.spec.named(reason.args))

    def label(self, kind: str, option: str) -> str:
        """What an option of that kind of decision does: `<kind>-<verb>`, else `<prefix>-do-<verb>`, else the kernel's own `<verb>`.

        One of several effects to choose from speaks for itself.
        """
        known = self.labels.get((kind, option))
        if known is not None:
            return known
        number = self.spec.actions.numbers[option]
        branch = number - CHOOSE
        if 0 <= branch < len(self.branches.get(kind, ())):
            label = self.effect(self.branches[kind][branch]).removesuffix(".")
        else:
            verb = self.spec.actions.verb_of(number)
            message = self.first(f"{kind}-{verb.name}", f"{self.spec.prefix}-do-{verb.name}", verb.name)
            label = self.message(message, **(verb.named(number) if verb.kinds else {}), **self.told_by(number))
            if not {*PLAYERS, *self.spec.seat_nouns}.isdisjoint(verb.kinds):
                return label  # it names people, who are not the same at every table
        self.labels[kind, option] = label
        return label

    def told_by(self, option: int) -> dict[str, str]:
        """The argument `effect` of a label: what the option carries out, where the game says so."""
        effect = self.spec.does(option) if self.spec.does is not None else None
        return {} if effect is None else {"effect": self.effect(effect).removesuffix(".")}

    def noun(self, kind: str, name: str) -> str:
        seats = self.spec.seat_nouns.get(kind, ())
        if name in seats and self.players:
            seat = seats.index(name)
            return self.player(seat % len(self.players) if self.spec.cooperative else seat)  # who is alone has everybody's part
        known = self.nouns.get((kind, name))
        if known is None:
            message, parts = self.entry(kind, name)
            spoken = (kind, "card") if NUMBER in parts else (kind,)
            words = {part: self.noun(part, word) if part in spoken else word for part, word in parts.items()}
            known = self.nouns[kind, name] = self.messages.text(message, words, kind)
        return known

    def entry(self, kind: str, name: str) -> tuple[str, dict[str, str]]:
        """The message that names a noun. One of parts is told by its first part, in the form of its own kind: `et-tribe-elf.card`.

        A part of the same kind, such as the person of whom a card is a half, is an argument by its own name. One of several places of a
        card, which has a number among its parts, is `el-slot-numbered` with the card and the number.
        """
        kinds = self.spec.nouns.get(kind)
        parts = kinds.parts.get(name, {}) if isinstance(kinds, Kind) else {}
        first, named = next(iter(parts.items()), (kind, name))
        return f"{self.spec.prefix}-{kind}-numbered" if NUMBER in parts else f"{self.spec.prefix}-{first}-{named}", parts

    def has_sign(self, name: str) -> bool:
        return self.has(f"{self.spec.prefix}-sign-{name}") or self.has_code(name)

    def has_code(self, name: str) -> bool:
        """True if the noun of that name has a form `code`."""
        return self.messages.has(self.entry(self.kind_of(name), name)[0], "code")

    def sign(self, name: str) -> str:
        """A sign in words: `<prefix>-sign-<name>`, or the noun of that name."""
        message = f"{self.spec.prefix}-sign-{name}"
        return self.message(message) if self.has(message) or not self.has_code(name) else self.noun(self.kind_of(name), name)

    def code(self, name: str) -> str:
        """The two letters of a sign: `<prefix>-sign-<name>-code`, or the form `code` of the noun of that name."""
        message = f"{self.spec.prefix}-sign-{name}-code"
        noun, parts = self.entry(self.kind_of(name), name)
        return self.message(message) if self.has(message) or not self.has_code(name) else self.messages.text(noun, parts, "code")

    def value(self, option: Option, value: str) -> str:
        """A value of a variant: `<prefix>-variant-<option>-<value>`, or the noun of that name."""
        message = f"{self.spec.prefix}-variant-{option.name}-{value}"
        kind = self.kind_of(value)
        return self.noun(kind, value) if kind and not self.has(message) else self.message(message)

    def kind_of(self, name: str) -> str:
        """The first kind of nouns that has this name."""
        return next((kind for kind, names in self.spec.nouns.items() if name in names), "")

    def player(self, seat: int) -> str:
        if seat < 0:
            return self.messages("everybody")
        if seat < len(self.players):
            return self.players[seat]
        return self.noun("rival", self.spec.rival) if self.players and self.spec.rival else self.messages("player-number", number=seat + 1)

    def spoken(self, key: str, value: Any) -> Any:
        """An argument as words: seats are players, nouns are translated, digits are numbers; lists are of no use to a sentence."""
        if key in PLAYERS and (type(value) is int or (type(value) is str and value.isdecimal())):
            return self.player(int(value))
        if type(value) is not str:
            return len(value) if type(value) is list else int(value) if type(value) is bool else value
        if key in self.spec.nouns and value in self.spec.nouns[key]:
            return self.noun(key, value)
        return int(value) if value.isdecimal() else value

    def first(self, *messages: str) -> str:
        """The first message that exists; if none does, the first one of all is what is missing."""
        return next((message for message in messages if self.has(message)), messages[0])

    # --- card texts, derived from values so that a card says what it does (K12)

    def says(self, name: str) -> str:
        """What the card, tribe, monster or other thing of that name says."""
        for (_, own), thing in definitions(self.spec.id).items():
            if own == name:
                return self.definition(thing)
        raise BadSetup(f"{self.spec.id} has nothing with a text that is called {name!r}")

    def definition(self, thing: Any, brief: bool = False) -> str:
        """What a card says: every value that is not the usual one, in the order of its fields, then perhaps a note.

        A field `size` of a class `Tribe` has the message `<prefix>-tribe-size`; effects speak for themselves, if they have none.
        A field that is a mapping, such as effects by the moments at which they happen, speaks as if each key were a field.
        A brief text leaves out the fields that its `figures` name, and the note.
        """
        kind = f"{self.spec.prefix}-{kebab(type(thing).__name__)}"
        key = (f"{kind}-{thing.name}", brief)
        if key not in self.derived:
            left_out = thing.unsaid() if isinstance(thing, Definition) else ()
            left_out += thing.figures() if brief and hasattr(thing, "figures") else ()
            shown = [field for field in fields(thing) if field.name not in left_out and is_unusual(thing, field)]
            sentences = [self.told(kind, name, thing) for field in shown for name in values_in(thing, field)]
            if self.has(f"{key[0]}-note") and not brief:
                sentences.append(self.message(f"{key[0]}-note"))
            self.derived[key] = " ".join(sentences)
        return self.derived[key]

    def told(self, kind: str, field: str, thing: Any) -> str:
        """One field in words; numbers and names beside it are arguments too: what a minion does may be called persistent."""
        message = f"{kind}-{field.replace('_', '-')}"
        beside = {name: value for other in fields(thing) for name, value in values_in(thing, other).items()}
        value = beside[field]
        effects = effects_in(value)
        if effects and not self.has(message):
            return self.effects(effects)
        args = {name: self.spoken(name, plain) for name, plain in beside.items() if isinstance(plain, int | str)}
        if effects:
            args[field] = self.effects(effects, between=f"{message}-between")
        elif isinstance(value, tuple):
            args[field] = self.listed(message, value)
        else:
            args[field] = self.argument(field, value)
        return self.messages.text(message, args)

    def listed(self, message: str, things: Iterable[Any]) -> str:
        """Names in a row, equal neighbours as one; each number of `<prefix>-mage-breaches` has a message of its own."""
        words: list[str] = []
        for thing, same in groupby(things):
            count = len(list(same))
            if type(thing) is int:
                words += [self.message(f"{message}-{thing}")] * count
            else:
                words.append(f"{count}× {self.titled(thing)}" if count > 1 else self.titled(thing))
        return ", ".join(words)

    def titled(self, thing: Any) -> str:
        """The noun of a name, or of a definition that has one; a value without a name speaks for itself."""
        if not isinstance(thing, str) and not hasattr(thing, "name"):
            return self.valued(thing).strip()
        name = thing if isinstance(thing, str) else thing.name
        return self.noun(self.kind_of(name), name)

    def effect(self, effect: Effect, form: str = "") -> str:
        """What an effect does: `<prefix>-effect-<class>` or the kernel's `effect-<class>`, its fields as arguments.

        Effects within it take the form that is named after it, where they have one: "You may { draw a card }."
        No effects at all are 0, which a message can tell. With a value among its fields the message may be another one,
        `<prefix>-effect-<class>-by`: "damage equal to { its life }".
        """
        if isinstance(effect, Start):
            return self.effect(self.spec.effects.named(effect.step), form)
        name = kebab(type(effect).__name__)
        args = {field: self.argument(field, getattr(effect, field), name) for field in field_names(effect)}
        message = f"{self.spec.prefix}-effect-{name}"
        by_value = [f"{message}-by"] if any(is_value(getattr(effect, field)) for field in args) else []
        return self.messages.text(self.first(*by_value, message, f"effect-{name}"), args, form)

    def argument(self, field: str, value: Any, within: str = "") -> Any:
        """A field of an effect or a value as words."""
        if isinstance(value, tuple | Effect):
            return self.effects(effects_in(value), within) or 0
        return self.valued(value, within) if is_value(value) else self.spoken(field, value)

    def effects(self, effects: Iterable[Effect], form: str = "", between: str = "") -> str:
        """All of them in a row; `<prefix>-effect-<form>-between`, or `<prefix>-<kind>-<field>-between`, may stand between them: "or"."""
        between = between or f"{self.spec.prefix}-effect-{form}-between"
        joint = f" {self.message(between)} " if self.has(between) else " "
        return joint.join(self.effect(effect, form) for effect in effects)

    def valued(self, value: Any, within: str = "") -> str:
        """What depends on the game, by the name of its class: `<prefix>-value-<within>-<class>`, else `<prefix>-value-<class>`."""
        name = kebab(type(value).__name__)
        args = {field: self.argument(field, getattr(value, field), name) for field in field_names(value)}
        message = f"{self.spec.prefix}-value"
        return self.messages.text(self.first(f"{message}-{within}-{name}", f"{message}-{name}"), args)


def is_unusual(thing: Any, field: Field[Any]) -> bool:
    return field.name != "name" and bool(getattr(thing, field.name) != field.default)


def values_in(thing: Any, field: Field[Any]) -> dict[str, Any]:
    """A field by its name; a mapping by its keys, written like fields: `hand-limit` is `hand_limit`."""
    value = getattr(thing, field.name)
    return {key.replace("-", "_"): item for key, item in value.items()} if isinstance(value, dict) else {field.name: value}


def effects_in(value: Any) -> list[Effect]:
    """The effects that a field holds."""
    return [item for item in (value if isinstance(value, tuple) else (value,)) if isinstance(item, Effect)]


def is_value(thing: Any) -> bool:
    """Whether a field holds neither a plain value nor effects, but something that is found out in the game."""
    return thing is not None and not isinstance(thing, int | str | tuple | Effect)


def branches_of(spec: GameSpec) -> dict[str, tuple[Effect, ...]]:
    """The effects that can be chosen, by the question."""
    found: dict[str, tuple[Effect, ...]] = {}
    for effect in spec.effects.by_name.values():
        if isinstance(effect, Either):
            found[effect.question] = effect.branches
        elif isinstance(effect, InAnyOrder):
            found[effect.question] = effect.effects
    return found
