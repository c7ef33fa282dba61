import type { Project } from "@epb/engine";
import type { Shown } from "./contract.js";
import { byHand } from "./pack.js";
import { type Content, Page } from "./page.js";
import { cost, expense, measuresOf, num, rate, saved, total, yearsOf } from "./values.js";

export const boardShows: Shown = {
  inputs: ["capitalization.procureConstrIntr", "capitalization.procureOther"],
  costs: ["baseConstructionCost", "deliveryCharge", "appliedIncentives"],
  savings: [2, 4, 6, 12, 13],
  yearly: ["measurementVerification", "deliveryChargePct", "retainedSavings"],
  expenses: [4, 5],
  years: 20,
  rates: { of: [1, 2, 3, 6, 7], kind: "yearly" },
  fixed: {
    ...{ "financing.paymentTimingYear": 4, "financing.paymentTimingTypeID": 1, "financing.projectAgreementTypeID": 1 },
    "other.guarPctEstSav": "0.9",
  },
};

const THOUSANDTH = "0.001";

/** A page for a board: thousands of dollars, money out as negative, a superseded bid in a hidden row, years across. */
export function boardSummary(project: Project): Promise<Uint8Array> {
  const { data, record } = project;
  const measures = measuresOf(project);
  const amount = (value: number | undefined): Content =>
    value !== undefined ? { value, format: "#,##0.0_);(#,##0.0)" } : undefined;
  const years = yearsOf(project, 20);
  const page = new Page("Board Packet p. 7")
    .put("A1", [["Energy Project – Summary for the Board"], ["($000s; outlays in parentheses)"], [record.name]])
    .put("A5", [
      ["Base bid"],
      [
        "Measure",
        "",
        "Construction subtotal",
        "Contractor OH&P",
        "Grants",
        "Electric",
        "Peak",
        "Gas",
        "Water/sewer",
        "Staff time",
      ],
      ["VOID – bid of last spring", "", amount(-4180.5), amount(-980), 0, 410.2, 12, 140, 8, 6],
      ...measures.map((measure) => [
        measure.ecmDescription,
        "",
        amount(cost(measure, "baseConstructionCost", "-0.001")),
        amount(cost(measure, "deliveryCharge", "-0.001")),
        amount(cost(measure, "appliedIncentives", THOUSANDTH)),
        ...[2, 4, 6, 12, 13].map((id) => saved(measure, id, THOUSANDTH)),
      ]),
      ["Total base bid", "", total(measures, (one) => cost(one, "baseConstructionCost", "-0.001"))],
      ["Alternate 1: roof replacement", "", -640],
    ]);
  page.hiddenRows.push(7);
  const at = 11 + measures.length;
  const financing: readonly (readonly Content[])[] = [
    ["Financing"],
    ["Board vote / award", "", data.financing?.awardDate],
    ["Construction (months)", "", data.financing?.implementationPeriodMonths],
    ["Treasury index", "", `${num(data.financing?.indexRate, 100)}%`],
    ["Margin over index", "", `${num(data.financing?.addedPremium, 100)}%`],
    ["Interest during construction", "", amount(num(data.capitalization?.procureConstrIntr, "-0.001"))],
    ["Bond counsel and placement", "", amount(num(data.capitalization?.procureOther, "-0.001"))],
  ];
  const flow: readonly (readonly Content[])[] = [
    ["Project cash flow", "", ...years.map(({ year }) => `Year ${year}`), "Total"],
    ["Measurement & verification", "", ...years.map((year) => num(year.measurementVerification, "-0.001"))],
    ["Equipment reserve", "", ...years.map((year) => expense(year, 4, "-0.001"))],
    ["Licenses and permits", "", ...years.map((year) => expense(year, 5, "-0.001"))],
    ["Handling on services", "", ...years.map((year) => num(year.deliveryChargePct))],
    ["Kept in the general fund", "", ...years.map((year) => num(year.retainedSavings, THOUSANDTH))],
    ["Growth of electric", "", ...years.map(({ year }) => rate(project, 1, year))],
    ["Growth of peak", "", ...years.map(({ year }) => rate(project, 2, year))],
    ["Growth of gas", "", ...years.map(({ year }) => rate(project, 3, year))],
    ["Growth of water", "", ...years.map(({ year }) => rate(project, 6, year))],
    ["Growth of staff time", "", ...years.map(({ year }) => rate(project, 7, year))],
  ];
  page.put(`A${at}`, financing).put(`A${at + 10}`, flow);
  return Promise.resolve(byHand([page], "shared"));
}
