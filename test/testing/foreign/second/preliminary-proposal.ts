import { calculateProject, type Project } from "@epb/engine";
import type { Shown } from "../contract.js";
import { byExceljs } from "../pack.js";
import { Page, sum } from "../page.js";
import { cost, expense, longDate, measuresOf, num, rate, saved, yearsOf } from "../values.js";

export const preliminaryShows: Shown = {
  inputs: [
    ...["implementationPricing.projectDevelopmentPrice", "capitalization.procureConstrIntr"],
    ...["capitalization.procureOther", "other.guarPctEstSav"],
  ],
  costs: ["baseConstructionCost", "deliveryCharge", "appliedIncentives"],
  savings: [1, 2, 5, 6, 11, 12, 13],
  yearly: ["measurementVerification"],
  expenses: [3],
  years: 20,
  rates: { of: [1, 3, 6, 7], kind: "level" },
  percentages: ["design", "projectManagement", "performanceBonds", "commissioningTraining", "overhead", "profit"],
  fixed: {
    ...{ "financing.paymentTimingYear": 2, "financing.paymentTimingTypeID": 2, "financing.projectAgreementTypeID": 1 },
    "financing.addedPremium": "0",
  },
};

/** Attachments A to C of a state's request for proposals: units in their own column, shares of the price, and a cash flow. */
export function preliminaryProposal(project: Project): Promise<Uint8Array> {
  const { data, record } = project;
  const measures = measuresOf(project);
  const { percentages: parts = {} } = data.implementationPricing ?? {};
  const last = 6 + measures.length;
  const results = calculateProject(project).calculatedValues.costSavings?.years ?? [];
  const matrix = new Page("ATTACHMENT A")
    .put("A1", [["PRELIMINARY ECM COST / SAVINGS MATRIX"], [`ISSUER: ${record.name}`]])
    .put("C4", [["Estimated cost", "", "", "Estimated annual energy and operational savings"]])
    .put("A5", [["ECM", "Description of ECM", "Installed", "ESCO services", "Utility company incentive"]])
    .put("F5", [["kWh", "Electric $", "Therms", "Gas $", "Kgal", "Water & sewer $", "O&M $", "Payback (yrs)"]])
    .put(
      "A6",
      measures.map((one, index) => [
        ...[`ECM-${index + 1}`, one.ecmDescription, cost(one, "baseConstructionCost"), cost(one, "deliveryCharge")],
        ...[cost(one, "appliedIncentives"), saved(one, 1), saved(one, 2), saved(one, 5, 10)],
        ...[6, 11, 12, 13].map((id) => saved(one, id)),
        11.6,
      ]),
    )
    .put(`A${last}`, [
      [
        "TOTAL",
        "",
        sum(
          `C6:C${last - 1}`,
          measures.map((one) => cost(one, "baseConstructionCost")),
        ),
      ],
      ["Note: savings may not be double counted between measures."],
    ]);
  matrix.merged.push("C4:E4", "F4:L4");
  const percent = (value: Parameters<typeof num>[0]) => ({ value: num(value) ?? 0, format: "0.00%" });
  const price = new Page("ATTACHMENT B")
    .put("A1", [["ESCO's PRELIMINARY COST PROPOSAL"], ["(Using best rate ESCO can arrange)"]])
    .put("A4", [
      ["Name of ISSUER", "", record.name],
      ["ESCO", "", "Example Performance Partners, LLC"],
      ["Projected contract approval by the commission", "", longDate(data.financing?.awardDate)],
      ["Time to construct", "months", data.financing?.implementationPeriodMonths],
      ["Rate of interest", "% per year", num(data.financing?.indexRate, 100)],
      ["IGA cost", "$", num(data.implementationPricing?.projectDevelopmentPrice)],
      ["Interest accrued before the first payment", "$", num(data.capitalization?.procureConstrIntr)],
      ["Financing costs (attorney, commission fee)", "$", num(data.capitalization?.procureOther)],
      ["Portion of projected savings that ESCO guarantees", "%", num(data.other?.guarPctEstSav, 100)],
      ["Debt capacity of issuer", "$", 14_000_000],
    ])
    .put("F4", [
      ["Category of cost", "% of total", "Notes"],
      ["Design & other engineering", percent(parts.design), "incl. code review"],
      ["Construction/project management", percent(parts.projectManagement)],
      ["Payment & performance bonds", percent(parts.performanceBonds), "100%"],
      ["System start-up, commissioning & training", percent(parts.commissioningTraining)],
      ["General overhead", percent(parts.overhead)],
      ["Profit", percent(parts.profit), "see Attachment D"],
    ])
    .put("F13", [
      ["Annual inflation", "rate"],
      ["Electricity", percent(data.escalationRates?.find(({ fieldId }) => fieldId === 1)?.value)],
      ["Natural gas", { value: rate(project, 3, 2) ?? 0, format: "0.00%" }],
      ["Water & sewer", { value: rate(project, 6, 2) ?? 0, format: "0.00%" }],
      ["Operations & maintenance", { value: rate(project, 7, 2) ?? 0, format: "0.00%" }],
    ]);
  const flow = new Page("ATTACHMENT C")
    .put("A1", [["PRELIMINARY ANNUAL CASH FLOW ANALYSIS"], ["(Using ESCO's rate)"]])
    .put("A4", [["", "Savings", "", "Payments"]])
    .put("A5", [
      [
        "Post-construction year",
        "Projected",
        "Guaranteed",
        "M&V reporting",
        "Continuing maintenance",
        "Total payments",
      ],
      ...yearsOf(project).map((year, index) => [
        ...[year.year, num(results[index]?.estimatedSavings), num(results[index]?.guaranteedSavings)],
        ...[num(year.measurementVerification), expense(year, 3), num(results[index]?.payment)],
      ]),
      ["TOTAL"],
    ]);
  return byExceljs([matrix, price, flow]);
}
