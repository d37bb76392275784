"""All texts of a game in one language, with the names of the people who play."""

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from dataclasses import fields
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
    Event,
    Game,
    GameSpec,
    Kind,
    Reason,
    Start,
    Switch,
)
from deska.kernel.actions import CHOOSE
from deska.kernel.effects import field_names, kebab
from deska.kernel.spec import PLAYERS
from deska.text.holding import branches_of, effects_in, is_named, is_unusual, is_value, values_in
from deska.text.joining import inside, joined, series
from deska.text.messages import Messages
from deska.text.recent import Recent

EFFECT: Final = "effect"
"""The argument of a message that is an effect by its name: its words are the text of the effect."""
NAME_BEGINS: Final = "\u2068"
NAME_ENDS: Final = "\u2069"
"""Unicode's isolating marks, put around names that are drawn as pieces."""
NUMBER: Final = "number"
COUNT: Final = "count"
THING: Final = "thing"
"""The form of an event's message that tells one of several equal events: together they are one line, with all their `$things`."""
TILE: Final = "tile"
"""The form of an event's message that tells it in a word or two."""
MOST_SENTENCES: Final = 10_000
"""The messages that are kept in words."""
MOST_WORDED: Final = 5_000
"""The faces and pieces that are kept in words; a game may draw each face anew."""
DERIVED: Final = ("-text", "-brief")
"""The endings of messages whose text is derived from a definition."""


