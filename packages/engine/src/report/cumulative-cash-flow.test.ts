import { describe, expect, test } from "vitest";
import { readFixture } from "../../testing/fixtures.js";
import { calculated, parsed } from "../../testing/parsed.js";
import { plainProject } from "../../testing/plain-project.js";
import { calculateProject } from "../calculate/calculate-project.js";
import { Decimal } from "../decimal/decimal.js";
import { sum } from "../decimal/sum.js";
import { CalculationType } from "../enumerations/calculation-type.js";
import type { Project } from "../model/project.js";
import { withValueAtPath } from "../paths/with-value-at-path.js";
import { calculateKnownFigures } from "../withhold/calculate-known-figures.js";
import { cumulativeCashFlow } from "./cumulative-cash-flow.js";
import { reportTable } from "./report-table-of.js";

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

test("the cumulative cash flow of an express project is empty while a figure of its years is withheld", () => {
  const express = {
    years: [
      { year: 1, guaranteedSavings: new Decimal("9"), debtService: new Decimal("5"), netSavings: new Decimal("4") },
    ],
    ghg: { entered: {}, computed: {} },
  };
  const values = { calculationTypeId: CalculationType.Epx, express };
  const withheld = { inputs: ["financing.indexRate"], figures: ["express.years[year=2].debtService"] };
  expect(cumulativeCashFlow(values)).toHaveLength(1);
  expect(cumulativeCashFlow({ ...values, withheld })).toEqual([]);
});

test("the tables of an express project are made also while its savings are withheld", () => {
  const path = "ecms[uuid=measure-1].estimatedSavings[fieldId=2].value";
  const json = readFixture("projects/epx-campus.json") as object;
  const project = withValueAtPath<Project>(parsed({ ...json, unknownInputs: [path] }), `data.${path}`, undefined);
  const { calculatedValues } = calculateKnownFigures(project);
  expect(calculatedValues.withheld?.figures).toContain("express.years[year=1].guaranteedSavings");
  expect(reportTable("cash-flow", project.data, calculatedValues).rows).toEqual([]);
});
