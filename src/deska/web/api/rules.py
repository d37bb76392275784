"""Teaching a game: numbered rules, their examples as pictures, tables to play an example at, the player aid and the coach."""

from functools import cache
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response

from deska.api import spec_of
from deska.kernel.errors import BadSetup
from deska.table.examples import example_of, examples_of, pictures, played
from deska.table.refusals import Refused
from deska.table.teaching import aid_info, coach_infos
from deska.table.what import answers
from deska.text import rulebook
from deska.web import creating, shelf, wire, wishes
from deska.web.api.tables import host_of, opened, usual_name
from deska.web.context import context, language

router = APIRouter(prefix="/api/games/{game}", tags=["rules"])


def known(game: str) -> str:
    try:
        return spec_of(game).id
    except BadSetup:
        raise Refused("no-game", game=game) from None


@router.get("/rules", response_model=shelf.RuleList)
def rules(game: str, request: Request) -> Response:
    """The numbered rules, in our own words, and the examples that show them."""
    return Response(written_rules(known(game), language(request)), media_type="application/json")


@cache
def written_rules(game: str, lang: str) -> bytes:
    """The answer as JSON, made once: rules do not change while the server runs."""
    book = rulebook(game, lang)
    shown = [(rule, example.rule) for example in examples_of(game) for rule in (example.rule, *example.shows)]
    listed: list[dict[str, Any]] = [
        {
            "id": rule.id,
            "title": " · ".join(rule.headings),
            "headings": list(rule.headings),
            "text": rule.text,
            "examples": [example for named, example in shown if named == rule.id],
        }
        for rule in book.rules
    ]
    return bytes(JSONResponse({"title": book.title, "rules": listed}).body)


@router.get("/what", response_model=shelf.Answers)
def what(game: str, request: Request) -> JSONResponse:
    """A sentence and a rule about each sign, kind of piece and zone."""
    lang = language(request)
    return JSONResponse(answers(known(game), lang))


@router.get("/teaching", response_model=shelf.Teaching)
def teaching(game: str, request: Request) -> Response:
    """The player aid, and the words of the coach."""
    return Response(taught(known(game), language(request)), media_type="application/json")


@cache
def taught(game: str, lang: str) -> bytes:
    return bytes(JSONResponse({"aid": aid_info(game, lang), "coach": coach_infos(game, lang)}).body)


@router.get("/examples/{rule}", response_model=shelf.ExampleInfo)
def example(game: str, rule: str, request: Request) -> JSONResponse:
    """An example of the rulebook, step by step."""
    try:
        return JSONResponse(pictures(known(game), rule.upper(), language(request)))
    except BadSetup:
        raise Refused("no-example", rule=rule[:20]) from None


@router.post("/examples/{rule}/table", response_model=wire.Opened, status_code=201)
async def play_an_example(game: str, rule: str, wish: wishes.AtStep, request: Request) -> JSONResponse:
    """Open a table at a step of an example; all its chairs belong to the one who asks."""
    here = context(request)
    spec = spec_of(known(game))
    try:
        begun = played(spec, example_of(game, rule), wish.step)
    except BadSetup:
        raise Refused("no-example", rule=rule[:20]) from None
    device, token = await host_of(request)
    room = await creating.from_position(here.hub, device, begun, usual_name(request))
    return opened(room.info(device, language(request)), request, token)
