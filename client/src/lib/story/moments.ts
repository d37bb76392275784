/** Moments of a game: events that deserve a scene of their own, gathered part by part. */
import type { GameEvent, Part, Row } from '$lib/model';

export interface Beat {
  n: number;
  text: string;
  part: Part;
}

export interface Moment {
  /** The number of the entry that it begins with. */
  n: number;
  title: string;
  about: string;
  /** Its first part: everything that counts, as it stands before. */
  board: Row[];
  thing: Part['thing'];
  /** The names of the steps that it goes through. */
  steps: string[];
  beats: Beat[];
  over: boolean;
  /** It is a part of the game by itself, such as a turn of the enemy, and no part of somebody's turn. */
  apart: boolean;
  brief: boolean;
}

/** A moment lasts from its first event to the next heading; only events with a part are seen in it. */
export function gathered(open: Moment | null, events: readonly GameEvent[]): Moment[] {
  const moments: Moment[] = open && !open.over ? [{ ...open, beats: [...open.beats] }] : [];
  for (const { n = 0, text, part, heading, strike, kind, back = 0 } of events) {
    if (strike) continue;
    if (kind === 'undo') takeBack(moments, back);
    else if (part?.moment && !isWithin(moments.at(-1), part, heading)) {
      close(moments);
      moments.push(begun(n, text, part, heading ?? false));
    } else if (heading) close(moments);
    else if (part && takesIn(moments.at(-1), n)) add(moments.at(-1)!, { n, text, part });
  }
  return moments;
}

function begun(n: number, about: string, part: Part, apart: boolean): Moment {
  const opens = part.step || part.facts;
  return {
    n,
    title: part.moment!,
    about,
    board: opens ? [] : (part.rows ?? []),
    thing: part.thing,
    steps: part.steps ?? [],
    beats: opens ? [{ n, text: about, part }] : [],
    over: false,
    apart,
    brief: part.brief ?? false,
  };
}

/** What only passes by is a part of a larger moment that is going on. */
const isWithin = (open: Moment | undefined, part: Part, heading = false): boolean =>
  !heading && part.brief === true && open?.over === false && !open.brief;

/** What only passes by ends with the choice that brought it. */
const takesIn = (open: Moment | undefined, n: number): boolean => open?.over === false && (!open.brief || open.n === n);

/** Parts of one step and thing are seen as one. */
function add(moment: Moment, beat: Beat): void {
  const last = moment.beats.at(-1);
  const [one, other] = [last?.part, beat.part];
  if (!one?.step || one.step !== other.step || one.thing?.id !== other.thing?.id) moment.beats.push(beat);
  else {
    const rows = [...(one.rows ?? []), ...(other.rows ?? [])];
    moment.beats[moment.beats.length - 1] = { n: last!.n, text: `${last!.text} ${beat.text}`, part: { ...one, rows } };
  }
}

/** The step that a moment has come to at one of its parts. */
export const stepAt = (moment: Moment, at: number): number =>
  moment.beats
    .slice(0, at + 1)
    .reduce((step, { part }) => (part.step && moment.steps.includes(part.step) ? moment.steps.indexOf(part.step) : step), -1);

function close(moments: Moment[]): void {
  const last = moments.at(-1);
  if (last) last.over = true;
}

function takeBack(moments: Moment[], back: number): void {
  while (moments.at(-1) && moments.at(-1)!.n > back) moments.pop();
  const last = moments.at(-1);
  if (last) last.beats = last.beats.filter((beat) => beat.n <= back);
}

// --- what is seen of it

/** Parts that rank or compare seats are seen one at a time; others are an account, line by line. */
export const isRanking = (moment: Moment): boolean =>
  moment.beats.some(({ part }) => part.rows?.some((row) => row.place || row.counts?.length || row.strength));

/** Points are awarded by places: everybody's total is worth seeing beside it. */
export const isScoring = (moment: Moment): boolean =>
  moment.beats.some(({ part }) => part.rows?.some((row) => row.place && row.sign && !row.strength));

export const gainOf = (row: Row): number => (row.after ?? 0) - (row.before ?? 0);

const keyOf = (row: Row): string => ((row.seat ?? -1) >= 0 ? `${row.seat}/${row.sign ?? ''}` : (row.label ?? ''));

/** A figure at some part: what it was before, and what it is after. */
export interface Held {
  row: Row;
  before: number;
  after: number;
}

/** Every figure as it stands at a part; figures that have not changed yet stand as they did before their first change. */
export function heldAt(moment: Moment, at: number): Held[] {
  const held = new Map<string, Held>();
  const note = (row: Row, now: boolean) => {
    const [before, after] = [row.before ?? 0, row.after ?? 0];
    const known = held.get(keyOf(row));
    const most = row.most || known?.row.most;
    held.set(keyOf(row), { row: most ? { ...row, most } : row, before: now ? before : after, after });
  };
  for (const row of moment.board) note(row, false);
  moment.beats.forEach(({ part }, i) => {
    for (const row of part.rows ?? []) {
      if (!row.sign) continue;
      if (i <= at) note(row, i === at);
      else if (!held.has(keyOf(row))) held.set(keyOf(row), { row, before: row.before ?? 0, after: row.before ?? 0 });
    }
  });
  return [...held.values()];
}

export interface Award {
  /** The part that it came from. */
  beat: Beat;
  gain: number;
}

/** The gains of a seat so far, part by part. */
export function awardsOf(moment: Moment, at: number, seat: number): Award[] {
  return moment.beats
    .slice(0, at + 1)
    .flatMap((beat) => (beat.part.rows ?? []).filter((row) => row.seat === seat).map((row) => ({ beat, gain: gainOf(row) })))
    .filter(({ gain }) => gain !== 0);
}

/** The place of a figure among others: 1 if none is higher. */
export const placeOf = (value: number, all: readonly number[]): number => 1 + all.filter((other) => other > value).length;

/** True if a moment concerns a viewer: their turn, their figures, or what belongs to all. Other moments only pass by. */
export function concerns(moment: Moment, seat: number, turn: number): boolean {
  if (moment.brief) return false;
  if (seat < 0 || seat === turn) return true;
  const rows = moment.beats.flatMap(({ part }) => part.rows ?? []);
  if (rows.some((row) => row.seat === seat)) return true;
  return !isRanking(moment) && (moment.apart || rows.some((row) => row.most && (row.seat ?? -1) < 0 && gainOf(row) !== 0));
}
