/** So many milliseconds after letting go its click has come, if there is one. */
export const CLICK_COMES = 100;
export const LONG_PRESS = 450;

/** Letting go after a long press is no click, wherever it lands: the card that is shown now lies under the finger. */
export function letGo(): void {
  const swallow = (event: Event) => event.stopPropagation();
  const over = () => {
    removeEventListener('pointerup', over);
    removeEventListener('pointercancel', over);
    setTimeout(() => removeEventListener('click', swallow, true), CLICK_COMES);
  };
  addEventListener('click', swallow, { capture: true, once: true });
  addEventListener('pointerup', over);
  addEventListener('pointercancel', over);
}

/** A button pressed by a pointer gives the focus back while nothing is drawn: if it lost it by being taken away, a half-drawn page would be laid out. Keys keep it. */
export function leaveFocus(): void {
  const focused = document.activeElement;
  if ((focused instanceof HTMLElement || focused instanceof SVGElement) && !focused.matches(':focus-visible')) focused.blur();
}
