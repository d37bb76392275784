/** Words of the server with signs, chips and bold parts in them. */

export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'bold'; text: string }
  | { kind: 'chip'; text: string }
  | { kind: 'sign'; sign: string; value: string };

const CHIP = /\u2068(.+?)\u2069/gu;
const PARTS = /\[([a-z][a-z0-9-]*)(?: ([^\]]*))?\]|\*\*(.+?)\*\*|\u2068(.+?)\u2069/gu;

/** `[gem 2]` is a sign of the look, `**…**` is bold, an isolated argument (U+2068 … U+2069) is a chip. */
export function richParts(text: string, isSign: (name: string) => boolean): Part[] {
  const parts: Part[] = [];
  let last = 0;
  for (const match of text.matchAll(PARTS)) {
    const [whole, sign, value, bold, chip] = match;
    if (sign !== undefined && !isSign(sign)) continue;
    if (match.index > last) parts.push({ kind: 'text', text: text.slice(last, match.index) });
    if (sign !== undefined) parts.push({ kind: 'sign', sign, value: value ?? '' });
    else if (bold !== undefined) parts.push({ kind: 'bold', text: bold });
    else parts.push({ kind: 'chip', text: chip! });
    last = match.index + whole.length;
  }
  if (last < text.length) parts.push({ kind: 'text', text: text.slice(last) });
  return parts;
}

/** Each part with the bracket before it and the marks that follow it at once: none of them stands alone on a line. */
export function closed(parts: readonly Part[]): { part: Part; open: string; mark: string }[] {
  const found = (part: Part | undefined, what: RegExp) => (part?.kind === 'text' ? (what.exec(part.text)?.[0] ?? '') : '');
  const opens = parts.map((part, i) => (i + 1 < parts.length ? found(part, /\($/u) : ''));
  const marks = parts.map((part, i) => (i > 0 ? found(part, /^[.,;:!?)]+/u) : ''));
  return parts.map((part, i) =>
    part.kind === 'text'
      ? { part: { ...part, text: part.text.slice(marks[i]!.length, part.text.length - opens[i]!.length) }, open: '', mark: '' }
      : { part, open: opens[i - 1] ?? '', mark: marks[i + 1] ?? '' },
  );
}

/** The names of things in a text. */
export function chipsOf(text: string): string[] {
  return [...text.matchAll(CHIP)].map((match) => match[1]!);
}

/** Names as a text in which they are chips. */
export function chips(names: readonly string[]): string {
  return names.map((name) => `\u2068${name}\u2069`).join(' ');
}

/** The same words for screen readers and titles; between signs that touch there is a comma. */
export function plainText(text: string, nameOf: (sign: string) => string): string {
  return richParts(text, () => true)
    .map((part, i, all) => {
      if (part.kind !== 'sign') return part.text;
      const words = [part.value, nameOf(part.sign)].filter(Boolean).join(' ');
      return all[i - 1]?.kind === 'sign' ? `, ${words}` : words;
    })
    .join('');
}
