import { describe, expect, test } from "vitest";
import { calculated } from "../../../testing/parsed.js";
import { plainProject } from "../../../testing/plain-project.js";
import { Decimal } from "../../decimal/decimal.js";
import type { IssueReport } from "../../issues/issue.js";
import { checkBlankRates, checkBlankYears } from "./year-left-blank.js";

function blankYears(...entered: readonly number[]): readonly string[] {
  const reports: IssueReport[] = [];
  const years = entered.map((year) => ({ year, measurementVerification: new Decimal(1_000) }));
  checkBlankYears(years, (issue) => reports.push(issue));
  return reports.map(({ at }) => at);
}

test("a year between two years with an entry is reported", () => {
  expect(blankYears(1, 2, 4, 5)).toEqual(["performancePeriod[year=3]"]);
  expect(blankYears(5, 4, 2, 1)).toEqual(["performancePeriod[year=3]"]);
});

test("years before the first entry, after the last one, and an expense of every few years are not", () => {
  expect(blankYears()).toEqual([]);
  expect(blankYears(3)).toEqual([]);
  expect(blankYears(3, 4, 5)).toEqual([]);
  expect(blankYears(1, 4, 7, 10)).toEqual([]);
});

test("a year that is blank as a whole is reported once, as the year", () => {
  const reports: IssueReport[] = [];
  const entries = { measurementVerification: new Decimal(1_000), deliveryChargePct: new Decimal("0.05") };
  const years = [1, 2, 4, 5].map((year) => ({ year, ...entries }));
  for (const all of [years, [...years, { year: 3 }], [...years, { year: 3, otherExpenses: [] }]]) {
    reports.length = 0;
    checkBlankYears(all, (issue) => reports.push(issue));
    expect(reports).toEqual([
      {
        name: "plausibility/year-left-blank",
        at: "performancePeriod[year=3]",
        details: { kind: "years", years: [3], columns: [] },
      },
    ]);
  }
});

test("a year with another entry is reported for the one that is blank", () => {
  const reports: IssueReport[] = [];
  const years = [1, 2, 3, 4].map((year) => ({
    year,
    retainedSavings: new Decimal(100),
    ...(year !== 3 && { measurementVerification: new Decimal(1_000) }),
  }));
  checkBlankYears(years, (issue) => reports.push(issue));
  expect(reports.map(({ at }) => at)).toEqual(["performancePeriod[year=3].measurementVerification"]);
});

test("an escalation rate that is omitted between two years of its category is reported, and an end is not", () => {
  const reported: unknown[] = [];
  const rate = (fieldId: 1 | 3, year: number) => ({ fieldId, year, value: new Decimal("0.02") });
  checkBlankRates([rate(1, 1), rate(1, 3), rate(1, 4), rate(3, 2), rate(3, 5)], (issue) => void reported.push(issue));
  expect(reported).toEqual([
    {
      name: "plausibility/year-left-blank",
      at: "escalationRates[fieldId=1,year=2].value",
      details: { kind: "rates", years: [2], columns: ["electric energy"] },
    },
  ]);
});

describe("blank years of one cause are one finding, at the first of them", () => {
  const found = (data: Readonly<Record<string, unknown>>): readonly unknown[] =>
    calculated(plainProject(data))
      .issues.filter(({ code }) => code === "EPB-PLA-010")
      .map(({ at, message, advice }) => [at, message, advice]);
  const YEARS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

  test("years that are blank as a whole", () => {
    const performancePeriod = YEARS.filter((year) => ![2, 4, 6].includes(year)).map((year) => ({
      year,
      retainedSavings: "5000",
    }));
    expect(found({ performancePeriod })).toEqual([
      [
        "performancePeriod[year=2]",
        "Years 2, 4, and 6 are blank. The years before and after these years have entries.",
        "Enter the values of these years, or 0. A blank cell counts as 0.",
      ],
    ]);
  });

  test("a column with several blanks, and another with blanks elsewhere", () => {
    const performancePeriod = YEARS.map((year) => ({
      year,
      ...(year % 2 === 1 && { retainedSavings: "5000" }),
      ...(year !== 3 && { deliveryChargePct: "0.1" }),
    }));
    expect(found({ performancePeriod })).toEqual([
      [
        "performancePeriod[year=3].deliveryChargePct",
        "The delivery charge of year 3 is blank. The years before and after year 3 have an entry.",
        "Enter the value of the year, or 0. A blank cell counts as 0.",
      ],
      [
        "performancePeriod[year=2].retainedSavings",
        "Years 2, 4, 6, and 8 of retained savings are blank. The years before and after these years have an entry.",
        "Enter the values of these years, or 0. A blank cell counts as 0.",
      ],
    ]);
  });

  test("columns that are blank in the same year", () => {
    const performancePeriod = YEARS.map((year) => ({
      year,
      otherExpenses: [{ fieldId: 1, value: "10" }],
      ...(year !== 4 && { retainedSavings: "5000", measurementVerification: "100" }),
    }));
    const escalationRates = [1, 3, 6].flatMap((fieldId) =>
      YEARS.filter((year) => year > 1 && year !== 5).map((year) => ({ fieldId, year, value: "0.02" })),
    );
    expect(found({ performancePeriod, escalationRates })).toEqual([
      [
        "performancePeriod[year=4].measurementVerification",
        "Year 4 of measurement and verification and retained savings is blank. The years before and after year 4 have entries.",
        "Enter the values of the year, or 0. A blank cell counts as 0.",
      ],
      [
        "escalationRates[fieldId=1,year=5].value",
        "Year 5 of the escalation rates of electric energy, natural gas, and water is blank. The years before and after year 5 have entries.",
        "Enter the values of the year, or 0. A blank cell counts as 0.",
      ],
    ]);
  });
});
