/** For effects that ask the server: nobody hears the answer once the page is left, or the question asked anew. */
export function asking<T>(answer: Promise<T>, heard: (found: T) => void, failed: (reason: unknown) => void): () => void {
  let wanted = true;
  answer.then(
    (found) => wanted && heard(found),
    (reason: unknown) => wanted && failed(reason),
  );
  return () => {
    wanted = false;
  };
}
