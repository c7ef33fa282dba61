import type { Project } from "@epb/engine";
import type { Shown } from "./contract.js";
import { byExceljs } from "./pack.js";
import { Page, sum } from "./page.js";
import { cost, longDate, measuresOf, num, rate, saved, total } from "./values.js";

export const stateRfpShows: Shown = {
  inputs: ["record.isCts", "location.city", "location.state", "other.guarPctEstSav"],
  measure: ["technologyTypeId"],
  costs: ["baseConstructionCost", "deliveryCharge", "appliedIncentives"],
  savings: [1, 2, 4, 5, 6, 11, 12, 13],
  yearly: ["measurementVerification"],
  isLevel: true,
  rates: { of: [1, 2, 3, 6, 7], kind: "level" },
  fixed: {
    ...{ "financing.paymentTimingYear": 1, "financing.paymentTimingTypeID": 2, "financing.projectAgreementTypeID": 1 },
    "financing.addedPremium": "0",
  },
};

const WORDS: Readonly<Record<number, string>> = {
  ...{ 1: "Heating plant", 2: "Cooling plant", 3: "Controls", 4: "Mechanical", 5: "Lighting", 6: "Envelope" },
  ...{ 7: "Steam distribution", 8: "Motors & VFDs", 11: "Solar PV", 13: "Domestic water" },
};

/** Attachments of a state's request for proposals: one price form, one page of assumptions, hard and soft cost. */
export function stateRfp(project: Project): Promise<Uint8Array> {
  const { data, record } = project;
  const measures = measuresOf(project);
  const assumptions = new Page("Att. D Assumptions")
    .put("A1", [
      ["GUARANTEED ENERGY SAVINGS AGREEMENT – REQUEST FOR PROPOSALS"],
      ["ATTACHMENT D: FINANCIAL ASSUMPTIONS"],
      ["Proposers shall complete all shaded cells. Do not add rows."],
    ])
    .put("A5", [
      ["Using agency / facility:", "", record.name],
      ["Municipality:", "", data.location?.city],
      ["Commonwealth / state:", "", data.location?.state],
      ["Federal funding requirements apply? (Y/N)", "", "N"],
      ["Anticipated notice to proceed:", "", longDate(data.financing?.awardDate)],
      ["Construction duration (months):", "", data.financing?.implementationPeriodMonths],
      ["All-in tax-exempt interest rate (%):", "", num(data.financing?.indexRate, 100), "per lender indication"],
      ["Savings guaranteed (% of projected):", "", num(data.other?.guarPctEstSav, 100)],
      ["Annual M&V cost ($/yr, flat):", "", num(data.performancePeriod?.[0]?.measurementVerification)],
    ])
    .put("A16", [
      ["Annual escalation", "", "% per year"],
      ["Electric consumption", "", rate(project, 1, 2, 100)],
      ["Electric demand", "", rate(project, 2, 2, 100)],
      ["Natural gas", "", rate(project, 3, 2, 100)],
      ["Water and sewer", "", rate(project, 6, 2, 100)],
      ["O&M avoided cost", "", rate(project, 7, 2, 100)],
    ])
    .put("A24", [
      ["Proposer contact", "", "S. Rivera", "sam.rivera@esco.example"],
      ["Building area (sq ft)", "", 612_400],
      ["Present value of net benefits at 3%", "", 1_284_300],
    ]);

  const last = 8 + measures.length;
  const price = (measure: (typeof measures)[number]): number =>
    total(["baseConstructionCost", "deliveryCharge"] as const, (kind) => cost(measure, kind));
  const form = new Page("Att. C Cost & Savings")
    .put("A1", [["ATTACHMENT C: ECM COST AND SAVINGS SUMMARY"], ["All amounts in dollars; savings are first-year"]])
    .put("D6", [["Project cost", "", "", "", "Annual savings – units", "", "", "Annual savings – dollars"]])
    .put("A7", [
      ["Line", "ECM description", "Category", "Hard cost", "Soft cost", "ECM price", "Utility rebate"],
      ...measures.map((measure, index) => [
        index + 1,
        measure.ecmDescription,
        WORDS[measure.technologyTypeId ?? 0] ?? "Other",
        cost(measure, "baseConstructionCost"),
        cost(measure, "deliveryCharge"),
        { formula: `D${8 + index}+E${8 + index}`, result: price(measure) },
        cost(measure, "appliedIncentives"),
        ...[saved(measure, 1), saved(measure, 5, 10), saved(measure, 11)],
        ...[2, 4, 6, 12, 13].map((id) => saved(measure, id)),
      ]),
      [
        "Total",
        "",
        "",
        sum(
          `D8:D${last - 1}`,
          measures.map((one) => cost(one, "baseConstructionCost")),
        ),
        sum(
          `E8:E${last - 1}`,
          measures.map((one) => cost(one, "deliveryCharge")),
        ),
        sum(`F8:F${last - 1}`, measures.map(price)),
      ],
    ])
    .put("H7", [["kWh", "Therms", "kgal", "Electric", "Demand", "Gas", "Water", "O&M"]])
    .put(`A${last + 2}`, [["I certify that the prices above are firm for 120 days."], ["Signature"]]);
  form.merged.push("D6:G6", "H6:J6", "K6:O6");
  return byExceljs([form, assumptions]);
}
