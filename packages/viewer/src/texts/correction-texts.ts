/** Corrections of a workbook, written into a copy. */
export const CORRECTION_TEXTS = {
  title: "Corrections",
  lead: (count: number): string =>
    count === 1
      ? "The text in one cell stands for a value without doubt. The copy has the value in its place; your file stays as it is."
      : `The texts in ${count} cells stand for values without doubt. The copy has the values in their places; your file stays as it is.`,
  download: "Download a corrected copy",
  failed: "The copy could not be made. Save the workbook in Excel as Excel Workbook (.xlsx) and check the saved file.",
  saved: "Open the copy in Excel or LibreOffice and save it, so that its formulas are calculated. Corrected cells:",
  left: "Left as they are; please decide:",
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
      ? `a formula gives ${before}; correct the formula`
      : `${before} may be ${values.map(({ value }) => value).join(" or ")}`,
} as const;
