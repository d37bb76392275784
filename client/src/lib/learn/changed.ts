/** Looks again when something on the page has changed and is painted, and once more when it has come to rest. */
import { painted } from '$lib/ui/frame';

/** Movements of the table are over by then. */
const AT_REST = 450;

/** Look when anything changes but the onlooker's own things, which a selector names. */
export function whenChanged(look: () => void, own: string): () => void {
  let [frame, timer, ended] = [0, 0, false];
  // To measure the page delays its picture: the new scene comes first.
  const soon = () => void painted().then(() => !ended && look());
  const again = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    frame = requestAnimationFrame(soon);
    timer = window.setTimeout(look, AT_REST);
  };
  /** True if a change was made by somebody else: its own changes are nothing to look at. */
  const isForeign = ({ target }: MutationRecord) => !(target instanceof Element && target.closest(own));
  const watch = new MutationObserver((changes) => changes.some(isForeign) && again());
  watch.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['class', 'hidden'] });
  const size = new ResizeObserver(again);
  for (const node of document.querySelectorAll(own)) size.observe(node);
  addEventListener('scroll', again, true);
  addEventListener('resize', again);
  again();
  return () => {
    ended = true;
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    watch.disconnect();
    size.disconnect();
    removeEventListener('scroll', again, true);
    removeEventListener('resize', again);
  };
}
