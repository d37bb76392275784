/** The settings of a viewer; kept on the device. */

export interface Values {
  lang: 'cs' | 'en';
  theme: 'dark' | 'light';
  /** The viewer has chosen the theme; else it is that of the system. */
  ownTheme: boolean;
  volume: number;
  soundTurn: boolean;
  soundRest: boolean;
  /** The browser tells me when it is my turn. */
  notify: boolean;
  speed: 0 | 0.5 | 1 | 2;
  /** Moments part by part, all at once, or not at all; and whether they go on by themselves. */
  moments: 'full' | 'short' | 'off';
  goOn: boolean;
  /** How fast the turns of others are shown; as the table was opened, until the viewer says otherwise. */
  turns: '' | 'step' | 'calm' | 'quick' | 'none';
  /** When the coach explains a decision by itself. */
  coach: 'always' | 'first' | 'off';
  /** Names of the places of a map: where they can be read, or not at all. */
  names: boolean;
  confirmEnd: boolean;
  textSize: 90 | 100 | 115 | 130;
  keyCaps: 'used' | 'always' | 'never';
  seatColours: string[];
  name: string;
}

export const SEAT_COLOURS = ['#f1735d', '#5aa9f2', '#f2c230', '#4fc28a', '#be8cf0', '#f4eedf'];
const PLACE = 'deska.settings';
const daylight = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: light)') : undefined;
const systemTheme = (): Values['theme'] => (daylight?.matches ? 'light' : 'dark');

function defaults(): Values {
  const czech = typeof navigator === 'undefined' || /^(cs|sk)\b/i.test(navigator.language);
  return {
    lang: czech ? 'cs' : 'en',
    theme: systemTheme(),
    ownTheme: false,
    volume: 0.5,
    soundTurn: true,
    soundRest: true,
    notify: false,
    speed: 1,
    moments: 'full',
    goOn: true,
    turns: '',
    coach: 'first',
    names: true,
    confirmEnd: false,
    textSize: 100,
    keyCaps: 'used',
    seatColours: [...SEAT_COLOURS],
    name: '',
  };
}

function stored(): Values {
  const values = defaults();
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Values>;
    // Before this was asked, a theme other than the system's had been chosen.
    const own = kept.ownTheme ?? (kept.theme !== undefined && kept.theme !== values.theme);
    Object.assign(values, kept, { ownTheme: own }, own ? {} : { theme: values.theme });
  } catch {
    localStorage.removeItem(PLACE);
  }
  return values;
}

export const settings = $state(stored());
daylight?.addEventListener?.('change', () => {
  if (!settings.ownTheme) settings.theme = systemTheme();
});

export function chooseTheme(theme: Values['theme']): void {
  Object.assign(settings, { theme, ownTheme: true });
}

export function keepSettings(): void {
  localStorage.setItem(PLACE, JSON.stringify(settings));
}

/** How much slower or faster things move; 0 where the viewer wants no motion. */
export function pace(): number {
  if (settings.speed === 0) return 0;
  if (typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  return 1 / settings.speed;
}
