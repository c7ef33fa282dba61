/**
 * Options A to D of the International Performance Measurement and Verification Protocol (IPMVP).
 *
 * @spec C §3 "ECM item", mvOptionId; the values are D7
 */
export const MeasurementOption = {
  RetrofitIsolationKeyParameter: 1,
  RetrofitIsolationAllParameters: 2,
  WholeFacility: 3,
  CalibratedSimulation: 4,
} as const;
export type MeasurementOption = (typeof MeasurementOption)[keyof typeof MeasurementOption];

export const MEASUREMENT_OPTION_LABELS: Readonly<Record<MeasurementOption, string>> = {
  1: "A: retrofit isolation, key parameter",
  2: "B: retrofit isolation, all parameters",
  3: "C: whole facility",
  4: "D: calibrated simulation",
};
