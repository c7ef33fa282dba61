/**
 * @spec C §3 Enumerations, "Agreement types"
 */
export const AgreementType = {
  GuaranteedSavings: 1,
  BuildOwnOperate: 2,
  SharedSavings: 3,
  DesignBuildFeeFixed: 4,
  PPA: 5,
  Other: 6,
  UESC: 7,
  ESA: 8,
  DirectFunded: 9,
} as const;
export type AgreementType = (typeof AgreementType)[keyof typeof AgreementType];

export const AGREEMENT_TYPE_LABELS: Readonly<Record<AgreementType, string>> = {
  1: "Guaranteed savings",
  2: "Build, own, operate",
  3: "Shared savings",
  4: "Design-build, fixed fee",
  5: "Power purchase agreement (PPA)",
  6: "Other",
  7: "Utility energy service contract (UESC)",
  8: "Energy sales agreement (ESA)",
  9: "Direct-funded",
};
