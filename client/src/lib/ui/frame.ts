/** Runs with the next picture: what is measured then is laid out anyway. */
export function withNextFrame(act: () => void): () => void {
  const frame = requestAnimationFrame(act);
  return () => cancelAnimationFrame(frame);
}

/** The next picture; a page that nobody sees draws none, and waits for none. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) {
      resolve();
      return;
    }
    const done = () => {
      over();
      document.removeEventListener('visibilitychange', done);
      resolve();
    };
    const over = withNextFrame(done);
    document.addEventListener('visibilitychange', done);
  });
}

/** After the picture that is about to be painted: what is done then does not delay it. */
export function painted(): Promise<void> {
  return new Promise((resolve) => (document.hidden ? resolve() : setTimeout(resolve)));
}
