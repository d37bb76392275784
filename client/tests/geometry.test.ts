import { describe, expect, it } from 'vitest';
import {
  arcPath,
  columnsThatFit,
  fittingLetters,
  hexBounds,
  hexCentre,
  hexCorners,
  HEX_STEPS,
  levelWidth,
  paged,
  polar,
  ringBands,
  sectorAngles,
  sectorCentre,
  sectorPath,
} from '$lib/scene/geometry';

describe('grids', () => {
  it('take a divisor of the columns asked for, so that rows are equal', () => {
    expect(columnsThatFit(6, 1000, 108)).toBe(6);
    expect(columnsThatFit(6, 376, 108)).toBe(3);
    expect(columnsThatFit(6, 300, 108)).toBe(2);
    expect(columnsThatFit(5, 300, 108)).toBe(2);
    expect(columnsThatFit(4, 50, 108)).toBe(1);
  });
});

describe('letters of a name', () => {
  it('are as large as drawn where the longest word fits', () => {
    expect(fittingLetters('Throne Room', 120, 14.5, 11)).toBe(14.5);
    expect(fittingLetters('', 60, 14.5, 11)).toBe(14.5);
  });

  it('become smaller rather than break a word', () => {
    const letters = fittingLetters('Amphitheatre of the Dead', 66, 14.5, 11);
    expect(letters).toBeLessThan(14.5);
    expect(letters * 0.46 * 'Amphitheatre'.length).toBeCloseTo(66);
  });

  it('never become too small to read', () => {
    expect(fittingLetters('Donaudampfschifffahrt', 60, 14.5, 11)).toBe(11);
  });
});

describe('hexes', () => {
  it('neighbours share two corners', () => {
    const here = hexCorners(hexCentre(2, -1, 69), 69);
    for (const [q, r] of HEX_STEPS) {
      const there = hexCorners(hexCentre(2 + q, -1 + r, 69), 69);
      const shared = here.filter((a) => there.some((b) => Math.hypot(a.x - b.x, a.y - b.y) < 1e-6));
      expect(shared).toHaveLength(2);
    }
  });

  it('lie within their bounds', () => {
    const cells = [hexCentre(0, 0, 10), hexCentre(3, -2, 10), hexCentre(-1, 4, 10)];
    const box = hexBounds(cells, 10);
    for (const corner of cells.flatMap((cell) => hexCorners(cell, 10))) {
      expect(corner.x).toBeGreaterThanOrEqual(box.left - 1e-6);
      expect(corner.x).toBeLessThanOrEqual(box.left + box.width + 1e-6);
      expect(corner.y).toBeGreaterThanOrEqual(box.top - 1e-6);
      expect(corner.y).toBeLessThanOrEqual(box.top + box.height + 1e-6);
    }
  });
});

describe('rings', () => {
  const bands = ringBands([{ sectors: 1 }, { sectors: 6, thick: 2 }, { sectors: 12, thick: 1, corridor: true }], 400);

  it('fill the radius from the inside out', () => {
    expect(bands.map((band) => [band.inner, band.outer])).toEqual([
      [0, 100],
      [100, 300],
      [300, 400],
    ]);
    expect(bands.map((band) => band.corridor)).toEqual([false, false, true]);
  });

  it('centre sector 0 at the top and turn clockwise', () => {
    expect(sectorAngles(12, 0)).toEqual({ from: -15, to: 15 });
    expect(sectorAngles(12, 3)).toEqual({ from: 75, to: 105 });
    expect(sectorAngles(12, 0, 1, 3)).toEqual(sectorAngles(12, 3));
    expect(sectorAngles(6, 1, 2)).toEqual({ from: 30, to: 150 });
    const right = polar(10, 90);
    expect([right.x, right.y].map((part) => Math.round(part))).toEqual([10, 0]);
  });

  it('find the middle of a room', () => {
    const top = sectorCentre(100, 300, sectorAngles(6, 0));
    expect(top.x).toBeCloseTo(0);
    expect(top.y).toBeCloseTo(-200);
    expect(sectorCentre(0, 100, sectorAngles(1, 0))).toEqual({ x: 0, y: 0 });
  });

  it('draw closed shapes', () => {
    expect(sectorPath(100, 300, sectorAngles(6, 0))).toMatch(/^M.*A300 300 0 0 1.*L.*A100 100 0 0 0.*Z$/);
    expect(sectorPath(0, 100, { from: 0, to: 360 })).not.toContain('NaN');
    expect(arcPath(50, { from: 0, to: 200 })).toContain('A50 50 0 1 1');
  });
});

describe('pages of a phone', () => {
  it('hold as much as fits, in order', () => {
    expect(paged([280, 115, 120, 80], 420, 8)).toEqual([0, 0, 1, 1]);
  });

  it('fill gaps of earlier pages and give a giant a page of its own', () => {
    expect(paged([300, 200, 100, 900], 420, 8)).toEqual([0, 1, 0, 2]);
  });
});

describe('words in a room', () => {
  const band = { inner: 254, outer: 344 };
  it('have the arc at the top and the ring at the side', () => {
    expect(levelWidth(band, { from: -15, to: 15 }, 40)).toBeGreaterThan(150);
    expect(levelWidth(band, { from: 75, to: 105 }, 40)).toBeCloseTo(90, 0);
  });
  it('have less in between, so that no corner touches a wall', () => {
    const slanted = levelWidth(band, { from: 225, to: 255 }, 40);
    expect(slanted).toBeLessThan(90);
    expect(slanted).toBeGreaterThan(60);
  });
  it('have nearly all of a round room', () => {
    expect(levelWidth({ inner: 0, outer: 47 }, { from: 0, to: 360 }, 40)).toBeCloseTo(85, 0);
  });
});
