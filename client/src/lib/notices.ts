/** The browser's own notice that it is my turn, while the page is out of sight; beside title and sound, never instead of them. */
import { settings } from '$lib/settings.svelte';

export type Obstacle = 'notify-refused' | 'notify-impossible';

/** How to take a notice back. */
interface Notice {
  close(): void | Promise<void>;
}

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
  return obstacle() ?? ((await show(title, body, 'deska')) ? null : 'notify-impossible');
}

/** Null where the browser lets neither a worker nor the page show one. */
async function show(title: string, body: string, tag: string): Promise<Notice | null> {
  const options = { body, tag, icon: '/icon.svg' };
  return (await byWorker(title, options)) ?? byPage(title, options);
}

/** Where there is a service worker it shows the notice: on Android no page may, and it finds a page that has been closed again. */
async function byWorker(title: string, options: NotificationOptions & { tag: string }): Promise<Notice | null> {
  if (!('serviceWorker' in navigator)) return null;
  try {
    await navigator.serviceWorker.register('/worker.js');
    const worker = await navigator.serviceWorker.ready;
    return (await asked(worker, { title, options, path: location.pathname })) ? { close: () => closed(worker, options.tag) } : null;
  } catch {
    return null; // private windows have the word, but no workers
  }
}

/** True if the worker has done it. */
function asked({ active }: ServiceWorkerRegistration, wish: unknown): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    active!.postMessage(wish, [port2]);
  });
}

async function closed(worker: ServiceWorkerRegistration, tag: string): Promise<void> {
  for (const notice of await worker.getNotifications({ tag })) notice.close();
}

function byPage(title: string, options: NotificationOptions): Notice | null {
  try {
    const notice = new Notification(title, options);
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
    return notice;
  } catch {
    return null; // Android's browsers have the word, but let no page use it
  }
}

/** The notice of one table: there is at most one, and none once the page is seen. */
export class TurnNotice {
  /** One is taken back before the next is shown. */
  private shown: Promise<Notice | null> = Promise.resolve(null);
  private readonly seen = () => document.hidden || this.withdraw();

  constructor(private readonly table: string) {}

  tell(title: string, body: string): void {
    if (!settings.notify || !document.hidden || obstacle()) return;
    this.withdraw();
    this.shown = this.shown.then(() => show(title, body, `deska-${this.table}`));
    document.addEventListener('visibilitychange', this.seen);
  }

  withdraw(): void {
    document.removeEventListener('visibilitychange', this.seen);
    this.shown = this.shown.then(async (notice) => {
      await notice?.close();
      return null;
    });
  }
}