class Texts:
    """Prompts, labels, log lines, reasons, nouns and card texts of one game, which may be given by its id.

    `players` are the names of the people by seat. With `strict`, a missing text raises an error. `rooms` are parts of the game's package
    that have texts of their own, such as lessons.
    """

    def __init__(
        self, game: GameSpec | Game | str, lang: str = "en", players: Sequence[str] = (), strict: bool = False, rooms: Sequence[str] = ()
    ) -> None:
        spec = spec_of(game) if isinstance(game, str) else game.spec if isinstance(game, Game) else game
        self.spec = spec
        self.lang = lang
        self.players = tuple(players)
        self.personal = frozenset({*PLAYERS, *spec.seat_nouns})
        """The arguments that name people, who are not the same at every table."""
        package = SHELF.package_of(spec.id)
        self.messages = Messages(lang, ("deska.text", package, *(f"{package}.{room}" for room in rooms)), strict)
        self.branches = branches_of(spec)
        names = f"{spec.prefix}-names"
        self.names = frozenset(self.messages(names).split() if self.messages.has(names) else ())
        """The words that begin with a capital letter in the middle of a sentence too."""
        self.labels: dict[tuple[str, str], str] = {}
        self.nouns: dict[tuple[str, str], str] = {}
        self.derived: dict[tuple[str, bool], str] = {}
        self.sentences: Recent[tuple[object, ...], str] = Recent(MOST_SENTENCES)
        """Messages in words by their arguments as the game gives them; those that name players are kept with the players' names."""
        self.drawn: Recent[int, tuple[object, Any]] = Recent(MOST_WORDED)
        """Parts of scenes in words, by identity. Each keeps the part itself, so that no other object gets the same identity."""

    def seated(self, players: Sequence[str]) -> "Texts":
        """The same texts for other people; sentences already made are shared."""
        twin = copy(self)
        twin.players = tuple(players)
        return twin

    def has(self, message: str) -> bool:
        return self.messages.has(message)

    def message(self, message: str, /, **args: Any) -> str:
        """A message with its arguments turned into words.

        `<prefix>-tribe-text` with a tribe is the derived text of that tribe, `<prefix>-tribe-brief` the same without its figures.
        """
        key = (message, *args.items()) if self.personal.isdisjoint(args) else (message, self.players, *args.items())
        try:
            known = self.sentences.get(key)
        except TypeError:  # a list among the arguments
            return self.sentence(message, args)
        if known is None:
            known = self.sentence(message, args)
            self.sentences.keep(key, known)
        return known

    def sentence(self, message: str, args: Mapping[str, Any]) -> str:
        if message.endswith(DERIVED) and not self.has(message):
            kind, _, ending = message.removeprefix(f"{self.spec.prefix}-").rpartition("-")
            if (thing := definitions(self.spec.id).get((kind, args.get(kind)))) is not None:
                return self.definition(thing, brief=ending == "brief")
        return self.put(message, {key: self.in_words(key, value) for key, value in args.items()})

    def put(self, message: str, args: Mapping[str, Any], form: str = "") -> str:
        """A message with its arguments, which are words already; sentences among them are fitted in."""
        return joined(self.messages.text(message, args, form), self.names)

    def prompt(self, decision: Decision) -> str:
        return self.message(decision.kind, **{"player": decision.seat, **decision.args})

    def options(self, decision: Decision) -> dict[str, str]:
        """The options of a decision with their labels."""
        return {option: self.option_label(decision, option) for option in decision.options}

    def option_label(self, decision: Decision, option: str) -> str:
        """The label of an option in its position."""
        own = decision.labels.get(option)
        return self.label(decision.kind, option) if own is None else self.message(own.id, **own.args)

    def event(self, event: Event, marked: bool = False) -> str:
        """An event as a line of the log. If `marked`, names of things stand between isolating marks and can be drawn as pieces."""
        return self.events([event], marked)

    def events(self, events: Sequence[Event], marked: bool = False) -> str:
        """Several events of the same message as one line; more than one only if the message lists things."""
        first = events[0]
        if first.message == LONE_OPTION:
            return self.message(LONE_OPTION, label=self.label(first.args["kind"], first.args["option"]))
        if not self.lists_things(first):
            return self.put(first.message, self.event_args(first, marked))
        things = self.things(events, marked)
        return self.put(first.message, {**self.event_args(first, marked), "things": ", ".join(things), "many": len(things)})

    def lists_things(self, event: Event) -> bool:
        """True if several such events in a row can be told in one line."""
        return self.messages.has(event.message, THING)

    def tile(self, event: Event) -> str:
        """An event in a word or two, for the tile of its turn; empty if it needs none."""
        return self.put(event.message, self.event_args(event, marked=False), TILE) if self.messages.has(event.message, TILE) else ""

    def things(self, events: Iterable[Event], marked: bool) -> list[str]:
        """The things of several events, equal ones counted."""
        equal: dict[tuple[object, ...], list[Event]] = {}
        for event in events:
            equal.setdefault(tuple(item for item in event.args.items() if item[0] != COUNT), []).append(event)
        told: list[str] = []
        for same in equal.values():
            args = self.event_args(same[0], marked)
            if COUNT in args:
                args[COUNT] = sum(event.args[COUNT] for event in same)
            times = f"{len(same)}× " if len(same) > 1 and COUNT not in args else ""
            told.append(times + self.put(same[0].message, args, THING))
        return told

    def event_args(self, event: Event, marked: bool) -> dict[str, Any]:
        """The arguments of an event in words."""
        args = {key: self.in_words(key, value) for key, value in event.args.items()}
        names = {key: f"{NAME_BEGINS}{name}{NAME_ENDS}" for key, name in args.items() if key in self.spec.nouns and type(name) is str}
        return args | names if marked else args

    def reason(self, reason: Reason) -> str:
        return self.message(reason.message, **self.spec.named(reason.args))

    def label(self, kind: str, option: str) -> str:
        """The label of an option: the message `<kind>-<verb>`, else `<prefix>-do-<verb>`, else the kernel's own `<verb>`.

        Where effects are chosen from, the label is the text of the effect.
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
            label = self.message(message, **(verb.named(number) if verb.arguments else {}), **self.effect_arg(number))
            if not self.personal.isdisjoint(verb.arguments):
                return label
        self.labels[kind, option] = label
        return label

    def effect_arg(self, option: int) -> dict[str, str]:
        """The argument `effect` of a label: the text of the effect that the option carries out, if the game names one."""
        effect = self.spec.does(option) if self.spec.does is not None else None
        return {} if effect is None else {"effect": inside(self.effect(effect).removesuffix("."))}

    def noun(self, kind: str, name: str) -> str:
        seats = self.spec.seat_nouns.get(kind, ())
        if name in seats and self.players:
            seat = seats.index(name)
            return self.player(seat % len(self.players) if self.spec.cooperative else seat)  # a lone player plays every part
        known = self.nouns.get((kind, name))
        if known is None:
            message, parts = self.entry(kind, name)
            spoken = (kind, "card") if NUMBER in parts else (kind,)
            words = {part: self.noun(part, word) if part in spoken else word for part, word in parts.items()}
            known = self.nouns[kind, name] = self.messages.text(message, words, kind)
        return known

    def entry(self, kind: str, name: str) -> tuple[str, dict[str, str]]:
        """The message that names a noun, and its arguments. A composed noun uses the message of its first part: `et-tribe-elf`.

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

    def value(self, switch: Switch, value: str) -> str:
        """A value of a switch: `<prefix>-variant-<switch>-<value>`, or the noun of that name."""
        message = f"{self.spec.prefix}-variant-{switch.name}-{value}"
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

    def in_words(self, key: str, value: Any) -> Any:
        """An argument for a sentence: seats become players, nouns are translated, digits become numbers, lists their length.

        Amounts by the names of their signs are drawn: `[gem 2] [gold 1]`.
        """
        if key in PLAYERS and (type(value) is int or (type(value) is str and value.isdecimal())):
            return self.player(int(value))
        if key == EFFECT and value in self.spec.effects.by_name:
            return inside(self.effect(self.spec.effects.named(value)).removesuffix("."))
        if type(value) is dict:
            return " ".join(f"[{name} {count}]" for name, count in value.items())
        if type(value) is not str:
            return len(value) if type(value) is list else int(value) if type(value) is bool else value
        if key in self.spec.nouns and value in self.spec.nouns[key]:
            return self.noun(key, value)
        return int(value) if value.isdecimal() else value

    def first(self, *messages: str) -> str:
        """The first message that exists, or else the first of all, which is then reported as missing."""
        return next((message for message in messages if self.has(message)), messages[0])

    # --- card texts, derived from values, so that a card cannot say one thing and do another (K12)

    def says(self, name: str, brief: bool = False) -> str:
        """The text of the card, tribe, monster or other thing of that name."""
        for (_, own), thing in definitions(self.spec.id).items():
            if own == name:
                return self.definition(thing, brief)
        raise BadSetup(f"{self.spec.id} has nothing with a text that is called {name!r}")

    def named_text(self, name: str) -> str:
        """The thing of that name with what it does: "Teleport – go to any room."."""
        return joined(f"{self.noun(self.kind_of(name), name)} – {inside(self.says(name, brief=True))}", self.names)

    def definition(self, thing: Any, brief: bool = False) -> str:
        """The text of a card: a sentence for every field that differs from its default, in the order of the fields, then perhaps a note.

        A field `size` of a class `Tribe` has the message `<prefix>-tribe-size`; without one, a field of effects has the texts of the
        effects. A field that is a mapping, such as effects by the moments at which they happen, is told as if each key were a field.
        A brief text leaves out the note and the fields that are pictured.
        """
        kind = f"{self.spec.prefix}-{kebab(type(thing).__name__)}"
        key = (f"{kind}-{thing.name}", brief)
        if key not in self.derived:
            left_out: tuple[str, ...] = ()
            if isinstance(thing, Definition):
                left_out = (*thing.unsaid(), *(thing.pictured() if brief else ()))
            shown = [field for field in fields(thing) if field.name not in left_out and is_unusual(thing, field)]
            sentences = [self.field_text(kind, name, thing) for field in shown for name in values_in(thing, field)]
            if self.has(f"{key[0]}-note") and not brief:
                sentences.append(self.message(f"{key[0]}-note"))
            self.derived[key] = " ".join(sentences)
        return self.derived[key]

    def field_text(self, kind: str, field: str, thing: Any) -> str:
        """The sentence of one field. The numbers and names of all other fields are arguments of its message too."""
        message = f"{kind}-{field.replace('_', '-')}"
        beside = {name: value for other in fields(thing) for name, value in values_in(thing, other).items()}
        value = beside[field]
        effects = effects_in(value)
        if effects and not self.has(message):
            return " ".join(map(self.effect, effects))
        args = {name: self.in_words(name, plain) for name, plain in beside.items() if isinstance(plain, int | str)}
        if effects:
            args[field] = self.effects(effects, between=f"{message}-between")
        elif isinstance(value, tuple):
            args[field] = self.listed(message, value)
        else:
            args[field] = self.argument(field, value)
        return self.put(message, args)

    def listed(self, message: str, things: Iterable[Any]) -> str:
        """Names separated by commas, equal neighbours counted; values are said one by one, and those with commas are kept apart.

        Numbers have messages of their own: `<prefix>-mage-breaches-2`.
        """
        words: list[str] = []
        for thing, same in groupby(things):
            count = len(list(same))
            if type(thing) is int:
                words += [self.message(f"{message}-{thing}")] * count
            elif not is_named(thing):
                words += [self.noun_of(thing)] * count
            else:
                words.append(f"{count}× {self.noun_of(thing)}" if count > 1 else self.noun_of(thing))
        between = "; " if any("," in word for word in words) else ", "
        return joined(between.join(words), self.names).removesuffix(".")

    def noun_of(self, thing: Any) -> str:
        """The noun for a name, a definition or a value."""
        if not is_named(thing):
            return inside(self.valued(thing).strip())
        name = thing if isinstance(thing, str) else thing.name
        return self.noun(self.kind_of(name), name)

    def effect(self, effect: Effect, form: str = "") -> str:
        """The text of an effect: the message `<prefix>-effect-<class>` or the kernel's `effect-<class>`, with its fields as arguments.

        Effects inside it are told in the form named after it, if they have that form: "You may { draw a card }." An empty list of
        effects is the argument 0. An effect with a value among its fields may have a second message, `<prefix>-effect-<class>-by`:
        "damage equal to { its life }".
        """
        if isinstance(effect, Start):
            return self.effect(self.spec.effects.named(effect.step), form)
        name = kebab(type(effect).__name__)
        args = {field: self.argument(field, getattr(effect, field), name) for field in field_names(effect)}
        message = f"{self.spec.prefix}-effect-{name}"
        by_value = [f"{message}-by"] if any(is_value(getattr(effect, field)) for field in args) else []
        return self.put(self.first(*by_value, message, f"effect-{name}"), args, form)

    def argument(self, field: str, value: Any, within: str = "") -> Any:
        """A field of an effect or a value as words."""
        if isinstance(value, tuple | Effect):
            return self.effects(effects_in(value), within) or 0
        return self.valued(value, within) if is_value(value) else self.in_words(field, value)

    def effects(self, effects: Iterable[Effect], form: str = "", between: str = "") -> str:
        """The texts of several effects as a part of a message.

        The message `<prefix>-effect-<form>-between`, or the one given, may stand between them: "or".
        """
        between = between or f"{self.spec.prefix}-effect-{form}-between"
        told = [self.effect(effect, form) for effect in effects]
        if self.has(between):
            text = f" {self.message(between)} ".join(map(inside, told))
        else:
            text = series(told, self.message("effect-and"), set(self.message("effect-optional").split()))
        return inside(joined(text, self.names))

    def valued(self, value: Any, within: str = "") -> str:
        """The words for a Value: the message `<prefix>-value-<within>-<class>`, else `<prefix>-value-<class>`.

        Of parts that begin with a comma each, the first one loses it.
        """
        name = kebab(type(value).__name__)
        args = {field: self.argument(field, getattr(value, field), name) for field in field_names(value)}
        message = f"{self.spec.prefix}-value"
        return self.put(self.first(f"{message}-{within}-{name}", f"{message}-{name}"), args).removeprefix(",")
