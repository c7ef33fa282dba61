/** When the payment of a period is due: the numbers are those of the argument "type" in a spreadsheet. */
export const AnnuityTiming = {
  End: 0,
  Beginning: 1,
} as const;
export type AnnuityTiming = (typeof AnnuityTiming)[keyof typeof AnnuityTiming];
