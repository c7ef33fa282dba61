import type { Project } from "@epb/engine";
import type { Shown } from "./contract.js";
import { byHand } from "./pack.js";
import { Page } from "./page.js";
import { cost, measuresOf, num, rate, saved, slashDate, total, yearsOf } from "./values.js";

export const courthouseShows: Shown = {
  inputs: ["capitalization.procureOther"],
  measure: ["ecmSize"],
  costs: ["baseConstructionCost", "deliveryCharge", "appliedIncentives"],
  savings: [2, 6, 13],
  yearly: ["measurementVerification"],
  years: 15,
  rates: { of: [1, 3, 7], kind: "level" },
  fixed: {
    ...{ "financing.paymentTimingYear": 12, "financing.paymentTimingTypeID": 2, "financing.projectAgreementTypeID": 1 },
    "financing.addedPremium": "0",
    "other.guarPctEstSav": "0.9",
  },
};

/** Exhibits of a county's contract: savings apart from prices and joined by title, an old version on a hidden sheet. */
export function courthouseExhibits(project: Project): Promise<Uint8Array> {
  const { data, record } = project;
  const measures = measuresOf(project);
  const exhibit = (name: string, factor: string): Page =>
    new Page(name).put("A1", [
      ["EXHIBIT C-1: SCHEDULE OF VALUES"],
      ["Improvement", "Size", "Hard construction", "Fees and contingency", "Incentive", "Value"],
      ...measures.map((measure) => [
        measure.ecmDescription,
        measure.ecmSize,
        cost(measure, "baseConstructionCost", factor),
        cost(measure, "deliveryCharge", factor),
        cost(measure, "appliedIncentives", factor),
      ]),
      ["Total"],
    ]);
  const old = exhibit("C-1 rev 0", "1.5");
  old.isHidden = true;
  const guarantee = new Page("C-3 Guarantee")
    .put("A1", [
      ["EXHIBIT C-3: GUARANTEED AVOIDED COST"],
      ["Guarantee is 90% of the avoided cost shown"],
      [],
      ["Improvement", "Power bill", "Gas bill", "Upkeep", "All"],
      ...[...measures]
        .reverse()
        .map((measure) => [
          measure.ecmDescription,
          ...[2, 6, 13].map((id) => saved(measure, id)),
          total([2, 6, 13], (id) => saved(measure, id)),
        ]),
      ["TOTAL", total(measures, (one) => saved(one, 2))],
    ])
    .put("H4", [
      ["Yearly change", "pct"],
      ["of the power bill", rate(project, 1, 2, 100)],
      ["of the gas bill", rate(project, 3, 2, 100)],
      ["of upkeep", rate(project, 7, 2, 100)],
    ]);
  const terms = new Page("C-2 Terms")
    .put("A1", [["EXHIBIT C-2: TERM, RATE, AND FEES"]])
    .put("A3", [
      ["County building(s)", record.name],
      ["Commissioners' order", slashDate(data.financing?.awardDate)],
      ["Work complete in (months)", data.financing?.implementationPeriodMonths],
      ["Note rate", `${num(data.financing?.indexRate, 100)}`],
      ["Placement agent", num(data.capitalization?.procureOther)],
    ])
    .put("E3", [
      ["Guarantee year", "Reconciliation report"],
      ...yearsOf(project, 15).map((year) => [year.year, num(year.measurementVerification)]),
    ]);
  return Promise.resolve(byHand([old, exhibit("C-1", "1"), terms, guarantee], "shared"));
}
