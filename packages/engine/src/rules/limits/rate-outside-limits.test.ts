import { expect, test } from "vitest";
import { Decimal } from "../../decimal/decimal.js";
import { CalculationArea } from "../../enumerations/calculation-area.js";
import type { IssueReport } from "../../issues/issue.js";
import type { ProjectData } from "../../model/project-data.js";
import { checkRateLimits } from "./rate-outside-limits.js";

function check(data: ProjectData): unknown[] {
  const reports: IssueReport[] = [];
  checkRateLimits(data, (issue) => reports.push(issue));
  return reports.map((issue) => [issue.at, "details" in issue && (issue.details as { area: unknown }).area]);
}
const high = new Decimal("1.0001");

test("every rate above 1 is reported in the area it belongs to", () => {
  const percentages = {
    design: high,
    projectManagement: high,
    performanceBonds: high,
    commissioningTraining: high,
    mv: high,
    overhead: high,
    profit: high,
  };
  const data: ProjectData = {
    financing: { indexRate: high, addedPremium: high },
    implementationPricing: { percentages },
    escalationRates: [{ fieldId: 1, year: 2, value: high }],
    performancePeriod: [{ year: 3, deliveryChargePct: high }],
    ecms: [{ uuid: "a", ecmCoveragePct: high }],
    implementationESAPayments: { guarPercentage: high, energyDegradation: high },
  };
  expect(check(data)).toEqual([
    ["financing.indexRate", CalculationArea.ProjectCapitalization],
    ["financing.addedPremium", CalculationArea.ProjectCapitalization],
    ...Object.keys(percentages).map((name) => [
      `implementationPricing.percentages.${name}`,
      CalculationArea.ImplementationPricing,
    ]),
    ["escalationRates[fieldId=1,year=2].value", CalculationArea.ItemizedSavings],
    ["performancePeriod[year=3].deliveryChargePct", CalculationArea.PerformancePeriod],
    ["ecms[uuid=a].ecmCoveragePct", CalculationArea.Ecm],
    ["implementationESAPayments.guarPercentage", CalculationArea.PerformancePeriodExt],
    ["implementationESAPayments.energyDegradation", CalculationArea.PerformancePeriodExt],
  ]);
});

test("a rate of 1 is not", () => {
  expect(check({ financing: { indexRate: new Decimal(1) } })).toEqual([]);
});

test("a guaranteed percentage may be up to 1.5", () => {
  expect(check({ other: { guarPctEstSav: new Decimal("1.5") } })).toEqual([]);
  expect(check({ other: { guarPctEstSav: new Decimal("1.51") } })).toEqual([
    ["other.guarPctEstSav", CalculationArea.ItemizedSavings],
  ]);
});

test("a price cannot fall by more than all of it", () => {
  const falling = (rate: string): ProjectData => ({
    escalationRates: [{ fieldId: 1, year: 2, value: new Decimal(rate) }],
  });
  expect(check(falling("-1"))).toEqual([]);
  expect(check(falling("-1.01"))).toEqual([
    ["escalationRates[fieldId=1,year=2].value", CalculationArea.ItemizedSavings],
  ]);
});

test("what is not entered is not reported", () => {
  expect(check({})).toEqual([]);
});
