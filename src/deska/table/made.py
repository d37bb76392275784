"""Made by `make fields` from the fields of the classes of scenes. Do not change it by hand."""

from collections.abc import Callable
from typing import Any, Final

from deska.kernel import scenes
from deska.text import Texts

Drawn = dict[str, Any]
Known = Callable[[scenes.Face | scenes.Piece, Texts], Drawn]
"""Puts faces, and pieces that last, into words; the same few are drawn again and again."""


def write_bar(item: scenes.Bar, texts: Texts, known: Known) -> Drawn:
    plain: Drawn = {}
    plain['value'] = item.value
    plain['most'] = item.most
    if item.sign:
        plain['sign'] = item.sign
    if item.label is not None:
        plain['label'] = texts.message(item.label.id, **item.label.args)
    if item.form:
        plain['form'] = item.form
    if item.more:
        plain['more'] = item.more
    return plain


def write_face(item: scenes.Face, texts: Texts, known: Known) -> Drawn:
    plain: Drawn = {}
    plain['template'] = item.template
    if item.name is not None:
        plain['name'] = texts.message(item.name.id, **item.name.args)
    if item.code is not None:
        plain['code'] = texts.message(item.code.id, **item.code.args)
    if item.tint:
        plain['tint'] = item.tint
    if item.icon:
        plain['icon'] = item.icon
    if item.cost:
        plain['cost'] = [write_fact(one, texts, known) for one in item.cost]
    if item.values:
        plain['values'] = [write_fact(one, texts, known) for one in item.values]
    if item.strip:
        plain['strip'] = [write_fact(one, texts, known) for one in item.strip]
    if item.text:
        plain['text'] = [texts.message(one.id, **one.args) for one in item.text]
    if item.type is not None:
        plain['type'] = texts.message(item.type.id, **item.type.args)
    if item.origin is not None:
        plain['origin'] = texts.message(item.origin.id, **item.origin.args)
    if item.brief:
        plain['brief'] = [write_fact(one, texts, known) for one in item.brief]
    return plain


def write_fact(item: scenes.Fact, texts: Texts, known: Known) -> Drawn:
    plain: Drawn = {}
    if item.sign:
        plain['sign'] = item.sign
    if item.value:
        plain['value'] = item.value
    if item.label is not None:
        plain['label'] = texts.message(item.label.id, **item.label.args)
    if item.state:
        plain['state'] = item.state
    return plain


def write_length(item: scenes.Length, texts: Texts, known: Known) -> Drawn:
    plain: Drawn = {}
    plain['seat'] = item.seat
    plain['bonus'] = item.bonus
    if item.label is not None:
        plain['label'] = texts.message(item.label.id, **item.label.args)
    if item.about is not None:
        plain['about'] = texts.message(item.about.id, **item.about.args)
    if item.added is not None:
        plain['added'] = write_fact(item.added, texts, known)
    if item.reach is not None:
        plain['reach'] = write_fact(item.reach, texts, known)
    return plain


def write_mark(item: scenes.Mark, texts: Texts, known: Known) -> Drawn:
    plain: Drawn = {}
    plain['value'] = item.value
    if item.facts:
        plain['facts'] = [write_fact(one, texts, known) for one in item.facts]
    return plain


def write_part(item: scenes.Part, texts: Texts, known: Known) -> Drawn:
    plain: Drawn = {}
    if item.moment is not None:
        plain['moment'] = texts.message(item.moment.id, **item.moment.args)
    if item.steps:
        plain['steps'] = [texts.message(one.id, **one.args) for one in item.steps]
    if item.subject:
        plain['subject'] = item.subject
    if item.step is not None:
        plain['step'] = texts.message(item.step.id, **item.step.args)
    if item.rows:
        plain['rows'] = [write_row(one, texts, known) for one in item.rows]
    if item.facts:
        plain['facts'] = [write_fact(one, texts, known) for one in item.facts]
    if item.reason is not None:
        plain['reason'] = texts.message(item.reason.id, **item.reason.args)
    if item.brief:
        plain['brief'] = item.brief
    return plain


def write_phase(item: scenes.Phase, texts: Texts, known: Known) -> Drawn:
    plain: Drawn = {}
    plain['label'] = texts.message(item.label.id, **item.label.args)
    if item.state:
        plain['state'] = item.state
    if item.name:
        plain['name'] = item.name
    return plain


def write_piece(item: scenes.Piece, texts: Texts, known: Known) -> Drawn:
    plain: Drawn = {}
    plain['id'] = item.id
    plain['kind'] = item.kind
    if item.face is not None:
        plain['face'] = known(item.face, texts)
    if item.seat != -1:
        plain['seat'] = item.seat
    if item.count:
        plain['count'] = item.count
    if item.at:
        plain['at'] = item.at
    if item.on:
        plain['on'] = item.on
    if item.spot:
        plain['spot'] = item.spot
    if item.turned:
        plain['turned'] = item.turned
    if item.pips:
        plain['pips'] = item.pips
    if item.badges:
        plain['badges'] = [write_fact(one, texts, known) for one in item.badges]
    if item.edges:
        plain['edges'] = item.edges
    if item.then:
        plain['then'] = item.then
    if item.states:
        plain['states'] = item.states
    if item.note is not None:
        plain['note'] = texts.message(item.note.id, **item.note.args)
    if item.caption is not None:
        plain['caption'] = texts.message(item.caption.id, **item.caption.args)
    if item.group:
        plain['group'] = item.group
    if item.back:
        plain['back'] = item.back
    return plain


