"""The cards of the Phantoms (EL-C08)."""

from typing import Final

from deska.games.eldervale.components.definitions import PhantomCard, designed

PHANTOMS: Final[tuple[PhantomCard, ...]] = designed(
    PhantomCard("pale-reaper", "harvest", 1, "worker", 1, 0),
    PhantomCard("cold-breath", "harvest", 1, "wizard", 4, 0),
    PhantomCard("grave-robber", "harvest", 2, "worker", 2, 0),
    PhantomCard("hungry-shade", "harvest", 2, "warrior", 5, 1),
    PhantomCard("lost-peasant", "harvest", 3, "worker", 3, 0),
    PhantomCard("grey-lady", "harvest", 3, "wizard", 6, 0),
    PhantomCard("drowned-sailor", "harvest", 4, "worker", 4, 0),
    PhantomCard("headless-rider", "harvest", 4, "dragon", 1, 0),
    PhantomCard("crypt-door", "delve", 1, "worker", 2, 0),
    PhantomCard("whispers-below", "delve", 2, "wizard", 3, 0),
    PhantomCard("old-bones", "delve", 3, "worker", 5, 0),
    PhantomCard("forgotten-stair", "delve", 4, "warrior", 6, 0),
    PhantomCard("haunted-hearth", "settle", 1, "worker", 1, 0),
    PhantomCard("stolen-home", "settle", 2, "worker", 2, 1),
    PhantomCard("house-of-mist", "settle", 3, "worker", 4, 0),
    PhantomCard("silent-village", "settle", 4, "worker", 5, 0),
    PhantomCard("rising-dead", "summon", 0, "worker", 3, 0),
    PhantomCard("dark-ritual", "summon", 0, "worker", 6, 0),
    PhantomCard("tolling-bell", "summon", 0, "worker", 2, 1),
    PhantomCard("wild-hunt", "hunt", 1, "strongest", 1, 1),
    PhantomCard("vengeful-host", "hunt", 2, "strongest", 3, 1),
    PhantomCard("wraith-charge", "hunt", 3, "strongest", 5, 1),
    PhantomCard("blood-moon", "omen", 0, "", 4, 1),
    PhantomCard("hour-of-ghosts", "omen", 0, "", 6, 1),
)
