/**
 * @spec C §3 "Project record", calculationType
 */
export const CalculationType = {
  Standard: 1,
  Override: 2,
  Legacy: 3,
  Epx: 4,
} as const;
export type CalculationType = (typeof CalculationType)[keyof typeof CalculationType];

export const CALCULATION_TYPE_LABELS: Readonly<Record<CalculationType, string>> = {
  1: "Standard",
  2: "Override",
  3: "Legacy",
  4: "ePX",
};
