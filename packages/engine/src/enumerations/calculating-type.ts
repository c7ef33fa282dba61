/**
 * @spec C §3 Enumerations, "Calculating types"
 */
export const CalculatingType = {
  Calculating: 1,
  NonCalculating: 2,
} as const;
export type CalculatingType = (typeof CalculatingType)[keyof typeof CalculatingType];

export const CALCULATING_TYPE_LABELS: Readonly<Record<CalculatingType, string>> = {
  1: "Calculating",
  2: "Non-calculating",
};
