import { calculateProject, type Project } from "@epb/engine";
import type { Shown } from "../contract.js";
import { byExceljs } from "../pack.js";
import { Page } from "../page.js";
import { cost, measuresOf, num, rate, saved, shortDate, total, yearsOf } from "../values.js";

export const termSheetShows: Shown = {
  inputs: [
    ...["location.city", "location.state", "capitalization.procureConstrIntr", "capitalization.procureOther"],
    "other.guarPctEstSav",
  ],
  costs: ["baseConstructionCost", "deliveryCharge"],
  savings: [2, 4, 6, 12, 13],
  yearly: ["measurementVerification"],
  isLevel: true,
  rates: { of: [1, 2, 3, 6, 7], kind: "same" },
  fixed: {
    ...{ "financing.paymentTimingYear": 2, "financing.paymentTimingTypeID": 2, "financing.projectAgreementTypeID": 1 },
    "financing.primaryFinancingTypeID": 6,
  },
};

/** A lender's proposal to a county: numbered paragraphs with sentences, basis points, and the schedule of rent. */
export function leaseTermSheet(project: Project): Promise<Uint8Array> {
  const { data, record } = project;
  const measures = measuresOf(project);
  const { amortization, costSavings } = calculateProject(project).calculatedValues;
  const loan = amortization?.summary ?? [];
  const payment = num(loan[0]?.principalPlusInterest) ?? 0;
  const terms = new Page("Proposal")
    .put("A1", [["TAX-EXEMPT LEASE/PURCHASE FINANCE PROPOSAL"], ["Indicative; subject to credit approval"]])
    .put("A4", [
      ["1.", "Lessee / obligor:", record.name],
      ["2.", "Lessor:", "Example Public Finance Corp or its assignee"],
      ["3.", "Jurisdiction:", data.location?.city, data.location?.state],
      ["4.", "Structure:", "Tax-exempt lease purchase"],
      ["5.", "Expected closing / funding of escrow:", shortDate(data.financing?.awardDate)],
      ["6.", "Acquisition period (months of escrow draws):", data.financing?.implementationPeriodMonths],
      ["7.", "Rent payable:", "Semi-annually", "in arrears"],
      ["8.", "Like-term swap on the pricing date:", { value: num(data.financing?.indexRate) ?? 0, format: "0.000%" }],
      ["9.", "Bps over swap:", num(data.financing?.addedPremium, 10_000)],
      ["10.", "Interest funded through the acquisition period:", num(data.capitalization?.procureConstrIntr)],
      ["11.", "Escrow, counsel, and documentation fees:", num(data.capitalization?.procureOther)],
      ["12.", "Average life:", "9.8 years"],
      ["13.", "Rent in the first year:", { formula: "-PMT(C11,25,5000000)", result: payment }],
      ["14.", "Prepayment:", "Any payment date at 103%"],
      ["15.", "Rate lock:", "30 days"],
    ]);
  const equipment = new Page("Equipment")
    .put("A1", [["SCHEDULE 1 – EQUIPMENT AND INSTALLATION COSTS"]])
    .put("A3", [
      ["Equipment group", "Vendor invoices", "ESCO's compensation", "Electricity", "Demand", "Fuel (gas)", "Water"],
      ...measures.map((one) => [
        ...[one.ecmDescription, cost(one, "baseConstructionCost"), cost(one, "deliveryCharge")],
        ...[2, 4, 6, 12, 13].map((id) => saved(one, id)),
      ]),
      ["Total", total(measures, (one) => cost(one, "baseConstructionCost"))],
    ])
    .put("H3", [["Avoided repairs"]])
    .put("D2", [["Savings in the first year, per the guarantor"]]);
  const coverage = new Page("Coverage")
    .put("A1", [["SCHEDULE 2 – COVERAGE OF RENT BY SAVINGS"]])
    .put("A3", [
      ["Fraction of engineering estimate that is guaranteed", num(data.other?.guarPctEstSav)],
      ["Growth of all savings, per annum", rate(project, 1, 2)],
      ["ESCO's measurement fee, each year", num(data.performancePeriod?.[0]?.measurementVerification)],
    ])
    .put("A7", [
      ["Rent year", "Principal part", "Interest part", "Rent", "Guaranteed by ESCO", "Coverage"],
      ...yearsOf(project, loan.length).map((_, index) => [
        ...[index + 1, num(loan[index]?.principal), num(loan[index]?.interest)],
        ...[num(loan[index]?.principalPlusInterest), num(costSavings?.years?.[index]?.guaranteedSavings), 1.08],
      ]),
    ]);
  return byExceljs([terms, equipment, coverage]);
}
