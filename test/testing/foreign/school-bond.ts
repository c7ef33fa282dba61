import { calculateProject, type Project } from "@epb/engine";
import type { Shown } from "./contract.js";
import { byExceljs } from "./pack.js";
import { type Content, Page } from "./page.js";
import { cost, expense, measuresOf, num, rate, saved, shortDate, total, yearsOf } from "./values.js";

export const schoolBondShows: Shown = {
  inputs: ["capitalization.procureOther", "other.guarPctEstSav"],
  measure: ["mvOptionId", "technologyTypeId"],
  costs: ["baseConstructionCost", "deliveryCharge", "appliedIncentives", "mvExpense"],
  savings: [1, 2, 5, 6, 7, 8, 13],
  yearly: ["measurementVerification", "incentivesOtherPayments"],
  expenses: [1],
  years: 20,
  rates: { of: [1, 3, 4, 7], kind: "same" },
  fixed: {
    ...{ "financing.paymentTimingYear": 2, "financing.paymentTimingTypeID": 2, "financing.projectAgreementTypeID": 1 },
    "otherSavingsType.category1": 4,
  },
};

const CATEGORIES: Readonly<Record<number, string>> = {
  ...{ 1: "Heating (boiler)", 3: "EMCS", 4: "Air side", 5: "Lights", 6: "Weatherization", 8: "Drives" },
  ...{ 9: "Kitchen", 11: "PV", 13: "Plumbing" },
};
const LETTERS = ["", "A", "B", "C", "D"];

/** A district's workbook for its bond adviser: measures by school type with subtotals, dollars signed, years across. */
export function schoolBond(project: Project): Promise<Uint8Array> {
  const { data, record } = project;
  const measures = measuresOf(project);
  const row = (measure: (typeof measures)[number], index: number): Content[] => [
    `EEM-${index + 1}`,
    measure.ecmDescription,
    CATEGORIES[measure.technologyTypeId ?? 0] ?? "Misc.",
    LETTERS[measure.mvOptionId ?? 0],
    ...(["baseConstructionCost", "deliveryCharge"] as const).map((kind) => cost(measure, kind)),
    cost(measure, "appliedIncentives", -1),
    cost(measure, "mvExpense"),
    ...[saved(measure, 1, "0.001"), saved(measure, 5, 1000), saved(measure, 7, 1000)],
    ...[2, 6, 8, 13].map((id) => saved(measure, id)),
  ];
  const half = Math.ceil(measures.length / 2);
  const sumOf = (from: number, to?: number) =>
    total(measures.slice(from, to), (one) => cost(one, "baseConstructionCost"));
  const list = new Page("EEM List")
    .put("A1", [["Energy Efficiency Measures (EEMs) – all campuses"]])
    .put("E3", [["Turnkey cost", "", "", "", "Fuel saved", "", "", "Dollars saved"]])
    .put("A4", [
      [
        "EEM",
        "Title",
        "System",
        "M&V opt.",
        "Trade cost",
        "Contractor markup",
        "Less rebates",
        "M&V share",
        "MWh",
        "Gas kBtu",
        "Oil kBtu",
        "Electricity",
        "Gas",
        "Oil",
        "Custodial",
      ],
      ...measures.slice(0, half).map(row),
      ["Subtotal elementary", "", "", "", sumOf(0, half)],
      ...measures.slice(half).map((measure, index) => row(measure, index + half)),
      ["Subtotal secondary", "", "", "", sumOf(half)],
      ["Grand total", "", "", "", sumOf(0)],
    ]);
  list.merged.push("E3:H3", "I3:K3", "L3:O3");

  const { costSavings } = calculateProject(project).calculatedValues;
  const years = yearsOf(project, 20);
  const first = Number(data.financing?.awardDate?.slice(0, 4)) + 1;
  const model = new Page("Bond model")
    .put("A1", [
      ["Qualified energy bond – sizing model"],
      [],
      ["Issuer", record.name],
      ["Dated", shortDate(data.financing?.awardDate)],
    ])
    .put("E3", [
      [
        "Months of construction",
        data.financing?.implementationPeriodMonths,
        "MMD index %",
        num(data.financing?.indexRate, 100),
      ],
      [
        "Coverage of debt by guarantee %",
        num(data.other?.guarPctEstSav, 100),
        "Spread to MMD, bps",
        num(data.financing?.addedPremium, 10_000),
      ],
      ["Issuance expense", num(data.capitalization?.procureOther), "Cost index % (all)", rate(project, 1, 2, 100)],
    ])
    .put("A8", [
      ["School year ending", ...years.map((_, index) => first + index), "All years"],
      ["Performance assurance", ...years.map((year) => num(year.measurementVerification, -1))],
      ["District energy manager", ...years.map((year) => expense(year, 1, -1))],
      ["Demand response income", ...years.map((year) => num(year.incentivesOtherPayments))],
      ["Guaranteed savings", ...years.map((_, index) => num(costSavings?.years[index]?.guaranteedSavings))],
      ["State aid at 62%", ...years.map(() => 41_500)],
    ]);
  return byExceljs([list, model]);
}
