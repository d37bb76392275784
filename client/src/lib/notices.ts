/** The browser's own notice that it is my turn, while the page is out of sight; beside title and sound, never instead of them. */
import { settings } from '$lib/settings.svelte';

export type Obstacle = 'notify-refused' | 'notify-impossible';

/** Pages without a certificate, as in a home network, and some phones have none. */
function obstacle(): Obstacle | null {
  if (typeof Notification === 'undefined' || !isSecureContext) return 'notify-impossible';
  return Notification.permission === 'granted' ? null : 'notify-refused';
}

/** Why somebody who wants notices gets none. */
export function whyNone(): Obstacle | null {
  return settings.notify ? obstacle() : null;
}

/** Ask for them, which only a click may do, and show one; false notices are never promised. */
export async function allowNotices(title: string, body: string): Promise<Obstacle | null> {
  if (obstacle() === 'notify-refused') await Notification.requestPermission();
  return obstacle() ?? (made(title, body, 'deska') ? null : 'notify-impossible');
}

function made(title: string, body: string, tag: string): Notification | null {
  try {
    return new Notification(title, { body, tag, icon: '/icon.svg' });
  } catch {
    return null; // Android's browsers have the word, but let no page use it
  }
}

/** The notice of one table: there is at most one, and none once the page is seen. */
export class TurnNotice {
  private shown: Notification | null = null;
  private readonly seen = () => document.hidden || this.withdraw();

  constructor(private readonly table: string) {}

  tell(title: string, body: string): void {
    if (!settings.notify || !document.hidden || obstacle()) return;
    this.withdraw();
    this.shown = made(title, body, `deska-${this.table}`);
    if (!this.shown) return;
    this.shown.onclick = () => {
      window.focus();
      this.withdraw();
    };
    document.addEventListener('visibilitychange', this.seen);
  }

  withdraw(): void {
    document.removeEventListener('visibilitychange', this.seen);
    this.shown?.close();
    this.shown = null;
  }
}
