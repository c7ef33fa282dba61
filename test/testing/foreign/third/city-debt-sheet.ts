import { calculateProject, type Project } from "@epb/engine";
import type { Shown } from "../contract.js";
import { byHand } from "../pack.js";
import { type Content, Page } from "../page.js";
import { cost, expense, longDate, measuresOf, num, rate, saved, total, yearsOf } from "../values.js";

// The sources and uses of funds are from a staff report of the City of San Leandro about an equipment lease/purchase
// for energy and water efficiency (file 16-368); the other terms have no document.
export const debtSheetShows: Shown = {
  inputs: ["capitalization.procureConstrIntr", "capitalization.procureOther", "other.guarPctEstSav"],
  costs: ["baseConstructionCost", "deliveryCharge", "appliedIncentives"],
  savings: [2, 6, 12, 13],
  yearly: ["measurementVerification"],
  expenses: [1, 4],
  rates: { of: [1, 3, 6, 7], kind: "level" },
  fixed: {
    ...{ "financing.paymentTimingYear": 2, "financing.paymentTimingTypeID": 2, "financing.projectAgreementTypeID": 1 },
    "financing.primaryFinancingTypeID": 6,
  },
};

const percent = (value: number | undefined): Content => ({ value: value ?? 0, format: "0.00%" });

/** One sheet of a finance officer: sources and uses, the projects, the debt, and what the city budgets beside it. */
export function cityDebtSheet(project: Project): Promise<Uint8Array> {
  const { data, record } = project;
  const measures = measuresOf(project);
  const { amortization, costSavings, projectSummary } = calculateProject(project).calculatedValues;
  const loan = amortization?.summary ?? [];
  const { indexRate, addedPremium, awardDate, implementationPeriodMonths } = data.financing ?? {};
  const interest = num(data.capitalization?.procureConstrIntr) ?? 0;
  const issuance = num(data.capitalization?.procureOther) ?? 0;
  const par = num(projectSummary?.capitalization?.totalAmountFinanced) ?? 0;
  const first = Number(awardDate?.slice(0, 4)) + 2;
  const costs = (kind: "baseConstructionCost" | "deliveryCharge"): number => total(measures, (one) => cost(one, kind));
  const sheet = new Page("Debt Sheet")
    .put("A1", [
      ["FINANCE DEPARTMENT – DEBT MANAGEMENT"],
      ["Equipment Lease/Purchase Agreement, energy efficiency projects"],
    ])
    .put("A4", [["Issue:", record.name]])
    .put("A5", [["Prepared by:", "Deputy Finance Director", "", "Council file:", "27-118"]])
    .put("A7", [
      ["Dated Date", "Construction (Months)", "Index Rate", "Bank Margin", "Lease Rate", "Bank Counsel"],
      [
        ...[longDate(awardDate), implementationPeriodMonths, percent(num(indexRate)), percent(num(addedPremium))],
        ...[percent(num(indexRate?.plus(addedPremium ?? 0))), "Example & Example LLP"],
      ],
    ])
    .put("A10", [
      ["Sources of Funds"],
      ["Par Amount of Lease", par],
      ["Total Sources of Funds", par],
      [],
      ["Uses of Funds"],
      ["Lease Escrow Deposit", par - interest - issuance],
      ["Capitalized Interest", interest],
      ["Costs of Issuance", issuance],
      ["Total Uses of Funds", par],
    ])
    .put("D10", [
      ["Assumptions"],
      ["Growth in power cost", percent(rate(project, 1, 2))],
      ["Growth in gas cost", percent(rate(project, 3, 2))],
      ["Growth in water cost", percent(rate(project, 6, 2))],
      ["Growth in labor and materials", percent(rate(project, 7, 2))],
      ["Savings guaranteed by contractor", percent(num(data.other?.guarPctEstSav))],
      ["Debt service reserve", "None"],
    ])
    .put("A21", [
      ["Projects Breakdown", "", "", "", "Annual Reduction in Operating Budget"],
      ["Improvement", "Installation", "Contractor's Fee", "Rebates", "Power", "Gas", "Water", "Maintenance"],
      ...measures.map((one) => [
        ...[one.ecmDescription, cost(one, "baseConstructionCost"), cost(one, "deliveryCharge")],
        ...[cost(one, "appliedIncentives", -1), saved(one, 2), saved(one, 6), saved(one, 12), saved(one, 13)],
      ]),
      ["Total", costs("baseConstructionCost"), costs("deliveryCharge")],
    ]);
  const debt = 25 + measures.length;
  sheet.put(`A${debt}`, [
    ["Schedule of Lease Payments"],
    ["Fiscal Year", "Principal", "Interest", "Debt Service", "Guaranteed Savings"],
    ...loan.map((one, at) => [
      ...[`FY ${first + at}`, num(one.principal), num(one.interest), num(one.principalPlusInterest)],
      num(costSavings?.years?.[at]?.guaranteedSavings),
    ]),
    ["Total", total(loan, (one) => num(one.principal)), total(loan, (one) => num(one.interest))],
  ]);
  sheet.put(`A${debt + loan.length + 5}`, [
    ["Other Costs to the General Fund"],
    ["Budget Year", "M&V Agreement", "City Administration", "Equipment Replacement", "Subtotal"],
    ...yearsOf(project).map((one, at) => [
      ...[first + at, num(one.measurementVerification), expense(one, 1), expense(one, 4)],
      (num(one.measurementVerification) ?? 0) + (expense(one, 1) ?? 0) + (expense(one, 4) ?? 0),
    ]),
  ]);
  return Promise.resolve(byHand([sheet], "shared"));
}
