/** How the lines of a log stand: what follows from what, where something new begins, what was taken back, and what is called how. */
import { chipsOf } from '$lib/scene/rich';
import type { LogLine } from './desk.svelte';

export interface Row {
  line: LogLine;
  /** It follows from the line before. */
  effect: boolean;
  /** Somebody else than before chooses. */
  begins: boolean;
  /** True if the heading of the turn already says who acts. */
  own: boolean;
  /** The names of what the line sums up, besides those that it tells itself. */
  summed: string[];
}

/** Lines that no longer count, behind the one that says so. */
export interface Fold {
  told: LogLine | undefined;
  rows: Row[];
}

export type Entry = Row | Fold;

export const isFold = (entry: Entry): entry is Fold => 'rows' in entry;
export const keyOf = (entry: Entry): number => (isFold(entry) ? entry.rows[0]! : entry).line.number;

/** What somebody else has just done, if that is the newest in the log: the first of their lines since anything else was told. */
export function justDone(lines: readonly LogLine[], viewer: number): LogLine | undefined {
  const counts = lines.filter((line) => !line.strike);
  const last = counts.at(-1);
  if (!last || last.heading || last.seat === undefined || last.seat === viewer) return undefined;
  const before = counts.findLastIndex((line) => line.heading || line.seat !== last.seat);
  return counts[before + 1];
}

function rowsOf(lines: readonly LogLine[]): Row[] {
  let choice: LogLine | undefined;
  let turn: LogLine | undefined;
  const sums = summed(lines);
  return lines.flatMap((line, i) => {
    const before = lines[i - 1];
    const follows = line.seat !== undefined && before?.seat === line.seat && !before.heading;
    const effect = line.kind ? line.kind === 'effect' : follows;
    const begins =
      !turn && !effect && !line.heading && line.seat !== undefined && choice !== undefined && !choice.heading && choice.seat !== line.seat;
    if (line.heading || !effect) choice = line;
    if (line.heading) turn = line.turn ? line : undefined;
    const own = turn?.seat !== undefined && line.seat === turn.seat;
    // What sums up choices is one itself.
    return sums.has(line) && line.detail
      ? []
      : [{ line, effect: effect && !(own && sums.has(line)), begins, own, summed: sums.get(line) ?? [] }];
  });
}

/** Lines that sum up those before them, with the names told there; and the lines that are summed up, with none. */
function summed(lines: readonly LogLine[]): Map<LogLine, string[]> {
  const found = new Map<LogLine, string[]>();
  let parts: LogLine[] = [];
  for (const line of lines) {
    if (line.strike || line.kind === 'undo') continue;
    if (line.detail && (parts.length === 0 || parts[0]!.seat === line.seat)) parts.push(line);
    else {
      if (parts.length > 0 && parts[0]!.seat === line.seat) {
        found.set(
          line,
          without(
            parts.flatMap((part) => chipsOf(part.text)),
            chipsOf(line.text),
          ),
        );
        for (const part of parts) found.set(part, []);
      }
      parts = line.detail ? [line] : [];
    }
  }
  return found;
}

/** Some names without others, each of which takes one away. */
function without(names: readonly string[], others: readonly string[]): string[] {
  const left = [...names];
  for (const other of others) if (left.includes(other)) left.splice(left.indexOf(other), 1);
  return left;
}

/** All rows; a run of what was taken back, with the lines that took it back, is one entry. */
export function entriesOf(lines: readonly LogLine[]): Entry[] {
  const entries: Entry[] = [];
  let run: Row[] = [];
  const close = () => {
    if (run.some((row) => row.line.strike)) entries.push({ told: run.findLast((row) => !row.line.strike)?.line, rows: run });
    else entries.push(...run);
    run = [];
  };
  for (const row of rowsOf(lines.filter((line) => !line.silent))) {
    if (row.line.strike || row.line.kind === 'undo') run.push(row);
    else {
      close();
      entries.push(row);
    }
  }
  close();
  return entries;
}

/** The names that lines about moves give to the thing that moved, by their words for it: other lines use the same words. */
export function namesIn(lines: readonly LogLine[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { text, move, moved } of lines) {
    const [chip] = move && !moved ? chipsOf(text) : [];
    if (chip) found.set(chip, move![0]);
  }
  return found;
}
