import { calculateProject, type Project } from "@epb/engine";
import type { Shown } from "../contract.js";
import { byExceljs } from "../pack.js";
import { type Content, Page } from "../page.js";
import { cost, expense, measuresOf, num, rate, realDate, saved, total, yearsOf } from "../values.js";

// Some terms are from articles about Slippery Rock University in Business Officer magazine ("Powering Forward", May
// 2018) and about GESA in Pennsylvania; the fields of the request have no document.
export const capitalRequestShows: Shown = {
  inputs: [
    ...["location.city", "location.state", "location.zip", "other.guarPctEstSav"],
    ...["capitalization.procureConstrIntr", "capitalization.procureOther"],
  ],
  measure: ["ecmNumber", "ecmSize"],
  costs: ["baseConstructionCost", "deliveryCharge", "appliedIncentives"],
  savings: [1, 2, 3, 4, 5, 6, 11, 12, 13],
  yearly: ["measurementVerification", "retainedSavings"],
  expenses: [2, 4],
  rates: { of: [1, 2, 3, 6, 7], kind: "level" },
  fixed: {
    ...{ "financing.paymentTimingYear": 2, "financing.paymentTimingTypeID": 2, "financing.projectAgreementTypeID": 1 },
    "financing.primaryFinancingTypeID": 5,
  },
};

const THOUSANDTH = "0.001";

/** A capital budget request of a university: pairs of labels and values, a scope with a subtotal, fiscal years down. */
export function capitalRequest(project: Project): Promise<Uint8Array> {
  const { data, record } = project;
  const measures = measuresOf(project);
  const { costSavings } = calculateProject(project).calculatedValues;
  const { indexRate, addedPremium, awardDate, implementationPeriodMonths } = data.financing ?? {};
  const points = (value: number | undefined): Content => ({ value: value ?? 0, format: "0.0#" });
  const duration = ["Construction duration (mos.)", implementationPeriodMonths];
  const first = Number(awardDate?.slice(0, 4)) + 2;
  const request = new Page("Request")
    .put("A1", [["CAPITAL BUDGET REQUEST – ENERGY PERFORMANCE PROGRAM"], ["Office of Capital Planning"]])
    .put("A4", [
      ["Project title", record.name, "", "Priority", "3 of 11"],
      ["Campus", data.location?.city, "", "State / ZIP", data.location?.state, data.location?.zip],
      ["Gross square feet", 1_240_000, "", "Deferred maintenance addressed ($000)", 6_150],
      [
        "Trustees' approval",
        { value: realDate("2026-10-16"), format: "mmm d, yyyy" },
        "",
        "Project manager",
        "R. Sample",
      ],
      ["GESA contract award", { value: realDate(awardDate), format: "mmm d, yyyy" }, "", ...duration],
    ])
    .put("A11", [
      ["Funding source", "System revenue bonds"],
      ["Benchmark yield (%)", points(num(indexRate, 100))],
      ["Credit premium (%)", points(num(addedPremium, 100))],
      ["Borrowing rate (%)", points(num(indexRate?.plus(addedPremium ?? 0), 100))],
      ["Capitalized interest ($000)", num(data.capitalization?.procureConstrIntr, THOUSANDTH)],
      ["Issuance and other soft costs ($000)", num(data.capitalization?.procureOther, THOUSANDTH)],
      ["Savings backed by the GESA guarantee (%)", num(data.other?.guarPctEstSav, 100)],
    ])
    .put("D11", [
      ["Annual escalation (%)"],
      ["Electricity", points(rate(project, 1, 2, 100))],
      ["Demand charges", points(rate(project, 2, 2, 100))],
      ["Natural gas", points(rate(project, 3, 2, 100))],
      ["Water / sewer", points(rate(project, 6, 2, 100))],
      ["Labor and materials", points(rate(project, 7, 2, 100))],
      ["Discount rate", points(4.5)],
    ]);
  const line = (one: (typeof measures)[number]): Content[] => [
    ...[one.ecmNumber, one.ecmDescription, one.ecmSize, cost(one, "baseConstructionCost", THOUSANDTH)],
    ...[cost(one, "deliveryCharge", THOUSANDTH), cost(one, "appliedIncentives", THOUSANDTH), 9.7],
    ...[saved(one, 1, THOUSANDTH), saved(one, 3), saved(one, 5), saved(one, 11)],
    ...[2, 4, 6, 12, 13].map((id) => saved(one, id, THOUSANDTH)),
  ];
  const lines = measures.map(line);
  const construction = (count: number): number =>
    total(measures.slice(0, count), (one) => cost(one, "baseConstructionCost", THOUSANDTH));
  const scope = new Page("Scope")
    .put("A1", [["PROJECT SCOPE AND AVOIDED COST ($000 except as noted)"]])
    .put("D3", [["Budget", "", "", "", "Annual reduction", "", "", "", "Annual avoided cost"]])
    .put("A4", [
      [
        ...["Item", "Scope", "Quantity", "Construction", "GESA fee", "Grants & rebates", "Payback", "MWh", "kW"],
        "MMBtu",
      ],
      ...lines.slice(0, 2),
      ["Subtotal", "Priority items", "", construction(2)],
      ...lines.slice(2),
      ["Total", "", "", construction(lines.length)],
    ])
    .put("K4", [["kgal", "Electric", "Demand", "Gas", "Water", "Maint."]])
    .put(`A${lines.length + 9}`, [["Categories:", "Academic, auxiliary, and utility plant"]]);
  scope.merged.push("D3:F3", "H3:K3", "L3:P3");
  const budget = new Page("Operating Impact").put("A1", [
    ["OPERATING BUDGET IMPACT ($000)"],
    ["Fiscal year", "Guaranteed", "Debt service", "M&V contract", "Plant staff", "Renewal", "To E&G fund"],
    ["", "avoided cost", "", "", "", "reserve", ""],
    ...yearsOf(project).map((one, at) => [
      ...[first + at, num(costSavings?.years?.[at]?.guaranteedSavings, THOUSANDTH)],
      ...[num(costSavings?.years?.[at]?.debtService, THOUSANDTH), num(one.measurementVerification, THOUSANDTH)],
      ...[expense(one, 2, THOUSANDTH), expense(one, 4, THOUSANDTH), num(one.retainedSavings, THOUSANDTH)],
    ]),
  ]);
  return byExceljs([request, scope, budget]);
}
