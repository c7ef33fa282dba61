import { calculateProject, type Project } from "@epb/engine";
import type { Shown } from "../contract.js";
import { byExceljs } from "../pack.js";
import { Page } from "../page.js";
import { cost, expense, measuresOf, num, rate, saved, shortDate, total, yearsOf } from "../values.js";

export const veteransShows: Shown = {
  inputs: [
    "record.isCts",
    "identification.contractNumber",
    "capitalization.procureConstrIntr",
    "capitalization.procureOther",
  ],
  measure: ["ecmNumber"],
  costs: ["baseConstructionCost", "deliveryCharge", "appliedIncentives"],
  savings: [1, 2, 5, 6, 11, 12, 15],
  yearly: ["measurementVerification"],
  expenses: [1, 3, 5],
  rates: { of: [1, 3, 6], kind: "level" },
  fixed: {
    ...{ "financing.paymentTimingYear": 4, "financing.paymentTimingTypeID": 1, "financing.projectAgreementTypeID": 1 },
    "other.guarPctEstSav": "0.98",
  },
};

/** Price sheets of a small federal contract with an option that repeats the labels of the base contract. */
export function veteransHome(project: Project): Promise<Uint8Array> {
  const { data, record } = project;
  const measures = measuresOf(project);
  const { costSavings } = calculateProject(project).calculatedValues;
  const yield_ = (value: number | undefined) => ({ value: value ?? 0, format: "0.0000%" });
  const block = (values: readonly (string | number | { value: number; format: string } | undefined)[]) =>
    [
      "Effective",
      "Days and months to accept (months)",
      "Base yield",
      "Financier's premium",
      "Carry",
      "Escrow and counsel",
    ].map((label, index) => [label, "", values[index]]);
  const price = new Page("CLIN 0001")
    .put("A1", [["SECTION B – SUPPLIES OR SERVICES AND PRICES"], [`Medical center: ${record.name}`]])
    .put("A3", [
      ["Contract", "", data.identification?.contractNumber ?? "TBD", "", "Subject to FAR 52.232-18?", "", "YES"],
    ])
    .put("A5", [["CLIN 0001 (awarded)"]])
    .put(
      "A6",
      block([
        shortDate(data.financing?.awardDate),
        data.financing?.implementationPeriodMonths,
        yield_(num(data.financing?.indexRate)),
        yield_(num(data.financing?.addedPremium)),
        num(data.capitalization?.procureConstrIntr),
        num(data.capitalization?.procureOther),
      ]),
    )
    .put("E5", [["CLIN 0002 (unexercised option)"]])
    .put("E6", block(["", 0, yield_(0), yield_(0), 0, 0]))
    .put("A15", [
      [
        "Sub-\nCLIN",
        "Conservation\nwork",
        "Prior\nquote",
        "Bare\ncost",
        "Loadings",
        "Third-party\nmoney",
        "kWh\nsaved",
        "kWh\n$",
      ],
      ...measures.map((measure) => [
        measure.ecmNumber,
        measure.ecmDescription,
        cost(measure, "baseConstructionCost", "1.25"),
        cost(measure, "baseConstructionCost"),
        cost(measure, "deliveryCharge"),
        cost(measure, "appliedIncentives", -1),
        ...[1, 2].map((id) => saved(measure, id)),
        saved(measure, 5, 1000),
        ...[6, 11, 12, 15].map((id) => saved(measure, id)),
      ]),
      ["Total CLIN 0001", "", "", total(measures, (one) => cost(one, "baseConstructionCost"))],
    ])
    .put("I15", [["Gas kBtu\nsaved", "Gas\n$", "Water kgal\nsaved", "Water\n$", "Avoided\nrepairs $"]]);
  price.hiddenColumns.push("C");
  const services = new Page("Invoices")
    .put("A1", [["Invoice basis by contract anniversary"]])
    .put("A3", [
      [
        "Anniversary",
        "Inspection and report",
        "Program office",
        "Preventive care",
        "Taxes and permits",
        "Debt part",
        "Full invoice",
      ],
      ...yearsOf(project).map((year, index) => [
        `No. ${year.year}`,
        num(year.measurementVerification),
        ...[1, 3, 5].map((id) => expense(year, id)),
        num(costSavings?.years[index]?.debtService),
        num(costSavings?.years[index]?.payment),
      ]),
    ])
    .put("J3", [
      ["EERC growth", "pct."],
      ["Electric commodity", rate(project, 1, 2, 100)],
      ["Gas delivered", rate(project, 3, 2, 100)],
      ["Water delivered", rate(project, 6, 2, 100)],
    ]);
  return byExceljs([price, services]);
}
