"""Count what a good player would call a blunder, in games between bots of one level.

    python bench/blunders.py ethnos --games 200 --bot player

Every game has its own list of blunders, each a watcher of one seat's choices. Numbers of the same games before and after a change tell
whether the bot has learned; they say nothing about strength.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable
from typing import Any

import deska
from deska.bots import make
from deska.games.aeons_end.bot.worth import spell_damage
from deska.games.eldervale.actions import ACT
from deska.games.eldervale.bot.outlook import Outlook
from deska.games.eldervale.bot.regroup import Plan
from deska.games.ethnos.scoring import BAND_GLORY
from deska.games.evenfall.components.state import ROUNDS

Watcher = Callable[[Any, int, str, Counter[str]], Callable[[Any], None] | None]
"""Looks at a choice before it is made; what it returns is called when the turn has passed on."""
STILL_LATER = 40  # choices after which a turn counts as over even if nobody else is on turn


def watch_ethnos(game: Any, seat: int, option: str, found: Counter[str]) -> Callable[[Any], None] | None:
    """A band that brings no marker, no glory and no power, while cards could still be recruited."""
    if option != "band":
        return None
    before = bounty(game, seat)
    full = len(game.players[seat].hand) == 10
    age = game.age

    def after(later: Any) -> None:
        found["bands"] += 1
        if later.age == age and bounty(later, seat) <= before and not len(later.players[seat].hand):
            found["bands that bring nothing"] += 1
            found["… with a full hand"] += full

    return after


def bounty(game: Any, seat: int) -> float:
    player = game.players[seat]
    glory = sum(BAND_GLORY[min(len(band.cards) + game.box.leading(band.leader).glory, 6)] for band in player.bands)
    rest = player.swum + player.horde.bit_count() + player.trolls.bit_count() + (game.giant_holder == seat) + player.glory
    return float(sum(player.markers) + glory + rest)


def watch_aeons_end(game: Any, seat: int, option: str, found: Counter[str]) -> Callable[[Any], None] | None:
    """A turn that begins with spells enough to defeat the nemesis and does not; gems are counted beside it."""
    verb, _, card = option.partition(":")
    if verb in ("buy", "gain") and card in GEMS:
        found["gems bought"] += 1
    if verb in ("buy", "gain"):
        found["cards bought"] += 1
    if verb != "cast" or game.stack[-1].effect.kind != "ae-casting-phase":
        return None
    places = [place for place in range(8) if game.players[seat].prepped[place] >= 0]
    if sum(spell_damage(game, seat, place) for place in places) < game.life:
        return None

    def after(later: Any) -> None:
        found["lethal choices"] += 1
        found["lethal choices missed"] += not later.ended

    return after


GEMS = {
    "jade", "sifters-pearl", "vriswood-amber", "diamond-cluster", "searing-ruby", "burning-opal", "clouded-sapphire",
}  # fmt: skip


def watch_evenfall(game: Any, seat: int, option: str, found: Counter[str]) -> Callable[[Any], None] | None:
    """Passing in the last round although a card in hand could be played; cards given away then."""
    if game.round == ROUNDS and option == "pass" and game.stack[-1].effect.kind == "ev-turn":
        names = [game.spec.actions.names[number] for number in game.legal]
        could = [name for name in names if name.partition(":")[0] in ("ritual", "specialist", "council")]
        found["last passes"] += 1
        found["last passes with a card that could be played"] += bool(could)
        found["cards in hand at the last pass"] += len(game.players[seat].hand)
    if game.round == ROUNDS and option in ("swap", "ability"):
        found["cards given away in the last round"] += 1
    return None


def watch_eldervale(game: Any, seat: int, option: str, found: Counter[str]) -> Callable[[Any], None] | None:
    """A Regroup that plans card actions which are not taken in it."""
    if option != "regroup":
        if seat in STATE and option.startswith("act:"):
            STATE[seat].add(option.partition(":")[2])
        return None
    plan = Plan(Outlook(game, seat))
    planned = {name_of_place(game, place) for place, _ in plan.chosen}
    STATE[seat] = set()

    def after(later: Any) -> None:
        done = STATE.pop(seat, set())
        found["regroups"] += 1
        found["regroups that plan what is not done"] += bool(planned - done)
        found["actions planned"] += len(planned)
        found["actions done"] += len(done)

    return after


STATE: dict[int, set[str]] = {}
"""For each seat that regroups, the card actions that it has taken so far."""


def name_of_place(game: Any, place: int) -> str:
    return str(game.spec.actions.names[ACT.of(place)]).partition(":")[2]


def watch_weirdwood(game: Any, seat: int, option: str, found: Counter[str]) -> Callable[[Any], None] | None:
    """A turn in which nothing gets better: no room, no resource, no experience, no health of the monster."""
    if not option.startswith(("play:", "play-down:")):
        return None
    before = gains(game)

    def after(later: Any) -> None:
        found["turns"] += 1
        found["turns that bring nothing"] += not any(new > old for new, old in zip(gains(later), before, strict=True))

    return after


def gains(game: Any) -> list[float]:
    people = game.players
    return [
        -float(sum(game.health)),
        -float(sum(game.scarabs)),
        -float(game.infested.bit_count()),
        -float(sum(game.branches)),
        *[float(sum(player.goods) + player.power) for player in people],
        *[float(sum(player.tracks)) for player in people],
        *[float(len(player.dice) + len(player.companions) + len(player.tactics) + player.favours) for player in people],
        *[float(player.health) for player in people],
        float(game.force),
    ]


WATCHERS: dict[str, Watcher] = {
    "ethnos": watch_ethnos,
    "aeons_end": watch_aeons_end,
    "evenfall": watch_evenfall,
    "eldervale": watch_eldervale,
    "weirdwood": watch_weirdwood,
}


def count(game_id: str, bot: str, games: int, seats: int, seed: int, variant: dict[str, str]) -> Counter[str]:
    spec = deska.spec_of(game_id)
    watch = WATCHERS[game_id]
    found: Counter[str] = Counter()
    for number in range(games):
        game = spec.new(seats, seed + number, variant)
        players = [make(bot, spec, 100 * number + seat) for seat in range(seats)]
        due: list[tuple[int, int, Callable[[Any], None]]] = []
        while game.legal:
            seat = game.actor
            choice = players[seat].choose(game, seat)
            after = watch(game, seat, spec.actions.names[choice], found)
            if after is not None:
                due.append((game.turn, game.choices, after))
            game.apply(choice)
            for turn, choices, call in due[:]:
                if game.turn != turn or not game.legal or game.choices > choices + STILL_LATER:
                    call(game)
                    due.remove((turn, choices, call))
        found["games"] += 1
        if game_id == "eldervale":
            found["goods left in the end"] += sum(sum(player.res) for player in game.players)
        if spec.cooperative:
            found["games won"] += bool(game.result(game.ended).winners)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(WATCHERS))
    parser.add_argument("--bot", default="player")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--variant", action="append", default=[])
    args = parser.parse_args()
    variant = dict(text.split("=", 1) for text in args.variant)
    for name, number in count(args.game, args.bot, args.games, args.seats, args.seed, variant).items():
        print(f"{number:8,}  {name}")


if __name__ == "__main__":
    main()
