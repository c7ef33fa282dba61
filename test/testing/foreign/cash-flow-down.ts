import { calculateProject, type Project } from "@epb/engine";
import type { Shown } from "./contract.js";
import { byExceljs } from "./pack.js";
import { Page } from "./page.js";
import { cost, expense, measuresOf, num, rate, realDate, saved, total, yearsOf } from "./values.js";

export const cashFlowShows: Shown = {
  inputs: ["implementationCostSavings.payment", "other.guarPctEstSav"],
  measure: ["ecmNumber"],
  costs: ["baseConstructionCost", "deliveryCharge"],
  savings: [2, 4, 6, 8, 12, 13],
  yearly: ["measurementVerification", "incentivesOtherPayments", "retainedSavings"],
  expenses: [3],
  years: 25,
  rates: { of: [1, 2, 3, 4, 6, 7], kind: "yearly" },
  fixed: {
    ...{ "financing.paymentTimingYear": 2, "financing.paymentTimingTypeID": 2, "financing.projectAgreementTypeID": 1 },
    "otherSavingsType.category1": 8,
  },
};

/** Annual cash flow of a state program: fiscal years down, one wide table with savings, costs, and net cash flow. */
export function cashFlowDown(project: Project): Promise<Uint8Array> {
  const { data, record } = project;
  const measures = measuresOf(project);
  const years = calculateProject(project).calculatedValues.costSavings?.years ?? [];
  const percent = (value: number | undefined) => value !== undefined && { value, format: "0.00%" };
  const first = new Page("Project Summary")
    .put("A1", [["Energy Performance Contracting Program"], ["Facility Improvement Measures (FIMs) – Final Pricing"]])
    .put("A4", [
      ["Owner", "Contract execution", "Months to substantial completion", "Owner cash contribution ($)"],
      [
        record.name,
        realDate(data.financing?.awardDate),
        data.financing?.implementationPeriodMonths,
        num(data.implementationCostSavings?.payment),
      ],
    ])
    .put("A7", [
      ["Lease rate index", "Lender spread", "Guarantee as share of savings"],
      [
        percent(num(data.financing?.indexRate)) || undefined,
        percent(num(data.financing?.addedPremium)) || undefined,
        percent(num(data.other?.guarPctEstSav)) || undefined,
      ],
    ])
    .put("A11", [
      [
        "FIM",
        "Facility Improvement Measure",
        "Construction\nCost",
        "ESCO Fees\n& Margin",
        "Electric Use",
        "Electric Demand",
      ],
      ...measures.map((measure) => [
        measure.ecmNumber,
        measure.ecmDescription,
        cost(measure, "baseConstructionCost"),
        cost(measure, "deliveryCharge"),
        ...[2, 4, 6, 8, 12, 13].map((id) => saved(measure, id)),
        total([2, 4, 6, 8, 12, 13], (id) => saved(measure, id)),
        "see IGA section 4",
      ]),
      ["Totals", "", total(measures, (one) => cost(one, "baseConstructionCost"))],
    ])
    .put("G11", [["Gas", "Propane", "Water", "O&M Savings", "Total Annual\nSavings", "Remarks"]])
    .put("E10", [["Guaranteed-year savings by source ($)"]]);
  first.merged.push("E10:K10");

  // The program begins its fiscal year in July; the first one is the year after the completion.
  const start = Number(data.financing?.awardDate?.slice(0, 4)) + 1;
  const flow = new Page("Cash Flow").put("A1", [
    ["Attachment 6 – Annual Cash Flow Analysis"],
    ["Fiscal years end June 30"],
    [],
    ["", "Escalation of savings", "", "", "", "", "", "Annual costs"],
    ["Fiscal\nYear", "Electric", "Demand", "Gas", "Propane", "Water", "O&M", "M&V\nServices", "Maintenance\nAgreement"],
    ...yearsOf(project).map((year, index) => [
      `FY${start + index}`,
      ...[1, 2, 3, 4, 6, 7].map((kind) => rate(project, kind, year.year, 100)),
      num(year.measurementVerification),
      expense(year, 3),
      num(year.incentivesOtherPayments, -1),
      num(year.retainedSavings),
      num(years[index]?.guaranteedSavings),
      num(years[index]?.payment),
      index === 0 ? "partial year – see contract" : undefined,
    ]),
    ["Totals", "", "", "", "", "", "", total(yearsOf(project), (year) => num(year.measurementVerification))],
  ]);
  flow.put("J5", [["Utility\nIncentives", "Owner\nRetained", "Guaranteed\nSavings", "Annual\nPayment", "Notes"]]);
  return byExceljs([first, flow]);
}
