/**
 * Version of the measurement and verification (M&V) report template.
 *
 * @spec C §3 Enumerations, "M&V versions"; only the two rows shown are known, D10
 */
export const MeasurementVersion = {
  V1_99: 1,
  V4_2_10: 36,
} as const;
export type MeasurementVersion = (typeof MeasurementVersion)[keyof typeof MeasurementVersion];

export const MEASUREMENT_VERSION_LABELS: Readonly<Record<MeasurementVersion, string>> = {
  1: "1.99",
  36: "4.2.10",
};
