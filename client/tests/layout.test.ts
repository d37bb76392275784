import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { waysHeight } from '$lib/layout/answers';
import { lyingHand } from '$lib/layout/hand';
import { inspectorAt } from '$lib/layout/inspector';
import { pageOf, type Page, type Viewport } from '$lib/layout/page';
import { needOf, solve, type Arrangement, type Place } from '$lib/layout/solve';
import { dressOf, standingIn, tableOf, type Dress } from '$lib/layout/table';
import { isLand, planLand } from '$lib/layout/land';
import { isLane, isPlates, needsWords, PLATE, planPlates, saidOn, wholePlates } from '$lib/layout/plates';
import { isWordy, signsFit, wordsOn } from '$lib/layout/printed';
import { planRow, smallWidth } from '$lib/layout/row';
import { around, innerWidth, sizingOf, weightOf } from '$lib/layout/zone';
import type { Fixture } from '$lib/fixtures';
import type { Face, Piece, Zone } from '$lib/model';
import type { Box } from '$lib/scene/geometry';

const FOLDER = `${import.meta.dirname}/../fixtures`;
const FIXTURES = readdirSync(FOLDER).map((file) => file.replace('.json', ''));
const VIEWPORTS: Record<string, Viewport> = {
  small: { width: 1280, height: 800 },
  usual: { width: 1440, height: 900 },
  large: { width: 1920, height: 1080 },
  phone: { width: 390, height: 844 },
};
const DESKTOPS = ['small', 'usual', 'large'];
/** A gallery of rows of all lengths, which no game has on one table. */
const ENDLESS = ['rows'];

const load = (name: string): Fixture => JSON.parse(readFileSync(`${FOLDER}/${name}.json`, 'utf8')) as Fixture;

function laidOut(fixture: Fixture, viewport: Viewport): { page: Page; dress: Dress } {
  const dress = dressOf(fixture.look, fixture.players.length, 1, viewport.width < 600);
  return { page: pageOf(fixture.scene, viewport, dress), dress };
}

const areasOf = (page: Page): [Arrangement, Box][] => [
  [page.areas.centre, page.centre],
  [page.areas.side, page.side],
  [page.areas.mine, page.mine],
];

const isInside = (inner: Box, outer: Box, slack = 0.6): boolean =>
  inner.left >= outer.left - slack &&
  inner.top >= outer.top - slack &&
  inner.left + inner.width <= outer.left + outer.width + slack &&
  inner.top + inner.height <= outer.top + outer.height + slack;

const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width - 0.6 &&
  other.left < one.left + one.width - 0.6 &&
  one.top < other.top + other.height - 0.6 &&
  other.top < one.top + one.height - 0.6;

function overlapping(boxes: readonly Box[]): [Box, Box][] {
  return boxes.flatMap((one, i) => boxes.slice(i + 1).flatMap((other) => (overlaps(one, other) ? [[one, other] as [Box, Box]] : [])));
}

const parts = (page: Page): Box[] =>
  [page.seats, page.prompt, page.centre, page.side, page.mine, page.rail, page.shelf, page.lectern].filter(
    (box) => box !== null && box.width > 0 && box.height > 0,
  ) as Box[];

