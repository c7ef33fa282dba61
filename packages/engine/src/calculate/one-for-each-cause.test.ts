import { describe, expect, test } from "vitest";
import { expressProject } from "../../testing/express-project.js";
import { calculated, parsed } from "../../testing/parsed.js";
import { plainFinancing, plainMeasure, plainProject } from "../../testing/plain-project.js";
import { calculateProject } from "./calculate-project.js";

const YEARS = Array.from({ length: 25 }, (_, index) => index + 1);

interface Entries {
  readonly rate?: string;
  readonly premium?: string;
  readonly guarantee?: string;
  /** Retained savings of each year from 1 on, $. */
  readonly retained?: (year: number) => string | undefined;
  readonly cost?: string;
}

/** $100,000 of savings a year, and a measure of $500,000 unless given. */
const findings = ({ rate = "0.03", premium = "0", guarantee = "1", retained, cost = "500000" }: Entries) =>
  calculated(
    plainProject({
      financing: plainFinancing({ indexRate: rate, addedPremium: premium }),
      other: { guarPctEstSav: guarantee },
      performancePeriod: YEARS.flatMap((year) => {
        const retainedSavings = retained === undefined ? "5000" : retained(year);
        return retainedSavings === undefined ? [] : [{ year, retainedSavings }];
      }),
      ecms: [
        plainMeasure({
          implementation: { baseConstructionCost: cost },
          estimatedSavings: [{ fieldId: 2, value: "100000" }],
        }),
      ],
    }),
  ).issues.map(({ code, at, message, advice }) => ({ code, at, message, advice }));

describe("a loan that is never paid off is one finding, at the input to check first", () => {
  test("a premium of 40%, without the amount that the loan grows to", () => {
    expect(findings({ premium: "0.4" })).toEqual([
      {
        code: "EPB-AMO-009",
        at: "financing.addedPremium",
        message:
          "The loan is not paid off within 40 years. The balance grows, because the interest is more than the payments.",
        advice: expect.stringMatching(/^First check the added premium of 40%\. The typical range is -5% to 10%\./),
      },
    ]);
  });

  test("a guarantee of 20%", () => {
    expect(findings({ guarantee: "0.2", rate: "0.05" })).toEqual([
      expect.objectContaining({
        code: "EPB-AMO-009",
        at: "other.guarPctEstSav",
        advice: expect.stringMatching(/^First check the guaranteed percentage of 20%/),
      }),
    ]);
  });

  test("the balance is told where it is less than the amount financed", () => {
    expect(findings({ rate: "0", cost: "4500000", retained: () => "5000" })[0]?.message).toMatch(
      /^The loan is not paid off within 40 years; \$\d{3},000\.00 remains\.$/,
    );
  });
});

describe("savings far too small for the loan are one finding, at the savings", () => {
  const SAVINGS = "ecms[uuid=ecm-1].estimatedSavings";
  const ADVICE =
    "First check the savings and the prices, and whether the savings were entered in thousands of dollars. If every year saves as much as year 1, the project pays back after 150 years.";

  test("of a loan that is never paid off", () => {
    expect(findings({ cost: "15000000", retained: () => "0" })).toEqual([
      {
        code: "EPB-AMO-009",
        at: SAVINGS,
        message: expect.stringMatching(/^The loan is not paid off within 40 years. The balance grows/),
        advice: `${ADVICE} Without a last payment, epb cannot show a performance period, an end date, or contract totals.`,
      },
    ]);
  });

  test("also where they do not cover the retained savings", () => {
    expect(findings({ cost: "15000000", retained: () => "100001" }).map(({ code, at }) => [code, at])).toEqual([
      ["EPB-AMO-009", SAVINGS],
    ]);
  });

  test("and beside a rate that cannot be right, they are a second mistake", () => {
    expect(findings({ cost: "15000000", premium: "0.4" }).map(({ code, at }) => [code, at])).toEqual([
      ["EPB-AMO-009", "financing.addedPremium"],
      ["EPB-PLA-009", SAVINGS],
    ]);
  });

  test("and so small that nothing of them is guaranteed, they are one finding, too", () => {
    const project = plainProject({
      ecms: [
        plainMeasure({
          implementation: { baseConstructionCost: "100000" },
          estimatedSavings: [{ fieldId: 2, value: "0.4" }],
        }),
      ],
    });
    expect(calculated(project).issues.map(({ code, advice }) => [code, advice])).toEqual([
      ["EPB-SAV-005", expect.stringMatching(/savings in \$\/yr were entered in thousands of dollars/)],
    ]);
  });
});

