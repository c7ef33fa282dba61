import type { CalendarDate } from "../calendar/calendar-date.js";
import type { Decimal } from "../decimal/decimal.js";
import type { BaselineField } from "../enumerations/baseline-field.js";
import type { EsaOption } from "../enumerations/esa-option.js";
import type { GridSubregion } from "../enumerations/grid-subregion.js";
import type { MeasurementOption } from "../enumerations/measurement-option.js";
import type { TechnologyType } from "../enumerations/technology-type.js";
import type { UnitOfMeasure } from "../enumerations/unit-of-measure.js";

/** An energy conservation measure (ECM). @spec C §3 "ECM item", "ecmNumber, ecmDescription, ecmSize, ecmCoveragePct" */
export interface EcmItem {
  readonly id?: string;
  /** The key of a measure; stays the same when the measure is renumbered. */
  readonly uuid: string;
  readonly technologyTypeId?: TechnologyType;
  readonly ecmNumber?: string;
  readonly ecmDescription?: string;
  readonly ecmSize?: string;
  /** Part of the facility the measure covers, fraction. */
  readonly ecmCoveragePct?: Decimal;
  readonly mvOptionId?: MeasurementOption;
  readonly modifiedDate?: CalendarDate;
  readonly location?: string;
  readonly esaOptionId?: EsaOption;
  readonly eGridStateRegionId?: GridSubregion;
  /** MMBtu a year of the fuel behind other savings type 1, for greenhouse gas. */
  readonly GHGOtherSavingsType1MMBtu?: Decimal;
  /** MMBtu a year of the fuel behind other savings type 2, for greenhouse gas. */
  readonly GHGOtherSavingsType2MMBtu?: Decimal;
  readonly implementation?: EcmImplementation;
  /** Keyed by savings field. */
  readonly estimatedSavings?: readonly SavingsItem[];
  /** Keyed by baseline field. */
  readonly baseline?: readonly BaselineItem[];
  readonly otherNonEnergyCostType?: string;
}

/** @spec C §3 "ECM item", "implementation: baseConstructionCost, deliveryCharge, appliedIncentives, mvExpense" */
export interface EcmImplementation {
  /** $ */
  readonly baseConstructionCost?: Decimal;
  /** $ */
  readonly deliveryCharge?: Decimal;
  /** $, taken off the price. */
  readonly appliedIncentives?: Decimal;
  /** $ a year; reported, not part of the price (D12). */
  readonly mvExpense?: Decimal;
}

/** First-year savings in the unit of the field. @spec C §3 "estimated savings items: fieldId, value" */
export interface SavingsItem {
  /** A savings field, 1 to 17; any other id is kept, reported and left out of every figure. */
  readonly fieldId: number;
  readonly value: Decimal;
}

/**
 * Use or cost before the measure, a year, in the unit of the field. @spec C §3 "baseline items: fieldId, value, unitId"
 */
export interface BaselineItem {
  readonly fieldId: BaselineField;
  readonly value: Decimal;
  readonly unitId?: UnitOfMeasure;
}

/**
 * Display name of a measure: its number; without a number, its description; without a description, its key.
 *
 * @example
 * import { measureName } from "@epb/engine";
 *
 * measureName({ uuid: "lighting", baseline: [], estimatedSavings: [] }); // "lighting"
 */
export function measureName(measure: EcmItem): string {
  return measure.ecmNumber ?? measure.ecmDescription ?? measure.uuid;
}
