import { describe, expect, test } from "vitest";
import { readFixture } from "../../testing/fixtures.js";
import type { JsonObject } from "../../testing/json.js";
import { calculated, codesOf, parsed } from "../../testing/parsed.js";
import { plainFinancing, plainMeasure, plainProject, RECORD } from "../../testing/plain-project.js";
import { calculateKnownFigures } from "../withhold/calculate-known-figures.js";

describe("everything that is found is reported in one pass", () => {
  test("of a project with nothing in it", () => {
    const { ok, issues } = calculated({ record: RECORD, data: {} });
    expect(ok).toBe(false);
    expect(issues.map(({ message }) => message)).toEqual([
      "Missing award date.",
      "Missing loan amount.",
      "Missing Project Interest Rate",
      "Missing loan start date",
      "No initial year savings",
      "Missing other.guarPctEstSav",
      "Performance period is missing",
      "Missing payment timing",
    ]);
  });

  test("of a project with mistakes of every area", () => {
    const calculation = calculateKnownFigures(
      parsed(
        plainProject({
          financing: { indexRate: "4.5", paymentTimingYear: 1 },
          other: {},
          escalationRates: [{ fieldId: 6, year: 2, value: "0.02" }],
          implementationPricing: {
            percentages: { design: "0.05" },
            costOfGoods: { subcontractor: "2000000" },
          },
          performancePeriodESAPayments: [{ year: 21 }],
          otherSavingsType: { category2: 9 },
          ecms: [
            plainMeasure({ implementation: { baseConstructionCost: "1000000", deliveryCharge: "7" } }),
            plainMeasure({
              uuid: "ecm-2",
              implementation: {},
              eGridStateRegionId: 5,
              estimatedSavings: [{ fieldId: 18, value: "1" }],
              GHGOtherSavingsType1MMBtu: "1",
              GHGOtherSavingsType2MMBtu: "1",
            }),
            plainMeasure({ uuid: "ecm-3", estimatedSavings: [{ fieldId: 1, value: "1" }] }),
          ],
        }),
      ),
    );
    expect(codesOf(calculation).sort()).toEqual(
      [
        "EPB-RAT-001",
        "EPB-ECM-001",
        "EPB-PRC-001",
        "EPB-CAP-001",
        "EPB-AMO-003",
        "EPB-SAV-001",
        "EPB-SAV-004",
        "EPB-AMO-005",
        "EPB-ESA-001",
        "EPB-ESA-004",
        "EPB-GHG-001",
        "EPB-GHG-002",
        "EPB-GHG-003",
        "EPB-ECM-002",
        "EPB-PLA-024",
        "EPB-PLA-024",
        "EPB-PLA-028",
        "EPB-PLA-043",
      ].sort(),
    );
  });

  test("and a warning alone leaves the calculation whole", () => {
    const calculation = calculated(readFixture("issues/EPB-COS-002.json")["project"]);
    expect([calculation.ok, codesOf(calculation)]).toEqual([true, ["EPB-COS-002"]]);
  });
});

