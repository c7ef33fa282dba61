import type { Project } from "@epb/engine";
import type { Shown } from "./contract.js";
import { byExceljs } from "./pack.js";
import { type Content, Page } from "./page.js";
import { cost, measuresOf, num, rate, realDate, saved, total, yearsOf } from "./values.js";

export const matrixShows: Shown = {
  inputs: ["implementationPricing.projectDevelopmentPrice", "other.guarPctEstSav"],
  measure: ["ecmNumber", "ecmSize"],
  costs: ["baseConstructionCost", "deliveryCharge", "appliedIncentives", "mvExpense"],
  savings: [1, 2, 3, 4, 5, 6, 11, 12, 16, 17],
  yearly: ["measurementVerification"],
  rates: { of: [1, 2, 3, 6, 10], kind: "level" },
  fixed: {
    ...{ "financing.paymentTimingYear": 2, "financing.paymentTimingTypeID": 1, "financing.projectAgreementTypeID": 3 },
    "financing.addedPremium": "0",
  },
};

/** A matrix with a column for each measure, as auditors draw it, and the terms of the loan beside it. */
export function measureMatrix(project: Project): Promise<Uint8Array> {
  const { data, record } = project;
  const measures = measuresOf(project);
  const line = (
    group: string,
    label: string,
    amount: (measure: (typeof measures)[number]) => Content,
    unit = "",
  ): Content[] => [group, label, unit, ...measures.map(amount)];
  const sumOf = (id: number): number => total(measures, (one) => saved(one, id));
  const matrix = new Page("IGA Matrix")
    .put("A1", [["Facility Conservation Improvement Program"], ["Investment grade audit – matrix of opportunities"]])
    .put("A4", [
      line("", "Opportunity (ECO)", (one) => `ECO ${one.ecmNumber}`),
      line("", "Scope", (one) => one.ecmDescription),
      line("", "Quantity", (one) => one.ecmSize),
      line("Price", "Subcontract price", (one) => cost(one, "baseConstructionCost"), "$"),
      line("", "Energy services company fee", (one) => cost(one, "deliveryCharge"), "$"),
      line("", "Program incentive", (one) => cost(one, "appliedIncentives"), "$"),
      line("", "Annual savings report", (one) => cost(one, "mvExpense"), "$/yr"),
      line("Units saved", "Electricity", (one) => saved(one, 1), "kWh"),
      line("", "Billed demand", (one) => saved(one, 3), "kW-mo"),
      line("", "Natural gas", (one) => saved(one, 5), "Dth"),
      line("", "Potable water", (one) => saved(one, 11), "kgal"),
      line("", "Sanitary sewer", (one) => saved(one, 16), "kgal"),
      line("Dollars saved", "Electricity", (one) => saved(one, 2), "$/yr"),
      line("", "Billed demand", (one) => saved(one, 4), "$/yr"),
      line("", "Natural gas", (one) => saved(one, 6), "$/yr"),
      line("", "Potable water", (one) => saved(one, 12), "$/yr"),
      line("", "Sanitary sewer", (one) => saved(one, 17), "$/yr"),
      line("Not priced", "Useful life", () => 20, "years"),
      line("", "CO2 avoided", (one) => (saved(one, 5) ?? 0) * 2, "tons"),
    ]);
  const last = String.fromCharCode("D".charCodeAt(0) + measures.length);
  matrix
    .put(`${last}4`, [["Total"], [], [], [total(measures, (one) => cost(one, "baseConstructionCost"))]])
    .put(`${last}16`, [[sumOf(2)], [sumOf(4)], [sumOf(6)]]);
  matrix.merged.push("A7:A10", "A11:A15", "A16:A20");
  const terms = new Page("Terms")
    .put("A1", [["Proposed shared savings terms"]])
    .put("A3", [
      ["Institution", record.name],
      ["Audit fee carried into the project", num(data.implementationPricing?.projectDevelopmentPrice)],
      ["Agreement date", realDate(data.financing?.awardDate)],
      ["Weeks of design", 12],
      ["Months to beneficial use", data.financing?.implementationPeriodMonths],
      ["Fixed borrowing rate, per cent", num(data.financing?.indexRate, 100)],
      ["Share of savings assured, per cent", num(data.other?.guarPctEstSav, 100)],
    ])
    .put("D3", [
      ["Price outlook", "% per year"],
      ["Power", rate(project, 1, 2, 100)],
      ["Power demand", rate(project, 2, 2, 100)],
      ["Gas supply", rate(project, 3, 2, 100)],
      ["City water", rate(project, 6, 2, 100)],
      ["City sewer", rate(project, 10, 2, 100)],
    ])
    .put("H3", [
      ["Contract yr", "Savings report fee"],
      ...yearsOf(project).map((year) => [year.year, num(year.measurementVerification)]),
    ]);
  return byExceljs([terms, matrix]);
}
