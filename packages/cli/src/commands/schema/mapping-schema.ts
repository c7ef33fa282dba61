import { OUTPUT_KIND } from "../../output-kinds.js";
import { DIAGNOSTIC } from "./finding-schema.js";
import { described, document, documentHead, type JsonSchema, listOf, objectOf, oneOf, TEXT } from "./parts.js";
import { ENGINE, INPUT_PATH } from "./shared-parts.js";

const FILE = described(TEXT, "Workbook that was read.");
const STATE = oneOf(
  ["found", "check", "missing"],
  "found: part of the profile; check: open question; missing: needed by most figures, and not found.",
);
const CONFIDENCE: JsonSchema = { type: "number", minimum: 0, maximum: 1, description: "From 0 to 1." };
const REASON = described(TEXT, "Why: the label, the unit, the format.");
const PLACE = described(TEXT, "Cell of the form, such as Terms!D9.");

/** The proposals of epb map, and the report on a filled template. */
export function mappingSchema(): JsonSchema {
  const proposals = objectOf(
    {
      ...documentHead(OUTPUT_KIND.mapping, "1"),
      engine: ENGINE,
      file: FILE,
      profile: {
        description: "Mapping profile with everything that was found. Format: epb schema profile.",
        type: "object",
      },
      inputs: described(
        listOf(
          objectOf({
            path: INPUT_PATH,
            name: described(TEXT, "Name of the input."),
            state: STATE,
            "cell?": PLACE,
            "content?": described(TEXT, "Content of the cell."),
            "label?": described(TEXT, "Label in the form."),
            "confidence?": CONFIDENCE,
            "reason?": REASON,
          }),
        ),
        "Single inputs that were found or are needed.",
      ),
      columns: described(
        listOf(
          objectOf({
            sheet: described(TEXT, "Sheet of the form."),
            header: described(TEXT, "Cell of the header."),
            label: described(TEXT, "Texts of the header."),
            content: described(TEXT, "First cells of the column."),
            "input?": described(TEXT, "Name of the input. Absent for a column without one."),
            "state?": STATE,
            "confidence?": CONFIDENCE,
            "reason?": REASON,
          }),
        ),
        "Columns of the tables of the form.",
      ),
      words: described(
        listOf(
          objectOf({
            path: INPUT_PATH,
            word: described(TEXT, "Word of the form."),
            cell: PLACE,
            "choice?": described(TEXT, "Choice of epb. Absent for an open question."),
          }),
        ),
        "Words of the form that are not choices of epb.",
      ),
    },
    "Proposals of epb map.",
  );
  const filled = objectOf(
    {
      ...documentHead(OUTPUT_KIND.mapped, "1"),
      engine: ENGINE,
      file: FILE,
      "output?": described(TEXT, "Workbook that was written."),
      profile: described(TEXT, "File of the mapping profile that was written."),
      taken: described(
        listOf(
          objectOf({
            path: INPUT_PATH,
            place: described(TEXT, "Sheet and label, header, or cell of the form."),
            "scale?": described(TEXT, "Factor to the unit of the input."),
            "dates?": described(TEXT, "Order of day, month, and year in dates that are text."),
          }),
        ),
        "Inputs and columns with a place in the form.",
      ),
      constants: described(
        listOf(objectOf({ path: INPUT_PATH, value: described(TEXT, "Value.") })),
        "Inputs with a value from the mapping.",
      ),
      open: described(listOf(TEXT), "Rows of the mapping that nobody decided."),
      issues: described(listOf(DIAGNOSTIC), "Findings of the project."),
    },
    "Report on a filled template.",
  );
  return document("Mapping of epb map", {
    description: "Output of epb map --format json: the proposals for a form, or the report on a filled template.",
    oneOf: [proposals, filled],
  });
}
