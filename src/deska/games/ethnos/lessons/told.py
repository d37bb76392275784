"""The rule behind each line of the log of Ethnos."""

from collections.abc import Mapping
from typing import Final

TOLD: Final[Mapping[str, str]] = {
    "age": "ET-028",
    "age-ends": "ET-049",
    "age-scored": "ET-027",
    "band": "ET-065",
    "discarded": "ET-064",
    "dragon": "ET-046",
    "draws-for-band": "ET-103",
    "drew": "ET-040",
    "drew-hidden": "ET-040",
    "dropped": "ET-064",
    "first-player": "ET-034",
    "giant": "ET-128",
    "joined-horde": "ET-133",
    "laid": "ET-051",
    "musters": "ET-107",
    "not-placed": "ET-056",
    "not-placed-by-two": "ET-102",
    "placed": "ET-055",
    "raided": "ET-135",
    "row": "ET-029",
    "scored-bands": "ET-084",
    "scored-giants": "ET-082",
    "scored-kingdom": "ET-073",
    "scored-merfolk": "ET-123",
    "scoring": "ET-073",
    "scoring-bands": "ET-084",
    "scoring-merfolk": "ET-123",
    "swam": "ET-117",
    "took": "ET-040",
    "took-troll": "ET-142",
    "turn-begins": "ET-039",
}
