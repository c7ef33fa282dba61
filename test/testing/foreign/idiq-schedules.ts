import { calculateProject, type Project, TECHNOLOGY_TYPE_LABELS } from "@epb/engine";
import type { Shown } from "./contract.js";
import { byExceljs } from "./pack.js";
import { type Content, Page, turned } from "./page.js";
import { cost, expense, measuresOf, num, rate, realDate, saved, total, yearsOf } from "./values.js";

export const idiqShows: Shown = {
  inputs: ["identification.taskOrderNumber", "capitalization.procureConstrIntr", "capitalization.procureOther"],
  measure: ["ecmNumber", "technologyTypeId", "ecmSize"],
  costs: ["baseConstructionCost", "deliveryCharge", "appliedIncentives"],
  savings: [1, 2, 3, 4, 5, 6, 11, 12, 13],
  yearly: ["measurementVerification"],
  expenses: [1, 2, 3, 4],
  rates: { of: [1, 2, 3, 6, 7], kind: "yearly" },
  fixed: {
    ...{ "financing.paymentTimingYear": 4, "financing.paymentTimingTypeID": 2, "financing.projectAgreementTypeID": 1 },
    "other.guarPctEstSav": "0.97",
  },
};

/** The schedules of the federal contract on nine sheets, with the debt service and the payments of the contractor. */
export function idiqSchedules(project: Project): Promise<Uint8Array> {
  const { data, record } = project;
  const { costSavings, amortization } = calculateProject(project).calculatedValues;
  const measures = measuresOf(project);
  const loanYears = amortization?.summary ?? [];
  const years = yearsOf(project, loanYears.length);
  const heading = [
    ["Task Order No.:", data.identification?.taskOrderNumber, "", "Contractor Name:", "Example Energy Services, Inc."],
    ["Project Site:", record.name],
  ];

  const cover = new Page("Cover").put("B2", [
    ["ATTACHMENT J-6: TASK ORDER (TO) SCHEDULES"],
    ["Contracting officer:", "C. Okafor", "", "Phone", "555-0178"],
    ["TO award date:", realDate(data.financing?.awardDate)],
    ["Completion of all ECMs (months after award):", data.financing?.implementationPeriodMonths],
  ]);
  const first = new Page("TO-1 (final)").put("A1", [
    ["SCHEDULE TO-1 (final)\nGUARANTEED COST SAVINGS AND CONTRACTOR PAYMENTS"],
    ["(1) This schedule is not to be altered or changed in any way."],
    ...heading,
    [],
    [
      "Post-Acceptance Performance Period Year",
      "(d)\nEstimated Annual Cost Savings ($)",
      "(e)\nGuaranteed Annual Cost Savings ($)",
      "(f)\nAnnual Contractor Payments ($)",
    ],
    ...(costSavings?.years ?? []).map((year) => [
      year.year,
      num(year.estimatedSavings),
      num(year.guaranteedSavings),
      num(year.payment),
    ]),
    ["TOTALS", num(costSavings?.totalEstimatedCostSavings), num(costSavings?.totalGuaranteedCostSavings)],
  ]);
  const second = new Page("TO-2").put("A1", [
    ["SCHEDULE TO-2: IMPLEMENTATION PRICE BY ENERGY CONSERVATION MEASURE"],
    ...heading,
    [],
    ["Technology Category", "ECM Number", "ECM Description - Title", "ECM Size"],
    ...measures.map((measure) => [
      TECHNOLOGY_TYPE_LABELS[measure.technologyTypeId ?? 20],
      measure.ecmNumber,
      measure.ecmDescription,
      measure.ecmSize,
      cost(measure, "baseConstructionCost"),
      cost(measure, "deliveryCharge"),
      cost(measure, "appliedIncentives", -1),
    ]),
    ["TOTAL", "", "", "", total(measures, (one) => cost(one, "baseConstructionCost"))],
  ]);
  second.put("E5", [["(a)\nDirect Cost ($)", "(b)\nMarkup ($)", "(c)\nRebates and grants ($)"]]);

  const lines: (readonly Content[])[] = [
    ["Post-Acceptance Performance Period Year", "Implementation Period", ...years.map(({ year }) => year), "Totals"],
    ["Debt Service"],
    ["Principal Repayment ($)", 0, ...loanYears.map(({ principal }) => num(principal))],
    ["Interest ($)", 0, ...loanYears.map(({ interest }) => num(interest))],
    ["Post-Acceptance Performance Period Expenses"],
    ["Management/Administration", "", ...years.map((year) => expense(year, 1))],
    ["Operation", "", ...years.map((year) => expense(year, 2))],
    ["Maintenance", "", ...years.map((year) => expense(year, 3))],
    ["Repair and Replacement", "", ...years.map((year) => expense(year, 4))],
    ["Measurement and Verification", "", ...years.map((year) => num(year.measurementVerification))],
    ["Subtotal before markups", "", ...years.map((year) => num(year.measurementVerification))],
  ];
  const third = new Page("TO-3")
    .put("A1", [["SCHEDULE TO-3: POST-ACCEPTANCE PERFORMANCE PERIOD CASH FLOW"], ["Project Capitalization"]])
    .put("A4", [
      ["Financing procurement price: construction period interest ($)", num(data.capitalization?.procureConstrIntr)],
      ["Financing procurement price: closing and bonds ($)", num(data.capitalization?.procureOther)],
      ["Index Rate", { value: num(data.financing?.indexRate) ?? 0, format: "0.00%" }],
      ["Added Premium (adjusted)", { value: num(data.financing?.addedPremium) ?? 0, format: "0.00%" }],
      ["Issue Date: at award", undefined, "Source: Federal Reserve H.15"],
    ])
    .put("A11", lines);
  const fourth = new Page("TO-4").put("A1", [
    ["SCHEDULE TO-4: FIRST YEAR ESTIMATED ANNUAL COST SAVINGS, BY ECM AND TECHNOLOGY CATEGORY"],
    ["", "", "Electric Energy Savings", "", "Electric Demand Savings", "", "Natural Gas Savings", "", "Water Savings"],
    ["ECM No.", "Technology Category", "(kWh/yr)", "($/yr)", "(kW/mo)", "($/yr)", "(MBtu/yr)", "($/yr)", "(kgal/yr)"],
    ...measures.map((measure) => [
      measure.ecmNumber,
      TECHNOLOGY_TYPE_LABELS[measure.technologyTypeId ?? 20],
      ...[1, 2, 3, 4, 5, 6, 11, 12, 13].map((id) => saved(measure, id)),
      total([2, 4, 6, 12, 13], (id) => saved(measure, id)),
    ]),
  ]);
  fourth.put("J3", [["($/yr)", "Energy-Related O&M Savings ($/yr)", "Estimated Annual Cost Savings ($/yr)"]]);
  for (const range of ["C2:D2", "E2:F2", "G2:H2", "I2:J2"]) fourth.merged.push(range);
  const fifth = new Page("TO-5").put("A1", [
    ["SCHEDULE TO-5: ANNUAL CANCELLATION CEILING"],
    [],
    ["Time of Cancellation", "Outstanding Capital Investment ($)", "Maximum Cancellation Ceiling ($)"],
    ["Installation acceptance", 31_000_000, 31_900_000],
    ...loanYears.map(({ year }) => [`End of year ${year}`, 31_000_000 - 1000 * year, 31_900_000 - 1000 * year]),
  ]);
  const kinds = [1, 2, 3, 6, 7];
  const escalation = new Page("Escalation").put("A1", [
    ["Escalation rates applied to column (d)"],
    ["Year", "Electricity", "Demand", "Natural gas", "Water", "O&M"],
    ...Array.from({ length: 39 }, (_, index) => [index + 2, ...kinds.map((kind) => rate(project, kind, index + 2))]),
  ]);
  const verification = new Page("M&V Summary").put(
    "A3",
    turned([
      ["Guaranteed savings as % of estimated", "Reporting"],
      [num(data.other?.guarPctEstSav, 100), "Annual report, 60 days after the anniversary"],
    ]),
  );
  const notes = new Page("Notes").put("A1", [["Comments / explanations"], ["Payments quarterly in arrears."]]);
  return byExceljs([cover, first, second, third, fourth, fifth, escalation, verification, notes]);
}
