import type { Decimal } from "../decimal/decimal.js";
import type { BaselineItem } from "./ecm-item.js";

/**
 * Additional data of a project of the express edition (ePX). Prices and savings are in the ECM items; rate, escalation
 * and guaranteed percentage where every project has them.
 *
 * @spec C §3 "ePX additional data"
 */
export interface ExpressData {
  readonly financing?: ExpressFinancing;
  readonly other?: ExpressOther;
  readonly energyCost?: ExpressEnergyCost;
  /** Keyed by measure number: which measures the project has. */
  readonly measures?: readonly ExpressMeasure[];
  /** Keyed by measure number. */
  readonly nonFacilityMeasures?: readonly NonFacilityMeasure[];
  readonly userDefinedFields?: UserDefinedFields;
  /** Keyed by field: use and costs before the project, a year, each in its unit. */
  readonly energyConsumption?: readonly EnergyConsumptionItem[];
  readonly ghgSavings?: EnteredGhgSavings;
}

/** @spec C §3 "financing: financeTermYears, plannedGuaranteeYears, amtOfIncentivesAnticipated" */
export interface ExpressFinancing {
  /** Whole years over which the price is paid, one payment a year (D25). */
  readonly financeTermYears?: number;
  /** Whole years for which savings are guaranteed. */
  readonly plannedGuaranteeYears?: number;
  /** $; reported, not taken off the price (D25). */
  readonly amtOfIncentivesAnticipated?: Decimal;
}

/** @spec C §3 "other: otherHeatingSourceProviders (text), diversityRequirementsMet (boolean), …" */
export interface ExpressOther {
  readonly otherHeatingSourceProviders?: string;
  readonly diversityRequirementsMet?: boolean;
  /** kW */
  readonly totalSolarPvCapacity?: Decimal;
  readonly rateTableIncluded?: boolean;
  /** Jobs during the implementation period, full-time equivalents. */
  readonly jobImpactsImp?: Decimal;
  /** Jobs during the performance period, full-time equivalents. */
  readonly jobImpactsPerf?: Decimal;
}

/** @spec C §3 "energy-cost items: igaPrice, workingDaysToCompleteIga, …" */
export interface ExpressEnergyCost {
  /** Price of the investment-grade audit (IGA), $. */
  readonly igaPrice?: Decimal;
  /** Whole working days. */
  readonly workingDaysToCompleteIga?: number;
  /** $ a year, as the averages below. */
  readonly electricDemandCharges?: Decimal;
  readonly elecAvgAnnualCost?: Decimal;
  readonly natGasAvgAnnualCost?: Decimal;
  readonly other1AvgAnnualCost?: Decimal;
  readonly other2AvgAnnualCost?: Decimal;
  readonly waterAvgAnnualCost?: Decimal;
}

/**
 * A measure of the project, by its number. The ECM item of that number carries its price and savings.
 *
 * @spec C §3 "measures (one per measure number)"
 */
export interface ExpressMeasure {
  readonly id?: string;
  readonly measureNumber: string;
}

/** Work without savings in a facility, such as training. @spec C §3 "non-facility measures (measure number, measureDescription)" */
export interface NonFacilityMeasure {
  readonly measureNumber: string;
  readonly measureDescription?: string;
}

/** Two texts under names of the user's choice. @spec C §3 "user-defined fields (field1" */
export interface UserDefinedFields {
  readonly field1?: string;
  readonly value1?: string;
  readonly field2?: string;
  readonly value2?: string;
}

/** @spec C §3 "energy consumption items (fieldId, value, unitId)"; the fields are the baseline fields */
export type EnergyConsumptionItem = BaselineItem;

/**
 * Savings of greenhouse gas and other emissions that somebody else computed, kg of the gas a year; the reduction of carbon
 * and the other gases in kg CO2e a year.
 *
 * @spec C §3 "GHG savings: annualCO2EstSavings, …"; 0038
 */
export interface EnteredGhgSavings {
  readonly annualCO2EstSavings?: Decimal;
  readonly annualCH4EstSavings?: Decimal;
  readonly totalAnnualCarbonEstReduction?: Decimal;
  readonly annualSOXEstSavings?: Decimal;
  readonly annualNOXEstSavings?: Decimal;
  readonly annualOtherGHGEstSavings?: Decimal;
}
