/** Keys for everything that can be chosen. */

export type KeyLayout = 'qwertz' | 'qwerty';

const DIGITS = '123456789';
const LETTERS: Record<KeyLayout, string> = {
  qwertz: 'QWERTZUIOPASDFGHJKLYXCVBNM',
  qwerty: 'QWERTYUIOPASDFGHJKLZXCVBNM',
};

export interface KeyedButton {
  name: string;
  label: string;
  primary: boolean;
}

export interface Keys {
  /** Piece id to key. */
  pieces: Map<string, string>;
  /** Option of a button to key. */
  buttons: Map<string, string>;
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();

/** 1–9 then letters for pieces in reading order; buttons take a letter of their label, the primary one Enter. */
export function assignKeys(pieces: readonly string[], buttons: readonly KeyedButton[], layout: KeyLayout): Keys {
  const keys: Keys = { pieces: new Map(), buttons: new Map() };
  const taken = new Set<string>();
  for (const button of buttons) {
    if (button.primary) {
      keys.buttons.set(button.name, 'Enter');
      continue;
    }
    const letter = [...plain(button.label)].find((char) => /[A-Z]/.test(char) && !taken.has(char));
    if (letter) {
      taken.add(letter);
      keys.buttons.set(button.name, letter);
    }
  }
  const free = [...DIGITS, ...LETTERS[layout]].filter((key) => !taken.has(key));
  pieces.forEach((piece, i) => {
    const key = free[i];
    if (key) keys.pieces.set(piece, key);
  });
  return keys;
}

/** The button that Enter presses: what confirms, or the only thing there is to choose; never what gives something up or stops early. */
export function primaryOf(names: readonly string[], others: boolean, early: readonly string[] = []): string | undefined {
  const main = ['done', 'yes', 'pay:default', 'end', 'end-turn'].find((name) => names.includes(name));
  if (main) return early.includes(main) ? undefined : main;
  const only = names.length === 1 && !others ? names[0] : undefined;
  return only && !['pass', 'no'].includes(only) ? only : undefined;
}

/** The key that was pressed, as it stands on a key cap. */
export function capOf(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): string {
  if (event.ctrlKey || event.metaKey || event.altKey) return '';
  return event.key.length === 1 ? event.key.toUpperCase() : event.key;
}
