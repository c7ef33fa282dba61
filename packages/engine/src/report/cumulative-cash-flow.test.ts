import { describe, expect, test } from "vitest";
import { readFixture } from "../../testing/fixtures.js";
import { calculated, parsed } from "../../testing/parsed.js";
import { plainProject } from "../../testing/plain-project.js";
import { calculateProject } from "../calculate/calculate-project.js";
import { sum } from "../decimal/sum.js";
import { cumulativeCashFlow } from "./cumulative-cash-flow.js";

const flowOf = (json: unknown) => cumulativeCashFlow(calculated(json).calculatedValues);
const text = (amount: { toFixed(): string } | undefined): string | undefined => amount?.toFixed();

describe("the cumulative cash flow of a contract", () => {
  test("adds up what the customer keeps, year by year", () => {
    // The plain project retains 5 000 a year: 0, then 5 000, 10 000, 15 000.
    const [year0, year1, year2, year3] = flowOf(plainProject());
    expect(year0).toMatchObject({ year: 0 });
    expect(text(year0?.cumulative)).toBe("0");
    expect([year1, year2, year3].map((year) => text(year?.cumulative))).toEqual(["5000", "10000", "15000"]);
  });

  test("begins with what the implementation period saves and costs", () => {
    const [year0] = flowOf(
      plainProject({
        implementationCostSavings: { estimatedCostSavings: "900", guaranteedCostSavings: "700", payment: "1000" },
      }),
    );
    // 700 − 1 000
    expect([text(year0?.savings), text(year0?.payments), text(year0?.cumulative)]).toEqual(["700", "1000", "-300"]);
  });

  test.each(["federal-espc", "example-annual-end", "school-district"])(
    "ends at savings less payments in %s",
    (name) => {
      const { calculatedValues } = calculated(readFixture(`projects/${name}.json`));
      const { totalGuaranteedCostSavings, totalPayments } = calculatedValues.costSavings;
      const years = cumulativeCashFlow(calculatedValues);
      expect(years.length).toBe(calculatedValues.costSavings.years.length + 1);
      expect(text(years.at(-1)?.cumulative)).toBe(
        text(totalPayments && totalGuaranteedCostSavings?.minus(totalPayments)),
      );
    },
  );

  test("is empty where nothing is paid and nothing saved", () => {
    expect(flowOf({ ...plainProject(), data: {} })).toEqual([]);
  });
});

test("the cumulative cash flow of an express project ends at its net savings", () => {
  const { calculatedValues } = calculateProject(parsed(readFixture("projects/epx-campus.json")));
  const years = cumulativeCashFlow(calculatedValues);
  expect(years.map(({ year }) => year)).toEqual(calculatedValues.express?.years.map(({ year }) => year));
  expect(text(years.at(-1)?.cumulative)).toBe(text(calculatedValues.express?.totalNetSavings));
  expect(text(years.at(-1)?.cumulative)).toBe(text(sum(years.map(({ net }) => net))));
});
