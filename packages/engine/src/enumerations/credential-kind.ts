/**
 * @spec C §3 Enumerations, "Credential kinds"
 */
export const CredentialKind = {
  Default: 1,
  QualifiedList: 2,
  Accreditation: 3,
} as const;
export type CredentialKind = (typeof CredentialKind)[keyof typeof CredentialKind];

export const CREDENTIAL_KIND_LABELS: Readonly<Record<CredentialKind, string>> = {
  1: "Default",
  2: "Qualified list",
  3: "Accreditation",
};