def write_ring(item: scenes.Ring, texts: Texts, known: Known) -> Drawn:
    plain: Drawn = {}
    plain['sectors'] = item.sectors
    if item.thick != 1:
        plain['thick'] = item.thick
    if item.corridor:
        plain['corridor'] = item.corridor
    return plain


def write_row(item: scenes.Row, texts: Texts, known: Known) -> Drawn:
    plain: Drawn = {}
    if item.seat != -1:
        plain['seat'] = item.seat
    if item.label is not None:
        plain['label'] = texts.message(item.label.id, **item.label.args)
    if item.place:
        plain['place'] = item.place
    if item.counts:
        plain['counts'] = [write_fact(one, texts, known) for one in item.counts]
    if item.strength:
        plain['strength'] = item.strength
    if item.gains:
        plain['gains'] = [write_fact(one, texts, known) for one in item.gains]
    if item.sign:
        plain['sign'] = item.sign
    if item.before:
        plain['before'] = item.before
    if item.after:
        plain['after'] = item.after
    if item.most:
        plain['most'] = item.most
    if item.note is not None:
        plain['note'] = texts.message(item.note.id, **item.note.args)
    if item.states:
        plain['states'] = item.states
    if item.more:
        plain['more'] = item.more
    return plain


def write_scene(item: scenes.Scene, texts: Texts, known: Known) -> Drawn:
    plain: Drawn = {}
    if item.seats:
        plain['seats'] = [write_seatline(one, texts, known) for one in item.seats]
    if item.phases:
        plain['phases'] = [write_phase(one, texts, known) for one in item.phases]
    if item.facts:
        plain['facts'] = [write_fact(one, texts, known) for one in item.facts]
    if item.overlay is not None:
        plain['overlay'] = texts.message(item.overlay.id, **item.overlay.args)
    if item.steps:
        plain['steps'] = [write_phase(one, texts, known) for one in item.steps]
    if item.about is not None:
        plain['about'] = texts.message(item.about.id, **item.about.args)
    if item.acting is not None:
        plain['acting'] = texts.message(item.acting.id, **item.acting.args)
    return plain


def write_seatline(item: scenes.SeatLine, texts: Texts, known: Known) -> Drawn:
    plain: Drawn = {}
    plain['seat'] = item.seat
    if item.score is not None:
        plain['score'] = write_fact(item.score, texts, known)
    if item.facts:
        plain['facts'] = [write_fact(one, texts, known) for one in item.facts]
    if item.note is not None:
        plain['note'] = texts.message(item.note.id, **item.note.args)
    return plain


def write_zone(item: scenes.Zone, texts: Texts, known: Known) -> Drawn:
    plain: Drawn = {}
    plain['id'] = item.id
    plain['area'] = item.area
    plain['layout'] = item.layout
    if item.title is not None:
        plain['title'] = texts.message(item.title.id, **item.title.args)
    if item.pieces:
        plain['pieces'] = [known(one, texts) if one.lasting else write_piece(one, texts, known) for one in item.pieces]
    if item.fact is not None:
        plain['fact'] = texts.message(item.fact.id, **item.fact.args)
    if item.lines:
        plain['lines'] = [texts.message(one.id, **one.args) for one in item.lines]
    if item.facts:
        plain['facts'] = [write_fact(one, texts, known) for one in item.facts]
    if item.bars:
        plain['bars'] = [write_bar(one, texts, known) for one in item.bars]
    if item.size != 'm':
        plain['size'] = item.size
    if item.line:
        plain['line'] = item.line
    if item.grow != 1:
        plain['grow'] = item.grow
    if item.columns:
        plain['columns'] = item.columns
    if item.turns:
        plain['turns'] = item.turns
    if item.emblem:
        plain['emblem'] = item.emblem
    if item.tint:
        plain['tint'] = item.tint
    if item.about is not None:
        plain['about'] = texts.message(item.about.id, **item.about.args)
    if item.score is not None:
        plain['score'] = write_fact(item.score, texts, known)
    if item.below:
        plain['below'] = item.below
    if item.joined:
        plain['joined'] = item.joined
    if item.seat != -1:
        plain['seat'] = item.seat
    if item.states:
        plain['states'] = item.states
    if item.note is not None:
        plain['note'] = texts.message(item.note.id, **item.note.args)
    if item.rings:
        plain['rings'] = [write_ring(one, texts, known) for one in item.rings]
    if item.form:
        plain['form'] = item.form
    if item.marks:
        plain['marks'] = [write_mark(one, texts, known) for one in item.marks]
    if item.lengths:
        plain['lengths'] = [write_length(one, texts, known) for one in item.lengths]
    if item.scenery:
        plain['scenery'] = item.scenery
    return plain


WRITERS: Final[dict[type[Any], Callable[[Any, Texts, Known], Drawn]]] = {
    scenes.Bar: write_bar,
    scenes.Face: write_face,
    scenes.Fact: write_fact,
    scenes.Length: write_length,
    scenes.Mark: write_mark,
    scenes.Part: write_part,
    scenes.Phase: write_phase,
    scenes.Piece: write_piece,
    scenes.Ring: write_ring,
    scenes.Row: write_row,
    scenes.Scene: write_scene,
    scenes.SeatLine: write_seatline,
    scenes.Zone: write_zone,
}
