/** Runs with the next picture: what is measured then is laid out anyway. */
export function withNextFrame(act: () => void): () => void {
  const frame = requestAnimationFrame(act);
  return () => cancelAnimationFrame(frame);
}

/** The next picture; a page that nobody sees draws none, and waits for none. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else withNextFrame(resolve);
  });
}
