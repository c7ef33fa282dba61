import { figureField } from "../calculated-figures.js";
import { DOLLARS, PERCENT } from "../input-value.js";
import type { FigureField, InputField, SheetDefinition } from "../manifest.js";

const percentage = (name: string, label: string): InputField => ({
  kind: "input",
  path: `implementationPricing.percentages.${name}`,
  label,
  unit: "of the base construction cost",
  help: `${label} as a part of the base construction cost.`,
  value: PERCENT,
});

const cost = (name: string, label: string): InputField => ({
  kind: "input",
  path: `implementationPricing.costOfGoods.${name}`,
  label,
  unit: "$",
  help: "Reported beside the price, not part of it.",
  value: DOLLARS,
});

const total = (name: string): FigureField => figureField(`projectSummary.implementationTotals.${name}`);

export const SCHEDULE_2B: SheetDefinition = {
  name: "Schedule 2b",
  purpose: "How the implementation price builds up.",
  columnWidths: [52, 20, 34],
  blocks: [
    {
      kind: "form",
      heading: "Delivery percentages",
      fields: [
        percentage("design", "Design"),
        percentage("projectManagement", "Project management"),
        percentage("performanceBonds", "Performance and payment bonds"),
        percentage("commissioningTraining", "Commissioning and training"),
        percentage("mv", "Measurement and verification (M&V)"),
        percentage("overhead", "Overhead"),
        percentage("profit", "Profit"),
      ],
    },
    {
      kind: "form",
      heading: "Project development",
      fields: [
        {
          kind: "input",
          path: "implementationPricing.projectDevelopmentPrice",
          label: "Project development price",
          unit: "$",
          help: "Price of developing the project, audit included. It is part of the total implementation price.",
          value: DOLLARS,
        },
      ],
    },
    {
      kind: "form",
      heading: "Cost of goods and services",
      fields: [
        cost("subcontractor", "Subcontractors"),
        cost("mvEquipment", "M&V equipment"),
        cost("selfPerformedWork", "Self-performed work"),
        cost("otherPurchases", "Other purchases"),
      ],
    },
    {
      kind: "form",
      heading: "Price build-up",
      fields: [
        total("baseConstructionCost"),
        total("designCost"),
        total("projectManagementCost"),
        total("performanceCost"),
        total("commissioningCost"),
        total("mvCost"),
        total("overheadCost"),
        total("profit"),
        total("implementationDeliveryCost"),
        total("implementationDeliveryPercentage"),
        total("costOfGoodsAndServices"),
        total("projectDevelopmentPrice"),
        total("totalImplementationPrice"),
      ],
    },
  ],
};
