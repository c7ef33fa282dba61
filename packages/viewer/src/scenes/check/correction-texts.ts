/** Corrections of a workbook, written into a copy. */
export const CORRECTION_TEXTS = {
  title: "Corrections",
  lead: (count: number): string =>
    count === 1
      ? "The text in 1 cell has only one possible value. The copy contains this value. Your file does not change."
      : `The texts in ${count} cells have only one possible value each. The copy contains these values. Your file does not change.`,
  download: "Download a corrected copy",
  failed:
    "The copy could not be created. In Excel, save the workbook as Excel Workbook (.xlsx), then check the saved file.",
  saved: "Open the copy in Excel or LibreOffice and save it to calculate its formulas. Corrected cells:",
  left: "Cells not changed, because each has several possible values or a formula:",
  change: (before: string, after: string): string => `${before} → ${after}`,
  reason: ({
    before,
    reason,
    values,
  }: {
    readonly before: string;
    readonly reason: "several-values" | "formula";
    readonly values: readonly { readonly value: string }[];
  }): string =>
    reason === "formula"
      ? `the formula results in ${before}; correct the formula`
      : `${before} may be ${values.map(({ value }) => value).join(" or ")}`,
} as const;
