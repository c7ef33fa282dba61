/**
 * Number of cases that a property tries: its own budget, or `EPB_TEST_RUNS` where that is more.
 *
 * @param budget - Cases in an everyday run.
 */
export function runs(budget: number): number {
  return Math.max(budget, Number(process.env["EPB_TEST_RUNS"] ?? 0));
}
