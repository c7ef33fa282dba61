import { figureField } from "../calculated-figures.js";
import { inputField } from "../input-fields.js";
import type { FigureField, InputField, SheetDefinition } from "../manifest.js";

const percentage = (name: string, what: string): InputField =>
  inputField(`implementationPricing.percentages.${name}`, `${what}, as a share of the base construction cost.`);

const cost = (name: string, what: string): InputField =>
  inputField(
    `implementationPricing.costOfGoods.${name}`,
    `What is paid for ${what}. For information only; not part of the price.`,
  );

const total = (name: string): FigureField => figureField(`projectSummary.implementationTotals.${name}`);

export const PROJECT_DEVELOPMENT_PRICE: InputField = inputField(
  "implementationPricing.projectDevelopmentPrice",
  "Price of developing the project, including the audit. Part of the total implementation price.",
);

export const SCHEDULE_2B: SheetDefinition = {
  name: "Schedule 2b",
  purpose: "Build-up of the implementation price.",
  columnWidths: [52, 20, 34],
  blocks: [
    {
      kind: "form",
      id: "deliveryPercentages",
      heading: "Delivery percentages",
      fields: [
        percentage("design", "Engineering and design"),
        percentage("projectManagement", "Management of the project until acceptance"),
        percentage("performanceBonds", "Bonds for performance and payment"),
        percentage("commissioningTraining", "Commissioning of the measures and training of the staff"),
        percentage("mv", "Measurement and verification (M&V) before acceptance"),
        percentage("overhead", "Overhead of the contractor"),
        percentage("profit", "Profit of the contractor"),
      ],
    },
    { kind: "form", id: "projectDevelopment", heading: "Project development", fields: [PROJECT_DEVELOPMENT_PRICE] },
    {
      kind: "form",
      id: "costOfGoods",
      heading: "Cost of goods and services",
      fields: [
        cost("subcontractor", "subcontractors"),
        cost("mvEquipment", "equipment for measurement and verification"),
        cost("selfPerformedWork", "work of the contractor's own staff"),
        cost("otherPurchases", "everything else that is bought"),
      ],
    },
    {
      kind: "form",
      id: "priceBuildUp",
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
