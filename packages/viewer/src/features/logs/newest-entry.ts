/** Whether there is an entry after a number. */
type HasAfter = (sequence: number) => Promise<boolean>;

/**
 * The number of the newest entry; 0 where there is none. Entries are counted from 1 without a gap and asked for from the
 * first on, so the end is looked for by doubling, and then by halving: 34 short questions for 100,000 entries.
 */
export async function newestEntry(hasAfter: HasAfter): Promise<number> {
  if (!(await hasAfter(0))) return 0;
  // There is an entry after `below`, and none after `above`.
  let [below, above] = [0, 1];
  while (await hasAfter(above)) {
    below = above;
    above *= 2;
  }
  while (above - below > 1) {
    const middle = Math.floor((below + above) / 2);
    if (await hasAfter(middle)) below = middle;
    else above = middle;
  }
  return above;
}
