import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../../test/testing/runs.js";
import { anyProject } from "../../testing/full-project-arbitrary.js";
import { asJson, type JsonObject } from "../../testing/json.js";
import { calculated, codesOf, parsed } from "../../testing/parsed.js";
import { plainFinancing, plainMeasure, plainProject } from "../../testing/plain-project.js";
import { Decimal, ZERO } from "../decimal/decimal.js";
import { sum } from "../decimal/sum.js";
import { CalculationType } from "../enumerations/calculation-type.js";
import { ProjectType } from "../enumerations/project-type.js";
import { parseProject } from "../input/parse-project.js";
import type { Issue } from "../issues/issue.js";
import type { Project } from "../model/project.js";
import { calculateAllFigures } from "./calculate-all-figures.js";
import { calculateProject } from "./calculate-project.js";

describe("whatever can be read can be calculated", () => {
  test("in any state of completion, with amounts of any size, and what comes out can be read again", () => {
    fc.assert(
      fc.property(anyProject, fc.constantFrom(1, 3, 4), (json, calculationType) => {
        const project = parsed({ ...json, record: { ...(json["record"] as JsonObject), calculationType } });
        const calculation = JSON.stringify(calculateAllFigures(project));
        expect(calculation).not.toMatch(/NaN|Infinity|null|"-0"/);
        const { calculatedValues } = JSON.parse(calculation) as JsonObject;
        const again = parseProject({ ...asJson(project), calculatedValues });
        expect(again.ok ? [] : again.problems).toEqual([]);
        // Supplied with the same project, they differ from nothing that is computed beside them.
        if (again.ok) expect(differencesWhenSupplied(again.value)).toEqual([]);
      }),
      { numRuns: runs(200) },
    );
  });

  test("with trillions to the last decimal, which stay exact", () => {
    const long = "123456789012.123456789012345";
    const { calculatedValues, issues } = calculated(
      plainProject({
        capitalization: { procureConstrIntr: long, procureOther: long },
        implementationCostSavings: { payment: long, estimatedCostSavings: long, guaranteedCostSavings: long },
        performancePeriod: [{ year: 1, retainedSavings: long, incentivesOtherPayments: long }],
        ecms: [
          plainMeasure({
            implementation: { baseConstructionCost: long, deliveryCharge: long, appliedIncentives: long },
            estimatedSavings: [{ fieldId: 2, value: long }],
          }),
        ],
      }),
    );
    expect(calculatedValues.projectSummary.capitalization.totalAmountFinanced?.toFixed()).toBe(
      "246913578024.24691357802469",
    );
    expect(issues.map(({ code }) => code)).not.toContain("EPB-AMO-001");
    expect(calculatedValues.amortization.paidOff).toBe(true);
  });

  test("with savings that grow beyond all measure", () => {
    const rates = Array.from({ length: 39 }, (_, index) => ({ fieldId: 1, year: index + 2, value: "1" }));
    const { calculatedValues } = calculated(plainProject({ escalationRates: rates }));
    expect(calculatedValues.itemizedSavings.years[39]?.estimatedAnnualSavings?.toFixed()).toBe(
      new Decimal(150_000).times(new Decimal(2).pow(39)).toFixed(),
    );
  });
});

test("amounts of many decimals are carried in full to the last payment", () => {
  const { amortization, projectSummary } = calculated(
    plainProject({
      financing: plainFinancing({ indexRate: "0.043217654321987", addedPremium: "0", paymentTimingYear: 12 }),
      performancePeriod: [
        { year: 1, measurementVerification: "1234.567891234567891", deliveryChargePct: "0.123456789012345" },
      ],
      ecms: [plainMeasure({ implementation: { baseConstructionCost: "987654.321987654321987" } })],
    }),
  ).calculatedValues;
  expect(amortization.paidOff).toBe(true);
  expect(amortization.detail[0]?.beginningBalance.toFixed()).toBe("987654.321987654321987");
  const [needed, paid] = [amortization.summary[0]?.neededPayment, amortization.summary[0]?.principalPlusInterest];
  // 135 000 − 1 234.567… × 1.123…, to 34 digits
  expect(needed?.toFixed()).toBe("133613.0163210958703707573472603856");
  expect(paid?.toFixed()).toBe("133613.02");
  const principal = sum(amortization.detail.map((row) => row.principal));
  const financed = projectSummary.capitalization.totalAmountFinanced ?? ZERO;
  expect(principal.minus(financed).abs().lt("0.01")).toBe(true);
});

