/**
 * @spec C §3 "project notes", noteType; the list is ours, D10
 */
export const NoteType = {
  General: 1,
  Financing: 2,
  Pricing: 3,
  Savings: 4,
  MeasurementAndVerification: 5,
  Approval: 6,
} as const;
export type NoteType = (typeof NoteType)[keyof typeof NoteType];

export const NOTE_TYPE_LABELS: Readonly<Record<NoteType, string>> = {
  1: "General",
  2: "Financing",
  3: "Implementation pricing",
  4: "Savings",
  5: "Measurement and verification",
  6: "Review and approval",
};
