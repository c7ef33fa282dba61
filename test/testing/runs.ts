/**
 * Number of cases that a property tries: the larger of its budget and `EPB_TEST_RUNS`.
 *
 * @param budget - Number of cases when `EPB_TEST_RUNS` is not set.
 */
export function runs(budget: number): number {
  return Math.max(budget, Number(process.env["EPB_TEST_RUNS"] ?? 0));
}

/** A limit ends a test that hangs, and measures no speed. A machine of a CI service can be slow. */
const TIMES_LONGER_IN_CI = 3;

/** Time limit of a test in ms: three times as long in CI, none in long runs of properties. */
export function timeLimit(milliseconds: number): number {
  const { EPB_TEST_RUNS, CI } = process.env;
  if (EPB_TEST_RUNS !== undefined) return 0;
  return CI === undefined ? milliseconds : TIMES_LONGER_IN_CI * milliseconds;
}
