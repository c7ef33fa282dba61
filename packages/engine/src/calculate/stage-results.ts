import type { AmortizationResult } from "../amortization/calculate-amortization.js";
import type { FinancingResult } from "../financing/calculate-financing.js";
import type { YearList } from "../lists/year-list.js";
import type { CostSavings } from "../model/calculated/cost-savings-values.js";
import type { EcmValues } from "../model/calculated/ecm-values.js";
import type { EsaPayments } from "../model/calculated/esa-payments.js";
import type { PerformanceYear } from "../performance-period/calculate-expenses.js";
import type { Pricing } from "../pricing/calculate-pricing.js";
import type { ItemizedSavingsResult } from "../savings/calculate-itemized-savings.js";

/** Results of the stages of a calculation. */
export interface StageResults {
  readonly pricing: Pricing;
  readonly financing: FinancingResult;
  readonly savings: ItemizedSavingsResult;
  readonly expenses: YearList<PerformanceYear> | undefined;
  readonly amortization: AmortizationResult;
  readonly costSavings: CostSavings;
  readonly esaPayments: EsaPayments;
  readonly ecm: EcmValues;
}
