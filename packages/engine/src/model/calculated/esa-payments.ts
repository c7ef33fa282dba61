import type { Decimal } from "../../decimal/decimal.js";
import type { YearItem } from "../../lists/year-list.js";

/** @spec C §3 "ESA payments per year", C §9 "ESA payments" */
export interface EsaPayments {
  /** Years 1 to 20; empty where the project has no energy sales agreement. */
  readonly years: readonly EsaPaymentYear[];
  /** $ */
  readonly totalEsaPayments?: Decimal;
}

export interface EsaPaymentYear extends YearItem {
  /** $ per kWh */
  readonly esaPrice: Decimal;
  /** kWh; absent where it is neither entered nor computable. */
  readonly guarProduction?: Decimal;
  /** $ */
  readonly esaPayment?: Decimal;
  /** Part of the payment, $. */
  readonly reserveAccount?: Decimal;
}
