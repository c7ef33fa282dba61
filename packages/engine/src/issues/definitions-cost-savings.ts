import { CalculationArea } from "../enumerations/calculation-area.js";
import { formatDollars, yearsText } from "./format.js";
import type { IssueDefinitionsOf } from "./issue-definition.js";

const section = CalculationArea.CostSavings;

/** @spec C §9 "Performance period and cost savings" */
export const COST_SAVINGS_ISSUES: IssueDefinitionsOf<"cost-savings"> = {
  "cost-savings/guaranteed-not-above-debt-service": {
    code: "EPB-COS-002",
    section,
    severity: "warning",
    message: ({ years, debtService }) =>
      years.length === 1
        ? `In ${yearsText(years)} the guaranteed savings do not exceed the debt service of ${formatDollars(debtService)}.`
        : `In ${yearsText(years)} the guaranteed savings do not exceed the debt service, ${formatDollars(debtService)} in year ${years[0]}.`,
    advice: () =>
      "Check the expenses and the retained savings. The guaranteed savings must cover the debt service, the expenses, and the retained savings.",
  },
};
