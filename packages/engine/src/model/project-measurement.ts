import type { CalendarDate } from "../calendar/calendar-date.js";
import type { Decimal } from "../decimal/decimal.js";
import type { MeasurementStatus } from "../enumerations/measurement-status.js";
import type { YearItem } from "../lists/year-list.js";

/** Measurement and verification (M&V) of the whole project. @spec C §3 "M&V" */
export interface ProjectMeasurement {
  readonly status: MeasurementStatus;
  /** Keyed by year. */
  readonly years?: readonly MeasurementYear[];
  readonly projectImplementation?: {
    /** $ */
    readonly verifiedCostSavings?: Decimal;
  };
}

export interface MeasurementYear extends YearItem {
  readonly id?: string;
  readonly status: MeasurementStatus;
  /** $ */
  readonly measurementVerification?: Decimal;
  /** $; verified by the report of the year. */
  readonly verifiedSavings?: Decimal;
  readonly reportDate?: CalendarDate;
  /** Id of a file of the project. */
  readonly reportFileId?: string;
}
