import type { Project } from "@epb/engine";
import type { Shown } from "./contract.js";
import { byExceljs } from "./pack.js";
import { Page } from "./page.js";
import { cost, measuresOf, num, realDate, saved, yearsOf } from "./values.js";

export const waterPlantShows: Shown = {
  inputs: ["implementationCostSavings.payment", "location.city", "location.state"],
  costs: ["baseConstructionCost"],
  savings: [2],
  yearly: ["retainedSavings"],
  isLevel: true,
  fixed: {
    ...{ "financing.paymentTimingYear": 1, "financing.paymentTimingTypeID": 2, "financing.projectAgreementTypeID": 1 },
    "financing.addedPremium": "0",
    "other.guarPctEstSav": "0.95",
  },
};

/** A city's staff report about an energy lease: few numbers, in sentences and boxes, with an earlier offer in hidden columns. */
export function waterPlant(project: Project): Promise<Uint8Array> {
  const { data, record } = project;
  const years = yearsOf(project);
  const sheet = new Page("Staff Report Exh. 2")
    .put("C2", [["CITY COUNCIL STAFF REPORT – EXHIBIT 2"], ["Energy lease for public works"], [`Item: ${record.name}`]])
    .put("C6", [
      ["Location", data.location?.city, data.location?.state],
      ["Resolution adopted", realDate(data.financing?.awardDate)],
      ["Months until the equipment operates", data.financing?.implementationPeriodMonths],
      ["Interest rate bid", { value: num(data.financing?.indexRate) ?? 0, format: "0.000000%" }],
      ["Paid from the utility's grant at closing", num(data.implementationCostSavings?.payment)],
      ["Kept by the enterprise fund each year", num(years[0]?.retainedSavings)],
      ["Level of service charge", "unchanged"],
    ])
    .put("C15", [
      ["Work", "Cost of the work", "Avoided electric bill, year one", "Before", "After"],
      ...measuresOf(project).map((measure) => [
        measure.ecmDescription,
        cost(measure, "baseConstructionCost"),
        saved(measure, 2),
        "see energy audit",
        "see energy audit",
      ]),
      ["Total"],
    ])
    .put("I6", [["Earlier offer"], ["Interest rate bid, earlier", 0.0315], ["Cost of the work, earlier", 8_900_000]]);
  sheet.hiddenColumns.push("I", "J");
  sheet.put("L6", [
    ["Fund balance", "$000"],
    ["Sewer enterprise", 14_200],
    ["General", 61_750],
  ]);
  return byExceljs([sheet]);
}
