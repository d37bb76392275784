import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Story } from '$lib/story/story.svelte';
import { settings } from '$lib/settings.svelte';
import type { GameEvent } from '$lib/model';

const life = (seat: number, before: number, after: number) => ({ seat, sign: 'life', before, after, most: 10 });
const turn = (n: number): GameEvent[] => [
  { n, text: 'The enemy acts.', heading: true, part: { moment: 'The enemy', rows: [life(0, 10, 10)] } },
  { n, text: 'First.', part: { rows: [life(0, 10, 9)] } },
  { n, text: 'Second.', part: { rows: [life(0, 9, 8)] } },
];

describe('who is asked while a moment is on view', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    settings.moments = 'full';
  });
  afterEach(() => vi.useRealTimers());

  const heard = (...events: GameEvent[][]): Story => {
    const story = new Story(
      () => undefined,
      () => undefined,
      () => true,
      () => 0,
    );
    story.hear([], true);
    for (const some of events) story.hear(some, false);
    return story;
  };

  it('goes to the last part, where the moment waits for the answer', () => {
    const story = heard(turn(1));
    expect(story.at).toBe(0);
    story.answer();
    expect(story.at).toBe(1);
    expect(story.goesOn).toBe(0);
  });

  it('goes past other moments to the one that asks', () => {
    const story = heard([...turn(1), { n: 1, text: 'A round.', heading: true }], turn(2));
    story.answer();
    expect(story.moment?.n).toBe(2);
    expect(story.isLast).toBe(true);
  });

  it('goes to the table if no moment waits', () => {
    const story = heard([...turn(1), { n: 1, text: 'Your turn.', heading: true }]);
    expect(story.moment).not.toBeNull();
    story.answer();
    expect(story.moment).toBeNull();
  });
});
