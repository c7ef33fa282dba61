import { figureColumn } from "../calculated-figures.js";
import { DOLLARS, type InputValue, option, PERCENT, TEXT } from "../input-value.js";
import type { SheetDefinition, TableColumn } from "../manifest.js";

const input = (
  member: string,
  label: string,
  value: InputValue,
  width: number,
  more: Pick<TableColumn, "unit" | "help" | "totalFigure" | "group"> = {},
): TableColumn => ({ key: member, label, width, content: { kind: "input", member, value }, ...more });

const ofMeasure = (name: string, width: number): TableColumn =>
  figureColumn(`ecm.measures[uuid].${name}`, { width, total: `ecm.totals.${name}` });

export const SCHEDULE_2A: SheetDefinition = {
  name: "Schedule 2a",
  purpose: "Implementation price by energy conservation measure (ECM).",
  freezesAt: { table: "measures", columns: 3 },
  pagesWide: 2,
  blocks: [
    {
      kind: "table",
      id: "measures",
      heading: "Measures and their prices",
      intro: "Implementation price = base construction cost + delivery charge − applied incentives.",
      rows: { kind: "records", blankRows: 60 },
      items: { kind: "measures" },
      figures: { list: "ecm.measures", key: "uuid" },
      closing: "Total",
      columns: [
        input("ecmNumber", "ECM no.", TEXT, 10, {
          help: "Your own number of the measure. Schedule 4 and GHG name the measure by it, so no two may be the same.",
        }),
        input("ecmDescription", "Description", TEXT, 36),
        input("technologyTypeId", "Technology", option("technologyTypes"), 28),
        input("location", "Location", TEXT, 18, { help: "Building or part of the site." }),
        input("ecmSize", "Size", TEXT, 14, { help: "Size or number of the equipment, in your own words." }),
        input("ecmCoveragePct", "Coverage", PERCENT, 11, { help: "Part of the facility the measure covers." }),
        input("mvOptionId", "M&V option", option("measurementOptions"), 26, {
          help: "Option A to D of the measurement and verification protocol.",
        }),
        input("esaOptionId", "Under the ESA", option("esaOptions"), 10, {
          help: "Yes when the production of the measure is sold under the energy sales agreement.",
        }),
        input("implementation.baseConstructionCost", "Base construction cost", DOLLARS, 17, {
          unit: "$",
          help: "Direct cost of building the measure.",
          totalFigure: "projectSummary.implementationTotals.baseConstructionCost",
        }),
        input("implementation.deliveryCharge", "Delivery charge", DOLLARS, 16, {
          unit: "$",
          help: "Design, management, bonds, commissioning, M&V, overhead and profit of the measure.",
        }),
        input("implementation.appliedIncentives", "Applied incentives", DOLLARS, 16, {
          unit: "$",
          help: "Rebates and grants taken off the price. Enter a positive amount.",
        }),
        ofMeasure("implementationPrice", 17),
        input("implementation.mvExpense", "M&V expense", DOLLARS, 14, {
          unit: "$/yr",
          help: "Yearly measurement and verification of the measure. It is reported and not part of the price.",
          totalFigure: "ecm.totals.mvExpense",
        }),
        ofMeasure("estAnnualCostSavings", 16),
        ofMeasure("simplePayback", 10),
      ],
    },
  ],
};