describe.each(FIXTURES)('%s', (name) => {
  const fixture = load(name);

  describe.each(DESKTOPS)('on a %s screen', (size) => {
    const viewport = VIEWPORTS[size]!;
    const { page, dress } = laidOut(fixture, viewport);

    it('has every part inside and none over another', () => {
      const window = { left: 0, top: 44, width: viewport.width, height: viewport.height - 44 };
      for (const part of parts(page)) expect(isInside(part, window), JSON.stringify(part)).toBe(true);
      expect(overlapping(parts(page))).toEqual([]);
    });

    it('has every zone once, inside its part, none over another', () => {
      for (const [area, part] of areasOf(page)) {
        const boxes = area.trays.map((tray) => tray.box);
        expect(overlapping(boxes)).toEqual([]);
        if (!ENDLESS.includes(name)) for (const box of boxes) expect(isInside(box, part), JSON.stringify(box)).toBe(true);
      }
      const placed = [...areasOf(page).flatMap(([area]) => area.trays), ...Object.values(page.areas.shelf).flatMap((area) => area.trays)];
      const zones = placed.flatMap((tray) => tray.zones.map(({ zone }) => zone.id)).sort();
      const expected = fixture.scene.zones.filter((zone) => ['centre', 'side', 'mine'].includes(zone.area)).map((zone) => zone.id);
      expect(zones).toEqual(expected.sort());
    });

    it('gives no zone less than its least', () => {
      if (ENDLESS.includes(name)) return;
      for (const tray of areasOf(page).flatMap(([area]) => area.trays)) {
        for (const { zone, place } of tray.zones) {
          const sizing = sizingOf(zone, dress);
          expect(place.scale, zone.id).toBeGreaterThanOrEqual(sizing.scale.least - 0.001);
          expect(place.height, zone.id).toBeGreaterThanOrEqual(sizing.height(place.width, sizing.scale.least) - 0.6);
        }
      }
    });

    it('gives the board first', () => {
      const trays = areasOf(page).flatMap(([area]) => area.trays);
      const places = trays.flatMap((tray) => tray.zones);
      const board = places.find(({ zone }) => zone.layout === 'hex' || zone.layout === 'rings');
      if (board) {
        expect(Math.min(board.place.width, board.place.height)).toBeGreaterThanOrEqual(0.74 * (viewport.height - 44));
        for (const { zone, place } of places) {
          if (zone !== board.zone) expect(place.width * place.height).toBeLessThan(board.place.width * board.place.height);
        }
      }
    });
  });

  it('stands the same way each time, whatever is asked', () => {
    for (const viewport of Object.values(VIEWPORTS)) {
      const prompt = fixture.scene.prompt && {
        ...fixture.scene.prompt,
        text: 'A question that is so long that it takes two lines. '.repeat(3),
      };
      const asked = { ...fixture, scene: { ...fixture.scene, ...(prompt ? { prompt } : {}) } };
      const [first, again, longer] = [laidOut(fixture, viewport), laidOut(load(name), viewport), laidOut(asked, viewport)];
      expect(again.page).toEqual(first.page);
      expect(longer.page).toEqual(first.page);
    }
  });

  it('has pages on a phone that hold what they show', () => {
    const viewport = VIEWPORTS['phone']!;
    const { page, dress } = laidOut(fixture, viewport);
    const zones = page.pages.flatMap(({ blocks }) => blocks.flat()).map((zone) => zone.id);
    const expected = fixture.scene.zones.filter((zone) => ['centre', 'side'].includes(zone.area)).map((zone) => zone.id);
    expect(zones.sort()).toEqual(expected.sort());
    for (const { blocks, arrangements } of page.pages) {
      const needed = blocks.map((block) => needOf(block, page.centre.width, dress).least);
      const used = arrangements.reduce((sum, area) => sum + Math.max(...area.trays.map((tray) => tray.box.height)) + 8, -8);
      if (blocks.length > 1) expect(used).toBeLessThanOrEqual(page.centre.height + 1);
      expect(used).toBeGreaterThanOrEqual(Math.max(...needed) - 1);
      for (const tray of arrangements.flatMap((area) => area.trays)) {
        expect(tray.box.left).toBeGreaterThanOrEqual(0);
        expect(tray.box.left + tray.box.width).toBeLessThanOrEqual(viewport.width);
      }
    }
  });
});

