/** The page wears the viewer's settings and the cloth of the game on it. */
import { keepSettings, pace, settings } from '$lib/settings.svelte';
import type { Style } from '$lib/model';

const wardrobe = $state<{ look: Style | null }>({ look: null });

/** While a table is shown, the page has its colours. */
export function wear(look: () => Style | null | undefined): void {
  $effect(() => {
    wardrobe.look = look() ?? null;
    return () => (wardrobe.look = null);
  });
}

export function dress(): void {
  $effect(() => {
    const root = document.documentElement;
    root.lang = settings.lang;
    root.dataset['theme'] = settings.theme;
    root.style.setProperty('--ts', String(settings.textSize / 100));
    root.style.setProperty('--speed', String(pace()));
    settings.seatColours.forEach((colour, i) => root.style.setProperty(`--seat${i + 1}`, colour));
    keepSettings();
  });
  $effect(() => {
    const style = document.documentElement.style;
    const cloth = wardrobe.look?.[settings.theme];
    const tokens: [string, string | undefined][] = [
      ['--f1', cloth?.middle],
      ['--f2', cloth?.edge],
      ['--acc', cloth?.accent],
      ['--acc-ink', cloth?.ink],
    ];
    for (const [token, value] of tokens) {
      if (value) style.setProperty(token, value);
      else style.removeProperty(token);
    }
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute('content', cloth?.edge ?? (settings.theme === 'dark' ? '#171615' : '#dcd3c6'));
  });
}
