import { calculateProject, type Project } from "@epb/engine";
import type { Shown } from "../contract.js";
import { byExceljs } from "../pack.js";
import { type Content, Page } from "../page.js";
import { cost, expense, measuresOf, num, rate, saved, slashDate, total } from "../values.js";

// Some terms are from the Custom Incentive Application for Business Customers of Bright Energy Solutions (Missouri River
// Energy Services) and from a C&I Custom Incentive Application with trade allies; those of the loan have no document.
export const utilityRebateShows: Shown = {
  inputs: ["location.city", "location.state", "location.zip", "capitalization.procureConstrIntr"],
  measure: ["ecmNumber", "technologyTypeId"],
  costs: ["baseConstructionCost", "deliveryCharge", "appliedIncentives"],
  savings: [1, 2, 3, 4, 5, 6, 13],
  yearly: ["measurementVerification"],
  expenses: [1],
  isLevel: true,
  rates: { of: [1, 2, 3, 7], kind: "same" },
  fixed: {
    ...{ "financing.paymentTimingYear": 12, "financing.paymentTimingTypeID": 2, "financing.projectAgreementTypeID": 1 },
    ...{ "financing.primaryFinancingTypeID": 8, "other.guarPctEstSav": "0.9" },
  },
};

/** Names of the rebate program for the technologies, by their number. */
const TYPES: readonly string[] = [
  ...["", "Boilers", "Chillers", "Energy Management System", "HVAC Equipment", "Lighting", "Building Shell"],
  ...["Steam & Hot Water Piping", "Motors & VFDs", "Commercial Refrigeration", "On-Site Generation", "Solar PV"],
  ...["Transformers", "Water Saving", "Load Shifting", "Rate Change", "Process", "Retro-Commissioning", "Submetering"],
];
const SAVINGS = [1, 3, 5, 2, 4, 6, 13];

/** An application for a custom rebate with a loan that is repaid on the utility's bill. */
export function utilityRebate(project: Project): Promise<Uint8Array> {
  const { data, record } = project;
  const measures = measuresOf(project);
  const loan = calculateProject(project).calculatedValues.amortization?.summary ?? [];
  const { indexRate, addedPremium, awardDate, implementationPeriodMonths } = data.financing ?? {};
  const year = data.performancePeriod?.[0];
  const exact = (value: number | undefined): Content => ({ value: value ?? 0, format: "0.000%" });
  const application = new Page("Application")
    .put("A1", [["Example Municipal Light & Power"], ["CUSTOM INCENTIVE APPLICATION – BUSINESS CUSTOMERS"]])
    .put("A4", [["SECTION 1: CUSTOMER INFORMATION"], ["Customer / Facility Name", "", "", "Electric Account No."]])
    .put("A6", [[record.name, "", "", "30-1184-02"]])
    .put("A7", [
      ["City", "State", "ZIP", "Facility Sq. Ft.", "Contact Person", "Phone"],
      [data.location?.city, data.location?.state, data.location?.zip, 286_400, "P. Example", "555-0119"],
    ])
    .put("A10", [["SECTION 2: TRADE ALLY INFORMATION"], ["Company Name", "", "Example Energy Services Co."]])
    .put("A13", [
      ["SECTION 3: PROJECT SCHEDULE"],
      ["Notice to Proceed (date)", "", slashDate(awardDate)],
      ["Months from Notice to Proceed to post-inspection", "", implementationPeriodMonths],
      ["Pre-approval expires after", "", "12 months"],
    ])
    .put("A18", [["Customer signature", "", "", "Date"]]);
  const list = new Page("Custom Measures")
    .put("A1", [["SECTION 4: CUSTOM MEASURE CALCULATIONS (attach documentation of assumptions)"]])
    .put("A3", [
      [...["Measure", "Description of", "Measure", "Materials", "Trade Ally", "Incentive", "Incremental"], "Energy"],
      [...["No.", "Proposed Equipment", "Type", "& Labor", "Fee", "Requested", "Payback"], "Savings"],
      [...["", "", "", "$", "$", "$", "years"], "kWh/yr"],
      ...measures.map((one): Content[] => [
        ...[one.ecmNumber, one.ecmDescription, TYPES[one.technologyTypeId ?? 0]],
        ...[cost(one, "baseConstructionCost"), cost(one, "deliveryCharge"), cost(one, "appliedIncentives"), 7.5],
        ...SAVINGS.map((id) => saved(one, id)),
      ]),
      ["TOTAL", "", "", total(measures, (one) => cost(one, "baseConstructionCost"))],
    ])
    .put("I3", [
      ["Demand", "Natural Gas", "Energy Charge", "Demand Charge", "Gas Bill", "Maintenance"],
      ["Reduction", "Savings", "Savings", "Savings", "Savings", "Savings"],
      ["kW/mo", "Dth/yr", "$/yr", "$/yr", "$/yr", "$/yr"],
    ]);
  const bill = new Page("On-Bill Loan")
    .put("A1", [["SECTION 5: ON-BILL FINANCING (optional)"]])
    .put("B3", [
      ["Utility's borrowing rate", exact(num(indexRate))],
      ["Program administration adder", exact(num(addedPremium))],
      ["Rate on the bill", exact(num(indexRate?.plus(addedPremium ?? 0)))],
      ["Interest accrued until post-inspection, added to the loan", num(data.capitalization?.procureConstrIntr)],
      ["Maximum term (years)", 25],
      ["Assumed increase of all rates per year", exact(rate(project, 1, 2))],
      ["Savings verification charge, per year", num(year?.measurementVerification)],
      ["Account servicing charge, per year", year && expense(year, 1)],
      ["Custom incentive, per kWh saved in the first year", 0.06],
    ])
    .put("B14", [
      ["Repayment Year", "Principal", "Interest", "Loan Charges on Bill"],
      ...loan.map((one, at) => [at + 1, num(one.principal), num(one.interest), num(one.principalPlusInterest)]),
    ]);
  return byExceljs([application, list, bill]);
}
