/** How a question stands in its place: which of its answers are buttons there, and how large its words are. */
import type { Option } from '$lib/model';
import { fittingSize, lineCount, textWidth } from './text';

/** So many answers all stand there, if they find room; of more, the last ones are in a list. Brief ones, names and numbers, stand there as long as there is room. */
const MOST = 4;
const BRIEF = 9;
/** Neither of two answers hides behind a button for more: their words take a second line instead. */
const PAIR = 2;
/** Pixels beside the words: the figure of whom it asks, the tools, the button for more. */
const ASIDE = 62;
const TOOLS = { phone: 92, tall: 124, wide: 226 };
const MORE = 104;
/** Words of a question have this room beside buttons; on a phone they may be so high. */
const WORDS = { least: 170, most: 560, high: 48, line: 1.18 };
const SIZES = [17, 15.5, 14, 13];
/** Letters of the line above. */
const ABOVE = 12;
const BOLD = 1.06;
/** A button: its letters, what is around them, and from which width on they take two lines. */
const BUTTON = { letters: 14.5, around: 32, enter: 48, key: 24, gap: 8, line: 190, least: 90, broken: 20 };

export interface Question {
  /** `own` is an overlay, which has room for as many lines as there are; `tall` stands beside a board. */
  place: 'wide' | 'tall' | 'phone' | 'own' | 'own-phone';
  width: number;
  /** A factor. */
  textSize: number;
  sentence: string;
  /** The line above the sentence. */
  above: string;
  /** The answers that may be buttons, the main one first, and how many answers there are in all. */
  buttons: readonly Option[];
  answers: number;
  /** The name of the main one. */
  primary: string;
  showsKeys: boolean;
  /** Its answers are written out in a list of their own. */
  lists: boolean;
}

export interface Asking {
  /** Answers that are buttons, and answers that are behind a button. */
  direct: readonly Option[];
  rest: readonly Option[];
  wordsLeast: number;
  letters: number;
  /** After so many lines the words are cut; 0 if there is room. */
  cutAt: number;
}

export function asking(question: Question): Asking {
  const { place, width, textSize, sentence, buttons } = question;
  const [isTall, isPhone, isOwn] = [place === 'tall', place.endsWith('phone'), place.startsWith('own')];
  // Beside two answers, which are always shown, the line above keeps to one line. The sentence has two, not too small.
  const aboveLeast = question.answers <= PAIR ? textWidth(question.above, ABOVE) + 8 : 0;
  const wordsLeast = Math.min(WORDS.most, Math.max(WORDS.least, aboveLeast, textWidth(sentence, SIZES[1]!) / 2 + 40));
  const direct = buttonsBeside(question, wordsLeast);
  const rest = buttons.slice(direct.length);

  const used = direct.reduce((sum, option) => sum + buttonWidth(option, question, false), 0);
  const beside = isTall || isPhone ? (isPhone ? TOOLS.phone + 14 : 0) : used + TOOLS.wide + (rest.length > 0 ? MORE : 0);
  const room = (width - ASIDE - beside) / BOLD;
  const mostLines = (size: number) => (isOwn ? Infinity : isPhone ? Math.floor(WORDS.high / (size * WORDS.line)) : 2);
  const sizes = SIZES.slice(isTall ? 1 : 0).map((size) => size * textSize);
  const letters = fittingSize(sentence, room, sizes, mostLines);
  const cutAt = lineCount(sentence, room, letters) > mostLines(letters) ? mostLines(letters) : 0;
  return { direct, rest, wordsLeast, letters, cutAt };
}

/** As many buttons as find room beside the words, or in their line below them. */
function buttonsBeside(question: Question, wordsLeast: number): readonly Option[] {
  const { place, width, buttons } = question;
  if (question.lists) return buttons.slice(0, 1);
  if (buttons.length <= PAIR) return buttons;
  const isTall = place === 'tall';
  const isNarrow = isTall || place.endsWith('phone');
  const beside = isNarrow ? 24 + (isTall ? TOOLS.tall : 0) : ASIDE + wordsLeast + TOOLS.wide;
  const isBrief = buttons.every(({ label }) => label.length <= BRIEF);
  const most = buttons.length > MOST && !isBrief ? MOST - 1 : buttons.length;
  const fitting = (room: number) => {
    let used = 0;
    const over = buttons.findIndex((option) => (used += buttonWidth(option, question, isNarrow)) > room);
    return over < 0 ? buttons.length : over;
  };
  const all = Math.min(most, fitting(width - beside));
  return buttons.slice(0, all === buttons.length ? all : Math.max(1, Math.min(most, fitting(width - beside - MORE))));
}

/** A button is as wide as its words, in two lines where they are long. */
function buttonWidth({ label, name }: Option, { place, primary, showsKeys }: Question, isNarrow: boolean): number {
  const cap = place.endsWith('phone') ? 0 : name === primary ? BUTTON.enter : showsKeys ? BUTTON.key : 0;
  const wide = textWidth(label, BUTTON.letters) * BOLD + BUTTON.around;
  return BUTTON.gap + cap + (wide + cap > BUTTON.line || isNarrow ? Math.max(BUTTON.least, wide / 2 + BUTTON.broken) : wide);
}
