import type { Project } from "@epb/engine";
import type { Shown } from "./contract.js";
import { byHand } from "./pack.js";
import { Page } from "./page.js";
import { cost, expense, measuresOf, num, rate, saved, slashDate, total, yearsOf } from "./values.js";

export const utilityShows: Shown = {
  inputs: ["identification.contractNumber", "implementationPricing.projectDevelopmentPrice"],
  costs: ["baseConstructionCost", "deliveryCharge", "appliedIncentives"],
  savings: [1, 2, 3, 4, 5, 6],
  expenses: [1, 3],
  rates: { of: [1, 2, 3], kind: "level" },
  fixed: {
    ...{ "financing.paymentTimingYear": 12, "financing.paymentTimingTypeID": 1, "financing.projectAgreementTypeID": 7 },
    "other.guarPctEstSav": "1",
  },
};

/** A utility's price sheet as its billing system exports it: labels above values, MWh and kBtu, monthly payments. */
export function utilityAgreement(project: Project): Promise<Uint8Array> {
  const { data, record } = project;
  const measures = measuresOf(project);
  const shown = (value: number | undefined) =>
    value !== undefined ? { value, format: '[Blue]#,##0.0??;[Red]-#,##0.0??;"–"' } : undefined;
  const page = new Page("Price Sheet")
    .put("A1", [["UTILITY ENERGY SERVICE AGREEMENT – EXHIBIT B PRICE SHEET"], ["Customer copy"]])
    .put("A4", [
      [
        "Customer of record",
        "Areawide agreement",
        "Order date",
        "Install term (mo.)",
        "Cost of money, index (bp)",
        "Cost of money, adder (bp)",
      ],
      [
        record.name,
        data.identification?.contractNumber ?? "pending",
        slashDate(data.financing?.awardDate),
        data.financing?.implementationPeriodMonths,
        num(data.financing?.indexRate, 10_000),
        num(data.financing?.addedPremium, 10_000),
      ],
    ])
    .put("H4", [
      ["Feasibility study rolled in", "Rate class", "Meter no."],
      [num(data.implementationPricing?.projectDevelopmentPrice), "LGS-TOU", "4471-0093"],
    ])
    .put("A8", [
      [
        "Conservation project",
        "Installed cost",
        "Utility fee",
        "Rebate credit",
        "MWh",
        "Energy chg.",
        "kW",
        "Demand chg.",
        "kBtu",
        "Gas bill",
        "Simple payback",
      ],
      ...measures.map((measure) => [
        measure.ecmDescription,
        shown(cost(measure, "baseConstructionCost")),
        cost(measure, "deliveryCharge"),
        cost(measure, "appliedIncentives"),
        saved(measure, 1, "0.001"),
        saved(measure, 2),
        saved(measure, 3),
        saved(measure, 4),
        saved(measure, 5, 1000),
        saved(measure, 6),
        9.4,
      ]),
      ["Order total", total(measures, (one) => cost(one, "baseConstructionCost"))],
    ]);
  const service = new Page("Service Charges").put("B2", [
    ["Service period", "Account management", "Maintenance of installed equipment"],
    ...yearsOf(project).map((year) => [`Year ${year.year}`, expense(year, 1), expense(year, 3)]),
  ]);
  service.put("F2", [
    ["Tariff outlook", "Percent a year"],
    ["Energy charge", rate(project, 1, 2, 100)],
    ["Demand charge", rate(project, 2, 2, 100)],
    ["Gas commodity", rate(project, 3, 2, 100)],
  ]);
  return Promise.resolve(byHand([page, service], "inline"));
}
