/** When the payment of a period is due: the numbers are those of the argument "type" in a spreadsheet. */
export const AnnuityTiming = {
  End: 0,
  Beginning: 1,
} as const;
export type AnnuityTiming = (typeof AnnuityTiming)[keyof typeof AnnuityTiming];

export const ANNUITY_TIMING_LABELS: Readonly<Record<AnnuityTiming, string>> = {
  [AnnuityTiming.End]: "At the end of the period",
  [AnnuityTiming.Beginning]: "At the beginning of the period",
};