describe.each(['crowd-weirdwood', 'crowd-eldervale'])('a board beside reactions on a phone: %s', (name) => {
  const fixture = load(name);

  it.each([2, 3, 4, 5])('is no higher than its sheet, with %i answers', (count) => {
    const options = Array.from({ length: count }, (_, i) => ({ name: `react:${i}`, label: 'React to it', button: true }));
    const prompt = { ...fixture.scene.prompt!, mine: true, reaction: true, options };
    const { page } = laidOut({ ...fixture, scene: { ...fixture.scene, prompt } }, VIEWPORTS['phone']!);
    const board = page.pages[0]!.arrangements[0]!.trays[0]!;
    expect(board.box.height).toBeGreaterThanOrEqual(200);
    expect(board.box.height).toBeLessThanOrEqual(page.centre.height + 0.6);
  });

  it('gives way to what the texts of reactions need', () => {
    const text = Array.from({ length: 4 }, () => 'Any player: in a fight you block three hits.');
    const options = ['one', 'two', 'pass'].map((name) => ({ name, label: 'React to it', button: true }));
    const prompt = { ...fixture.scene.prompt!, mine: true, reaction: true, options };
    const thing = (name: string, words: string[]) => ({ id: name, kind: 'card', face: { text: words }, options: [name] }) as Piece;
    const heightWith = (words: string[]) => {
      const own = { id: 'ways', area: 'mine', layout: 'row', pieces: [thing('one', words), thing('two', words)] } as unknown as Zone;
      return laidOut({ ...fixture, scene: { ...fixture.scene, zones: [...fixture.scene.zones, own], prompt } }, VIEWPORTS['phone']!).page;
    };
    const [brief, worded, endless] = [heightWith([]), heightWith(text), heightWith(Array.from({ length: 9 }, () => text).flat())];
    expect(worded.prompt.height - brief.prompt.height).toBeGreaterThan(25);
    expect(brief.centre.height - worded.centre.height).toBeCloseTo(worded.prompt.height - brief.prompt.height);
    expect(endless.centre.height).toBeGreaterThanOrEqual(200);
  });
});

describe('ways to react beside a board', () => {
  const fixture = load('crowd-weirdwood');
  const ways = ['one', 'two', 'pass'].map((name) => ({ name, label: 'React to it', button: true }));
  const prompt = { ...fixture.scene.prompt!, mine: true, reaction: true, options: ways };
  const pageWith = (words: string[], size = 'large') => {
    const things = ['one', 'two'].map((name) => ({ id: name, kind: 'card', face: { text: words }, options: [name] })) as Piece[];
    const own = { id: 'ways', area: 'mine', layout: 'row', pieces: things } as unknown as Zone;
    const scene = { ...fixture.scene, zones: [...fixture.scene.zones, own], prompt };
    return { scene, page: laidOut({ ...fixture, scene }, VIEWPORTS[size]!).page };
  };

  it('have the room that their texts need, above the question, and cover nothing', () => {
    const said = 'Any player: in a fight you block three hits, unless somebody else has done so before.';
    const { scene, page } = pageWith([said, said]);
    const above = page.prompt.top - (page.side.top + page.side.height);
    const asksHow = 40;
    expect(above).toBeGreaterThan(waysHeight(scene, page.prompt.width, 1, 2) + asksHow);
    expect(page.mine.top).toBeGreaterThanOrEqual(page.prompt.top + page.prompt.height);
    expect(above).toBeGreaterThan(pageWith([]).page.prompt.top - (pageWith([]).page.side.top + pageWith([]).page.side.height));
  });

  it('lie over the hand where there is no room for them', () => {
    const page = pageWith(['Any player.'], 'small').page;
    expect(page.foldsHand).toBe(true);
    expect(page.prompt.top - (page.side.top + page.side.height)).toBeLessThan(20);
    expect(pageWith(['Any player.']).page.foldsHand).toBe(false);
  });

  it('have room for what is at stake, which comes a little later', () => {
    const line = 20;
    const words = 2 * 12.5 * 1.25;
    expect(waysHeight(pageWith([]).scene, 360, 1)).toBeGreaterThanOrEqual(ways.length * (14 * 1.12 + words + line));
  });
});

describe('signs in place of words', () => {
  const signs = (count: number) => Array.from({ length: count }, () => ({ sign: 'gold', value: '2' }));

  it('stand on a card only where its name and a picture keep their room', () => {
    const brief = { name: 'Well' } as Face;
    const long = { name: 'A curse under a very red moon' } as Face;
    expect(signsFit(brief, signs(1), 56, 93)).toBe(true);
    expect(signsFit(brief, signs(9), 56, 93)).toBe(false);
    expect(signsFit(long, signs(4), 56, 93)).toBe(false);
    expect(signsFit(long, signs(4), 100, 160)).toBe(true);
  });
});

