import { describe, expect, it } from 'vitest';
import { asking } from '$lib/net/asking';

function question() {
  const said: string[] = [];
  let answer!: (text: string) => void;
  let refuse!: (reason: Error) => void;
  const promise = new Promise<string>((resolve, reject) => {
    answer = resolve;
    refuse = reject;
  });
  const leave = asking(
    promise,
    (text) => said.push(text),
    (reason) => said.push(`failed: ${(reason as Error).message}`),
  );
  return { said, answer, refuse, leave };
}

describe('a question to the server', () => {
  it('is answered', async () => {
    const { said, answer } = question();
    answer('yes');
    await Promise.resolve();
    expect(said).toEqual(['yes']);
  });

  it('fails aloud', async () => {
    const { said, refuse } = question();
    refuse(new Error('no server'));
    await Promise.resolve();
    expect(said).toEqual(['failed: no server']);
  });

  it('is forgotten by who left, whatever comes of it', async () => {
    const [one, other] = [question(), question()];
    one.leave();
    other.leave();
    one.answer('yes');
    other.refuse(new Error('no server'));
    await Promise.resolve();
    expect([...one.said, ...other.said]).toEqual([]);
  });
});
