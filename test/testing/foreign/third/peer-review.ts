import type { Project } from "@epb/engine";
import type { Shown } from "../contract.js";
import { byExceljs } from "../pack.js";
import { type Content, Page } from "../page.js";
import { cost, expense, measuresOf, num, rate, realDate, saved } from "../values.js";

// Some terms are from an answer of the Technical Assistance Program of the U.S. Department of Energy about reviews of
// the cost proposals of ESCOs; the other words of the reviewer have no document.
export const peerReviewShows: Shown = {
  inputs: ["capitalization.procureConstrIntr", "capitalization.procureOther", "other.guarPctEstSav"],
  measure: ["ecmNumber", "technologyTypeId", "mvOptionId"],
  costs: ["baseConstructionCost", "deliveryCharge", "appliedIncentives"],
  savings: [1, 2, 3, 4, 5, 6, 12, 13],
  yearly: ["measurementVerification"],
  expenses: [1, 4],
  isLevel: true,
  rates: { of: [1, 2, 3, 6, 7], kind: "level" },
  fixed: {
    ...{ "financing.paymentTimingYear": 4, "financing.paymentTimingTypeID": 2, "financing.projectAgreementTypeID": 1 },
    "financing.primaryFinancingTypeID": 6,
  },
};

/** Short names of the reviewer for the technologies, by their number. */
const SYSTEMS: readonly string[] = [
  ...["", "Boilers", "Chillers", "Controls", "Air handling", "Lighting", "Envelope", "Steam/CHW piping", "Motors/VFD"],
  ...[
    "Refrigeration",
    "Cogeneration",
    "Solar",
    "Electrical",
    "Water",
    "Load shift",
    "Tariff",
    "Process",
    "RCx",
    "Meters",
  ],
];
const OPTIONS = ["", "A", "B", "C", "D"];

/** A consultant's review: terms beside benchmarks and comments, and a column for each measure. */
export function peerReview(project: Project): Promise<Uint8Array> {
  const { data, record } = project;
  const measures = measuresOf(project);
  const { indexRate, addedPremium, awardDate, implementationPeriodMonths } = data.financing ?? {};
  const index = num(indexRate) ?? 0;
  const spread = num(addedPremium) ?? 0;
  const year = data.performancePeriod?.[0];
  const percent = (value: number | undefined): Content => ({ value: value ?? 0, format: "0.00%" });
  const terms = new Page("Review of Terms")
    .put("A1", [["INDEPENDENT THIRD-PARTY REVIEW"], ["Example Review Engineers, P.C."]])
    .put("A4", [["Owner's project:", "", record.name]])
    .put("A5", [["ESCO under review:", "", "Sample Energy Partners"]])
    .put("A6", [["Date of this review:", "", { value: realDate("2026-12-04"), format: "d-mmm-yy" }]])
    .put("A8", [
      ["No.", "Item", "ESCO proposal", "Typical range", "Reviewer's comment"],
      [1, "Contract signing", { value: realDate(awardDate), format: "d-mmm-yy" }, "", "Board meets monthly"],
      [2, "Installation time, months", implementationPeriodMonths, "9 to 18", "Acceptable"],
      [3, "Underlying index", percent(index), "3% to 5%", "Check on the day of the lock"],
      [4, "Lender's spread, basis points", num(addedPremium, 10_000), "50 to 150", "Acceptable"],
      [5, "Effective interest rate", percent(index + spread), "", "Sum of 3 and 4"],
      [6, "Construction-period interest", num(data.capitalization?.procureConstrIntr), "", "Not in the ESCO's summary"],
      [7, "Lender and legal fees", num(data.capitalization?.procureOther), "", "Ask for detail"],
      [8, "Guarantee, share of calculated savings", percent(num(data.other?.guarPctEstSav)), "80% to 100%"],
      [9, "Electric rate inflation", percent(rate(project, 1, 2)), "1.5% to 3%", "Acceptable"],
      [10, "Demand charge inflation", percent(rate(project, 2, 2)), "1.5% to 3%", "Acceptable"],
      [11, "Natural gas inflation", percent(rate(project, 3, 2)), "2% to 3%", "Acceptable"],
      [12, "Water inflation", percent(rate(project, 6, 2)), "2% to 4%", "Acceptable"],
      [13, "O&M inflation", percent(rate(project, 7, 2)), "2% to 3%", "Upper end"],
      [14, "M&V, per year", num(year?.measurementVerification), "2% to 5% of savings", "Acceptable"],
      [15, "Performance assurance staff, per year", year && expense(year, 1), "", "Optional after year 3"],
      [16, "Repair and replacement allowance, per year", year && expense(year, 4), "", "Acceptable"],
      [17, "Discount rate of this review", percent(0.05), "", "Owner's policy"],
    ]);
  const row = (label: string, unit: string, content: (one: (typeof measures)[number]) => Content): Content[] => [
    ...[label, unit, ...measures.map(content)],
  ];
  const dollars = (label: string, fieldId: number): Content[] => row(label, "$", (one) => saved(one, fieldId));
  const matrix = new Page("Measure Matrix")
    .put("A1", [["MEASURES AS PROPOSED"]])
    .put("A3", [
      row("Measure", "", (one) => `M-${one.ecmNumber}`),
      row("Scope", "", (one) => one.ecmDescription),
      row("System", "", (one) => SYSTEMS[one.technologyTypeId ?? 0]),
      row("IPMVP", "option", (one) => OPTIONS[one.mvOptionId ?? 0]),
      row("Subcontractor price", "$", (one) => cost(one, "baseConstructionCost")),
      row("ESCO costs and margin", "$", (one) => cost(one, "deliveryCharge")),
      row("Utility incentive", "$", (one) => cost(one, "appliedIncentives")),
      row("Cost per sq ft", "$", () => 3.85),
      row("Electric use saved", "kWh", (one) => saved(one, 1)),
      dollars("Electric use", 2),
      row("Electric demand saved", "kW", (one) => saved(one, 3)),
      dollars("Electric demand", 4),
      row("Natural gas saved", "MMBtu", (one) => saved(one, 5)),
      ...[dollars("Natural gas", 6), dollars("Water and sewer", 12), dollars("Operational savings", 13)],
      row("Useful life", "years", () => 20),
      row("Finding", "", (_) => "Savings reasonable"),
    ])
    .put("A23", [["Reviewer's opinion: operational savings need a letter of the Owner."]]);
  return byExceljs([terms, matrix]);
}
