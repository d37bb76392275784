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

/** Each part with the marks that follow it at once, so that the end of a sentence stays on the line of the sign before it. */
export function closed(parts: readonly Part[]): { part: Part; mark: string }[] {
  const marks = parts.map((part) => (part.kind === 'text' ? (/^[.,;:!?)]+/u.exec(part.text)?.[0] ?? '') : ''));
  return parts.map((part, i) => ({
    part: part.kind === 'text' && i > 0 ? { ...part, text: part.text.slice(marks[i]!.length) } : part,
    mark: part.kind === 'text' ? '' : (marks[i + 1] ?? ''),
  }));
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
