import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { struck, type LogLine } from '$lib/table/desk.svelte';
import { chairsFor, usualSeats, wishFor } from '../src/routes/lobby';
import { schemaOfServer, typesOf, type Schema } from '../plugins/wire';
import type { GameInfo } from '$lib/model';

describe('types of the wire', () => {
  it('are those of the schema; `npm run wire` writes them anew', () => {
    expect(readFileSync(join(import.meta.dirname, '../src/lib/wire.ts'), 'utf8')).toBe(typesOf(schemaOfServer()));
  });

  it('cover all that a schema says', () => {
    const schema: Schema = {
      $defs: {
        A: {
          type: 'object',
          properties: {
            b: { type: 'array', items: { $ref: '#/$defs/B' } },
            c: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
            d: { type: 'array', prefixItems: [{ type: 'string' }, { type: 'number' }] },
            e: { type: 'object', additionalProperties: { type: 'boolean' } },
          },
          required: ['b'],
        },
        B: { enum: ['x', 'y'], type: 'string' },
      },
    };
    expect(typesOf(schema)).toContain('  b: (B)[];\n  c?: number | null;\n  d?: [string, number];\n  e?: Record<string, boolean>;');
    expect(typesOf(schema)).toContain('export type B = "x" | "y";');
  });
});

describe('an undo', () => {
  it('strikes all lines after the place it goes back to', () => {
    const line = (n: number, kind: LogLine['kind'] = 'choice'): LogLine => ({ n, kind, text: '', number: n });
    const undo = { ...line(4, 'undo'), back: 1 };
    const lines = struck([line(1), line(2), line(3), undo], [undo]);
    expect(lines.map((entry) => entry.strike ?? false)).toEqual([false, true, true, false]);
    expect(struck([line(1)], [line(1)])).toEqual([line(1)]);
  });
});

describe('the lobby', () => {
  const game = { id: 'g', seats: [2, 6] } as GameInfo;

  it('asks for four at a table, or as many as the game allows', () => {
    expect(usualSeats(game)).toBe(4);
    expect(usualSeats({ ...game, seats: [1, 2] })).toBe(2);
    expect(usualSeats({ ...game, seats: [5, 8] })).toBe(5);
  });

  it('seats me and bots, friends or guests', () => {
    expect(chairsFor('bots', 3, 'Tom', 'hard', String, ['Ada', 'Bruno']).map((chair) => chair.name)).toEqual(['Tom', 'Ada', 'Bruno']);
    expect(chairsFor('friends', 2, '', undefined, String, [])).toEqual([{ kind: 'me' }, { kind: 'open' }]);
    expect(chairsFor('device', 3, '', undefined, String, [])[2]).toEqual({ kind: 'guest', name: '3' });
  });

  it('says only what is not as usual', () => {
    const extras = { variant: {}, public: false, seed: '', pace: 'calm' as const, minutes: 0, aid: false, byTurns: false };
    const wish = wishFor(game, [{ kind: 'me' }, { kind: 'open' }], 'device', extras);
    expect(wish).toEqual({ game: 'g', seats: 2, variant: {}, chairs: [{ kind: 'me' }, { kind: 'open' }], pace: 'calm', hot_seat: true });
    expect(wishFor(game, [], 'bots', { ...extras, minutes: 20, seed: '7' })).toMatchObject({ clock: { minutes: 20 }, seed: '7' });
    expect(wishFor(game, [], 'friends', { ...extras, byTurns: true })).toMatchObject({ grace: 86400 });
  });
});
