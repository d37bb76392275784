/** True if a piece is on the page and in sight; on a phone some lie on another sheet. */
export function isInSight(id: string): boolean {
  const box = document.querySelector(`[data-piece="${CSS.escape(id)}"]`)?.getBoundingClientRect();
  return box !== undefined && box.width > 0 && box.right > 0 && box.left < innerWidth;
}
