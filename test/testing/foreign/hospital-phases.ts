import type { Project } from "@epb/engine";
import type { Shown } from "./contract.js";
import { byExceljs } from "./pack.js";
import { Page, turned } from "./page.js";
import { cost, expense, measuresOf, num, rate, realDate, saved, total, yearsOf } from "./values.js";

export const hospitalShows: Shown = {
  inputs: ["capitalization.procureConstrIntr", "capitalization.procureOther", "other.guarPctEstSav"],
  measure: ["ecmNumber"],
  costs: ["baseConstructionCost", "deliveryCharge"],
  savings: [1, 2, 3, 4, 5, 6, 13],
  yearly: ["measurementVerification", "deliveryChargePct"],
  expenses: [2, 3],
  rates: { of: [1, 2, 3, 7], kind: "level" },
  fixed: {
    "financing.paymentTimingYear": 12,
    "financing.paymentTimingTypeID": 2,
    "financing.projectAgreementTypeID": 1,
  },
};

/** A hospital's model with two phases: the second has no loan yet, so the sheet has every label of the loan twice. */
export function hospitalPhases(project: Project): Promise<Uint8Array> {
  const { data, record } = project;
  const measures = measuresOf(project);
  const loan = (values: readonly (number | Date | undefined)[]) =>
    turned([
      ["Funding date", "Build time, months", "Swap rate (%)", "Bank spread (%)", "IDC reserve", "Legal and title"],
      ["", "", "", "", "", ""],
      values,
    ]);
  const inputs = new Page("Inputs")
    .put("B2", [[record.name], ["Infrastructure renewal – two-phase model"], [], ["PHASE 1 LOAN"]])
    .put(
      "B6",
      loan([
        realDate(data.financing?.awardDate),
        data.financing?.implementationPeriodMonths,
        num(data.financing?.indexRate, 100),
        num(data.financing?.addedPremium, 100),
        num(data.capitalization?.procureConstrIntr),
        num(data.capitalization?.procureOther),
      ]),
    )
    .put("B13", [["PHASE 2 LOAN (future)"]])
    .put("B14", loan([undefined, 0, 0, 0, 0, 0]))
    .put("B22", [
      ["Guarantee, % of engineered savings", "", num(data.other?.guarPctEstSav, 100)],
      ["Power inflator", "", { value: rate(project, 1, 2) ?? 0, format: "0.00%" }],
      ["Demand inflator", "", { value: rate(project, 2, 2) ?? 0, format: "0.00%" }],
      ["Gas inflator", "", { value: rate(project, 3, 2) ?? 0, format: "0.00%" }],
      ["Labor inflator", "", { value: rate(project, 7, 2) ?? 0, format: "0.00%" }],
      ["Discount rate for NPV", "", { value: 0.06, format: "0.00%" }],
      ["Licensed beds", "", 310],
    ]);
  inputs.hiddenRows.push(26);
  const scope = new Page("Scope").put("A1", [
    ["", "", "Phase 1 price", "", "Phase 1 savings"],
    ["Ref", "Project", "Contractors", "Developer", "kWh", "kWh $", "kW", "kW $", "Gas Dth", "Gas $", "Labor $", "NPV"],
    ...measures.map((measure) => [
      measure.ecmNumber,
      measure.ecmDescription,
      cost(measure, "baseConstructionCost"),
      cost(measure, "deliveryCharge"),
      ...[1, 2, 3, 4, 5, 6, 13].map((id) => saved(measure, id)),
      125_000,
    ]),
    ["Sub-total phase 1", "", total(measures, (one) => cost(one, "baseConstructionCost"))],
    ["Total"],
    ["Phase 2 – cogeneration (not in this contract)", "", 9_500_000],
  ]);
  const years = yearsOf(project);
  const services = new Page("Services").put("A1", [
    ["Operating year", "Monitoring", "Plant operators", "Service contracts", "Admin fee %", "Cumulative"],
    ...years.map((year) => [
      `Op. year ${year.year}`,
      num(year.measurementVerification),
      expense(year, 2),
      expense(year, 3),
      num(year.deliveryChargePct, 100),
      10_000 * year.year,
    ]),
    ["Total", total(years, (year) => num(year.measurementVerification))],
  ]);
  return byExceljs([inputs, scope, services]);
}
