import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { check, promised, remember } from '$lib/table/proof';
import type { TableInfo } from '$lib/model';

const hashed = (seed: string, nonce: string) => createHash('sha256').update(`${seed}:${nonce}`).digest('hex');
const over = { seed: '1267650600228229401496703205383', nonce: 'ab'.repeat(16) };
const right = { ...over, commitment: hashed(over.seed, over.nonce) };
const seen = (commitment: string, state: TableInfo['state'] = 'waiting') => remember({ id: 't', state, commitment } as TableInfo);

describe('the deal that was promised', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    return () => vi.unstubAllGlobals();
  });

  it('is kept if seed and nonce fit what was seen first', async () => {
    seen(right.commitment);
    expect(await check('t', right)).toBe('kept');
  });

  it('is broken if seed or nonce fit something else', async () => {
    seen(right.commitment);
    expect(await check('t', { ...right, seed: '7' })).toBe('broken');
    expect(await check('t', { ...right, nonce: 'cd'.repeat(16) })).toBe('broken');
  });

  it('is broken if the server promises something else at the end', async () => {
    seen(right.commitment);
    const forged = { seed: '7', nonce: 'cd', commitment: hashed('7', 'cd') };
    seen(forged.commitment, 'playing');
    expect(promised('t')).toBe(right.commitment);
    expect(await check('t', forged)).toBe('broken');
  });

  it('is not known to who came when all was over', async () => {
    seen(right.commitment, 'over');
    expect(promised('t')).toBe('');
    expect(await check('t', right)).toBe('kept-unseen');
  });

  it('cannot be told where the browser may not count', async () => {
    seen(right.commitment);
    vi.stubGlobal('crypto', {});
    expect(await check('t', right)).toBe('untold');
  });

  it('is remembered for so many tables only', () => {
    for (let i = 0; i < 250; i++) remember({ id: `t${i}`, state: 'playing', commitment: 'ab' } as TableInfo);
    expect(promised('t0')).toBe('');
    expect(promised('t249')).toBe('ab');
  });
});
