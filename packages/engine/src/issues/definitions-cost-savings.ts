import { CalculationArea } from "../enumerations/calculation-area.js";
import { formatDollars } from "./format.js";
import type { IssueDefinitionsOf } from "./issue-definition.js";

const section = CalculationArea.CostSavings;

/** Rules of law and of the federal schedules. @spec C §9 "Performance period and cost savings", C §9 Horizons */
export const COST_SAVINGS_ISSUES: IssueDefinitionsOf<"cost-savings"> = {
  "cost-savings/guaranteed-below-payment": {
    code: "EPB-COS-001",
    section,
    severity: "warning",
    message: ({ year, shortfall }) =>
      `In year ${year} the guaranteed savings are ${formatDollars(shortfall)} below the payment.`,
    advice: () =>
      "Payments must be covered by guaranteed savings in every year: lower the expenses of the year or raise the guarantee.",
  },
  "cost-savings/guaranteed-not-above-debt-service": {
    code: "EPB-COS-002",
    section,
    severity: "warning",
    message: ({ year, debtService }) =>
      `In year ${year} the guaranteed savings do not exceed the debt service of ${formatDollars(debtService)}.`,
    advice: () => "Leave some of the guaranteed savings to expenses or to the customer (retained savings).",
  },
  "cost-savings/term-over-limit": {
    code: "EPB-COS-003",
    section,
    severity: "warning",
    message: ({ year }) => `Payments continue in year ${year}; a contract may run for 25 years.`,
    advice: () => "Shorten the term: more guaranteed savings, a lower price or a lower interest rate.",
  },
};
