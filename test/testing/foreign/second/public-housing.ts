import type { Project } from "@epb/engine";
import type { Shown } from "../contract.js";
import { byExceljs } from "../pack.js";
import { type Content, Page } from "../page.js";
import { cost, expense, longDate, measuresOf, num, rate, saved, total, yearsOf } from "../values.js";

export const publicHousingShows: Shown = {
  inputs: [
    ...["implementationPricing.projectDevelopmentPrice", "capitalization.procureConstrIntr"],
    ...["capitalization.procureOther", "other.guarPctEstSav"],
  ],
  measure: ["ecmNumber"],
  costs: ["baseConstructionCost", "deliveryCharge", "mvExpense"],
  savings: [1, 2, 5, 6, 7, 8, 11, 12, 16, 17],
  yearly: ["measurementVerification", "incentivesOtherPayments", "retainedSavings"],
  expenses: [1, 4],
  years: 20,
  rates: { of: [1, 3, 4, 6, 10], kind: "yearly" },
  fixed: {
    ...{ "financing.paymentTimingYear": 4, "financing.paymentTimingTypeID": 1, "financing.projectAgreementTypeID": 1 },
    "financing.addedPremium": "0",
    "otherSavingsType.category1": 4,
  },
};

/** Tabs of a housing authority's contract: cost summary, cash flow, and a rate for each year in a list without a header. */
export function publicHousing(project: Project): Promise<Uint8Array> {
  const { data, record } = project;
  const measures = measuresOf(project);
  const years = yearsOf(project);
  const facts = new Page("Tab 1 - Contract")
    .put("A1", [["Operating Fund Energy Incentives – Energy Performance Contract"]])
    .put("A3", [
      ["PHA Name:", "", record.name],
      ["HUD approval letter:", "", longDate(data.financing?.awardDate)],
      ["Months of construction:", "", data.financing?.implementationPeriodMonths],
      ["Loan rate of interest:", "", { value: num(data.financing?.indexRate) ?? 0, format: "0.000%" }],
      ["Guaranteed % of estimated:", "", { value: num(data.other?.guarPctEstSav) ?? 0, format: "0%" }],
      ["Units under ACC:", "", 1_284],
    ])
    .put("F3", [
      ["Other costs financed", "Amount"],
      ["Energy audit", num(data.implementationPricing?.projectDevelopmentPrice)],
      ["Interest during construction", num(data.capitalization?.procureConstrIntr)],
      ["Closing and escrow", num(data.capitalization?.procureOther)],
    ]);
  const summary = new Page("Tab 4 - Cost Summary")
    .put("A1", [["HUD Cost Summary Sheet"]])
    .put("A3", [
      ["", "", "Cost", "", "", "Electric", "", "Natural Gas", "", "Fuel Oil", "", "Water", "", "Sewer"],
      ["ECM", "Name", "Installation", "ESCO mark-up", "Yearly verification"],
      ...measures.map((one): Content[] => [
        ...[one.ecmNumber, one.ecmDescription, cost(one, "baseConstructionCost"), cost(one, "deliveryCharge")],
        ...[cost(one, "mvExpense"), saved(one, 1), saved(one, 2), saved(one, 5, 10), saved(one, 6)],
        ...[7, 8, 11, 12, 16, 17].map((id) => saved(one, id)),
      ]),
      ["Total", "", total(measures, (one) => cost(one, "baseConstructionCost"))],
    ])
    .put("F4", [["kWh", "$", "Therms", "$", "MMBtu", "$", "kgal", "$", "kgal", "$"]]);
  for (const range of ["C3:E3", "F3:G3", "H3:I3", "J3:K3", "L3:M3", "N3:O3"]) summary.merged.push(range);
  const flow = new Page("Tab 7 - Cash Flow").put("A1", [
    ["Contract cash flow after construction"],
    [],
    [
      "Incentive year",
      "ESCO M&V",
      "PHA contract manager",
      "Replacement reserve deposit",
      "Add-on subsidy",
      "PHA 25% share",
    ],
    ...years.map((year): Content[] => [
      ...[year.year, num(year.measurementVerification), expense(year, 1), expense(year, 4)],
      ...[num(year.incentivesOtherPayments), num(year.retainedSavings)],
    ]),
    ["Total"],
  ]);
  const kinds = [1, 3, 4, 6, 10];
  const rates = new Page("Tab 8 - Rate Escalation").put("A2", [
    ["", "Electric rate", "Gas rate", "Oil rate", "Water rate", "Sewer rate"],
    ...years.map(({ year }): Content[] => [
      year,
      ...kinds.map((kind) => {
        const value = rate(project, kind, year);
        return value === undefined ? undefined : { value, format: "0.00%" };
      }),
    ]),
  ]);
  return byExceljs([facts, summary, flow, rates]);
}
