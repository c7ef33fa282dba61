import { MeasurementStatus } from "../enumerations/measurement-status.js";
import type { ProjectMeasurement } from "../model/project-measurement.js";

/**
 * Status of a project's measurement and verification.
 *
 * @spec C §3 "M&V status values", "default NA"
 *
 * @example
 * import { measurementStatus } from "@epb/engine";
 *
 * measurementStatus(undefined); // 4
 */
export function measurementStatus(measurement: ProjectMeasurement | undefined): MeasurementStatus {
  return measurement?.status ?? MeasurementStatus.NotApplicable;
}

/**
 * True if the measurement of at least one year is pending.
 *
 * @spec C §3 "Checks exist for any year pending"
 *
 * @example
 * import { isAnyYearPending } from "@epb/engine";
 *
 * isAnyYearPending(undefined); // false
 */
export function isAnyYearPending(measurement: ProjectMeasurement | undefined): boolean {
  return hasYear(measurement, MeasurementStatus.Pending);
}

/**
 * True if the measurement of at least one year is in pre-approval.
 *
 * @spec C §3 "Checks exist for any year pending"
 *
 * @example
 * import { isAnyYearInPreApproval } from "@epb/engine";
 *
 * isAnyYearInPreApproval(undefined); // false
 */
export function isAnyYearInPreApproval(measurement: ProjectMeasurement | undefined): boolean {
  return hasYear(measurement, MeasurementStatus.PreApproval);
}

/**
 * True if the measurement of at least one year is approved.
 *
 * @spec C §3 "Checks exist for any year pending"
 *
 * @example
 * import { isAnyYearApproved } from "@epb/engine";
 *
 * isAnyYearApproved(undefined); // false
 */
export function isAnyYearApproved(measurement: ProjectMeasurement | undefined): boolean {
  return hasYear(measurement, MeasurementStatus.Approved);
}

/**
 * True if the measurement and verification of every year is approved. Years to which measurement and verification does
 * not apply are ignored. False if measurement and verification applies to no year.
 *
 * @spec C §3 "Checks exist for any year pending"; 0034
 *
 * @example
 * import { areAllYearsApproved } from "@epb/engine";
 *
 * areAllYearsApproved(undefined); // false
 */
export function areAllYearsApproved(measurement: ProjectMeasurement | undefined): boolean {
  const counted = statuses(measurement).filter((status) => status !== MeasurementStatus.NotApplicable);
  return counted.length > 0 && counted.every((status) => status === MeasurementStatus.Approved);
}

const hasYear = (measurement: ProjectMeasurement | undefined, status: MeasurementStatus): boolean =>
  statuses(measurement).includes(status);

const statuses = (measurement: ProjectMeasurement | undefined): readonly MeasurementStatus[] =>
  (measurement?.years ?? []).map((year) => year.status);
