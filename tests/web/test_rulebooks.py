"""The rulebooks over HTTP: headings and examples of rules, pictures, answers, and tables at an example."""

import asyncio
import json
from pathlib import Path
from typing import Any

import deska
from deska.web import shelf, wire
from tests.web.server import running


def checked(model: Any, data: Any) -> Any:
    model.model_validate_json(json.dumps(data))
    return data


def test_rules_examples_and_answers(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            guest = place.guest()
            for spec in deska.games():
                book = checked(shelf.RuleList, await guest.get(f"/api/games/{spec.id}/rules", lang="cs"))
                assert all(rule["headings"] for rule in book["rules"])
                shown = {example for rule in book["rules"] for example in rule["examples"]}
                assert shown == {rule["id"] for rule in book["rules"] if rule["id"] in rule["examples"]}
                answers = checked(shelf.Answers, await guest.get(f"/api/games/{spec.id}/what", lang="cs"))
                assert all(answers.values())
            example = checked(shelf.ExampleInfo, await guest.get("/api/games/ethnos/examples/et-x01", lang="en"))
            assert (example["id"], example["players"][0], len(example["steps"])) == ("ET-X01", "Robert", 2)
            assert example["steps"][1]["chosen"]

    asyncio.run(scenario())


def test_an_example_can_be_played(tmp_path: Path) -> None:
    """The table stands at the step that was wished for, all chairs are mine, and it plays on."""

    async def scenario() -> None:
        async with running(tmp_path) as place:
            guest = place.guest()
            for step, asked in ((0, 0), (1, 1), (99, 1)):
                opened = checked(wire.Opened, await guest.post("/api/games/ethnos/examples/ET-X01/table", {"step": step}, 201))
                table = opened["table"]
                assert [chair["mine"] for chair in table["chairs"]] == [True] * 4
                assert (table["state"], table["asked"], table["known_deal"]) == ("playing", [asked], True)

    asyncio.run(scenario())


def test_what_there_is_not_is_said(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as place:
            guest = place.guest()
            assert (await guest.get("/api/games/chess/what", 404))["error"]["code"] == "no-game"
            assert (await guest.get("/api/games/ethnos/examples/ET-X99", 404))["error"]["code"] == "no-example"
            assert (await guest.post("/api/games/ethnos/examples/ET-X99/table", {"step": 0}, 404))["error"]["code"] == "no-example"
            assert (await guest.post("/api/games/ethnos/examples/ET-X01/table", {"step": -1}, 422))["error"]["code"] == "bad-request"

    asyncio.run(scenario())
