/**
 * Brings the head of a column out from under the first and the last one, which may stay in view while the others scroll.
 * Browsers leave what they see a part of where it is.
 */
export function comeIntoView(head: Element): void {
  const frame = head.closest(".table-frame");
  const [first, last] = [head.parentElement?.firstElementChild, head.parentElement?.lastElementChild];
  if (frame === null || !first || !last || head === first || head === last) return;
  const { left, right } = head.getBoundingClientRect();
  const bounds = frame.getBoundingClientRect();
  const from = Math.max(bounds.left, first.getBoundingClientRect().right);
  const to = Math.min(bounds.right, last.getBoundingClientRect().left);
  if (left < from) frame.scrollLeft -= from - left;
  else if (right > to) frame.scrollLeft += Math.min(right - to, left - from);
}
