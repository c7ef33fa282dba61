import { calculateProject, type Project } from "@epb/engine";
import type { Shown } from "../contract.js";
import { byExceljs } from "../pack.js";
import { Page, turned } from "../page.js";
import { cost, expense, longDate, measuresOf, num, rate, saved, total, yearsOf } from "../values.js";

export const universityShows: Shown = {
  inputs: ["capitalization.procureConstrIntr", "capitalization.procureOther", "other.guarPctEstSav"],
  measure: ["ecmNumber", "ecmSize", "mvOptionId"],
  costs: ["baseConstructionCost", "deliveryCharge"],
  savings: [1, 2, 5, 6, 7, 8, 13],
  yearly: ["measurementVerification", "incentivesOtherPayments"],
  expenses: [2, 5],
  rates: { of: [1, 3, 4, 7], kind: "level" },
  percentages: ["design", "projectManagement", "commissioningTraining", "mv", "overhead", "profit"],
  fixed: {
    ...{ "financing.paymentTimingYear": 2, "financing.paymentTimingTypeID": 2, "financing.projectAgreementTypeID": 1 },
    "otherSavingsType.category1": 6,
  },
};

const LONG_NAMES = [
  "",
  "Retrofit isolation – key parameter measurement",
  "Retrofit isolation – all parameter measurement",
  "Whole facility",
  "Calibrated simulation",
];

/** Financing application of a university system. */
export function stateUniversity(project: Project): Promise<Uint8Array> {
  const { data, record } = project;
  const measures = measuresOf(project);
  const { costSavings } = calculateProject(project).calculatedValues;
  const { percentages = {} } = data.implementationPricing ?? {};
  const narrative = new Page("1 Narrative").put("A1", [
    ["Application to the system office"],
    ["Campus and program", record.name],
    ["Gross square feet", 1_940_000],
    ["Present value of net savings at 4.5%", 2_870_000],
    ["Emission reduction (MTCDE/yr)", 3_410],
  ]);
  const cards = new Page("2 Funding")
    .put("B3", [
      ["Regents' approval", "Build-out (months)", "COP index", "COP spread"],
      [
        longDate(data.financing?.awardDate),
        data.financing?.implementationPeriodMonths,
        num(data.financing?.indexRate, 10_000),
        num(data.financing?.addedPremium, 10_000),
      ],
      ["", "", "basis points", "basis points"],
    ])
    .put("B7", [
      ["Net funded interest", "Underwriting", "Contractor assurance", "Escalation assumptions"],
      [
        num(data.capitalization?.procureConstrIntr),
        num(data.capitalization?.procureOther),
        { value: num(data.other?.guarPctEstSav) ?? 0, format: "0%" },
      ],
    ])
    .put("E8", [
      ["Purchased power", { value: rate(project, 1, 2) ?? 0, format: "0.00%" }],
      ["Purchased gas", { value: rate(project, 3, 2) ?? 0, format: "0.00%" }],
      ["District steam", { value: rate(project, 4, 2) ?? 0, format: "0.00%" }],
      ["Trades labor", { value: rate(project, 7, 2) ?? 0, format: "0.00%" }],
    ]);
  const points = (key: keyof typeof percentages) => [num(percentages[key], 100), "%"];
  const pricing = new Page("3 Opinion of cost")
    .put("A1", [["Opinion of probable cost by project element"]])
    .put("A3", [
      ["Element", "Title", "Extent", "Direct work", "Indirects", "IPMVP approach"],
      ...measures.map((measure) => [
        `E${measure.ecmNumber}`,
        measure.ecmDescription,
        measure.ecmSize,
        cost(measure, "baseConstructionCost"),
        cost(measure, "deliveryCharge"),
        LONG_NAMES[measure.mvOptionId ?? 0],
      ]),
      ["Sum of elements", "", "", total(measures, (one) => cost(one, "baseConstructionCost"))],
    ])
    .put("I3", [
      ["Indirects as agreed"],
      ["Architect / engineer", ...points("design")],
      ["On-site staff", ...points("projectManagement")],
      ["Start-up and classes", ...points("commissioningTraining")],
      ["Metering and baseline", ...points("mv")],
      ["Home office", ...points("overhead")],
      ["Fee", ...points("profit")],
    ]);
  const benefits = new Page("4 Benefits").put(
    "A2",
    turned([
      [
        "Element",
        "Power, MWh",
        "Power, dollars",
        "Gas, therms",
        "Gas, dollars",
        "Steam, MMBtu",
        "Steam, dollars",
        "Labor, dollars",
      ],
      ...measures.map((measure) => [
        `E${measure.ecmNumber}`,
        ...[saved(measure, 1, "0.001"), saved(measure, 2), saved(measure, 5, 10)],
        ...[6, 7, 8, 13].map((id) => saved(measure, id)),
      ]),
      ["Sum of elements", total(measures, (one) => saved(one, 1, "0.001"))],
    ]),
  );
  const flow = new Page("5 Year by year").put("A1", [
    [
      "Academic\nyear",
      "Assurance\nreport",
      "Zone\nmechanics",
      "Permits and\nfees",
      "Rebates paid\nover time",
      "Assured\nbenefit",
      "Due to\ntrustee",
    ],
    ...yearsOf(project).map((year, index) => [
      `AY ${year.year}`,
      num(year.measurementVerification),
      expense(year, 2),
      expense(year, 5),
      num(year.incentivesOtherPayments),
      num(costSavings?.years[index]?.guaranteedSavings),
      num(costSavings?.years[index]?.payment),
    ]),
  ]);
  return byExceljs([narrative, cards, pricing, benefits, flow]);
}
