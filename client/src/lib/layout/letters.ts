/** How wide letters are, in hundredths of their size: groups of letters that are as wide as each other. Measured once, in both fonts. */
const TEXT: Readonly<Record<number, string>> = {
  20: "'",
  26: '.,:;’',
  28: 'j·',
  29: 'il',
  30: ' !',
  32: '()/',
  36: 'ft"',
  38: 'r-',
  42: 'I1',
  46: '“”„',
  50: 'csz–',
  53: 'vy?',
  55: 'akxJL×',
  57: '27ehnouF',
  59: '39bdgpqE',
  62: '568PSTZ+',
  65: '4BCKRV',
  68: '0ADXY',
  71: 'GHNU',
  75: 'wOQ',
  84: '—→',
  88: 'mMW',
};
const DISPLAY: Readonly<Record<number, string>> = {
  16: ' ',
  19: "'",
  23: '.:;,’·',
  25: 'ijl',
  29: 'f()!',
  32: 'tJ-',
  34: 'rI"',
  38: '1cs/',
  41: '35z“”„',
  44: '7egvy',
  47: '2689abdkpqxCFS?–',
  50: '04hnouLZE',
  54: 'BPTY×',
  58: 'DGKOQRVX',
  63: 'AHNU+',
  68: 'wm',
  85: 'MW—→',
};
/** As wide as a wide letter. */
const UNKNOWN = 60;

const tableOf = (groups: Readonly<Record<number, string>>): ReadonlyMap<string, number> =>
  new Map(Object.entries(groups).flatMap(([width, letters]) => [...letters].map((letter) => [letter, Number(width)])));

const MARKS = /\p{Mark}/gu;

/** Widths of words, in parts of their size. Accents add nothing. */
const measuring = (widths: ReadonlyMap<string, number>) => (word: string) =>
  [...word.normalize('NFD').replace(MARKS, '')].reduce((sum, letter) => sum + (widths.get(letter) ?? UNKNOWN), 0) / 100;

export const textWide = measuring(tableOf(TEXT));
export const displayWide = measuring(tableOf(DISPLAY));
