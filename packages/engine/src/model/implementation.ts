import type { Decimal } from "../decimal/decimal.js";

/**
 * One-time savings and payment of the implementation period, before the performance period begins.
 *
 * @spec C §3 "implementationCostSavings"
 */
export interface ImplementationCostSavings {
  readonly id?: string;
  /** $ */
  readonly estimatedCostSavings?: Decimal;
  /** $ */
  readonly guaranteedCostSavings?: Decimal;
  /** One-time payment, $; lowers the amount financed. */
  readonly payment?: Decimal;
}

/** @spec C §3 "project-level implementation pricing" */
export interface ImplementationPricing {
  readonly percentages?: PricingPercentages;
  readonly costOfGoods?: CostOfGoods;
  /** Price of developing the project, $; part of the total implementation price (D13). */
  readonly projectDevelopmentPrice?: Decimal;
}

/** Fractions of the base construction cost (0.08 means 8%). */
export interface PricingPercentages {
  readonly design?: Decimal;
  readonly projectManagement?: Decimal;
  readonly performanceBonds?: Decimal;
  readonly commissioningTraining?: Decimal;
  readonly mv?: Decimal;
  readonly overhead?: Decimal;
  readonly profit?: Decimal;
}

/** Cost of goods and services, $; reported beside the price, not part of it. */
export interface CostOfGoods {
  readonly subcontractor?: Decimal;
  readonly mvEquipment?: Decimal;
  readonly selfPerformedWork?: Decimal;
  readonly otherPurchases?: Decimal;
}