describe.each(FIXTURES.filter((name) => name.startsWith('crowd-')))('what lies on a crowded table: %s', (name) => {
  const fixture = load(name);

  describe.each(DESKTOPS)('on a %s screen', (size) => {
    const { page, dress } = laidOut(fixture, VIEWPORTS[size]!);
    const places = areasOf(page).flatMap(([area]) => area.trays.flatMap((tray) => tray.zones));
    const roomOf = ({ zone, place }: (typeof places)[number]) => place.height - around(zone, place.width, dress);

    it('holds all plates, and those of a circle in one line', () => {
      for (const at of places.filter(({ zone }) => isPlates(zone))) {
        const pieces = standingIn(at.zone);
        const plan = planPlates(at.zone, pieces, innerWidth(at.zone, at.place.width), roomOf(at), tableOf(at.zone, dress));
        expect(plan.total, at.zone.id).toBeLessThanOrEqual(roomOf(at) + 1);
        if (isLane(at.zone)) expect(plan.columns, at.zone.id).toBeGreaterThanOrEqual(pieces.length);
        if (needsWords(pieces)) expect(plan.worded, at.zone.id).toBe(true);
      }
    });

    it('writes all words of what is on offer', () => {
      const asked = places.filter(({ zone }) => zone.area === 'centre' && zone.layout === 'row' && !zone.form);
      const offers = asked.filter(({ zone }) => zone.id === 'supply' || zone.pieces?.some((piece) => piece.options));
      for (const at of offers) {
        const pieces = standingIn(at.zone);
        const plan = planRow(at.zone, pieces, at.place.width, at.place.scale, tableOf(at.zone, dress), roomOf(at));
        for (const piece of pieces.filter((piece) => isWordy(piece, dress))) {
          expect(wordsOn(piece.face!, plan.size, plan.tall).whole, piece.id).toBe(true);
        }
      }
    });

    it('has lands with a row for everybody and room for the last threshold', () => {
      for (const { zone, place } of places.filter((at) => isLand(at.zone))) {
        const plan = planLand(zone, standingIn(zone), place.width, place.scale, tableOf(zone, dress));
        expect(plan.height, zone.id).toBeLessThanOrEqual(place.height + 1);
        expect(plan.step, zone.id).toBeGreaterThanOrEqual(18);
        expect(plan.most).toBeGreaterThan(Math.max(...zone.marks!.map((mark) => mark.value)));
      }
    });
  });
});

/** How wide the lines of a row are as they are drawn: cards and small things, the gaps between them, what divides groups. */
function drawnWidths(zone: Zone, place: Place, dress: Dress): { lines: number[]; pans: boolean; size: number; over: number } {
  const table = tableOf(zone, dress);
  const pieces = standingIn(zone);
  const room = place.height - around(zone, place.width, table);
  const plan = planRow(zone, pieces, innerWidth(zone, place.width), place.scale, table, room);
  const isCard = (piece: Piece) => piece.kind === 'card' || table.outline(piece.face) === 'slot';
  const lines = plan.lines.map(({ pieces: line, gap, apart }) =>
    line.reduce((wide, piece, i) => {
      const before = line[i - 1];
      const between = !before ? 0 : isCard(piece) && isCard(before) ? gap : apart;
      const split = before && (before.group ?? 0) !== (piece.group ?? 0) ? 9 : 0;
      return wide + between + split + (isCard(piece) ? plan.size : smallWidth(zone, piece, place.scale, table));
    }, 0),
  );
  return { lines, pans: plan.pans, size: plan.size, over: plan.height - room };
}

