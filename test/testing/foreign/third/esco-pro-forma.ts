import { calculateProject, type Project } from "@epb/engine";
import type { Shown } from "../contract.js";
import { byExceljs } from "../pack.js";
import { type Content, Page } from "../page.js";
import { cost, measuresOf, num, rate, realDate, saved, total } from "../values.js";

// Some terms are from the Model ESC Contract of the Energy Services Coalition: Schedules H (Final Project Cost and
// Project Cash Flow Analysis), J (Compensation to ESCO for Annual Services), and K (Rebates, Incentives and Grants).
export const proFormaShows: Shown = {
  inputs: [
    ...["location.city", "location.state", "capitalization.procureConstrIntr", "capitalization.procureOther"],
    ...["implementationPricing.projectDevelopmentPrice", "other.guarPctEstSav"],
  ],
  measure: ["ecmNumber"],
  costs: ["baseConstructionCost", "deliveryCharge", "appliedIncentives"],
  savings: [1, 2, 3, 4, 5, 6, 11, 12, 13],
  yearly: ["measurementVerification"],
  rates: { of: [1, 2, 3, 6, 7], kind: "level" },
  fixed: {
    ...{ "financing.paymentTimingYear": 1, "financing.paymentTimingTypeID": 2, "financing.projectAgreementTypeID": 1 },
    "financing.primaryFinancingTypeID": 6,
  },
};

const COSTS = ["baseConstructionCost", "deliveryCharge", "appliedIncentives"] as const;
const DOLLARS = [2, 4, 6, 12, 13];
const FLOW_ENDS = ["Annual\nservices", "Total\npayments", "Net\ncash flow"];
const ESCALATORS = [
  ...[["Electricity escalator", 1] as const, ["Demand escalator", 2] as const, ["Gas escalator", 3] as const],
  ...[["Water escalator", 6] as const, ["O&M escalator", 7] as const],
];

/** The workbook of an energy services company: assumptions with units, measures, and the cash flow. */
export function escoProForma(project: Project): Promise<Uint8Array> {
  const { data, record } = project;
  const measures = measuresOf(project);
  const index = num(data.financing?.indexRate, 100) ?? 0;
  const spread = num(data.financing?.addedPremium, 100) ?? 0;
  const inputs = new Page("Inputs")
    .put("B1", [["ENERGY SAVINGS PERFORMANCE CONTRACT"], ["Financial pro forma – for discussion only"]])
    .put("B4", [
      ["Institution", "", record.name],
      ["City", "", data.location?.city],
      ["State", "", data.location?.state],
      ["ESCO", "", "Example Energy Solutions, LLC"],
      ["Account executive", "", "J. Sample, 555-0142"],
      ["Conditioned area", "sq ft", 412_000],
    ])
    .put("B12", [
      ["FINANCING"],
      ["Contract execution", "date", { value: realDate(data.financing?.awardDate), format: "mm/dd/yy" }],
      ["Construction term", "months", data.financing?.implementationPeriodMonths],
      ["Base rate", "%", index],
      ["Credit spread", "%", spread],
      ["All-in rate", "%", { formula: "D15+D16", result: index + spread }],
      ["Capitalized interest", "$", num(data.capitalization?.procureConstrIntr), "drawn at closing"],
      ["Closing costs", "$", num(data.capitalization?.procureOther), "counsel, escrow agent"],
      ["IGA fee rolled into project", "$", num(data.implementationPricing?.projectDevelopmentPrice)],
      ["Payments", "per year", "Annual", "in arrears"],
      ["Rate lock expires", "date", "45 days from proposal"],
    ])
    .put("B25", [
      ["SAVINGS"],
      ["Savings guarantee", "% of projected", num(data.other?.guarPctEstSav, 100)],
      ...ESCALATORS.map(([label, fieldId]): Content[] => [label, "% / yr", rate(project, fieldId, 2, 100)]),
    ])
    .put("B34", [
      ["COMPENSATION TO ESCO FOR ANNUAL SERVICES"],
      ["M&V fee, year 1", "$", num(data.performancePeriod?.[0]?.measurementVerification)],
      ["M&V fee escalator", "% / yr", 3],
    ]);
  const row = (one: (typeof measures)[number]): Content[] => [
    ...[one.ecmNumber, one.ecmDescription, ...COSTS.map((kind) => cost(one, kind))],
    total(COSTS, (kind) => cost(one, kind, kind === "appliedIncentives" ? -1 : 1)),
    ...[saved(one, 1), saved(one, 2), saved(one, 3), saved(one, 4), saved(one, 5, 10), saved(one, 6)],
    ...[saved(one, 11), saved(one, 12), saved(one, 13), total(DOLLARS, (id) => saved(one, id)), 11.4],
  ];
  const summary = new Page("ECM Summary")
    .put("A1", [["SCHEDULE H – FINAL PROJECT COST"]])
    .put("A3", [["", "", "Price", "", "", "", "First-year savings"]])
    .put("A4", [
      [...["ECM", "Description", "Construction", "ESCO fee", "Rebates,\nincentives,\nand grants", "Net price"], "kWh"],
      ...measures.map(row),
      ["Total", "", ...COSTS.map((kind) => total(measures, (one) => cost(one, kind)))],
    ])
    .put("H4", [["Elec $", "kW", "Demand $", "Therms", "Gas $", "kGal", "Water $", "O&M $", "Total $", "SPB (yrs)"]]);
  summary.merged.push("C3:F3", "G3:Q3");
  const years = calculateProject(project).calculatedValues.costSavings?.years ?? [];
  const flow = new Page("Cash Flow")
    .put("A1", [["PROJECT CASH FLOW ANALYSIS"]])
    .put("A3", [
      [...["Year", "Projected\nsavings", "Guaranteed\nsavings", "Debt\nservice"], ...FLOW_ENDS],
      ...years.map((one, at) => [
        ...[at + 1, num(one.estimatedSavings), num(one.guaranteedSavings), num(one.debtService), num(one.expenses)],
        ...[num(one.payment), num(one.guaranteedSavings?.minus(one.payment ?? 0))],
      ]),
    ]);
  return byExceljs([inputs, summary, flow]);
}
