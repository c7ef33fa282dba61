/** Findings of an uploaded workbook that are neither corrected nor replaced. */
export const KEPT_FINDING_TEXTS = {
  title: (fileName: string): string => `Findings of ${fileName}`,
  lead: "A finding is removed when its entry changes or a new workbook is uploaded. Accept a finding that can stay.",
  accepted: (by: string, at: string): string => `Accepted by ${by} on ${at}`,
  accept: "Accept",
  acceptLabel: (where: string): string => `Accept the finding at ${where}`,
  wholeWorkbook: "the workbook",
  toEntry: "Go to the entry",
  dialogTitle: (where: string): string => `Accept the finding at ${where}?`,
  dialogText: "It no longer counts as open. Your reason stands beside it, in the activity, in reports, and in exports.",
  reason: "Why can it stay?",
  reasonHint: "Whoever reviews the project reads this.",
  done: "The finding has been accepted.",
} as const;
