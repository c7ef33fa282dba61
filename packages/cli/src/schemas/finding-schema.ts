import { COUNT, DIALECT, described, type JsonSchema, listOf, objectOf, TEXT } from "./parts.js";

const CORRECTION: JsonSchema = objectOf({
  kind: { enum: ["number", "date", "text"] },
  value: described(
    TEXT,
    "A decimal such as 612000, a day such as 2025-07-01, or a text without characters that cannot be seen.",
  ),
});

const WHERE_AND_WHAT: Readonly<Record<string, JsonSchema>> = {
  code: { type: "string", pattern: "^EPB-[A-Z]+-\\d{3}$", description: "Stable public code." },
  name: described(TEXT, "The code in words."),
  severity: { enum: ["error", "warning"] },
  "section?": { type: "integer", minimum: 1, maximum: 9, description: "Area of the calculation." },
  file: described(TEXT, "The input, as it was named on the command line."),
  "sheet?": described(TEXT, "Sheet of the workbook."),
  "cell?": described(TEXT, "Cell or range of the sheet, F17 or B4:B31."),
  "at?": described(TEXT, "Where the value stands in the project's data."),
  "field?": described(TEXT, "Name of the field, as printed beside its cell."),
  message: described(TEXT, "What is wrong; empty where the specification leaves it empty, and the advice says it."),
  "found?": TEXT,
  "expected?": TEXT,
  "corrections?": described(listOf(CORRECTION), "Values that the text may stand for; one where there is no doubt."),
};

const WHAT_TO_DO: Readonly<Record<string, JsonSchema>> = {
  advice: described(TEXT, "What to do."),
  url: described(TEXT, "Address of the page that explains the code."),
};

const SHEET_RANGE: JsonSchema = objectOf({
  sheet: described(TEXT, "Sheet of the workbook."),
  cell: described(TEXT, "Cell or range of the sheet, F17 or B4:B31."),
});

const DEPENDENTS: JsonSchema = objectOf(
  {
    calculatedCells: described(COUNT, "Calculated cells that depend on the cell and show no current figure."),
    cells: described(listOf(SHEET_RANGE), "These cells, as ranges."),
    findings: described(listOf(objectOf({ ...WHERE_AND_WHAT, ...WHAT_TO_DO })), "Findings with the same cause."),
  },
  "What follows from the finding, and is in order once its cause is corrected.",
);

/** One finding, as results list them. */
export const DIAGNOSTIC: JsonSchema = objectOf(
  { ...WHERE_AND_WHAT, "dependents?": DEPENDENTS, ...WHAT_TO_DO },
  "Something a person should know about an input: what, where, and what to do.",
);

/** A finding that a waiver accepts. */
export const WAIVED_DIAGNOSTIC: JsonSchema = objectOf(
  {
    ...WHERE_AND_WHAT,
    "dependents?": DEPENDENTS,
    ...WHAT_TO_DO,
    waiver: objectOf({ reason: TEXT, person: TEXT, until: { type: "string", format: "date" } }),
  },
  "A finding that a waiver accepts. It does not count.",
);

export function findingSchema(): JsonSchema {
  return { $schema: DIALECT, title: "Finding of epb", ...DIAGNOSTIC };
}
