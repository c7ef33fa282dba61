import type { Project } from "@epb/engine";
import type { Shown } from "../contract.js";
import { byExceljs } from "../pack.js";
import { type Content, Page, sum } from "../page.js";
import { cost, expense, measuresOf, num, rate, saved, total, yearsOf } from "../values.js";

export const housingShows: Shown = {
  inputs: ["capitalization.procureConstrIntr", "implementationPricing.projectDevelopmentPrice"],
  measure: ["technologyTypeId"],
  costs: ["baseConstructionCost", "deliveryCharge", "appliedIncentives"],
  savings: [1, 2, 5, 6, 11, 12, 17],
  yearly: ["measurementVerification", "retainedSavings"],
  expenses: [1],
  years: 20,
  rates: { of: [1, 3, 6, 10], kind: "yearly" },
  fixed: {
    ...{ "financing.paymentTimingYear": 12, "financing.paymentTimingTypeID": 2, "financing.projectAgreementTypeID": 1 },
    "other.guarPctEstSav": "1",
  },
};

const GROUPS: Readonly<Record<number, string>> = {
  ...{
    1: "Central boilers",
    3: "Thermostats",
    4: "Unit heating",
    5: "Fixtures and lamps",
    6: "Windows and insulation",
  },
  ...{ 8: "Pumps", 9: "Refrigerators", 11: "Rooftop solar", 13: "Toilets and aerators" },
};

/** Submission of a public housing authority to its federal office. */
export function housingAuthority(project: Project): Promise<Uint8Array> {
  const { data, record } = project;
  const measures = measuresOf(project);
  const years = yearsOf(project, 20);
  const start = Number(data.financing?.awardDate?.slice(0, 4)) + 2;
  const budget = new Page("Part I Budget")
    .put("A1", [["EPC SUBMISSION – PART I: SOURCES AND USES"], ["PHA:", "", record.name, "", "AMP 1–6, 1,184 units"]])
    .put("A4", [
      [
        "Conservation item",
        "Group",
        "Contract amount",
        "A/E, general conditions, O&P",
        "Utility company grant",
        "Useful life",
      ],
      ...measures.map((measure) => [
        measure.ecmDescription,
        GROUPS[measure.technologyTypeId ?? 0] ?? "Other work",
        cost(measure, "baseConstructionCost"),
        cost(measure, "deliveryCharge"),
        cost(measure, "appliedIncentives"),
        15,
      ]),
      [
        "Total of items",
        "",
        sum(
          `C5:C${4 + measures.length}`,
          measures.map((one) => cost(one, "baseConstructionCost")),
        ),
      ],
      [],
      ["Energy audit to be reimbursed", "", num(data.implementationPricing?.projectDevelopmentPrice)],
      ["Accrued interest to first draw", "", num(data.capitalization?.procureConstrIntr)],
      ["Commitment date", "", data.financing?.awardDate],
      ["Work period in months", "", data.financing?.implementationPeriodMonths],
      ["Loan: reference rate", "", { value: num(data.financing?.indexRate) ?? 0, format: "0.00%" }],
      ["Loan: lender's add-on", "", { value: num(data.financing?.addedPremium) ?? 0, format: "0.00%" }],
    ]);
  const base = new Page("Part II Consumption").put("A1", [
    ["EPC SUBMISSION – PART II: CONSUMPTION REDUCTION, 12 MONTHS AFTER COMPLETION"],
    ["", "PHA-paid electric", "", "PHA-paid gas (1 CCF = 0.1 MMBtu)", "", "Water and sewer"],
    ["Conservation item", "kWh", "Dollars", "CCF", "Dollars", "kgal", "Water dollars", "Sewer dollars", "All dollars"],
    ...measures.map((measure) => [
      measure.ecmDescription,
      ...[saved(measure, 1), saved(measure, 2), saved(measure, 5, 10)],
      ...[6, 11, 12, 17].map((id) => saved(measure, id)),
      total([2, 6, 12, 17], (id) => saved(measure, id)),
    ]),
    ["Total of items", total(measures, (one) => saved(one, 1))],
  ]);
  const line = (label: string, amount: (year: (typeof years)[number]) => Content): Content[] => [
    label,
    "",
    ...years.map(amount),
    "",
  ];
  const incentive = new Page("Part III Incentive").put("A2", [
    ["Frozen rolling base incentive by PHA fiscal year"],
    [],
    ["PHA fiscal year", "Line", ...years.map(({ year }) => `PFY ${start + year - 1}`)],
    line("Guarantor's annual audit", (year) => num(year.measurementVerification)),
    line("PHA administration of the contract", (year) => expense(year, 1)),
    line("Retained for residents", (year) => num(year.retainedSavings)),
    line("Operating fund level (not part of the contract)", () => 61_000),
    line("Electric rate change %", ({ year }) => rate(project, 1, year, 100)),
    line("Gas rate change %", ({ year }) => rate(project, 3, year, 100)),
    line("Water rate change %", ({ year }) => rate(project, 6, year, 100)),
    line("Sewer rate change %", ({ year }) => rate(project, 10, year, 100)),
  ]);
  return byExceljs([budget, base, incentive]);
}