describe('a row', () => {
  const { look } = load('eldervale');
  const alone = (zone: Zone, width: number, height: number, phone = false) => {
    const dress = dressOf(look, 2, 1, phone);
    const { trays } = solve([zone], { left: 0, top: 0, width, height }, dress, phone ? 1 : 1.35);
    const { place } = trays[0]!.zones[0]!;
    return { place, ...drawnWidths(zone, place, dress) };
  };
  const face = (name: string, template = 'plain'): Face => ({ name, template });
  const zone = (pieces: Piece[], size: Zone['size'], area: Zone['area'] = 'centre'): Zone =>
    ({ id: 'row', area, layout: 'row', title: 'A row', size, pieces }) as Zone;
  const card = (id: string, more: Partial<Piece> = {}): Piece => ({ id, kind: 'card', back: 'plain', ...more });

  it('goes on below where cards and small things with captions find no room', () => {
    const figures = ['Whispering Mire', 'Heart of the Rift', 'The Dungeon'].map((caption): Piece => ({
      id: caption,
      kind: 'figure',
      face: face('worker'),
      seat: 0,
      caption,
    }));
    const tile: Piece = { id: 'tile', kind: 'tile', face: face('potion / sword'), group: 4 };
    const helpers = zone([...figures, card('spell', { group: 2 }), tile], 's', 'overlay');
    const { place, lines, over } = alone(helpers, 346, Infinity, true);
    expect(lines.length).toBe(2);
    for (const wide of lines) expect(wide).toBeLessThanOrEqual(place.width);
    expect(over).toBeLessThanOrEqual(0.5);
    expect(alone(helpers, 700, Infinity).lines.length).toBe(1);
  });

  it('has small things beside a card that grow no larger than there is room', () => {
    const tiles = ['Ada', 'Cyril'].map((name): Piece => ({ id: name, kind: 'tile', face: face(name), seat: 0 }));
    const order = zone([...tiles, card('deck')], 'xs');
    const { place, lines } = alone(order, 190, 344);
    expect(lines.length).toBe(1);
    expect(lines[0]).toBeLessThanOrEqual(place.width);
    expect(alone(order, 400, 344).place.scale).toBeGreaterThan(place.scale * 1.2);
  });

  it('has cards that shrink, then overlap, in all its lines', () => {
    const at = (x: number, y: number) => card(`${x}/${y}`, { at: [x, y], face: face('A card', `template-${x}`) });
    const { place, lines, size } = alone(zone([at(0, 0), at(1, 0), at(0, 1), at(1, 1)], 'xs'), 121, 276);
    expect(lines.length).toBe(2);
    expect(size).toBeCloseTo(56);
    for (const wide of lines) expect(wide).toBeLessThanOrEqual(place.width);
  });
});

describe('a lane of plates', () => {
  const { look } = load('evenfall');
  const places = Array.from({ length: 7 }, (_, i): Piece => ({
    id: `place-${i}`,
    kind: 'card',
    face: { name: 'A place', template: 'plain' },
  }));
  const lower = (laid: Piece[]) => {
    const zone = { id: 'lane', area: 'mine', layout: 'row', form: 'lane', pieces: [...places, ...laid] } as Zone;
    const table = tableOf(zone, dressOf(look, 2, 1, false));
    const plan = planPlates(zone, standingIn(zone), 560, 0, table);
    return plan.heights[0]! - plan.head;
  };

  it('has room below for a long name and its signs', () => {
    const face: Face = { name: 'Hourglass of the Dusk', template: 'plain', values: [{ sign: 'vp', value: '3' }] };
    expect(lower([{ id: 'laid', kind: 'card', face, on: 'place-0' }])).toBeGreaterThanOrEqual(lower([]) + 6);
  });
});

describe.each(FIXTURES.filter((name) => !ENDLESS.includes(name)))('rows of %s', (name) => {
  it.each(Object.keys(VIEWPORTS))('keep within their trays on a %s screen', (size) => {
    const { page, dress } = laidOut(load(name), VIEWPORTS[size]!);
    const areas = size === 'phone' ? page.pages.flatMap(({ arrangements }) => arrangements) : areasOf(page).map(([area]) => area);
    const trays = areas.flatMap((area) => area.trays);
    const rows = trays.flatMap((tray) => tray.zones).filter(({ zone }) => ['row', 'fan'].includes(zone.layout) && !isPlates(zone));
    for (const { zone, place } of rows) {
      const pieces = standingIn(zone);
      if (pieces.every((piece) => !['card', 'tile'].includes(piece.kind))) continue; // these wrap
      const { lines, pans } = drawnWidths(zone, place, dress);
      if (!pans) for (const wide of lines) expect(wide, zone.id).toBeLessThanOrEqual(innerWidth(zone, place.width) + 1);
    }
  });
});

