import { CalculationArea } from "../enumerations/calculation-area.js";
import { SAVINGS_CATEGORY_LABELS, type SavingsCategory } from "../enumerations/savings-category.js";
import type { IssueDefinitionsOf } from "./issue-definition.js";

const section = CalculationArea.ItemizedSavings;

/** @spec C §8 "Itemized savings" */
export const ITEMIZED_SAVINGS_ISSUES: IssueDefinitionsOf<"itemized-savings"> = {
  "itemized-savings/category-without-savings": {
    code: "EPB-SAV-001",
    section,
    severity: "warning",
    message: ({ fieldId }) => `Unable to find savingsCategory total with fieldId ${fieldId}`,
    advice: ({ fieldId }) =>
      `Escalation rates are entered for ${label(fieldId)}, but no measure saves money in this category. Clear the rates, or enter the savings in $/yr.`,
  },
  "itemized-savings/no-initial-year-savings": {
    code: "EPB-SAV-002",
    section,
    severity: "error",
    message: () => "No initial year savings",
    advice: () => "Enter the first-year savings of at least one measure in $/yr.",
  },
  "itemized-savings/supplied-year-missing": {
    code: "EPB-SAV-003",
    section,
    severity: "error",
    message: ({ fieldId, year }) => `Unable to find savingsCategoryTotal with fieldId ${fieldId} and year ${year}`,
    advice: ({ fieldId, year }) =>
      `The supplied itemized savings of ${label(fieldId)} do not include year ${year} of the performance period. Supply every year of the term.`,
  },
  "itemized-savings/guaranteed-percentage-missing": {
    code: "EPB-SAV-004",
    section,
    severity: "error",
    message: () => "Missing other.guarPctEstSav",
    advice: () => "Enter the guaranteed percentage of the estimated savings, above 0%.",
  },
  "itemized-savings/all-guaranteed-zero": {
    code: "EPB-SAV-005",
    section,
    severity: "error",
    message: () => "",
    advice: () =>
      "The guaranteed savings are zero in every year, so no payments are possible. Check the guaranteed percentage, and check whether the measures' savings in $/yr were entered in thousands of dollars.",
  },
};

const label = (fieldId: number): string => SAVINGS_CATEGORY_LABELS[fieldId as SavingsCategory] ?? `category ${fieldId}`;
