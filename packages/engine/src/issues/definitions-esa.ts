import { CalculationArea } from "../enumerations/calculation-area.js";
import { formatDollars } from "./format.js";
import type { IssueDefinitionsOf } from "./issue-definition.js";

const section = CalculationArea.PerformancePeriodExt;

/** Energy sales agreements (ESA). @spec C §9 "ESA payments"; D23 */
export const ESA_ISSUES: IssueDefinitionsOf<"esa"> = {
  "esa/price-missing": {
    code: "EPB-ESA-001",
    section,
    severity: "warning",
    message: () => "Missing year 1 ESA price; the ESA payments are not calculated.",
    advice: () => "Enter the ESA price of year 1 in $ per kWh.",
  },
  "esa/production-unknown": {
    code: "EPB-ESA-002",
    section,
    severity: "warning",
    message: ({ year }) => `The guaranteed production of ESA year ${year} is not entered and cannot be calculated.`,
    advice: () =>
      "Enter the production in kWh. Or enter the guaranteed percentage of the ESA and the measures of the ESA that save electricity, so that epb can calculate the production.",
  },
  "esa/reserve-above-payment": {
    code: "EPB-ESA-003",
    section,
    severity: "warning",
    message: ({ year, reserve, payment }) =>
      `In ESA year ${year} the reserve of ${formatDollars(reserve)} is above the payment of ${formatDollars(payment)}.`,
    advice: () => "Lower the reserve. The reserve account is a part of the payment.",
  },
  "esa/beyond-horizon": {
    code: "EPB-ESA-004",
    section,
    severity: "warning",
    message: ({ year }) => `ESA values are entered for year ${year}; an agreement runs for at most 20 years.`,
    advice: () => "Clear the values after year 20. No figure uses these values.",
  },
};
