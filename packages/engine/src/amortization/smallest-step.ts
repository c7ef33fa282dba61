/**
 * The smallest whole step from 1 to a limit that does it, where every larger step does it too; undefined when not even
 * the limit does.
 */
export function smallestStep(limit: number, does: (step: number) => boolean): number | undefined {
  if (limit < 1 || !does(limit)) return undefined;
  let [low, high] = [0, limit];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    // Above 2^53, adjacent whole numbers differ by more than 1.
    if (middle === low || middle === high) break;
    if (does(middle)) high = middle;
    else low = middle;
  }
  return high;
}
