/**
 * Approval state of measurement and verification (M&V), of a year or of the project. The default is not applicable.
 *
 * @spec C §3 "M&V status values"
 */
export const MeasurementStatus = {
  Pending: 1,
  PreApproval: 2,
  Approved: 3,
  NotApplicable: 4,
} as const;
export type MeasurementStatus = (typeof MeasurementStatus)[keyof typeof MeasurementStatus];

/** The words of screens and of the list as a file; the specification names the values, not their labels. */
export const MEASUREMENT_STATUS_LABELS: Readonly<Record<MeasurementStatus, string>> = {
  1: "In entry",
  2: "Submitted",
  3: "Approved",
  4: "Not applicable",
};