describe("retained savings above the guaranteed savings", () => {
  test("of twenty years that make the loan too long are one finding, at the first of them", () => {
    expect(findings({ retained: (year) => (year <= 20 ? "250000" : "5000") })).toEqual([
      {
        code: "EPB-PER-001",
        at: "performancePeriod[year=1].retainedSavings",
        message: "Expected a valid performance period",
        advice:
          "The last payment is in year 32; a performance period has 1 to 25 years. First check the retained savings and expenses of years 1 to 20. Together, the retained savings and expenses exceed the guaranteed savings by $150,000.00 in year 1.",
      },
    ]);
  });

  test("of some years are one finding, which says that these years have no payment", () => {
    expect(findings({ retained: (year) => ([1, 3, 4, 5].includes(year) ? "100001" : "5000") })).toEqual([
      {
        code: "EPB-AMO-006",
        at: "performancePeriod[year=1].retainedSavings",
        message:
          "In years 1 and 3 to 5, retained savings and expenses exceed the guaranteed savings, so no payment is made. In year 1, the difference is $1.00. The last payment is in year 11. Years with payments: 7 of 11.",
        advice:
          "Check the guaranteed savings of years 1 and 3 to 5, or lower the retained savings or the expenses. Interest of a year without a payment is added to the loan.",
      },
    ]);
  });
});

test("guaranteed savings that go into debt service as a whole are one finding for all years", () => {
  expect(findings({ retained: () => "0" })).toEqual([
    expect.objectContaining({
      code: "EPB-COS-002",
      at: "performancePeriod[year=1]",
      message: "In years 1 to 5 the guaranteed savings do not exceed the debt service, $100,000.00 in year 1.",
    }),
  ]);
});

test("a year that is blank is told as blank, and not by what follows", () => {
  const codes = findings({ retained: (year) => (year === 3 ? undefined : "5000") }).map(({ code }) => code);
  expect(codes).toEqual(["EPB-PLA-010"]);
});

test("years that are blank from a year on are told as blank, and not by the debt service that they leave", () => {
  expect(
    findings({ retained: (year) => (year < 4 ? "5000" : undefined) }).map(({ code, message }) => [code, message]),
  ).toEqual([["EPB-PLA-026", "Years 4 to 6 of retained savings are blank and count as 0."]]);
});

test("years without payments because of a guarantee of 0.95% are told by the guarantee", () => {
  const codes = findings({ guarantee: "0.0095" }).map(({ code, at }) => [code, at]);
  expect(codes).toEqual([["EPB-AMO-009", "other.guarPctEstSav"]]);
});

test("expenses that exceed the guaranteed savings are told at the year, once", () => {
  const project = plainProject({
    performancePeriod: YEARS.map((year) => ({ year, measurementVerification: year === 2 ? "9000000" : "100" })),
  });
  expect(calculated(project).issues.map(({ code, at }) => [code, at])).toEqual([
    ["EPB-AMO-006", "performancePeriod[year=2]"],
  ]);
});

test("a measure that loses money because of a wrong sign is told by the sign, with the loss", () => {
  const told = (...savings: readonly (readonly [fieldId: number, value: string])[]) =>
    calculated(
      plainProject({
        ecms: [
          plainMeasure({
            ecmNumber: "1",
            estimatedSavings: [
              { fieldId: 1, value: "1500000" },
              { fieldId: 2, value: "150000" },
            ],
          }),
          plainMeasure({
            uuid: "ecm-2",
            ecmNumber: "2",
            implementation: { baseConstructionCost: "1000" },
            estimatedSavings: savings.map(([fieldId, value]) => ({ fieldId, value })),
          }),
        ],
      }),
    ).issues.map(({ code, message }) => [code, message]);
  const signs = "Measure 2 has savings of electricity with opposite signs in kWh and in dollars";
  expect(told([1, "90000"], [2, "-9000"])).toEqual([["EPB-PLA-005", `${signs}, and loses $9,000.00 a year.`]]);
  expect(told([1, "90000"], [2, "-9000"], [6, "9001"], [5, "900"])).toEqual([["EPB-PLA-005", `${signs}.`]]);
  expect(told([1, "-90000"], [2, "-9000"])).toEqual([["EPB-PLA-044", "Measure 2 loses $9,000.00 a year."]]);
});

test("a year without guaranteed savings, in which expenses are paid, is one finding", () => {
  const project = plainProject({
    escalationRates: [{ fieldId: 1, year: 2, value: "-1" }],
    performancePeriod: YEARS.map((year) => ({
      year,
      measurementVerification: "100",
      ...(year === 3 && { incentivesOtherPayments: "900000" }),
    })),
    ecms: [plainMeasure({ implementation: { baseConstructionCost: "500000" } })],
  });
  const found = calculated(project).issues.filter(({ code }) => /AMO|COS/.test(code));
  expect(found.map(({ code, at }) => [code, at])).toEqual([["EPB-AMO-006", "performancePeriod[year=2]"]]);
});

test("an express project with a premium of 40% is told by the premium", () => {
  const { issues } = calculateProject(
    parsed(expressProject({ financing: { indexRate: "0.04", addedPremium: "0.4" } })),
  );
  expect(issues.map(({ code, at }) => [code, at])).toEqual([["EPB-PLA-001", "financing.addedPremium"]]);
});
