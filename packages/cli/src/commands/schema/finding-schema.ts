import { COUNT, described, document, type JsonSchema, listOf, objectOf, oneOf, TEXT } from "./parts.js";
import { CODE, ISSUE_PAGE, SEVERITY } from "./shared-parts.js";

/** A possible value of a cell. */
export const CORRECTION: JsonSchema = objectOf({
  kind: oneOf(["number", "date", "text"], "Type of the value."),
  value: described(TEXT, "A number such as 612000, a date such as 2025-07-01, or text without invisible characters."),
});

const WHERE_AND_WHAT: Readonly<Record<string, JsonSchema>> = {
  code: CODE,
  name: described(TEXT, "Readable name of the code, such as cell/text-in-number-cell."),
  severity: SEVERITY,
  "section?": { type: "integer", minimum: 1, maximum: 9, description: "Area of the calculation." },
  file: described(TEXT, "Input file, as named on the command line."),
  "sheet?": described(TEXT, "Sheet of the workbook."),
  "cell?": described(TEXT, "Cell or range of the sheet, such as F17 or B4:B31."),
  "at?": described(TEXT, "Path of the value in the data of the project."),
  "field?": described(TEXT, "Name of the field, as in the workbook."),
  message: described(
    TEXT,
    "Description of the problem. Empty if the specification leaves the message empty; then see the advice.",
  ),
  "found?": described(TEXT, "Value or content that was found."),
  "expected?": described(TEXT, "Expected value or content."),
  "cause?": described(TEXT, "Known cause of the difference between a figure of a form and the calculation."),
  "corrections?": described(listOf(CORRECTION), "Possible values for the text; one value if the text is unambiguous."),
  "suggestion?": described(CORRECTION, "Likely value of the cell. A person decides."),
};

const WHAT_TO_DO: Readonly<Record<string, JsonSchema>> = {
  advice: described(TEXT, "Advice for fixing the problem."),
  url: ISSUE_PAGE,
};

const SHEET_RANGE: JsonSchema = objectOf({
  sheet: described(TEXT, "Sheet of the workbook."),
  cell: described(TEXT, "Cell or range of the sheet, such as F17 or B4:B31."),
});

const DEPENDENTS: JsonSchema = objectOf(
  {
    calculatedCells: described(
      COUNT,
      "Number of calculated cells that depend on the cell of the finding and show no current figure.",
    ),
    cells: described(listOf(SHEET_RANGE), "Calculated cells, as ranges."),
    findings: described(listOf(objectOf({ ...WHERE_AND_WHAT, ...WHAT_TO_DO })), "Findings with the same cause."),
  },
  "Consequences of the finding. Correcting the finding resolves all consequences.",
);

/** One finding, as results list them. */
export const DIAGNOSTIC: JsonSchema = objectOf(
  { ...WHERE_AND_WHAT, "dependents?": DEPENDENTS, ...WHAT_TO_DO },
  "Finding about an input: problem, place, and advice.",
);

/** A finding that a waiver accepts. */
export const WAIVED_DIAGNOSTIC: JsonSchema = objectOf(
  {
    ...WHERE_AND_WHAT,
    "dependents?": DEPENDENTS,
    ...WHAT_TO_DO,
    waiver: objectOf(
      {
        reason: described(TEXT, "Reason for the waiver."),
        person: described(TEXT, "Person who accepts the finding."),
        until: { type: "string", format: "date", description: "Last day of the waiver." },
      },
      "Waiver of the finding.",
    ),
  },
  "Finding that a waiver accepts. Waived findings do not affect the numbers of errors and warnings or the exit status.",
);

export function findingSchema(): JsonSchema {
  return document("Finding of epb", DIAGNOSTIC);
}
