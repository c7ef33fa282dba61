import { figureField } from "../calculated-figures.js";
import { inputField } from "../input-fields.js";
import type { FigureField, InputField, SheetDefinition } from "../manifest.js";

const entered = (name: string, what: string): InputField =>
  inputField(`express.ghgSavings.${name}`, `${what} saved in a year, if calculated outside this workbook.`);

const computed = (name: string): FigureField => figureField(`express.ghg.computed.${name}`);

export const EMISSIONS: SheetDefinition = {
  name: "Emissions",
  purpose: "Greenhouse gas and other emissions saved: from outside calculations, and from the savings of the measures.",
  columnWidths: [46, 24, 18],
  blocks: [
    {
      kind: "form",
      id: "enteredSavings",
      heading: "Savings a year, entered",
      fields: [
        entered("annualCO2EstSavings", "Carbon dioxide"),
        entered("annualCH4EstSavings", "Methane"),
        entered("totalAnnualCarbonEstReduction", "Carbon in total"),
        entered("annualSOXEstSavings", "Sulfur oxides"),
        entered("annualNOXEstSavings", "Nitrogen oxides"),
        entered("annualOtherGHGEstSavings", "Other greenhouse gases"),
      ],
    },
    {
      kind: "form",
      id: "computedSavings",
      heading: "Savings a year, computed",
      fields: [computed("annualScope1"), computed("annualScope2"), computed("annualTotal")],
    },
  ],
};
