/**
 * Number of cases that a property tries: the larger of its budget and `EPB_TEST_RUNS`.
 *
 * @param budget - Number of cases when `EPB_TEST_RUNS` is not set.
 */
export function runs(budget: number): number {
  return Math.max(budget, Number(process.env["EPB_TEST_RUNS"] ?? 0));
}

/** Time limit of a test in ms; none in long runs of properties. */
export const timeLimit = (milliseconds: number): number =>
  process.env["EPB_TEST_RUNS"] === undefined ? milliseconds : 0;
