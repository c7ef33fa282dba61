import { CalculationArea } from "../enumerations/calculation-area.js";
import { subregionsText } from "./format.js";
import type { IssueDefinitionsOf } from "./issue-definition.js";

const section = CalculationArea.Ecm;

/** Greenhouse gas (GHG). @spec C §9 "Greenhouse gas"; D24 */
export const GHG_ISSUES: IssueDefinitionsOf<"ghg"> = {
  "ghg/subregion-missing": {
    code: "EPB-GHG-001",
    section,
    severity: "warning",
    message: ({ measure }) =>
      `Measure ${measure} saves electricity but has no grid subregion. Greenhouse gas savings from electricity are not calculated for this measure.`,
    advice: ({ possible }) =>
      possible === undefined
        ? "Choose the eGRID subregion of the site."
        : `Choose the eGRID subregion of the site: ${subregionsText(possible)}.`,
  },
  "ghg/fuel-category-missing": {
    code: "EPB-GHG-002",
    section,
    severity: "warning",
    message: ({ measure, otherSavingsType }) =>
      `Measure ${measure} saves fuel under other savings type ${otherSavingsType}, but the fuel of this type is not chosen.`,
    advice: ({ otherSavingsType }) => `Choose the fuel of other savings type ${otherSavingsType}.`,
  },
  "ghg/fuel-factors-missing": {
    code: "EPB-GHG-003",
    section,
    severity: "warning",
    message: ({ fuelName }) =>
      `There are no emission factors for the fuel ${fuelName}. Greenhouse gas savings from this fuel are not calculated.`,
    advice: () => "Enter the project's own CO2, CH4, and N2O factors for the fuel, in kg per MMBtu.",
  },
};
