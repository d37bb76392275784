"""A report as one HTML file that needs nothing else: no script, no font, no network."""

from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final

from deska.lab.files import trouble

STYLE: Final = """
:root { color-scheme: light dark; --paper: #fbfaf7; --ink: #22252b; --faint: #6b7078; --rule: #d9d6cf; --calm: #3f6fb0; --loud: #c2452d; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #16181c; --ink: #e6e4df; --faint: #9a9ea6; --rule: #363a41; --calm: #7fa8e0; --loud: #ef8a6f; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 60rem; background: var(--paper); color: var(--ink); }
body { overflow-x: clip; font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0 0 .3rem; }
h2 { font-size: 1.15rem; margin: 2.2rem 0 .6rem; padding-top: .8rem; border-top: 1px solid var(--rule); }
p.about, p.note { color: var(--faint); margin: .2rem 0 .8rem; overflow-wrap: anywhere; }
ol.first li { margin: .35rem 0; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin: .6rem 0; }
th, td { text-align: left; padding: .25rem .9rem .25rem 0; border-bottom: 1px solid var(--rule); white-space: nowrap; }
th { font-weight: 600; color: var(--faint); }
.row { display: grid; grid-template-columns: minmax(6rem, 14rem) 1fr 11rem; gap: .8rem; align-items: center; }
.name { overflow-wrap: anywhere; }
.figure { font-variant-numeric: tabular-nums; color: var(--faint); white-space: nowrap; font-size: .9rem; }
.track { width: 100%; height: 1.5rem; display: block; overflow: visible; }
.ticks { position: relative; height: 1.3rem; border-top: 1px solid var(--rule); color: var(--faint); font-size: .8rem; }
.ticks span { position: absolute; transform: translateX(-50%); }
.mark { stroke: var(--faint); stroke-dasharray: 3 3; vector-effect: non-scaling-stroke; }
.reach { stroke-width: 3; stroke-linecap: round; opacity: .55; }
.usual { stroke: var(--calm); fill: var(--calm); }
.clear { stroke: var(--loud); fill: var(--loud); }
.bar { fill: var(--calm); }
.field { margin: 1rem 0; }
.field svg { width: 100%; height: 10rem; display: block; border-bottom: 1px solid var(--rule); }
.field figcaption { color: var(--faint); font-size: .9rem; }
.field .heights { position: relative; padding-left: 2.8rem; margin-top: .8rem; }
.field .heights span { position: absolute; left: 0; transform: translateY(50%); color: var(--faint); font-size: .8rem; }
.field polyline { fill: none; stroke-width: 2; vector-effect: non-scaling-stroke; }
.ends { display: flex; justify-content: space-between; color: var(--faint); font-size: .8rem; }
.heights + .ends { padding-left: 2.8rem; }
.legend span { margin-right: 1.2rem; white-space: nowrap; font-size: .9rem; }
.legend span::before { content: ""; display: inline-block; width: .8em; height: .8em; margin-right: .4em; background: currentColor; }
.c0 { stroke: var(--calm); color: var(--calm); } .c1 { stroke: var(--loud); color: var(--loud); } .c2 { stroke: #3a9a6b; color: #3a9a6b; }
.c3 { stroke: #b0842a; color: #b0842a; } .c4 { stroke: #8c62b8; color: #8c62b8; } .c5 { stroke: #3f9aa8; color: #3f9aa8; }
@media (max-width: 40rem) {
  .row { grid-template-columns: 1fr auto; gap: .1rem .6rem; margin-bottom: .5rem; }
  .row .track, .row .ticks { grid-column: 1 / -1; grid-row: 2; }
  .row.axis { margin-top: -.4rem; }
}
"""


@dataclass(frozen=True)
class Section:
    """A part of a page: its title and its HTML."""

    title: str
    body: str


def page(title: str, about: str, sections: list[Section]) -> str:
    parts = "".join(f"<section><h2>{escape(section.title)}</h2>{section.body}</section>" for section in sections)
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>"
        f'<body><h1>{escape(title)}</h1><p class="about">{escape(about)}</p>{parts}</body></html>\n'
    )


def table(headings: list[str], rows: list[list[str]]) -> str:
    head = "".join(f"<th>{escape(heading)}</th>" for heading in headings)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def note(text: str) -> str:
    return f'<p class="note">{escape(text)}</p>'


def ordered(lines: list[str]) -> str:
    return f'<ol class="first">{"".join(f"<li>{escape(line)}</li>" for line in lines)}</ol>'


def save_page(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf8")
    except OSError as error:
        raise trouble(path, error) from None