describe("a guaranteed percentage above 100 %", () => {
  test("is calculated as it stands, up to 150%, with a warning", () => {
    const calculation = calculated(plainProject({ other: { guarPctEstSav: "1.5" } }));
    expect(codesOf(calculation)).toEqual(["EPB-PLA-001"]);
    expect(calculation.calculatedValues.itemizedSavings.years[0]?.guaranteedAnnualSavings?.toFixed()).toBe("225000");
  });

  test("is not raised further to remove a tail", () => {
    const { issues } = calculated(
      plainProject({
        financing: plainFinancing({ indexRate: "0", addedPremium: "0" }),
        other: { guarPctEstSav: "1.2" },
        ecms: [plainMeasure({ implementation: { baseConstructionCost: "875001" } })],
      }),
    );
    expect(issues.map(({ code, advice }) => [code, advice])).toEqual([
      ["EPB-AMO-008", "To end the payments a year earlier, lower the retained savings by $1.00 a year."],
      ["EPB-PLA-001", expect.any(String)],
    ]);
  });
});

describe("the December incentive", () => {
  const december = (terms: JsonObject, incentive: string) =>
    calculated(
      plainProject({
        financing: plainFinancing(terms),
        performancePeriod: [{ year: 1, incentivesOtherPayments: incentive, retainedSavings: "5000" }],
      }),
    ).calculatedValues.amortization;

  test.each([
    ["annual", 1, "10000", "10000"],
    ["biannual", 2, "10000", "10000"],
    ["quarterly", 4, "10000", "10000"],
    ["monthly", 12, "10000", "10000"],
    // 135 000 + 60 000 − 5 000 in four installments.
    ["quarterly, above its installment,", 4, "60000", "47500"],
    ["biannual, below its installment,", 2, "60000", "60000"],
  ])("%s is applied up to the installment", (_, paymentTimingYear, incentive, applied) => {
    const { summary, detail } = december({ paymentTimingYear }, incentive);
    expect(summary[0]?.expenseIncentive.toFixed()).toBe(applied);
    expect(detail[11]?.incentive.toFixed()).toBe(applied);
    expect(detail.slice(0, 11).every((row) => row.incentive.isZero())).toBe(true);
    expect(summary[1]?.expenseIncentive.toFixed()).toBe("0");
  });

  test("is not applied with Beginning timing, though the guarantee and the payment contain it", () => {
    const { summary } = december({ paymentTimingTypeID: 1 }, "10000");
    expect(summary[0]?.expenseIncentive.toFixed()).toBe("0");
    expect(summary[0]?.neededPayment.toFixed()).toBe("140000");
    expect(summary[0]?.principalPlusInterest.toFixed()).toBe("140000");
  });
});

test("interest that no payment reaches for 40 years is all there at the end", () => {
  const { amortization } = calculated(
    plainProject({
      financing: plainFinancing({ indexRate: "0.12", addedPremium: "0" }),
      ecms: [plainMeasure({ implementation: { baseConstructionCost: "5000000" } })],
    }),
  ).calculatedValues;
  const { detail, remainingBalance = ZERO } = amortization;
  expect(detail).toHaveLength(480);
  const paid = sum(detail.map((row) => row.actualPayment));
  const interest = sum(detail.map((row) => row.interest));
  expect(remainingBalance.eq(new Decimal(5_000_000).plus(interest).minus(paid))).toBe(true);
});

function differencesWhenSupplied({ record, ...project }: Project): Issue[] {
  const { calculationType } = record;
  const projectType = calculationType === CalculationType.Epx ? ProjectType.Epx : ProjectType.Epb;
  const overridden = { ...project, record: { ...record, projectType, calculationType: CalculationType.Override } };
  return calculateProject(overridden).issues.filter(({ name }) => name === "override/figures-differ");
}
