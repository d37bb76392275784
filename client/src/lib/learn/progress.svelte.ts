/** The things that this device has learned: steps of lessons, kinds of decisions that the coach has explained, and games that were coached. */
import type { GameInfo } from '$lib/model';

const PLACE = 'deska.learned';
/** The coach speaks by itself in so many games. */
const COACHED = 2;

interface Learned {
  /** For each game and lesson, the steps that were learned. */
  lessons: Record<string, Record<string, number>>;
  /** The kinds of decisions that were explained. */
  kinds: string[];
  /** For each game the tables at which the coach spoke. */
  tables: Record<string, string[]>;
}

export function stored(): Learned {
  const empty: Learned = { lessons: {}, kinds: [], tables: {} };
  try {
    return { ...empty, ...(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Learned>) };
  } catch {
    localStorage.removeItem(PLACE);
    return empty;
  }
}

const learned = $state(stored());

function keep(): void {
  localStorage.setItem(PLACE, JSON.stringify(learned));
}

export const progress = {
  /** The steps of a lesson that were learned. */
  steps: (game: string, lesson: string): number => learned.lessons[game]?.[lesson] ?? 0,

  reach(game: string, lesson: string, steps: number): void {
    if (steps <= progress.steps(game, lesson)) return;
    learned.lessons[game] = { ...learned.lessons[game], [lesson]: steps };
    keep();
  },

  isDone: (game: GameInfo, lesson: string): boolean =>
    progress.steps(game.id, lesson) >= (game.lessons.find(({ id }) => id === lesson)?.steps ?? Infinity),

  /** The lesson to go on with: the first that is not done; the first of all once more if all are. */
  next: (game: GameInfo) => game.lessons.find((lesson) => !progress.isDone(game, lesson.id)) ?? game.lessons[0],

  /** The learned steps of a game, and how many steps there are. */
  share(game: GameInfo): { done: number; of: number } {
    const done = game.lessons.reduce((sum, lesson) => sum + Math.min(lesson.steps, progress.steps(game.id, lesson.id)), 0);
    return { done, of: game.lessons.reduce((sum, lesson) => sum + lesson.steps, 0) };
  },

  /** True on a device that has learned nothing yet. */
  get isEmpty(): boolean {
    return Object.keys(learned.lessons).length === 0;
  },

  // --- the coach

  knows: (kind: string): boolean => learned.kinds.includes(kind),

  explained(kind: string): void {
    if (progress.knows(kind)) return;
    learned.kinds.push(kind);
    keep();
  },

  /** True as long as this device has not played a game often. */
  isNewcomer(game: string): boolean {
    return (learned.tables[game] ?? []).length < COACHED;
  },

  /** True at the first tables of a game. */
  isNew(game: string, table: string): boolean {
    const known = learned.tables[game] ?? [];
    if (known.includes(table)) return true;
    if (known.length >= COACHED) return false;
    learned.tables[game] = [...known, table];
    keep();
    return true;
  },
};
