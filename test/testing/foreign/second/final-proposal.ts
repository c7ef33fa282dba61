import { calculateProject, type Project } from "@epb/engine";
import type { Shown } from "../contract.js";
import { byExceljs } from "../pack.js";
import { type Content, Page } from "../page.js";
import { cost, expense, measuresOf, num, rate, realDate, saved, total, yearsOf } from "../values.js";

const ONE_TIME = ["estimatedCostSavings", "guaranteedCostSavings", "payment"] as const;
export const finalProposalShows: Shown = {
  inputs: [
    ...["identification.taskOrderNumber", "capitalization.procureConstrIntr", "capitalization.procureOther"],
    ...ONE_TIME.map((key) => `implementationCostSavings.${key}`),
  ],
  measure: ["ecmNumber", "ecmSize"],
  costs: ["baseConstructionCost", "deliveryCharge"],
  savings: [1, 2, 3, 4, 5, 6, 11, 12, 13],
  yearly: ["measurementVerification", "deliveryChargePct"],
  expenses: [1, 2, 3, 4, 5],
  rates: { of: [1, 2, 3, 6, 7], kind: "yearly" },
  fixed: {
    ...{ "financing.paymentTimingYear": 1, "financing.paymentTimingTypeID": 1, "financing.projectAgreementTypeID": 1 },
    "other.guarPctEstSav": "0.95",
  },
};

const SERVICES = ["Management / administration", "Operations", "Maintenance", "Repair & replacement"];
const PARTS = ["baseConstructionCost", "deliveryCharge"] as const;
/** The five schedules of a federal task order as the contract prints them, with a row of one-time amounts above the years. */
export function finalProposal(project: Project): Promise<Uint8Array> {
  const { data, record } = project;
  const { costSavings, amortization } = calculateProject(project).calculatedValues;
  const measures = measuresOf(project);
  const loan = amortization?.summary ?? [];
  const years = yearsOf(project, loan.length);
  const site = [["Project Site:", "", record.name, "", "Task Order No:", data.identification?.taskOrderNumber]];
  const before = data.implementationCostSavings;
  const first = new Page("Sched TO-1")
    .put("A1", [["SCHEDULE TO-1 (final)"], ["PROPOSED GUARANTEED COST SAVINGS AND CONTRACTOR PAYMENTS"], ...site])
    .put("A6", [
      ["The contractor shall complete the installation of all proposed ECMs not later than"],
      ["months after task order award", "", "", data.financing?.implementationPeriodMonths],
      ["Estimated task order award date", "", "", realDate(data.financing?.awardDate)],
    ])
    .put("A10", [
      ["Performance Period", "(a)\nEstimated Cost Savings ($)", "(b)\nGuaranteed Cost Savings ($)"],
      ["Implementation Period (one-time amounts only)", ...ONE_TIME.map((key) => num(before?.[key]))],
      ...(costSavings?.years ?? []).map(({ year, estimatedSavings, guaranteedSavings, payment }): Content[] => [
        ...[`Year ${year}`, num(estimatedSavings), num(guaranteedSavings), num(payment)],
      ]),
      ["TOTALS"],
    ])
    .put("D10", [["(c)\nContractor Payments ($)"]]);
  const second = new Page("Sched TO-2")
    .put("A1", [["SCHEDULE TO-2 (final): IMPLEMENTATION PRICE BY ENERGY CONSERVATION MEASURE"], ...site])
    .put("A4", [["", "", "", "(a)", "(b)", "(c)"]])
    .put("A5", [
      ["ECM No.", "Energy Conservation Measure", "ECM Size", "Direct Expense", "Implementation Markup"],
      ...measures.map((one, index) => [
        ...[one.ecmNumber, one.ecmDescription, one.ecmSize, cost(one, "baseConstructionCost")],
        cost(one, "deliveryCharge"),
        { formula: `D${6 + index}+E${6 + index}`, result: total(PARTS, (part) => cost(one, part)) },
      ]),
      ["TOTAL"],
    ])
    .put("F5", [["Implementation Price"]]);
  const line = (label: string, amount: (year: (typeof years)[number]) => Content) => [label, "", ...years.map(amount)];
  const third = new Page("Sched TO-3")
    .put("A1", [["SCHEDULE TO-3 (final): PERFORMANCE PERIOD CASH FLOW"], ...site, [], ["PROJECT CAPITALIZATION"]])
    .put("A6", [
      ["Financing procurement price – construction interest", num(data.capitalization?.procureConstrIntr)],
      ["Financing procurement price – bonds, legal, and closing", num(data.capitalization?.procureOther)],
      ["Applicable financial index", "18-year Treasury", "Index rate", num(data.financing?.indexRate, 100), "%"],
      ["", "", "Added premium (adjusted for tax incentives)", num(data.financing?.addedPremium, 100), "%"],
      ["Project interest rate", num(data.financing?.indexRate?.plus(data.financing.addedPremium ?? 0), 100), "%"],
    ])
    .put("A13", [
      ["", "", "ANNUAL CASH FLOW"],
      line("Contract year", ({ year }) => year),
      line("Principal repayment", ({ year }) => num(loan[year - 1]?.principal)),
      line("Interest", ({ year }) => num(loan[year - 1]?.interest)),
      ["PERFORMANCE PERIOD EXPENSES"],
      ...SERVICES.map((label, index) => line(label, (year) => expense(year, index + 1))),
      line("Measurement and verification", (year) => num(year.measurementVerification)),
      line("Permits and licenses", (year) => expense(year, 5)),
      line("Performance period delivery charge (markup), %", (year) => num(year.deliveryChargePct, 100)),
    ]);
  const fourth = new Page("Sched TO-4")
    .put("A1", [["SCHEDULE TO-4 (final): FIRST YEAR ESTIMATED ANNUAL COST SAVINGS, BY ECM"], ...site])
    .put("C4", [["(b)", "(c1)", "(c2)", "(d1)", "(e1)", "(e2)", "(f1)", "(f2)", "(g)"]])
    .put("A5", [
      ["ECM No.", "ECM title", "Electric energy (kWh/yr)", "Electric energy ($/yr)", "Electric demand (kW)"],
      ...measures.map((one) => [
        ...[one.ecmNumber, one.ecmDescription],
        ...[1, 2, 3, 4, 5, 6, 11, 12, 13].map((id) => saved(one, id)),
      ]),
      ["TOTAL"],
    ])
    .put("F5", [["Electric demand ($/yr)", "Natural gas (MMBtu/yr)", "Natural gas ($/yr)", "Water (kgal/yr)"]])
    .put("J5", [["Water ($/yr)", "O&M ($/yr)"]]);
  const fifth = new Page("Sched TO-5").put("A1", [
    ["SCHEDULE TO-5 (final): ANNUAL CANCELLATION CEILING SCHEDULE"],
    ["Time period", "Outstanding capital investment ($)", "Total cancellation ceiling ($)"],
    ...loan.map(({ year }) => [`Month ${12 * year}`, 24_000_000 - 900_000 * year, 24_600_000 - 900_000 * year]),
  ]);
  const growth = new Page("Escalation Rates").put("A1", [
    ["Annual escalation rates (from the EERC, real plus inflation)"],
    ["Year of savings", "Electricity (%)", "Demand (%)", "Gas (%)", "Water (%)", "O&M (%)"],
    ...yearsOf(project).map(({ year }) => [year, ...[1, 2, 3, 6, 7].map((kind) => rate(project, kind, year, 100))]),
  ]);
  return byExceljs([first, second, third, fourth, fifth, growth]);
}
