"""A co-operative game: one shared result, and turns of the weather in which the whole table decides."""

from typing import Any, Final

from deska.kernel import ALL, TABLE, ActionTable, Ask, Effect, Frame, GameSpec, Rng, Setup, Vocabulary
from deska.kernel.codec import Int, ListOf, Name, Record
from deska.kernel.nouns import hidden, open_to_all
from deska.kernel.values import Outcome
from tests.kernel.mechanisms.toys.toy import Toy

WEATHER: Final = ("calm", "storm")
STORM: Final = 1
LIFE: Final = 2
NEEDED: Final = 4

ACTIONS: Final = ActionTable()
LIGHT: Final = ACTIONS.single("light")
MEND: Final = ACTIONS.single("mend")
HURT: Final = ACTIONS.verb("hurt", player=("0", "1", "2", "3"))


class Lighthouse(Toy):
    """Four lights win; the game is lost for all if a keeper has no life left, or if the night ends in the dark."""

    life: list[int]
    lights: int
    sky: list[int]
    """The weather to come, face down."""
    gone: list[int]

    def result(self, reason: str) -> Outcome:
        """All win or nobody does."""
        won = reason == "lighthouse-won"
        return Outcome((int(won),) * self.seats, tuple(range(self.seats)) if won else (), reason)


class KeeperTurn(Ask):
    kind = "lighthouse-keeper"

    def options(self, game: Lighthouse, frame: Frame) -> list[int]:
        return [LIGHT, MEND] if game.life[frame.seat] < LIFE else [LIGHT]

    def asks_anyway(self, game: Lighthouse, frame: Frame) -> bool:
        return True

    def chosen(self, game: Lighthouse, frame: Frame, option: int) -> None:
        if option == MEND:
            game.life[frame.seat] += 1
        else:
            game.lights += 1
        if game.lights == NEEDED:
            game.finish("lighthouse-won")
        else:
            game.push(WEATHER_TURN, TABLE, arg=(frame.seat + 1) % game.seats)


class WeatherTurn(Effect):
    """A turn of the weather; the argument is the keeper whose turn comes after it."""

    def arg_field(self) -> Int:
        return Int(0, 3)

    def resolve(self, game: Lighthouse, frame: Frame) -> None:
        if not game.sky:
            game.finish("lighthouse-dark")
            return
        game.gone.append(game.sky.pop())
        game.learn(ALL)
        if game.heard:
            game.tell("lighthouse-weather", weather=game.gone[-1])
        game.push(DAWN, frame.arg)
        if game.gone[-1] == STORM:
            game.push(WHO_IS_HURT, TABLE)


class WhoIsHurt(Ask):
    """The players agree who suffers."""

    kind = "lighthouse-hurt"

    def options(self, game: Lighthouse, frame: Frame) -> list[int]:
        return [HURT.of(seat) for seat in range(game.seats)]

    def chosen(self, game: Lighthouse, frame: Frame, option: int) -> None:
        game.life[HURT.arg(option)] -= 1
        if not game.life[HURT.arg(option)]:
            game.finish("lighthouse-lost")


class Dawn(Effect):
    def resolve(self, game: Lighthouse, frame: Frame) -> None:
        game.turn = frame.seat
        game.push(KEEPER_TURN, frame.seat)


KEEPER_TURN: Final = KeeperTurn()
WEATHER_TURN: Final = WeatherTurn()
WHO_IS_HURT: Final = WhoIsHurt()
DAWN: Final = Dawn()


def deck(seats: int) -> list[int]:
    return [0] * 3 + [STORM] * (2 + seats)


def begin(spec: GameSpec, setup: Setup, rng: Rng) -> Lighthouse:
    sky = deck(setup.seats)
    rng.shuffle(sky)
    stack = [Frame(KEEPER_TURN, 0)]
    return Lighthouse(spec, setup, rng, stack, [], life=[LIFE] * setup.seats, lights=0, sky=sky, gone=[])


def veil(game: Lighthouse, seat: int, recalls: bool) -> Lighthouse:
    seen = open_to_all(game, seat, recalls)
    seen.sky = hidden(game.sky)
    return seen


def dream(game: Lighthouse, seat: int, rng: Rng) -> Lighthouse:
    twin = game.clone()
    twin.sky.sort()
    rng.shuffle(twin.sky)
    return twin


def laws(game: Lighthouse) -> dict[str, tuple[Any, Any]]:
    return {"weather": (sorted(game.sky + game.gone), deck(game.seats)), "seats": (len(game.life), game.seats)}


SPEC: Final = GameSpec(
    id="lighthouse",
    prefix="lighthouse",
    seats=range(1, 5),
    version=1,
    max_choices=100,
    actions=ACTIONS,
    effects=Vocabulary([KEEPER_TURN, WEATHER_TURN, WHO_IS_HURT, DAWN]),
    cards=WEATHER,
    state=Record(
        Lighthouse,
        life=ListOf(Int(0, LIFE), 1, 4),
        lights=Int(0, NEEDED),
        sky=ListOf(Name(WEATHER)),
        gone=ListOf(Name(WEATHER)),
    ),
    begin=begin,
    veil=veil,
    dream=dream,
    laws=laws,
    endings=("lighthouse-won", "lighthouse-lost", "lighthouse-dark"),
    nouns={"weather": WEATHER},
    cooperative=True,
)
