import { calculateProject, type Project } from "@epb/engine";
import type { Shown } from "../contract.js";
import { byHand } from "../pack.js";
import { type Content, Page, sum } from "../page.js";
import { cost, expense, measuresOf, num, rate, saved, slashDate, yearsOf } from "../values.js";

export const agreementShows: Shown = {
  inputs: ["location.city", "location.zip", "capitalization.procureOther"],
  costs: ["baseConstructionCost", "deliveryCharge", "appliedIncentives"],
  savings: [1, 2, 3, 4, 5, 6, 13],
  yearly: ["measurementVerification", "incentivesOtherPayments"],
  expenses: [3, 6],
  years: 20,
  rates: { of: [1, 2, 3, 7], kind: "level" },
  fixed: {
    ...{ "financing.paymentTimingYear": 1, "financing.paymentTimingTypeID": 2, "financing.projectAgreementTypeID": 1 },
    "financing.addedPremium": "0",
    "other.guarPctEstSav": "1",
  },
};

/** One sheet of a guaranteed savings agreement: terms, measures below it, and years across with amounts paid as negatives. */
export function agreementCashFlow(project: Project): Promise<Uint8Array> {
  const { data, record } = project;
  const measures = measuresOf(project);
  const years = yearsOf(project);
  const results = calculateProject(project).calculatedValues.costSavings?.years ?? [];
  const page = new Page("Cash Flow Pro-Forma")
    .put("A1", [["GUARANTEED ENERGY SAVINGS ACT – PROJECT CASH FLOW"], ["Appendix H to the RFQ; ESCO to complete"]])
    .put("A4", [
      ["Local government unit", "", record.name, "", "Energy inflation", "", ""],
      ["Municipality", "", data.location?.city, "", "Electric supply & distribution"],
      ["Zip", "", data.location?.zip, "", "Electric kW"],
      ["Effective date of GESA", "", slashDate(data.financing?.awardDate), "", "Natural gas"],
      ["Installation (mos.)", "", data.financing?.implementationPeriodMonths, "", "O & M"],
      ["Lease-purchase rate", "", num(data.financing?.indexRate)],
      ["Legal/escrow fees", "", num(data.capitalization?.procureOther), "", "Term, yrs", "", 20],
    ])
    .put("G5", [[rate(project, 1, 2)], [rate(project, 2, 2)], [rate(project, 3, 2)], [rate(project, 7, 2)]]);
  const start = 15;
  const last = start + measures.length;
  page.put("C13", [["Investment", "", "", "Units", "", "", "Dollars"]]).put("A14", [
    ["#", "ECM", "Cost", "Fee", "Rebate", "kWh", "kW", "MCF equiv. (MMBtu)", "Usage", "Demand", "Heating", "O&M"],
    ...measures.map((one, index): Content[] => [
      ...[index + 1, one.ecmDescription, cost(one, "baseConstructionCost"), cost(one, "deliveryCharge")],
      ...[cost(one, "appliedIncentives", -1), saved(one, 1), saved(one, 3), saved(one, 5)],
      ...[2, 4, 6, 13].map((id) => saved(one, id)),
    ]),
    [
      "Total",
      "",
      sum(
        `C${start}:C${last - 1}`,
        measures.map((one) => cost(one, "baseConstructionCost")),
      ),
    ],
  ]);
  page.merged.push("C13:E13", "F13:H13", "I13:L13");
  const line = (label: string, amount: (year: (typeof years)[number], index: number) => Content): Content[] => [
    ...[label, ""],
    ...years.map(amount),
  ];
  page.put(`A${last + 4}`, [
    line("Year of guarantee", ({ year }) => year),
    ["REVENUE"],
    line("Savings, guaranteed", (_, index) => num(results[index]?.guaranteedSavings)),
    line("PJM and utility revenue", (year) => num(year.incentivesOtherPayments)),
    ["EXPENSE"],
    line("Lease rental", (_, index) => num(results[index]?.debtService, -1)),
    line("ESCO monitoring", (year) => num(year.measurementVerification, -1)),
    line("PM contract", (year) => expense(year, 3, -1)),
    line("Boiler & machinery insurance", (year) => expense(year, 6, -1)),
    line("Cumulative position", ({ year }) => 1500 * year),
  ]);
  page.put("J4", [["Contact"], ["Engineer of record: D. Okoye, P.E."], ["Revised"], ["7/1/2027"]]);
  return Promise.resolve(byHand([page], "shared"));
}
