/**
 * @spec C §3 Enumerations, "Federal contract types"
 */
export const FederalContractType = {
  DoeIdiq: 1,
  Enable: 2,
  GsaSchedule: 3,
  Army: 4,
  UESC: 5,
  Other: 6,
} as const;
export type FederalContractType = (typeof FederalContractType)[keyof typeof FederalContractType];

export const FEDERAL_CONTRACT_TYPE_LABELS: Readonly<Record<FederalContractType, string>> = {
  1: "DOE IDIQ",
  2: "ENABLE",
  3: "GSA Schedule",
  4: "Army",
  5: "UESC",
  6: "Other",
};
