import type { Project } from "@epb/engine";
import type { Shown } from "../contract.js";
import { byHand } from "../pack.js";
import { type Content, Page } from "../page.js";
import { cost, expense, longDate, measuresOf, num, rate, saved, total, yearsOf } from "../values.js";

export const packetShows: Shown = {
  inputs: ["other.guarPctEstSav", "implementationCostSavings.payment"],
  costs: ["baseConstructionCost", "deliveryCharge", "appliedIncentives"],
  savings: [2, 6, 12, 13],
  yearly: ["measurementVerification", "retainedSavings"],
  expenses: [3, 4],
  years: 20,
  rates: { of: [1, 3, 6, 7], kind: "level" },
  fixed: {
    ...{ "financing.paymentTimingYear": 1, "financing.paymentTimingTypeID": 1, "financing.projectAgreementTypeID": 1 },
    "financing.addedPremium": "0",
  },
};

/** Pages of an agenda packet: prices that only their merged headers tell apart, sentences, and years without a header. */
export function districtPacket(project: Project): Promise<Uint8Array> {
  const { data, record } = project;
  const measures = measuresOf(project);
  const percent = (value: number | undefined): string => `${value}%`;
  const facts = new Page("Item 9.2")
    .put("A1", [["AGENDA ITEM 9.2 – ACTION"], ["Energy savings performance contract, superintendent's report"]])
    .put("A4", [["District / campus"], [record.name]])
    .put("A7", [
      ["Board approval of the contract", longDate(data.financing?.awardDate)],
      ["Summer and school-year work, total months", data.financing?.implementationPeriodMonths],
      ["Rate on the tax-exempt lease", percent(num(data.financing?.indexRate, 100))],
      ["Part of projected savings backed by the ESCO", percent(num(data.other?.guarPctEstSav, 100))],
      ["District cash paid to the ESCO at substantial completion", num(data.implementationCostSavings?.payment)],
      ["Students served", 4120],
    ])
    .put("A15", [
      ["Assumed growth of electricity prices", percent(rate(project, 1, 2, 100))],
      ["Assumed growth of gas prices", percent(rate(project, 3, 2, 100))],
      ["Assumed growth of water prices", percent(rate(project, 6, 2, 100))],
      ["Assumed growth of operational costs", percent(rate(project, 7, 2, 100))],
      ["Recommendation: approve as presented."],
    ]);
  const scope = new Page("Exhibit A")
    .put("A1", [["Facility improvement measures by cost and benefit"]])
    .put("B3", [["Trade contractors", "ESCO", "Duke/utility programs", "Budget relief in the first year"]])
    .put("A4", [
      ["FIM", "$", "$", "$", "Electric bill", "Gas bill", "Water bill", "Operations budget"],
      ...measures.map((one): Content[] => [
        ...[one.ecmDescription, cost(one, "baseConstructionCost"), cost(one, "deliveryCharge")],
        cost(one, "appliedIncentives"),
        ...[2, 6, 12, 13].map((id) => saved(one, id)),
      ]),
      ["Total", total(measures, (one) => cost(one, "baseConstructionCost"))],
      ["Measures considered but not recommended", 0],
    ]);
  const years = new Page("Exhibit B")
    .put("A1", [["Yearly amounts after construction"]])
    .put("B3", [
      ["Verification reports by ESCO", "Filter & PM agreement", "Equipment replacement set-aside"],
      ...yearsOf(project).map((year) => [
        ...[num(year.measurementVerification), expense(year, 3), expense(year, 4)],
        num(year.retainedSavings),
      ]),
    ])
    .put("E3", [["Returned to general fund"]])
    .put(
      "A4",
      yearsOf(project).map(({ year }) => [year]),
    );
  return Promise.resolve(byHand([facts, scope, years], "inline"));
}
