/** Paths of the page, without a framework. */

class Router {
  path = $state(location.pathname);
  hash = $state(location.hash);
  /** Where one came from when another kind of page was opened. */
  from = $state('');

  read(): void {
    this.path = location.pathname;
    this.hash = location.hash;
  }

  go(to: string, replace = false): void {
    if (to.split('/')[1] !== this.path.split('/')[1]) this.from = this.path;
    history[replace ? 'replaceState' : 'pushState'](null, '', to);
    this.read();
  }

  /** A click on a link of our own changes the page without loading it anew. */
  follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute('download') || link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
