import { calculateProject, type Project } from "@epb/engine";
import type { Shown } from "../contract.js";
import { byExceljs } from "../pack.js";
import { type Content, Page, turned } from "../page.js";
import { cost, expense, measuresOf, num, rate, realDate, saved, yearsOf } from "../values.js";

export const utilityReportShows: Shown = {
  inputs: [
    ...["identification.agencyName", "implementationPricing.projectDevelopmentPrice"],
    ...["capitalization.procureConstrIntr", "location.state", "location.zip"],
  ],
  measure: ["ecmNumber"],
  costs: ["baseConstructionCost", "deliveryCharge", "appliedIncentives"],
  savings: [1, 2, 3, 4, 5, 6, 11, 12, 13],
  yearly: ["measurementVerification"],
  expenses: [2, 4],
  rates: { of: [1, 2, 3, 6, 7], kind: "yearly" },
  fixed: {
    ...{ "financing.paymentTimingYear": 12, "financing.paymentTimingTypeID": 2, "financing.projectAgreementTypeID": 7 },
    "other.guarPctEstSav": "1",
  },
};

/** Tables of a utility's project report for an agency: MWh and MMBtu, labels above values, and performance assurance. */
export function utilityReport(project: Project): Promise<Uint8Array> {
  const { data, record } = project;
  const measures = measuresOf(project);
  const loan = calculateProject(project).calculatedValues.amortization?.summary ?? [];
  const cover = new Page("1 Overview")
    .put("B2", [["UESC PROJECT DEVELOPMENT REPORT"], ["Draft for agency review"]])
    .put("B5", [
      ["Project Title", "Department, Agency, Sub-Agency", "State", "ZIP"],
      [record.name, data.identification?.agencyName ?? "to be named", data.location?.state, data.location?.zip],
    ])
    .put("B8", [
      ["Utility Name", "Task order signing", "Implementation (# of months)"],
      ["Example Power & Light", realDate(data.financing?.awardDate), data.financing?.implementationPeriodMonths],
    ])
    .put("B12", [
      ["Feasibility study and IGA financed ($)", num(data.implementationPricing?.projectDevelopmentPrice)],
      ["Financed interest before acceptance ($)", num(data.capitalization?.procureConstrIntr)],
      ["Treasury at the lock (%)", num(data.financing?.indexRate, 100)],
      ["Financier's premium (%)", num(data.financing?.addedPremium, 100)],
      ["Utility contact", "J. Whitfield, 555-0134"],
      ["Federal square footage", 1_210_000],
    ]);
  const prices = new Page("2 Price")
    .put("A1", [["Table 2. Implementation price by ECM"]])
    .put("A3", [
      [
        ...[
          "ECM",
          "Energy conservation measure",
          "Subcontractor\n& material",
          "Utility\nmark-up",
          "Rebate\nfrom tariff",
        ],
        "Price to\nagency",
      ],
      ...measures.map((one): Content[] => [
        ...[one.ecmNumber, one.ecmDescription, cost(one, "baseConstructionCost"), cost(one, "deliveryCharge")],
        ...[cost(one, "appliedIncentives"), cost(one, "baseConstructionCost")],
      ]),
      ["Totals"],
    ]);
  const savings = new Page("3 Savings")
    .put("A1", [["Table 3. First-year savings by ECM"]])
    .put("B3", [["Electricity", "", "Peak", "", "Natural gas", "", "Potable water", "", "Ancillary"]])
    .put("A4", [
      ["ECM", "MWh", "$", "kW-month", "$", "MMBtu", "$", "Mgal", "$", "$"],
      ...measures.map((one): Content[] => [
        ...[one.ecmNumber, saved(one, 1, "0.001"), saved(one, 2), saved(one, 3), saved(one, 4)],
        ...[saved(one, 5), saved(one, 6), saved(one, 11, "0.001"), saved(one, 12), saved(one, 13)],
      ]),
    ]);
  const kinds = [1, 2, 3, 6, 7];
  const payments = new Page("4 Payments").put(
    "A2",
    turned([
      [
        ...[
          "Service year",
          "Principal",
          "Interest",
          "Performance assurance",
          "Operator support",
          "Component replacement",
        ],
        ...["Price change: electric", "Price change: peak", "Price change: gas", "Price change: water"],
        "Price change: ancillary",
      ],
      ...yearsOf(project).map((year, index) => [
        ...[year.year, num(loan[index]?.principal), num(loan[index]?.interest)],
        ...[num(year.measurementVerification), expense(year, 2), expense(year, 4)],
        ...kinds.map((kind) => rate(project, kind, year.year, 100)),
      ]),
    ]),
  );
  return byExceljs([cover, prices, savings, payments]);
}
