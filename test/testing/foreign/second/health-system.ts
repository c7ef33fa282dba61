import { calculateProject, type Project } from "@epb/engine";
import type { Shown } from "../contract.js";
import { byExceljs } from "../pack.js";
import { type Content, Page, sum } from "../page.js";
import { cost, expense, measuresOf, num, rate, realDate, saved, yearsOf } from "../values.js";

export const healthShows: Shown = {
  inputs: ["capitalization.procureConstrIntr", "capitalization.procureOther"],
  costs: ["baseConstructionCost", "deliveryCharge", "appliedIncentives"],
  savings: [2, 4, 6, 12, 17, 13],
  yearly: ["measurementVerification"],
  expenses: [1, 2, 7],
  years: 20,
  rates: { of: [1, 2, 3, 6, 7, 10], kind: "yearly" },
  fixed: {
    ...{ "financing.paymentTimingYear": 12, "financing.paymentTimingTypeID": 2, "financing.projectAgreementTypeID": 3 },
    "other.guarPctEstSav": "0.9",
  },
};

/** A health system's pro forma in thousands: assumptions, uses of cash, and one block of years across for everything. */
export function healthSystem(project: Project): Promise<Uint8Array> {
  const { data, record } = project;
  const measures = measuresOf(project);
  const years = yearsOf(project);
  const results = calculateProject(project).calculatedValues.costSavings?.years ?? [];
  const thousand = "0.001";
  const inputs = new Page("Assumptions")
    .put("B2", [[record.name], ["Central utilities renewal – finance committee model"], ["$ in thousands"]])
    .put("B6", [
      ["Go-live of contract", realDate(data.financing?.awardDate)],
      ["Build-out", data.financing?.implementationPeriodMonths, "mo."],
      ["SOFR swap", { value: num(data.financing?.indexRate) ?? 0, format: "0.00%" }],
      ["Applicable margin", { value: num(data.financing?.addedPremium) ?? 0, format: "0.00%" }],
      ["Interest carry to commissioning", num(data.capitalization?.procureConstrIntr, thousand)],
      ["Financing and advisory", num(data.capitalization?.procureOther, thousand)],
      ["WACC", { value: 0.0725, format: "0.00%" }],
      ["Staffed beds", 412],
    ]);
  const uses = new Page("Uses of cash")
    .put("B2", [["Uses of cash and run-rate benefit ($000)"]])
    .put("B4", [["", "Capital", "", "", "Run-rate benefit"]])
    .put("B5", [
      [
        "Initiative",
        "GC & trades",
        "ESCO fee",
        "Utility cash back",
        "Power",
        "Power peak",
        "Gas",
        "Water",
        "Wastewater",
      ],
      ...measures.map((one): Content[] => [
        ...[one.ecmDescription, cost(one, "baseConstructionCost", thousand), cost(one, "deliveryCharge", thousand)],
        cost(one, "appliedIncentives", "-0.001"),
        ...[2, 4, 6, 12, 17, 13].map((id) => saved(one, id, thousand)),
      ]),
      [
        "Total",
        sum(
          `C6:C${5 + measures.length}`,
          measures.map((one) => cost(one, "baseConstructionCost", thousand)),
        ),
      ],
    ])
    .put("K5", [["Plant labor"]]);
  uses.merged.push("C4:E4", "F4:K4");
  const line = (label: string, amount: (year: (typeof years)[number], index: number) => Content): Content[] => [
    label,
    ...years.map(amount),
  ];
  const percent = (kind: number) => (year: (typeof years)[number]) => {
    const value = rate(project, kind, year.year);
    return value === undefined ? undefined : { value, format: "0.00%" };
  };
  const model = new Page("Model").put("B3", [
    line("Operating period", ({ year }) => `Yr ${year}`),
    ["Price inflation"],
    line("Power price", percent(1)),
    line("Power peak price", percent(2)),
    line("Gas price", percent(3)),
    line("Water price", percent(6)),
    line("Wastewater price", percent(10)),
    line("Labor rate", percent(7)),
    [],
    ["Contract costs ($000)"],
    line("Savings assurance fee", (year) => num(year.measurementVerification, thousand)),
    line("Contract administration", (year) => expense(year, 1, thousand)),
    line("Plant staffing", (year) => expense(year, 2, thousand)),
    line("Personal property tax", (year) => expense(year, 7, thousand)),
    line("Cash to provider", (_, index) => num(results[index]?.payment, thousand)),
  ]);
  return byExceljs([inputs, uses, model]);
}
