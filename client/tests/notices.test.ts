import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allowNotices, TurnNotice } from '$lib/notices';
import { settings } from '$lib/settings.svelte';

const WORKER = readFileSync(join(import.meta.dirname, '../public/worker.js'), 'utf8');

/** The things that the browser shows, in the order in which it is told. */
let told: string[];

class Shown {
  static permission = 'granted';
  constructor(
    readonly title: string,
    readonly options: NotificationOptions = {},
  ) {
    told.push(`page ${title}`);
  }
  close(): void {
    told.push(`close ${this.title}`);
  }
}

class Refused extends Shown {
  constructor(title: string) {
    throw new TypeError(`${title}: Illegal constructor`);
    super(title);
  }
}

interface Wish {
  title: string;
  options: NotificationOptions;
}

/** A registered worker that answers as ours does. */
function worker(answers: boolean) {
  const shown: Wish[] = [];
  const registration = {
    active: {
      postMessage(wish: Wish, [port]: MessagePort[]): void {
        if (answers) told.push(`worker ${wish.title}`);
        if (answers) shown.push(wish);
        port!.postMessage(answers);
      },
    },
    getNotifications: async ({ tag }: { tag: string }) =>
      shown.filter((wish) => wish.options.tag === tag).map(({ title }) => ({ close: () => told.push(`close ${title}`) })),
  };
  return { register: async () => registration, ready: Promise.resolve(registration) };
}

function browser(container: unknown, page: typeof Shown = Shown): void {
  vi.stubGlobal('Notification', page);
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('navigator', container ? { serviceWorker: container } : {});
}

async function settled(): Promise<void> {
  await new Promise((done) => setTimeout(done, 20));
}

beforeEach(() => {
  told = [];
  settings.notify = true;
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a notice', () => {
  it('is shown by the worker, which phones allow alone', async () => {
    browser(worker(true), Refused);
    expect(await allowNotices('Deska', '')).toBeNull();
    expect(told).toEqual(['worker Deska']);
  });

  it.each([
    ['there are no workers', null],
    ['the worker cannot', worker(false)],
    ['workers are forbidden', { register: () => Promise.reject(new Error('SecurityError')) }],
  ])('is shown by the page where %s', async (_, container) => {
    browser(container);
    expect(await allowNotices('Deska', '')).toBeNull();
    expect(told).toEqual(['page Deska']);
  });

  it('is not promised where neither can show it', async () => {
    browser(null, Refused);
    expect(await allowNotices('Deska', '')).toBe('notify-impossible');
  });

  it.each([
    ['worker', worker(true)],
    ['page', null],
  ])('of a table is taken back before the next one, and once the page is seen (%s)', async (by, container) => {
    browser(container);
    const notice = new TurnNotice('t');
    notice.tell('one', '');
    notice.tell('two', '');
    await settled();
    expect(told.slice(0, 3)).toEqual([`${by} one`, 'close one', `${by} two`]);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await settled();
    expect(told.at(-1)).toBe('close two');
  });
});

describe('the worker', () => {
  /** It runs with clients of ours; what it does with them is told. */
  function started(page: { focus(): Promise<unknown> } | undefined) {
    const heard = new Map<string, (event: unknown) => void>();
    const self = {
      addEventListener: (name: string, listener: (event: unknown) => void) => heard.set(name, listener),
      clients: { get: async () => page, openWindow: async (path: string) => told.push(`open ${path}`) },
    };
    new Function('self', WORKER)(self);
    return async (name: string, event: object) => {
      let work: Promise<unknown> | undefined;
      heard.get(name)!({ ...event, waitUntil: (given: Promise<unknown>) => (work = given) });
      await work;
    };
  }

  const clicked = { notification: { close: () => told.push('close'), data: { page: 'p', path: '/table/t' } } };

  it('leads back to the page that asked', async () => {
    await started({ focus: async () => told.push('focus') })('notificationclick', clicked);
    expect(told).toEqual(['close', 'focus']);
  });

  it('opens the address again if the page is gone or cannot be brought back', async () => {
    await started(undefined)('notificationclick', clicked);
    await started({ focus: () => Promise.reject(new Error('gone')) })('notificationclick', clicked);
    expect(told).toEqual(['close', 'open /table/t', 'close', 'open /table/t']);
  });
});
