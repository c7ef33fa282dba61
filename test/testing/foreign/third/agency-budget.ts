import { calculateProject, type Project } from "@epb/engine";
import type { Shown } from "../contract.js";
import { byHand } from "../pack.js";
import { type Content, Page } from "../page.js";
import { cost, expense, measuresOf, num, rate, realDate, saved, total, yearsOf } from "../values.js";

// Some terms are from the task order schedules of the federal contracts (Attachment J-6, RFP DE-RP36-06GO96031) and
// from pages of the Federal Energy Management Program about ESPCs; the other columns have no document.
export const agencyBudgetShows: Shown = {
  inputs: [
    ...["location.city", "location.state", "implementationPricing.projectDevelopmentPrice", "other.guarPctEstSav"],
    ...["implementationCostSavings.payment", "implementationCostSavings.estimatedCostSavings"],
    ...["implementationCostSavings.guaranteedCostSavings", "capitalization.procureConstrIntr"],
    "capitalization.procureOther",
  ],
  measure: ["ecmNumber", "technologyTypeId"],
  costs: ["baseConstructionCost", "deliveryCharge"],
  savings: [1, 2, 4, 5, 6, 12, 13],
  yearly: ["measurementVerification"],
  expenses: [1, 2, 3, 4],
  years: 25,
  rates: { of: [1, 3, 6, 7], kind: "yearly" },
  fixed: {
    ...{ "financing.paymentTimingYear": 1, "financing.paymentTimingTypeID": 1, "financing.projectAgreementTypeID": 1 },
    "financing.primaryFinancingTypeID": 3,
  },
};

const percent = (value: number | undefined): Content => (value === undefined ? undefined : { value, format: "0.00%" });
const EXPENSES = [1, 2, 3, 4];

/** The budget sheet of an agency for a task order: award data, measures by category, and obligations by fiscal year. */
export function agencyBudget(project: Project): Promise<Uint8Array> {
  const { data, record } = project;
  const measures = measuresOf(project);
  const figures = calculateProject(project).calculatedValues.costSavings?.years ?? [];
  const { indexRate, addedPremium, awardDate, implementationPeriodMonths } = data.financing ?? {};
  const early = data.implementationCostSavings;
  const first = Number(awardDate?.slice(0, 4)) + 3;
  const award = new Page("Award Data")
    .put("A1", [["ENERGY PROGRAM OFFICE – ESPC BUDGET EXHIBIT"]])
    .put("A3", [
      ["Task order title", "", record.name],
      ["Installation", "", data.location?.city, data.location?.state],
      ["Contracting officer", "", "L. Sample"],
      ["TO award", "", { value: realDate(awardDate), format: "yyyy-mm-dd" }],
      ["Months, award to Government acceptance", "", implementationPeriodMonths],
      ["Applicable Treasury", "", percent(num(indexRate))],
      ["Financier's added premium", "", percent(num(addedPremium))],
      ["TO interest rate", "", percent(num(indexRate?.plus(addedPremium ?? 0)))],
      ["Construction period interest", "", num(data.capitalization?.procureConstrIntr)],
      ["Other financing procurement price", "", num(data.capitalization?.procureOther)],
      ["PA/IGA development price", "", num(data.implementationPricing?.projectDevelopmentPrice)],
      ["Guaranteed as a share of estimated", "", percent(num(data.other?.guarPctEstSav))],
      ["Pricing valid until", "", { value: realDate("2027-09-30"), format: "yyyy-mm-dd" }],
    ])
    .put("A18", [
      ["Before acceptance (one-time amounts)", "", "Estimated savings", "Guaranteed savings", "Contractor payment"],
      [...["", "", num(early?.estimatedCostSavings), num(early?.guaranteedCostSavings)], num(early?.payment)],
    ]);
  const list = new Page("ECM List")
    .put("A1", [["FIRST-YEAR ESTIMATED ANNUAL SAVINGS AND PRICE BY ECM"]])
    .put("A3", [
      [...["ECM", "TC", "Title", "Direct price ($)", "Added price ($)", "kWh", "MMBtu gas"], "Electric energy ($)"],
      ...measures.map((one) => [
        ...[one.ecmNumber, `TC.${one.technologyTypeId}`, one.ecmDescription],
        ...[cost(one, "baseConstructionCost"), cost(one, "deliveryCharge")],
        ...[1, 5, 2, 4, 6, 12, 13].map((id) => saved(one, id)),
      ]),
      ["Total", "", "", total(measures, (one) => cost(one, "baseConstructionCost"))],
    ])
    .put("I3", [["Electric demand ($)", "Gas ($)", "Water ($)", "Energy-related O&M ($)", "MT CO2e"]]);
  const budget = new Page("Budget by FY")
    .put("A1", [["OBLIGATIONS AND ASSUMPTIONS BY FISCAL YEAR"]])
    .put("A3", [["", "Escalation", "", "", "", "Post-acceptance services ($)", "", "", "", "", "Obligation ($)"]])
    .put("A4", [
      [
        ...["FY", "Electric", "Gas", "Water", "O&M", "Program mgmt.", "Operations", "Maintenance", "R&R", "M&V"],
        "Payment",
      ],
      ...yearsOf(project).map((one, at): Content[] => [
        ...[first + at, ...[1, 3, 6, 7].map((id) => percent(rate(project, id, at + 1)))],
        ...[...EXPENSES.map((id) => expense(one, id)), num(one.measurementVerification), num(figures[at]?.payment)],
      ]),
      ["Outyears are subject to the availability of funds."],
    ]);
  return Promise.resolve(byHand([award, list, budget], "shared"));
}
