import type { Project } from "@epb/engine";
import type { Shown } from "../contract.js";
import { byExceljs } from "../pack.js";
import { type Content, Page } from "../page.js";
import { cost, expense, measuresOf, num, rate, realDate, saved, total, yearsOf } from "../values.js";

export const transitShows: Shown = {
  inputs: ["implementationCostSavings.payment", "capitalization.procureConstrIntr", "other.guarPctEstSav"],
  measure: ["ecmNumber"],
  costs: ["baseConstructionCost", "deliveryCharge", "mvExpense"],
  savings: [1, 2, 3, 4, 5, 6, 13],
  yearly: ["measurementVerification", "deliveryChargePct", "retainedSavings"],
  expenses: [3, 4],
  years: 20,
  rates: { of: [1, 2, 3, 7], kind: "yearly" },
  fixed: {
    "financing.paymentTimingYear": 1,
    "financing.paymentTimingTypeID": 1,
    "financing.projectAgreementTypeID": 1,
  },
};

/** A transit authority's life-cycle sheet with a subtotal column after every five years. */
export function transitGarage(project: Project): Promise<Uint8Array> {
  const { data, record } = project;
  const measures = measuresOf(project);
  const years = yearsOf(project, 20);
  /** A row with one cell for each year and a sum after every fifth. */
  const line = (label: string, amount: (year: (typeof years)[number]) => number | undefined): Content[] => [
    label,
    ...years.flatMap((year, index): Content[] => {
      if (year.year % 5 > 0) return [amount(year)];
      return [amount(year), total(years.slice(index - 4, index + 1), amount)];
    }),
  ];
  const ages = years.flatMap(({ year }): Content[] => (year % 5 > 0 ? [year] : [year, `Subtotal ${year - 4}–${year}`]));
  const cycle = new Page("LCC")
    .put("A1", [["Life-cycle cost of the garages"], ["Authority", record.name]])
    .put("A4", [
      ["Service age", ...ages],
      line("Savings statement", (year) => num(year.measurementVerification)),
      line("Bus-wash and lift upkeep", (year) => expense(year, 3)),
      line("Overhauls", (year) => expense(year, 4)),
      line("Released to operations", (year) => num(year.retainedSavings)),
      ["Coordinator's percentage", ...ages.map((age) => (typeof age === "number" ? "8.5%" : undefined))],
      [
        "Traction and house power, change",
        ...ages.map((age) => (typeof age === "number" ? rate(project, 1, age) : undefined)),
      ],
      ["Peak charge, change", ...ages.map((age) => (typeof age === "number" ? rate(project, 2, age) : undefined))],
      ["Heating gas, change", ...ages.map((age) => (typeof age === "number" ? rate(project, 3, age) : undefined))],
      ["Wages, change", ...ages.map((age) => (typeof age === "number" ? rate(project, 7, age) : undefined))],
    ]);
  const jobs = new Page("Jobs")
    .put("C2", [["Engineer's estimate", "", "", "Relief in the first year of service"]])
    .put("A3", [
      [
        "Job",
        "Garage work",
        "Bid",
        "Force account and overhead",
        "Savings meter",
        "House kWh",
        "House $",
        "Peak kW",
        "Peak $",
      ],
      ...measures.map((measure) => [
        measure.ecmNumber,
        measure.ecmDescription,
        ...(["baseConstructionCost", "deliveryCharge", "mvExpense"] as const).map((kind) => cost(measure, kind)),
        ...[1, 2, 3, 4, 5, 6, 13].map((id) => saved(measure, id)),
      ]),
      ["Total", "", total(measures, (one) => cost(one, "baseConstructionCost"))],
    ])
    .put("J3", [["Gas decatherms", "Gas $", "Wages $"]]);
  jobs.merged.push("C2:E2", "F2:L2");
  const money = new Page("Money").put("A1", [
    ["FTA share paid at acceptance", num(data.implementationCostSavings?.payment)],
    ["Interest on progress payments", num(data.capitalization?.procureConstrIntr)],
    ["Contract award", realDate(data.financing?.awardDate)],
    ["Mobilization to acceptance, months", data.financing?.implementationPeriodMonths],
    ["Revolving fund rate", `${num(data.financing?.indexRate, 100)}%`],
    ["Fund's service margin", `${num(data.financing?.addedPremium, 100)}%`],
    ["Promise to the board (share of relief)", num(data.other?.guarPctEstSav)],
  ]);
  const places = {
    fta_share: "B1",
    idc: "B2",
    award: "B3",
    months: "B4",
    fund_rate: "B5",
    fund_margin: "B6",
    promise: "B7",
  };
  for (const [name, address] of Object.entries(places)) money.names.set(name, address);
  return byExceljs([cycle, jobs, money]);
}
