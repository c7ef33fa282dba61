import { OUTPUT_KIND } from "../../output-kinds.js";
import { CORRECTION, DIAGNOSTIC } from "./finding-schema.js";
import { described, document, documentHead, type JsonSchema, listOf, objectOf, oneOf, TEXT } from "./parts.js";
import { ENGINE, YES_OR_NO } from "./shared-parts.js";

const CELL: Readonly<Record<string, JsonSchema>> = {
  sheet: described(TEXT, "Sheet of the workbook."),
  cell: described(TEXT, "Cell of the sheet, such as F17."),
  "field?": described(TEXT, "Name of the field, as in the workbook."),
  before: described(TEXT, "Content of the cell in the original workbook, in words."),
};

/** The corrections of a workbook. */
export function fixSchema(): JsonSchema {
  const schema = objectOf(
    {
      ...documentHead(OUTPUT_KIND.fix, "1"),
      engine: ENGINE,
      file: described(TEXT, "Workbook that was read."),
      output: described(TEXT, "Corrected copy."),
      corrected: described(
        listOf(
          objectOf({
            ...CELL,
            after: described(CORRECTION, "Value in the corrected copy."),
            "isSuggestion?": YES_OR_NO("True for a likely value, which a person decides. Absent for a certain value."),
          }),
        ),
        "Corrected cells.",
      ),
      left: described(
        listOf(
          objectOf({
            ...CELL,
            reason: oneOf(["several-values", "formula"], "Reason why the cell was not corrected."),
            values: described(listOf(CORRECTION), "Possible values of the cell."),
          }),
        ),
        "Cells that were not corrected.",
      ),
      issues: described(listOf(DIAGNOSTIC), "Findings of the corrected copy."),
    },
    "Output of epb fix --format json.",
  );
  return document("Corrections of epb fix", schema);
}
