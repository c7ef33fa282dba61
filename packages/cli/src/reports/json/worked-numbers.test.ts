import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Decimal } from "@epb/engine";
import { expect, test } from "vitest";
import { memoryIo } from "../../memory-io.testing.js";
import { runProgram } from "../../program.js";

const FIXTURES = fileURLToPath(new URL("../../../../../fixtures/", import.meta.url));

/** Item of a list that the worked numbers identify by year, or by year and month. */
type Keyed = Readonly<Record<string, string | number>>;

test.each(readdirSync(`${FIXTURES}expected`))("the result for programs has the worked numbers of %s", async (name) => {
  const io = memoryIo({ folder: FIXTURES });
  await runProgram(["calc", `projects/${name}`, "--format", "json"], io);
  const { calculatedValues: values } = JSON.parse(io.written.stdout);
  const expected = JSON.parse(readFileSync(`${FIXTURES}expected/${name}`, "utf8"));

  const { financing, implementationTotals, capitalization } = values.projectSummary;
  expectFigures(implementationTotals, expected.implementationTotals);
  expectFigures({ ...capitalization, ...financing }, expected.capitalization);
  for (const [year, figures] of Object.entries<Keyed>(expected.itemizedSavings)) {
    expectFigures(ofYear(values.itemizedSavings.years, year), figures);
  }
  const { amortization, costSavings, performancePeriod } = values;
  for (const [year, figures] of Object.entries<Keyed>(expected.amortization.summary)) {
    expectFigures(ofYear(amortization.summary, year), figures);
  }
  expectFigures(amortization.total, expected.amortization.total);
  expectFigures(byMonth(amortization.detail, "endingBalance"), expected.amortization.endingBalanceByMonth);
  expectFigures(byMonth(amortization.detail, "interest"), expected.amortization.interestByMonth);
  expect(performancePeriod.years).toBe(expected.amortization.performancePeriodYears);
  for (const [year, figures] of Object.entries<Keyed>(expected.costSavings.years)) {
    const {
      estimatedSavings = "",
      guaranteedSavings = "",
      retainedSavings = "",
      ...others
    } = ofYear(costSavings.years, year);
    // The worked numbers have shorter names for these three.
    const named = { estimated: estimatedSavings, guaranteed: guaranteedSavings, retained: retainedSavings };
    expectFigures({ ...others, ...named }, figures);
  }
  expect(costSavings.years).toHaveLength(Object.keys(expected.costSavings.years).length);
  const { totalEstimatedCostSavings, totalGuaranteedCostSavings } = expected.costSavings;
  expectFigures(costSavings, { totalEstimatedCostSavings, totalGuaranteedCostSavings });
});

const ofYear = (items: readonly Keyed[], year: string): Keyed =>
  items.find((item) => String(item["year"]) === year) ?? {};

const byMonth = (items: readonly Keyed[], figure: string): Keyed =>
  Object.fromEntries(items.map((item) => [`${item["year"]}-${item["month"]}`, item[figure] ?? "absent"]));

/** Equal to the digits that the worked numbers show. */
function expectFigures(actual: Keyed, expected: Keyed): void {
  const shown = Object.entries(expected).map(([name, figure]) => [name, toDigitsOf(String(figure), actual[name])]);
  expect(Object.fromEntries(shown)).toEqual(expected);
}

function toDigitsOf(expected: string, actual: string | number | undefined): unknown {
  const isNumber = typeof actual === "string" && /^-?\d+(\.\d+)?$/.test(actual);
  return isNumber ? new Decimal(actual).toDecimalPlaces(expected.split(".")[1]?.length ?? 0).toFixed() : actual;
}
