/**
 * @spec C §3 Enumerations, "UESC contract types"
 */
export const UescContractType = {
  GsaAreawide: 1,
  BasicOrderingAgreement: 2,
  StandaloneContract: 3,
} as const;
export type UescContractType = (typeof UescContractType)[keyof typeof UescContractType];

export const UESC_CONTRACT_TYPE_LABELS: Readonly<Record<UescContractType, string>> = {
  1: "GSA Areawide",
  2: "Basic Ordering Agreement",
  3: "Standalone Contract",
};
