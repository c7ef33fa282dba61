/** A head is as high as the longest of all columns, also of one that is out of view. */
const MOST_LINES = 3;

/** Width of a column header in letters, so that its words fit in few lines. */
export function headWidth(words: string): number {
  const parts = words.split(/\s+/);
  let width = Math.max(...parts.map(({ length }) => length));
  while (linesAt(parts, width) > MOST_LINES) width += 1;
  return width;
}

/** Breaks lines like a browser: each line takes as many words as fit. */
function linesAt(words: readonly string[], width: number): number {
  let [lines, used] = [1, -1];
  for (const { length } of words) {
    const isFitting = used + 1 + length <= width;
    used = isFitting ? used + 1 + length : length;
    if (!isFitting) lines += 1;
  }
  return lines;
}
