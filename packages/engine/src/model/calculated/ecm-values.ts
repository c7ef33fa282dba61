import type { Decimal } from "../../decimal/decimal.js";

/** @spec C §3 "Per-measure calculations (keyed by uuid) … Totals", "Totals of the same exist" */
export interface EcmValues {
  /** Keyed by uuid, in the order of the measures. */
  readonly measures: readonly MeasureValues[];
  readonly totals: MeasureTotals;
  /** Source of the default emission rates; absent if no default rate was used. */
  readonly ghgReference?: GreenhouseGasReference;
}

export interface MeasureFigures {
  /** MMBtu a year; absent when the measure has no energy quantity. */
  readonly totalEnergySavings?: Decimal;
  /** $ a year of the energy categories, 1 to 5. */
  readonly totalEnergyCostSavings: Decimal;
  /** $ a year of all categories. */
  readonly estAnnualCostSavings: Decimal;
  /** $ */
  readonly implementationPrice: Decimal;
  /** Years; absent when the measure saves no money. */
  readonly simplePayback?: Decimal;
  /** MMBtu a year of natural gas, other 1 and other 2; absent when none has a value. */
  readonly baselineNonElectricUse?: Decimal;
  readonly ghg: GreenhouseGasSavings;
}

export interface MeasureValues extends MeasureFigures {
  readonly uuid: string;
}

export interface MeasureTotals extends MeasureFigures {
  /** $; a calculation always has it, supplied figures need not. */
  readonly deliveryCharge?: Decimal;
  /** $; a calculation always has it, supplied figures need not. */
  readonly appliedIncentives?: Decimal;
  /** $ a year; reported only (D12). */
  readonly mvExpense: Decimal;
  /** Sums over the measures by savings field, in the unit of the field. */
  readonly savings: readonly FieldTotal[];
  /** Sums over the measures by baseline field, in the unit of the field. */
  readonly baseline: readonly FieldTotal[];
}

export interface FieldTotal {
  readonly fieldId: number;
  readonly value: Decimal;
}

/** Greenhouse gas saved a year, kg CO2e except the two energies; absent parts had no energy or no known rate. */
export interface GreenhouseGasSavings {
  /** kWh */
  readonly electricEnergy?: Decimal;
  readonly electricGhg?: Decimal;
  /** MMBtu */
  readonly naturalGas?: Decimal;
  readonly naturalGasGhg?: Decimal;
  readonly otherSavingsType1Ghg?: Decimal;
  readonly otherSavingsType2Ghg?: Decimal;
  readonly annualScope1?: Decimal;
  readonly annualScope2?: Decimal;
  readonly annualTotal?: Decimal;
}

export interface GreenhouseGasReference {
  readonly edition: string;
  readonly rateType: string;
  readonly warmingPotentials: string;
}
