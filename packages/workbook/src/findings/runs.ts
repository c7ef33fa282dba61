/** `3–7, 9` for 3, 4, 5, 6, 7 and 9. */
export function formatRuns(numbers: readonly number[], format: (value: number) => string): string {
  const sorted = [...new Set(numbers)].sort((left, right) => left - right);
  const runs: { first: number; last: number }[] = [];
  for (const value of sorted) {
    const run = runs.at(-1);
    if (run !== undefined && value === run.last + 1) run.last = value;
    else runs.push({ first: value, last: value });
  }
  return runs
    .map(({ first, last }) => (first === last ? format(first) : `${format(first)}–${format(last)}`))
    .join(", ");
}
