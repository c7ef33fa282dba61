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
  dialogText:
    "The finding no longer counts as open. Your reason appears with the finding, in the activity, in reports, and in exports.",
  reason: "Reason for accepting",
  reasonHint: "The people who review the project see this reason.",
  done: "Finding accepted.",
} as const;