describe("figures that do not need what is missing are still there", () => {
  /** Sections of which a project without mistakes has all. */
  const SECTIONS = [
    "prices",
    "amount financed",
    "interest rate",
    "start date",
    "end date",
    "category savings",
    "guaranteed savings",
    "measures",
    "expenses",
    "loan schedule",
    "payment dates",
    "performance period",
    "cost savings",
  ] as const;
  type Section = (typeof SECTIONS)[number];

  const AFTER_THE_LOAN: readonly Section[] = [
    "end date",
    "loan schedule",
    "payment dates",
    "performance period",
    "cost savings",
  ];
  const PERFORMANCE_PERIOD: readonly Section[] = ["end date", "performance period", "cost savings"];

  const LACKING: readonly (readonly [code: string, lacking: readonly Section[]])[] = [
    ["EPB-CAP-001", ["start date", "end date"]],
    ["EPB-ECM-002", []],
    ["EPB-ECM-003", []],
    ["EPB-ECM-004", []],
    ["EPB-SAV-002", AFTER_THE_LOAN],
    ["EPB-SAV-003", []],
    ["EPB-SAV-004", ["guaranteed savings", ...AFTER_THE_LOAN]],
    ["EPB-SAV-005", AFTER_THE_LOAN],
    ["EPB-AMO-001", AFTER_THE_LOAN],
    ["EPB-AMO-002", ["interest rate", ...AFTER_THE_LOAN]],
    ["EPB-AMO-003", ["start date", "end date", "payment dates"]],
    ["EPB-AMO-004", ["expenses", ...AFTER_THE_LOAN]],
    ["EPB-AMO-005", AFTER_THE_LOAN],
    ["EPB-AMO-009", PERFORMANCE_PERIOD],
    ["EPB-PER-001", PERFORMANCE_PERIOD],
  ];

  test("all of them, in a project without mistakes", () => {
    expect(sectionsOf(plainProject())).toEqual(SECTIONS);
  });

  test.each(LACKING)("%s", (code, lacking) => {
    const project = readFixture(`issues/${code}.json`)["project"];
    const expected = SECTIONS.filter((section) => !lacking.includes(section));
    // No first-year savings: there are no categories either.
    const present = code === "EPB-SAV-002" ? expected.filter((section) => section !== "category savings") : expected;
    expect(sectionsOf(project)).toEqual(present);
  });

  test("every error is in the list", () => {
    const errors = ["CAP", "ECM", "SAV", "AMO", "PER"].flatMap((area) =>
      Array.from({ length: 9 }, (_, index) => `EPB-${area}-00${index + 1}`),
    );
    const raised = errors.filter((code) => {
      const fixture = tryToRead(`issues/${code}.json`);
      const issues = (fixture?.["expect"] ?? []) as readonly JsonObject[];
      return issues.some((issue) => issue["code"] === code && issue["severity"] === "error");
    });
    expect(LACKING.map(([code]) => code).sort()).toEqual(raised.sort());
  });

  function sectionsOf(json: unknown): Section[] {
    const { projectSummary, itemizedSavings, ecm, performancePeriod, amortization, costSavings } =
      calculated(json).calculatedValues;
    const { capitalization, financing, implementationTotals } = projectSummary;
    const present: Record<Section, boolean> = {
      prices: implementationTotals.totalImplementationPrice.gt(0),
      "amount financed": capitalization.totalAmountFinanced !== undefined,
      "interest rate": financing.projectInterestRate !== undefined,
      "start date": capitalization.startDateOfPerformancePeriod !== undefined,
      "end date": capitalization.endDateOfPerformancePeriod !== undefined,
      "category savings": itemizedSavings.years.every(({ categories }) => categories.length > 0),
      "guaranteed savings": itemizedSavings.years.every((year) => year.guaranteedAnnualSavings !== undefined),
      measures: ecm.measures.length > 0 && ecm.totals.implementationPrice.gt(0),
      expenses: performancePeriod.items.length > 0,
      "loan schedule": amortization.summary.length > 0,
      "payment dates": amortization.detail.some(({ paymentDate }) => paymentDate !== undefined),
      "performance period": performancePeriod.years !== undefined,
      "cost savings": costSavings.years.length > 0,
    };
    return SECTIONS.filter((section) => present[section]);
  }

  function tryToRead(path: string): JsonObject | undefined {
    try {
      return readFixture(path);
    } catch {
      return undefined;
    }
  }
});

test("a loan start date of its own moves the payments and not the performance period", () => {
  const financing = plainFinancing({ loanStartDate: "2025-06-15" });
  const { projectSummary, amortization } = calculated(plainProject({ financing })).calculatedValues;
  expect(projectSummary.capitalization.startDateOfPerformancePeriod).toBe("2025-01-31");
  expect(amortization.detail[0]?.paymentDate).toBe("2025-07-15");
});