describe('a hand in a low room', () => {
  const said = (length: number): string => 'A short word. '.repeat(Math.ceil(length / 14)).slice(0, length);
  const hand = (lengths: number[]): Zone => ({
    id: 'hand',
    area: 'mine',
    layout: 'fan',
    pieces: lengths.map((length, i) => ({
      id: `card-${i}`,
      kind: 'card',
      face: { name: `Card ${i}`, template: 'plain', text: [said(length)] },
    })),
  });
  const lying = (zone: Zone, width: number, room: number) =>
    lyingHand(zone, standingIn(zone), width, 1, room, tableOf(zone, dressOf({ icons: {} } as never, 2, 1, false)));

  it('lies where only so its words are read', () => {
    expect(lying(hand([50, 55, 60]), 489, 80)?.columns).toBe(3);
    expect(lying(hand([50, 55, 60]), 489, 180)).toBeNull();
  });

  it('stands where a single card more would be read', () => {
    expect(lying(hand([40, 40, 90, 300]), 489, 110)).toBeNull();
    expect(lying(hand([40, 40, 90, 90]), 489, 110)).not.toBeNull();
  });

  it('has lines as high as their own words need', () => {
    const zone = hand([40, 40, 40, 40, 120]);
    const table = tableOf(zone, dressOf({ icons: {} } as never, 2, 1, false));
    const [first, second] = wholePlates(zone, standingIn(zone), 489, Infinity, table)!.heights;
    expect(second).toBeGreaterThan(first!);
  });

  it('gives the one with many words a wider plate', () => {
    const plan = lying(hand([60, 60, 60, 60, 200]), 760, 130)!;
    expect(plan.widths).toHaveLength(5);
    expect(plan.widths![4]).toBeGreaterThan(plan.widths![0]! + 20);
    expect(saidOn(plan, standingIn(hand([60, 60, 60, 60, 200])))).toBe(5);
    expect(plan.widths!.reduce((sum, wide) => sum + wide, 4 * PLATE.gap)).toBeLessThanOrEqual(760);
  });

  it('makes cards wider before they lose their words', () => {
    const zone = hand([90, 90, 90]);
    const table = tableOf(zone, dressOf({ icons: {} } as never, 2, 1, false));
    const { size, tall } = planRow(zone, standingIn(zone), 900, 1.25, table, 132);
    expect(size).toBeGreaterThan(111);
    expect(size).toBeLessThanOrEqual(tall + 0.5);
  });
});

describe('importance', () => {
  it('is the board, the hand, what is mine, the offer, tracks, piles', () => {
    const { scene, look, players } = load('crowd-ethnos');
    const dress = dressOf(look, players.length, 1, false);
    const weights = ['kingdoms', 'hand:3', 'bands:3', 'row', 'merfolk', 'deck'].map((id) =>
      weightOf(
        scene.zones.find((zone) => zone.id === id)!,
        dress,
      ),
    );
    expect(weights).toEqual([...weights].sort((one, other) => other - one));
    expect(new Set(weights).size).toBe(weights.length);
  });
});

describe('what is looked at', () => {
  const rail = { left: 1226, top: 44, width: 54, height: 756 };
  const at = (thing: Box, glowing: Box[] = []) => inspectorAt({ width: 1280, height: 800 }, rail, thing, glowing);
  const box = (left: number, top: number, width = 90, height = 120): Box => ({ left, top, width, height });

  it('is shown at the foot of the rail', () => {
    expect(at(box(300, 200))).toMatchObject({ left: 898, top: 564 });
  });

  it('never covers the thing itself, nor what can be chosen', () => {
    expect(at(box(1000, 600))).toMatchObject({ left: 8, top: 564 });
    expect(at(box(1000, 600), [box(100, 600)])).toMatchObject({ left: 898, top: 52 });
  });

  it('leaves what is said alone, if there is another corner', () => {
    const rail = box(1226, 0, 54, 800);
    const spoken = (...boxes: Box[]) => inspectorAt({ width: 1280, height: 800 }, rail, box(500, 300), [], false, boxes);
    expect(spoken(box(10, 547, 1208, 60))).toMatchObject({ left: 898, top: 52 });
    expect(spoken(box(0, 44, 1280, 756))).toMatchObject({ left: 898, top: 564 });
  });

  it('has no place of its own where all corners are taken', () => {
    expect(at(box(1000, 600), [box(100, 600), box(1000, 100), box(100, 100)])).toBeNull();
  });
});

it('has room for all where boards stand in a line of their own below a long row', () => {
  const fixture = load('crowd-ethnos');
  const zones = fixture.scene.zones.map((zone) => (['merfolk', 'trolls'].includes(zone.id) ? { ...zone, line: 2, below: false } : zone));
  const { page } = laidOut({ ...fixture, scene: { ...fixture.scene, zones } }, VIEWPORTS.small!);
  for (const [area, part] of areasOf(page)) expect(area.height).toBeLessThanOrEqual(part.height + 0.6);
});
