/** Looks at the page as a player does: can each answer be seen and hit, and can all that is written be read? */
window.deskaAnswers = (() => {
  const SHARES = [0.5, 0.43, 0.57, 0.3, 0.7, 0.22, 0.78, 0.15, 0.85];
  /** Pixels: nothing smaller lies over a target. */
  const LEAST_COVER = 12;
  const LEAST_LETTERS = 11;
  const ROUNDING = 0.1;
  /** A chosen card is lifted, a turned one or one of a fan stands out a little. */
  const LIFTED = 18;

  /** It makes no difference to where things are if the page is painted, but to `checkVisibility` and to the time that all takes. */
  const paint = (painted) => (document.documentElement.style.opacity = painted ? '' : '0');

  async function frames(count) {
    paint(false);
    for (let left = count; left > 0; left--) await new Promise(requestAnimationFrame);
    paint(true);
  }

  const boxOf = (node) => node.getBoundingClientRect();
  const isDrawn = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const nodesOf = (id) => document.querySelectorAll(`[data-piece="${CSS.escape(id)}"]`);

  // --- targets

  /** The element that a click on a piece lands on: its body, its cell, or the place of a board itself. */
  function bodyOf(node) {
    if (node.matches('g[role="button"], button')) return node;
    return node.querySelector(':scope > .body:has(> .over), :scope > button.cell');
  }

  /** Points of a square, its corners first: a square that is not whole mostly lacks one of those. */
  function pointsOf(side) {
    const gaps = Math.ceil((side - 1) / LEAST_COVER);
    const parts = Array.from({ length: gaps + 1 }, (_, part) => (side - 1) * (part / gaps - 0.5));
    return parts.flatMap((down) => parts.map((across) => [across, down])).sort((a, b) => Math.abs(b[0] * b[1]) - Math.abs(a[0] * a[1]));
  }
  const POINTS = { 24: pointsOf(24), 44: pointsOf(44) };

  /** A square of so many pixels, all of it on the page and all of it the target's own or of things that let clicks through. */
  function isWhole(node, standing, x, y, side) {
    return POINTS[side].every(([across, down]) => {
      const hit = document.elementFromPoint(x + across, y + down);
      return hit !== null && (node.contains(hit) || standing.includes(hit.closest('[data-piece]')?.dataset.piece));
    });
  }

  function canBeHit(node, side, standing = []) {
    if (!node || !isDrawn(node)) return false;
    const box = boxOf(node);
    return SHARES.some((down) => SHARES.some((across) => isWhole(node, standing, box.x + box.width * across, box.y + box.height * down, side)));
  }

  /** Answers that stand on what another seat has, behind a button for more, or in a list: one click away, behind a target of their own. */
  async function opened(door, side, look) {
    if (!canBeHit(door, side)) return false;
    door.click();
    await frames(2);
    const found = look();
    door.click();
    await frames(2);
    return found;
  }

  function reveal(node) {
    node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return node;
  }

  const buttonOf = (name) => document.querySelector(`.overlay [data-option="${CSS.escape(name)}"]`) ?? document.querySelector(`[data-option="${CSS.escape(name)}"]`);

  async function missing(options, side) {
    const lost = [];
    for (const option of options) {
      const button = buttonOf(option.name);
      // A list of more than four may scroll; the question stays above it.
      if (button && options.length > 4 && button.closest('.answers')) reveal(button);
      if (canBeHit(button, side)) continue; // most buttons are found at the first try, pieces that overlap only after many
      const seen = option.pieces.some(({ id, standing }) => [...nodesOf(id)].some((node) => canBeHit(bodyOf(node), side, standing)));
      if (!seen) lost.push(option);
    }
    return lost;
  }

  /** Options that nothing on the page leads to, after each door has been tried: more buttons, the list of answers, the seats. */
  async function unreachable(options, side) {
    let lost = await missing(options, side);
    const doors = [...document.querySelectorAll('.prompt .more > button, .prompt .lists, .seat.glow > button.over')].filter(isDrawn);
    for (const door of doors) {
      if (lost.length === 0) break;
      const found = new Set();
      await opened(door, side, () => {
        for (const option of lost) {
          const button = buttonOf(option.name);
          const bodies = option.pieces.flatMap(({ id, standing }) => [...nodesOf(id)].map((node) => ({ body: bodyOf(node), standing })));
          const reached = (button && canBeHit(reveal(button), side)) || bodies.some(({ body, standing }) => body && canBeHit(reveal(body), side, standing));
          if (reached) found.add(option.name);
        }
        return true;
      });
      lost = lost.filter((option) => !found.has(option.name));
    }
    return lost.map((option) => `no target: ${option.name} (${option.pieces.map(({ id }) => id).join(' ') || 'a button'})${option.pieces.map(({ id }) => whyNot(id)).join('')}`);
  }

  /** For those who read the failure: where the piece is and what lies over it. */
  function whyNot(id) {
    return [...nodesOf(id)]
      .map((node) => {
        const body = bodyOf(node) ?? node;
        const box = boxOf(body);
        const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        const over = hit && !body.contains(hit) ? ` under ${hit.tagName}.${hit.getAttribute('class')} of ${hit.closest('[data-piece]')?.dataset.piece ?? 'no piece'}` : '';
        return ` [${Math.round(box.width)}×${Math.round(box.height)} at ${Math.round(box.x)},${Math.round(box.y)}${over}]`;
      })
      .join('');
  }

  // --- words

  /** How much larger than it says a thing is drawn: what all transforms around it come to. */
  function scaleOf(node, known) {
    if (!node || node === document.body) return 1;
    const found = known.get(node);
    if (found) return found;
    const { transform } = getComputedStyle(node);
    const own = transform === 'none' ? 1 : Math.sqrt(Math.abs(new DOMMatrix(transform).a * new DOMMatrix(transform).d - new DOMMatrix(transform).b * new DOMMatrix(transform).c));
    const drawn = node instanceof SVGSVGElement && node.viewBox.baseVal?.width > 0 ? boxOf(node).width / node.viewBox.baseVal.width / scaleOf(node.parentElement, known) : 1;
    const scale = own * drawn * scaleOf(node.parentElement, known);
    known.set(node, scale);
    return scale;
  }

  function* words() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.data.trim() && node.parentElement && isDrawn(node.parentElement) && !node.parentElement.closest('script, style, .spoken, symbol')) yield node;
    }
  }

  const rangeOf = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range;
  };

  const scrolls = (style) => /auto|scroll/.test(style.overflowX + style.overflowY);

  /** The box that cuts words off, if one does: hidden overflow with no way to scroll. A board that is shown close is moved by hand. */
  function cutter(node, box) {
    for (let around = node.parentElement; around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (scrolls(style)) return null;
      if (around.matches('.stage.zoomed')) return null;
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const edge = boxOf(around);
      const over = Math.max(edge.left - box.left, box.right - edge.right, edge.top - box.top - 3, box.bottom - edge.bottom - 3);
      if (over > 1.5) return around;
    }
    return null;
  }

  const named = (node) => `${node.tagName.toLowerCase()}.${node.getAttribute('class') ?? ''}`;
  const holderOf = (node) => node.closest('[data-piece]')?.dataset.piece ?? node.closest('[data-zone]')?.dataset.zone ?? '';

  function unreadable() {
    const faults = new Set();
    const known = new Map();
    for (const node of words()) {
      const parent = node.parentElement;
      const style = getComputedStyle(parent);
      const box = boxOf(rangeOf(node));
      if (box.width < 1 || box.height < 1) continue;
      const seen = box.right > 0 && box.left < innerWidth && box.bottom > 0 && box.top < innerHeight;
      const size = parseFloat(style.fontSize) * scaleOf(parent, known);
      // A disc is known by its colour and hatching; the letter on a small one only helps (the seats show it large).
      if (seen && size > 0 && size < LEAST_LETTERS - ROUNDING && !parent.closest('.disc, .letter')) {
        faults.add(`${size.toFixed(1)} px: "${node.data.trim().slice(0, 40)}" in ${named(parent)} of ${holderOf(parent)}`);
      }
      const cut = cutter(node, box);
      if (cut && !cut.closest('[title]')) faults.add(`cut: "${node.data.trim().slice(0, 60)}" in ${named(cut)} of ${holderOf(parent)}`);
      else if (!seen && !inScroll(parent)) faults.add(`off the page: "${node.data.trim().slice(0, 40)}" in ${named(parent)} of ${holderOf(parent)}`);
    }
    for (const node of document.querySelectorAll('.tx > div')) {
      if (node.scrollHeight > node.clientHeight + 3 && isDrawn(node)) faults.add(`cut: "${node.textContent.trim().slice(0, 60)}" in ${named(node)} of ${holderOf(node)}`);
    }
    return [...faults];
  }

  /** Things that stand out of their tray, and words out of the question. */
  function outside() {
    const found = [];
    const out = (inner, outer, slack) => Math.max(outer.left - inner.left, inner.right - outer.right, outer.top - inner.top, inner.bottom - outer.bottom) > slack;
    for (const tray of document.querySelectorAll('.box')) {
      const edge = boxOf(tray);
      for (const body of tray.querySelectorAll('[data-piece] > .body, header, .lines, .below')) {
        const box = boxOf(body);
        if (box.width > 0 && isDrawn(body) && !body.closest('.zoomed, .pans') && out(box, edge, LIFTED)) found.push(`out of its tray by more than ${LIFTED} px: ${holderOf(body)} ${named(body)}`);
      }
    }
    const over = document.querySelector('.overlay .prompt[aria-live]'); // the question of the table is asked there then
    for (const prompt of over ? [over] : document.querySelectorAll('.prompt[aria-live]')) {
      for (const part of prompt.querySelectorAll('small, p, .btn')) {
        if (isDrawn(part) && !part.closest('.menu, .list, .answers') && out(boxOf(part), boxOf(prompt), 2)) found.push(`out of the question: "${part.textContent.trim().slice(0, 40)}"`);
      }
    }
    return [...new Set(found)];
  }

  /** Icons that no pack brings are drawn as a plain disc. */
  function undrawn(position) {
    const names = new Set(JSON.stringify(position).match(/"(?:icon|emblem)":"[^"]+"/g)?.map((found) => found.split('"')[3]));
    return [...names].filter((name) => !document.getElementById(`i-${name}`)).map((name) => `no icon: ${name}`);
  }

  function inScroll(node) {
    for (let around = node; around; around = around.parentElement) if (scrolls(getComputedStyle(around))) return true;
    return false;
  }

  // --- the whole

  async function show(position) {
    const shown = new Promise((resolve) => window.addEventListener('shown', resolve, { once: true }));
    window.dispatchEvent(new CustomEvent('given', { detail: position }));
    await shown;
    await document.fonts.ready;
    await frames(3);
  }

  async function faults(position, options, side) {
    const found = [...(await unreachable(options, side)), ...unreadable(), ...outside(), ...undrawn(position)];
    const page = document.documentElement;
    if (page.scrollWidth > innerWidth + 1 || page.scrollHeight > innerHeight + 1) found.push(`the page is ${page.scrollWidth}×${page.scrollHeight}`);
    // A dial is turned to a number, and one button sets it.
    const isTurned = options.some((option) => document.querySelector(`.dial [data-option="${CSS.escape(option.name)}"]`));
    const bare = options.length === 2 && !isTurned ? options.filter((option) => !canBeHit(buttonOf(option.name), side)) : [];
    if (bare.length === 1) found.push(`one of two answers has a button, the other has none: ${bare[0].name}`);
    return found;
  }

  /** Shows a position and tells all that is wrong with it. */
  return async (position, options, side) => {
    await show(position);
    const found = await faults(position, options, side);
    paint(false);
    return found;
  };
})();
