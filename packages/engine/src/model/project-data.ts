import type { Decimal } from "../decimal/decimal.js";
import type { FuelCategory } from "../enumerations/fuel-category.js";
import type { CancellationCeilingItem } from "./cancellation-ceiling.js";
import type { Characteristics } from "./characteristics.js";
import type { Contact } from "./contact.js";
import type { EcmItem } from "./ecm-item.js";
import type { EsaImplementation, EsaYearInput } from "./esa.js";
import type { EscalationRateItem } from "./escalation-rate.js";
import type { ExpressData } from "./express-data.js";
import type { Capitalization, Financing } from "./financing.js";
import type { EmissionFactors, FuelType, GridSubregionRates } from "./greenhouse-gas.js";
import type { Identification, ProjectLocation } from "./identification.js";
import type { ImplementationCostSavings, ImplementationPricing } from "./implementation.js";
import type { PerformancePeriodYear } from "./performance-period-year.js";

/**
 * Inputs that people enter for a project. No two items of a list have the same key; `parseProject` checks this rule.
 *
 * @spec C §3 "Project data sections"
 */
export interface ProjectData {
  readonly location?: ProjectLocation;
  readonly identification?: Identification;
  readonly characteristics?: Characteristics;
  readonly contacts?: readonly Contact[];
  readonly financing?: Financing;
  readonly capitalization?: Capitalization;
  readonly other?: OtherData;
  /** Keyed by savings category and year. */
  readonly escalationRates?: readonly EscalationRateItem[];
  readonly otherSavingsType?: OtherSavingsType;
  /** @spec C §3 "otherPPExpenseType1 and otherPPExpenseType2 (numbers)" */
  readonly otherPPExpenseType1?: number;
  readonly otherPPExpenseType2?: number;
  readonly implementationCostSavings?: ImplementationCostSavings;
  readonly implementationESAPayments?: EsaImplementation;
  readonly implementationPricing?: ImplementationPricing;
  /** Keyed by year, 1 to 25. */
  readonly performancePeriod?: readonly PerformancePeriodYear[];
  /** Keyed by year, 1 to 20. */
  readonly performancePeriodESAPayments?: readonly EsaYearInput[];
  /** Keyed by year and month. */
  readonly cancellationCeiling?: readonly CancellationCeilingItem[];
  /** Keyed by subregion; a project's own rates win over the reference data. */
  readonly gridSubregions?: readonly GridSubregionRates[];
  /** Keyed by fuel name; a project's own factors win over the reference data. */
  readonly emissionFactors?: readonly EmissionFactors[];
  /** Keyed by fuel type. */
  readonly fuelTypes?: readonly FuelType[];
  /** Keyed by uuid. */
  readonly ecms?: readonly EcmItem[];
  /** Express edition (ePX) only. */
  readonly express?: ExpressData;
}

/** @spec C §3 "other: guarPctEstSav" */
export interface OtherData {
  /** Guaranteed part of the estimated savings, fraction (0.95 means 95%). */
  readonly guarPctEstSav?: Decimal;
}

/**
 * The fuels behind "other savings type 1" and "other savings type 2".
 *
 * @spec C §3 "otherSavingsType"
 */
export interface OtherSavingsType {
  readonly category1?: FuelCategory;
  readonly category2?: FuelCategory;
}
