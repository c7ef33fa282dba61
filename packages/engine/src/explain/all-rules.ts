import type { Rules } from "./rule.js";
import { AMORTIZATION_RULES } from "./rules/amortization.js";
import { COST_SAVINGS_RULES } from "./rules/cost-savings.js";
import { ESA_RULES } from "./rules/esa.js";
import { EXPRESS_RULES } from "./rules/express.js";
import { FINANCING_RULES } from "./rules/financing.js";
import { GHG_RULES } from "./rules/ghg.js";
import { MEASURE_RULES } from "./rules/measures.js";
import { PERFORMANCE_PERIOD_RULES } from "./rules/performance-period.js";
import { PRICING_RULES } from "./rules/pricing.js";
import { SAVINGS_RULES } from "./rules/savings.js";
import { SUMMARY_RULES } from "./rules/summary.js";

/** How each figure comes about, by its id. */
export const ALL_RULES: Rules = {
  ...PRICING_RULES,
  ...FINANCING_RULES,
  ...SAVINGS_RULES,
  ...PERFORMANCE_PERIOD_RULES,
  ...AMORTIZATION_RULES,
  ...COST_SAVINGS_RULES,
  ...SUMMARY_RULES,
  ...MEASURE_RULES,
  ...ESA_RULES,
  ...GHG_RULES,
  ...EXPRESS_RULES,
};
