import type { Project } from "@epb/engine";
import type { Shown } from "../contract.js";
import { byHand } from "../pack.js";
import { Page } from "../page.js";
import { cost, measuresOf, num, saved, slashDate, yearsOf } from "../values.js";

export const libraryShows: Shown = {
  inputs: ["location.city", "location.zip", "capitalization.procureOther"],
  costs: ["baseConstructionCost", "appliedIncentives"],
  savings: [2, 4, 6, 14],
  yearly: ["measurementVerification"],
  isLevel: true,
  rates: { of: [1, 2, 3, 8], kind: "same" },
  fixed: {
    ...{ "financing.paymentTimingYear": 4, "financing.paymentTimingTypeID": 2, "financing.projectAgreementTypeID": 1 },
    "financing.addedPremium": "0",
    "other.guarPctEstSav": "0.95",
  },
};

/** A small owner's one-page quotation, as a web program exports it. */
export function countyLibrary(project: Project): Promise<Uint8Array> {
  const { data, record } = project;
  const quotation = new Page("quotation")
    .put("A1", [
      ["key", "text", "unit", "val"],
      ["client", "Client", "", record.name],
      ["city", "Town", "", data.location?.city],
      ["zip", "Postal code", "", data.location?.zip ?? "n/k"],
      [
        "accepted",
        "Quotation accepted on",
        "d/m/y",
        slashDate(data.financing?.awardDate).replace(/^(\d+)\/(\d+)/, "$2/$1"),
      ],
      ["dur", "Duration on site", "months", data.financing?.implementationPeriodMonths],
      ["apr", "Interest, fixed", "percent", num(data.financing?.indexRate, 100)],
      ["setup", "Credit set-up", "k$", num(data.capitalization?.procureOther, "0.001")],
      ["check", "Yearly savings check", "k$", num(yearsOf(project)[0]?.measurementVerification, "0.001")],
      ["infl", "Inflation of bills", "percent", num(data.escalationRates?.[0]?.value, 100)],
      ["npv", "Net present value", "k$", 218.4],
    ])
    .put("F1", [
      ["pos", "job", "turnkey k$", "subsidy k$", "kWh bill k$", "kW bill k$", "gas bill k$", "insurance k$", "payback"],
      ...measuresOf(project).map((measure, index) => [
        index + 1,
        measure.ecmDescription,
        { value: cost(measure, "baseConstructionCost", "0.001") ?? 0, format: '"k$ "0.000' },
        cost(measure, "appliedIncentives", "-0.001"),
        ...[2, 4, 6, 14].map((id) => saved(measure, id, "0.001")),
        11.1,
      ]),
    ]);
  return Promise.resolve(byHand([quotation], "inline"));
}
