import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast, inkOn, mix } from '$lib/scene/colour';
import { SEAT_COLOURS } from '$lib/settings.svelte';
import type { Style } from '$lib/model';

const read = (path: string): string => readFileSync(join(import.meta.dirname, '..', path), 'utf8');
const css = read('src/styles/tokens.css');

/** The tokens of a theme; later blocks of the same theme add to it. */
function tokens(theme: 'dark' | 'light'): Record<string, string> {
  const blocks = [...css.matchAll(new RegExp(`\\[data-theme='${theme}'\\] \\{([^}]*)\\}`, 'g'))].map((match) => match[1]!);
  return Object.fromEntries(
    blocks
      .join('')
      .split(';')
      .flatMap((line) => {
        const match = /--([\w-]+):\s*(#[0-9a-f]{6})\b/i.exec(line);
        return match ? [[match[1]!, match[2]!]] : [];
      }),
  );
}

const fixtures = readdirSync(join(import.meta.dirname, '../fixtures')).map((name) => ({
  name,
  look: (JSON.parse(read(`fixtures/${name}`)) as { look: Style }).look,
}));
const looks = [...new Map(fixtures.map(({ name, look }) => [JSON.stringify(look.dark), { name, look }])).values()];
const NO_CARDS = ['token', 'disc', 'stone', 'room', 'corridor', 'scar'];
const least = (ink: string, grounds: string[]): number => Math.min(...grounds.map((ground) => contrast(ink, ground)));

describe.each(['dark', 'light'] as const)('the %s theme', (theme) => {
  const token = tokens(theme);
  const cloths = [
    { name: 'lobby', middle: token['f1']!, edge: token['f2']!, accent: token['acc']!, ink: token['acc-ink']! },
    ...looks.map(({ name, look }) => ({ name, ...look[theme] })),
  ];

  it.each(cloths)('reads on the cloth of $name', ({ middle, edge, accent, ink }) => {
    // A tray darkens or lightens the cloth below it.
    const tray = theme === 'dark' ? mix('#000000', middle, 0.26) : mix('#ffffff', edge, 0.46);
    const grounds = [middle, edge, tray];
    expect(least(token['ink']!, grounds)).toBeGreaterThanOrEqual(9);
    expect(least(token['ink-2']!, grounds)).toBeGreaterThanOrEqual(5.4);
    expect(least(token['ink-3']!, grounds)).toBeGreaterThanOrEqual(3);
    expect(least(accent, grounds)).toBeGreaterThanOrEqual(4.7);
    expect(least(token['lamp']!, grounds)).toBeGreaterThanOrEqual(3);
    expect(least(token['focus']!, grounds)).toBeGreaterThanOrEqual(4);
    expect(contrast(ink, accent)).toBeGreaterThanOrEqual(4.5);
  });

  it('reads on buttons and bars', () => {
    expect(contrast(token['lamp-ink']!, token['lamp-fill']!)).toBeGreaterThanOrEqual(7);
    expect(contrast(token['ink']!, token['raise']!)).toBeGreaterThanOrEqual(9);
    expect(contrast(token['bad']!, token['raise']!)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(token['good']!, token['raise']!)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('pieces', () => {
  it('show initials on seat colours', () => {
    for (const colour of SEAT_COLOURS) expect(contrast('#17120c', colour)).toBeGreaterThanOrEqual(6.4);
  });

  it.each(looks)('of $name show icons on their shapes', ({ look }) => {
    for (const [name, sign] of Object.entries(look.signs ?? {})) {
      if (sign.colour) expect(contrast(inkOn(sign.colour), sign.colour), name).toBeGreaterThanOrEqual(4);
    }
  });

  it.each(looks)('of $name show names on the body of cards', ({ look }) => {
    for (const [name, frame] of Object.entries(look.frames ?? {})) {
      // White on the body, which is drawn with 18 % black in it at its brightest.
      if (frame.deep && !NO_CARDS.includes(name))
        expect(contrast('#ffffff', mix(frame.deep, '#000000', 0.82)), name).toBeGreaterThanOrEqual(10);
    }
  });
});
