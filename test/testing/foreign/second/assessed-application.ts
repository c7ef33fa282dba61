import type { Project } from "@epb/engine";
import type { Shown } from "../contract.js";
import { byHand } from "../pack.js";
import { type Content, Page } from "../page.js";
import { cost, measuresOf, num, rate, saved, shortDate, total } from "../values.js";

export const assessedShows: Shown = {
  inputs: [
    ...["location.city", "location.state", "location.zip", "capitalization.procureConstrIntr"],
    ...["capitalization.procureOther", "implementationPricing.projectDevelopmentPrice"],
  ],
  costs: ["baseConstructionCost", "deliveryCharge", "appliedIncentives"],
  savings: [1, 2, 5, 6, 11, 12],
  expenses: [1, 3],
  isLevel: true,
  rates: { of: [1, 3, 6], kind: "same" },
  fixed: {
    ...{ "financing.paymentTimingYear": 2, "financing.paymentTimingTypeID": 2, "financing.projectAgreementTypeID": 1 },
    "financing.addedPremium": "0",
    "other.guarPctEstSav": "1",
  },
};

/** An application for property-assessed financing: sections with numbered questions, and hard and soft cost by improvement. */
export function assessedApplication(project: Project): Promise<Uint8Array> {
  const { data, record } = project;
  const measures = measuresOf(project);
  const [year] = data.performancePeriod ?? [];
  const fee = (fieldId: number): number | undefined =>
    num(year?.otherExpenses?.find((one) => one.fieldId === fieldId)?.value);
  const form = new Page("Application")
    .put("A1", [["COMMERCIAL PACE PROGRAM – FINAL APPLICATION"], ["Type or print. Attach the energy study."]])
    .put("A4", [
      ["SECTION A – PROPERTY"],
      ["A1", "Property name / legal owner of record", "", record.name],
      ["A2", "Parcel city", "", data.location?.city, "State", data.location?.state, "Zip", data.location?.zip],
      ["A3", "Year built", "", 1974],
      ["SECTION B – FINANCING REQUEST"],
      ["B1", "Anticipated closing of the assessment contract", "", shortDate(data.financing?.awardDate)],
      ["B2", "Months from closing to completion of improvements", "", data.financing?.implementationPeriodMonths],
      ["B3", "Fixed rate quoted by capital provider (%)", "", num(data.financing?.indexRate, 100)],
      ["B4", "Interest capitalized to first assessment", "", num(data.capitalization?.procureConstrIntr)],
      ["B5", "Program, recording, and capital provider's fees", "", num(data.capitalization?.procureOther)],
      ["B6", "Energy study", "", num(data.implementationPricing?.projectDevelopmentPrice)],
      ["B7", "Servicing by program administrator, per year", "", fee(1)],
      ["B8", "Upkeep of improvements, per year", "", fee(3)],
      ["B9", "Assumed rise of utility prices (%/yr)", "", rate(project, 1, 2, 100)],
      ["B10", "Loan-to-value after improvements", "", 0.62],
    ]);
  const table = new Page("Improvements")
    .put("A1", [["SECTION C – ELIGIBLE IMPROVEMENTS"], ["One line for each improvement"]])
    .put("A4", [["", "", "Eligible costs", "", "", "Annual savings", "", "", "Annual savings"]])
    .put("A5", [
      ["Line", "Eligible improvement", "Materials & labor", "Engineering & other soft cost", "Tax credits/rebates"],
      ...measures.map((one, index): Content[] => [
        ...[`C${index + 1}`, one.ecmDescription, cost(one, "baseConstructionCost"), cost(one, "deliveryCharge")],
        ...[cost(one, "appliedIncentives"), saved(one, 1), saved(one, 5, 10), saved(one, 11, 1000)],
        ...[2, 6, 12].map((id) => saved(one, id)),
      ]),
      ["Total", "", total(measures, (one) => cost(one, "baseConstructionCost"))],
      ["Savings-to-investment ratio (SIR)", "", 1.31],
    ])
    .put("F5", [["Elec. (kWh)", "Gas (therms)", "Water (gal.)", "Elec. ($)", "Gas ($)", "Water ($)"]]);
  return Promise.resolve(byHand([form, table], "shared"));
}
