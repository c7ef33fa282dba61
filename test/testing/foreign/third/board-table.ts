import { calculateProject, type Project } from "@epb/engine";
import type { Shown } from "../contract.js";
import { byExceljs } from "../pack.js";
import { type Content, Page } from "../page.js";
import { cost, expense, longDate, measuresOf, num, rate, saved, total, yearsOf } from "../values.js";

// Plain words of a report to a board; the subjects are from Financing Energy Upgrades for K-12 School Districts of the
// Lawrence Berkeley National Laboratory, but few labels are.
export const boardTableShows: Shown = {
  inputs: [
    ...["location.city", "location.state", "capitalization.procureConstrIntr", "capitalization.procureOther"],
    "other.guarPctEstSav",
  ],
  costs: ["baseConstructionCost", "deliveryCharge", "appliedIncentives"],
  savings: [2, 6, 8, 13],
  yearly: ["measurementVerification", "incentivesOtherPayments", "retainedSavings"],
  expenses: [3],
  years: 25,
  rates: { of: [1, 3, 4, 7], kind: "yearly" },
  fixed: {
    ...{ "financing.paymentTimingYear": 1, "financing.paymentTimingTypeID": 1, "financing.projectAgreementTypeID": 1 },
    "financing.primaryFinancingTypeID": 6,
  },
};

const THOUSANDTH = "0.001";
const percent = (value: number | undefined): Content => ({ value: value ?? 0, format: "0.00%" });

/** The page of a school business official for the board: answers, measures in thousands, and school years across. */
export function boardTable(project: Project): Promise<Uint8Array> {
  const { data, record } = project;
  const measures = measuresOf(project);
  const { costSavings } = calculateProject(project).calculatedValues;
  const figures = costSavings?.years ?? [];
  const { indexRate, addedPremium, awardDate, implementationPeriodMonths } = data.financing ?? {};
  const years = yearsOf(project);
  const first = Number(awardDate?.slice(0, 4)) + 1;
  const across = (label: string, amount: (at: number) => Content): Content[] => [
    ...[label, "", "", ...years.map((_, at) => amount(at))],
  ];
  const change = (label: string, fieldId: number): Content[] =>
    across(label, (at) => {
      const value = rate(project, fieldId, at + 1);
      return value === undefined ? undefined : percent(value);
    });
  const sheet = new Page("Item 8C")
    .put("A1", [["BOARD OF EDUCATION – REGULAR MEETING"], ["Item 8C – Business Services: Energy Performance Contract"]])
    .put("A4", [
      ["School district", "", record.name],
      ["Municipality / state", "", data.location?.city, data.location?.state],
      ["Enrollment", "", 2_310],
      ["Presented by", "", "School Business Official"],
      ["Recommended action", "", "Adopt the resolution and authorize the Superintendent to sign"],
    ])
    .put("A10", [
      ["The contract would be signed on", "", longDate(awardDate)],
      ["Work would take (months, with two summers)", "", implementationPeriodMonths],
      ["Lease-purchase rate follows the index at", "", percent(num(indexRate))],
      ["to which the bank adds", "", percent(num(addedPremium))],
      ["Interest during the work, borrowed", "", num(data.capitalization?.procureConstrIntr)],
      ["Attorney, advisor, and closing", "", num(data.capitalization?.procureOther)],
      ["Part of the expected savings that is guaranteed", "", percent(num(data.other?.guarPctEstSav))],
      ["Effect on the tax rate", "", "None"],
    ])
    .put("A19", [
      ["(Dollars in thousands)", "", "Cost of the project", "", "", "", "Expected savings in the first year"],
    ])
    .put("A20", [
      [
        ...["Improvement", "", "Contractor", "Energy company fee", "Rebates", "", "Electricity", "Natural gas"],
        "Fuel oil",
      ],
      ...measures.map((one): Content[] => [
        ...[one.ecmDescription, "", cost(one, "baseConstructionCost", THOUSANDTH)],
        ...[cost(one, "deliveryCharge", THOUSANDTH), cost(one, "appliedIncentives", THOUSANDTH), ""],
        ...[2, 6, 8, 13].map((id) => saved(one, id, THOUSANDTH)),
      ]),
      ["Total", "", total(measures, (one) => cost(one, "baseConstructionCost", THOUSANDTH))],
    ])
    .put("J20", [["Upkeep"]]);
  sheet.merged.push("C19:E19", "G19:J19");
  sheet.put(`A${23 + measures.length}`, [
    ["Budget outlook (whole dollars)"],
    across("School year", (at) => `${first + at}-${String(first + at + 1).slice(2)}`),
    change("Change in electricity price", 1),
    change("Change in natural gas price", 3),
    change("Change in fuel oil price", 4),
    change("Change in wages and parts", 7),
    [],
    across("Guaranteed savings", (at) => num(figures[at]?.guaranteedSavings)),
    across("Lease payment", (at) => num(figures[at]?.debtService)),
    across("Annual savings report", (at) => num(years[at]?.measurementVerification)),
    across("Extended service agreement", (at) => years[at] && expense(years[at], 3)),
    across("Demand response receipts", (at) => num(years[at]?.incentivesOtherPayments)),
    across("Kept for the general fund", (at) => num(years[at]?.retainedSavings)),
    ["Note: building aid is not included."],
  ]);
  return byExceljs([sheet]);
}
