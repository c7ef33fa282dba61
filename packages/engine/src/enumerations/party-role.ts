/**
 * @spec C §3 Enumerations, "Party roles"
 */
export const PartyRole = {
  Esco: 1,
  Customer: 2,
  ProjectFacilitator: 3,
  FinanceSpecialist: 4,
  PrimaryFinancier: 5,
  ProjectBuilder: 6,
  ProjectInitiator: 7,
} as const;
export type PartyRole = (typeof PartyRole)[keyof typeof PartyRole];

export const PARTY_ROLE_LABELS: Readonly<Record<PartyRole, string>> = {
  1: "ESCO",
  2: "Customer",
  3: "Project facilitator",
  4: "Finance specialist",
  5: "Primary financier",
  6: "Project builder",
  7: "Project initiator",
};
