/**
 * @spec C §3 "Accreditation contacts"
 */
export const AccreditationContactType = {
  LeadEngineer: 1,
  LeadProjectManager: 2,
  CustomerReference: 3,
} as const;
export type AccreditationContactType = (typeof AccreditationContactType)[keyof typeof AccreditationContactType];

export const ACCREDITATION_CONTACT_TYPE_LABELS: Readonly<Record<AccreditationContactType, string>> = {
  1: "Lead engineer",
  2: "Lead project manager",
  3: "Customer reference",
};
