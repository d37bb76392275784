import { describe, expect, it } from 'vitest';
import { nearest } from '$lib/scene/arrows';
import { assignKeys, capOf, primaryOf } from '$lib/scene/keys';

const pieces = (count: number): string[] => Array.from({ length: count }, (_, i) => `p${i}`);

describe('keys', () => {
  it('are 1–9, then letters of the layout', () => {
    const keys = assignKeys(pieces(16), [], 'qwertz');
    expect([...keys.pieces.values()].join('')).toBe('123456789QWERTZU');
    expect([...assignKeys(pieces(15), [], 'qwerty').pieces.values()].at(-1)).toBe('Y');
  });

  it('of buttons are letters of their labels, and pieces leave them alone', () => {
    const buttons = [
      { name: 'done', label: 'Hotovo', primary: true },
      { name: 'charge', label: 'Čerpat', primary: false },
      { name: 'pass', label: 'Cesta', primary: false },
    ];
    const keys = assignKeys(pieces(35), buttons, 'qwertz');
    expect(keys.buttons.get('done')).toBe('Enter');
    expect(keys.buttons.get('charge')).toBe('C');
    expect(keys.buttons.get('pass')).toBe('E');
    const taken = [...keys.pieces.values()];
    expect(taken).not.toContain('C');
    expect(taken).not.toContain('E');
    expect(new Set(taken).size).toBe(taken.length);
    expect(taken).toHaveLength(33);
  });

  it('never make giving up the primary button', () => {
    expect(primaryOf(['pass', 'done'], true)).toBe('done');
    expect(primaryOf(['no', 'yes'], false)).toBe('yes');
    expect(primaryOf(['pass'], false)).toBeUndefined();
    expect(primaryOf(['band'], false)).toBe('band');
    expect(primaryOf(['band'], true)).toBeUndefined();
    expect(primaryOf(['charge', 'end'], true)).toBe('end');
    expect(primaryOf(['charge', 'end'], true, ['end'])).toBeUndefined();
    expect(primaryOf(['no', 'yes'], false, ['yes'])).toBeUndefined();
  });

  it('with Ctrl belong to somebody else', () => {
    const key = (name: string, ctrlKey = false) => capOf({ key: name, ctrlKey, metaKey: false, altKey: false });
    expect(key('a')).toBe('A');
    expect(key('Enter')).toBe('Enter');
    expect(key('z', true)).toBe('');
  });
});

describe('arrows', () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 200, y: 10 },
    { x: 110, y: 90 },
  ];

  it('go to the nearest piece in their direction', () => {
    expect(nearest(spots, 0, [1, 0])).toBe(1);
    expect(nearest(spots, 1, [0, 1])).toBe(3);
    expect(nearest(spots, 3, [0, -1])).toBe(1);
  });

  it('stay where there is none', () => {
    expect(nearest(spots, 0, [-1, 0])).toBe(-1);
    expect(nearest(spots, 9, [1, 0])).toBe(-1);
  });
});
