import type { Project } from "@epb/engine";
import type { Shown } from "../contract.js";
import { byExceljs } from "../pack.js";
import { type Content, Page } from "../page.js";
import { cost, measuresOf, num, rate, realDate, saved, total } from "../values.js";

export const auditShows: Shown = {
  inputs: ["location.city", "location.state", "location.zip", "other.guarPctEstSav"],
  measure: ["ecmNumber", "technologyTypeId", "mvOptionId"],
  costs: ["baseConstructionCost", "deliveryCharge", "appliedIncentives", "mvExpense"],
  savings: [1, 2, 3, 4, 5, 6, 11, 12, 13],
  yearly: ["measurementVerification"],
  isLevel: true,
  rates: { of: [1, 2, 3, 6, 7], kind: "level" },
  fixed: {
    ...{ "financing.paymentTimingYear": 4, "financing.paymentTimingTypeID": 2, "financing.projectAgreementTypeID": 1 },
    "financing.addedPremium": "0",
  },
};

const SYSTEMS: Readonly<Record<number, string>> = {
  ...{ 1: "Heating System", 2: "Cooling System", 3: "Controls System", 4: "Air Distribution", 5: "Lighting" },
  ...{ 6: "Fenestration / Opaque Envelope", 7: "Steam System", 8: "Motor", 11: "On-site Generation", 13: "Water Use" },
};
const METHODS = ["", "Option A", "Option B", "Option C", "Option D"];

/** The table of measures of an energy audit in the words of a reporting tool, with units in a row of their own. */
export function auditMeasures(project: Project): Promise<Uint8Array> {
  const { data, record } = project;
  const measures = measuresOf(project);
  const building = new Page("Building")
    .put("A1", [["ENERGY AUDIT REPORT – ASHRAE LEVEL 3"]])
    .put("A3", [
      ["Premises Name", record.name],
      ["Premises City", data.location?.city],
      ["Premises State", data.location?.state],
      ["Premises Postal Code", data.location?.zip],
      ["Gross Floor Area", 188_300, "ft2"],
      ["Auditor of Record", "P. Lindqvist, CEM"],
    ])
    .put("A11", [
      ["Package of measures: financing scenario"],
      ["Contract Start Date", realDate(data.financing?.awardDate)],
      ["Implementation Period", data.financing?.implementationPeriodMonths, "months"],
      ["Cost of Borrowed Money", num(data.financing?.indexRate, 100), "%"],
      ["Percent Guaranteed Savings", num(data.other?.guarPctEstSav, 100), "%"],
      ["Annual Recurring M&V Cost", num(data.performancePeriod?.[0]?.measurementVerification), "$"],
      ["Electricity Price Escalation", rate(project, 1, 2, 100), "%"],
      ["Peak Demand Price Escalation", rate(project, 2, 2, 100), "%"],
      ["Natural Gas Price Escalation", rate(project, 3, 2, 100), "%"],
      ["Water Price Escalation", rate(project, 6, 2, 100), "%"],
      ["O&M Cost Escalation", rate(project, 7, 2, 100), "%"],
    ]);
  const heads = [
    ...["Measure Identifier", "Measure Name", "System Category Affected", "MV Option", "Measure Installation Cost"],
    ...[
      "Project Markup",
      "Funding From Incentives",
      "MV Cost",
      "Annual Electricity Savings",
      "Electricity Cost Savings",
    ],
    ...["Peak Electricity Reduction", "Demand Savings Cost", "Natural Gas Savings", "Gas Cost Savings"],
    ...["Annual Water Savings", "Annual Water Cost Savings", "Annual O&M Cost Savings", "Useful Life"],
  ];
  const units = ["", "", "", "IPMVP", "$", "$", "$", "$/yr", "kWh", "$", "kW", "$", "kBtu", "$", "gal", "$", "$", "yr"];
  const table = new Page("EEM Summary").put("B2", [
    ["Energy efficiency measures (EEMs) recommended"],
    [],
    heads,
    units,
    ...measures.map((one): Content[] => [
      ...[`EEM-${one.ecmNumber}`, one.ecmDescription, SYSTEMS[one.technologyTypeId ?? 0] ?? "Other"],
      ...[METHODS[one.mvOptionId ?? 0], cost(one, "baseConstructionCost"), cost(one, "deliveryCharge")],
      ...[cost(one, "appliedIncentives"), cost(one, "mvExpense"), saved(one, 1), saved(one, 2), saved(one, 3)],
      ...[saved(one, 4), saved(one, 5, 1000), saved(one, 6), saved(one, 11, 1000), saved(one, 12), saved(one, 13), 15],
    ]),
    ["Total", "", "", "", total(measures, (one) => cost(one, "baseConstructionCost"))],
  ]);
  return byExceljs([table, building]);
}
