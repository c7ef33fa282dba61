import type { Project } from "@epb/engine";
import type { Shown } from "./contract.js";
import { byHand } from "./pack.js";
import { Page, sum } from "./page.js";
import { cost, expense, longDate, measuresOf, num, per, rate, saved, total, yearsOf } from "./values.js";

export const agencyShows: Shown = {
  inputs: [
    "identification.agencyName",
    "capitalization.procureConstrIntr",
    "implementationPricing.projectDevelopmentPrice",
  ],
  costs: ["baseConstructionCost", "deliveryCharge"],
  savings: [1, 2, 5, 6, 11, 12, 16, 17, 13],
  yearly: ["measurementVerification", "retainedSavings"],
  expenses: [3, 4],
  years: 25,
  rates: { of: [1, 3, 6, 7, 10], kind: "yearly" },
  gasUnit: "1.03",
  fixed: {
    ...{ "financing.paymentTimingYear": 4, "financing.paymentTimingTypeID": 2, "financing.projectAgreementTypeID": 1 },
    "financing.addedPremium": "0",
    "other.guarPctEstSav": "0.9",
  },
};

/** A state agency's cash flow with units and dollars by utility, gas in Mcf, sewer apart from water, years down. */
export function agencyCashFlow(project: Project): Promise<Uint8Array> {
  const { data } = project;
  const measures = measuresOf(project);
  const mcf = (measure: (typeof measures)[number]): number | undefined =>
    per(measure.estimatedSavings?.find(({ fieldId }) => fieldId === 5)?.value, "1.03");
  const general = new Page("General").put("B2", [
    ["State agency:", "", data.identification?.agencyName ?? "not assigned"],
    ["Memorandum of understanding signed:", "", longDate(data.financing?.awardDate)],
    ["Installation period, months:", "", data.financing?.implementationPeriodMonths],
    ["Master lease rate:", "", { value: num(data.financing?.indexRate) ?? 0, format: "0.0#%" }],
    ["Interest while under construction:", "", num(data.capitalization?.procureConstrIntr)],
    ["Detailed audit:", "", num(data.implementationPricing?.projectDevelopmentPrice)],
    ["Gas heat content, MMBtu per Mcf:", "", 1.03],
    ["Gross area, sq ft:", "", 284_000],
    ["Facility contact:", "", "R. Hale, 555-0177"],
  ]);
  const savings = new Page("ECM Savings")
    .put("A1", [["Form VES-2: Energy Cost Savings by Conservation Measure"]])
    .put("C3", [["Electricity", "", "Natural gas", "", "Water", "", "Sewer", "", "Operational"]])
    .put("A4", [
      ["No", "Conservation measure", "kWh/yr", "Cost", "Mcf/yr", "Cost", "kgal/yr", "Cost", "kgal/yr", "Cost", "Cost"],
      ...measures.map((measure, index) => [
        index + 1,
        measure.ecmDescription,
        ...[saved(measure, 1), saved(measure, 2), mcf(measure), saved(measure, 6)],
        ...[11, 12, 16, 17, 13].map((id) => saved(measure, id)),
      ]),
      [
        "Totals",
        "",
        sum(
          `C5:C${4 + measures.length}`,
          measures.map((one) => saved(one, 1)),
        ),
      ],
    ]);
  const prices = new Page("ECM Cost").put("A1", [
    ["Form VES-1: Cost of Conservation Measures"],
    ["No", "Conservation measure", "Building", "Direct construction", "Indirect", "Turnkey"],
    ...measures.map((measure, index) => [
      index + 1,
      measure.ecmDescription,
      "Main",
      cost(measure, "baseConstructionCost"),
      cost(measure, "deliveryCharge"),
      total(["baseConstructionCost", "deliveryCharge"] as const, (kind) => cost(measure, kind)),
    ]),
    [
      "Totals",
      "",
      "",
      sum(
        `D3:D${2 + measures.length}`,
        measures.map((one) => cost(one, "baseConstructionCost")),
      ),
    ],
  ]);
  const flow = new Page("Cash Flow VES-4")
    .put("A1", [
      ["Form VES-4: Cash flow over the term"],
      [],
      ["", "Escalation rate for the year", "", "", "", "", "Yearly services"],
    ])
    .put("A4", [
      ["Yr", "Elec", "Gas", "Wtr", "Swr", "Oper", "M&V", "Preventive maint.", "Replacement", "Kept by agency"],
      ...yearsOf(project).map((year) => [
        year.year,
        ...[1, 3, 6, 10, 7].map((kind) => rate(project, kind, year.year)),
        num(year.measurementVerification),
        expense(year, 3),
        expense(year, 4),
        num(year.retainedSavings),
      ]),
    ]);
  return Promise.resolve(byHand([general, savings, prices, flow], "inline"));
}
