import { OUTPUT_KIND } from "../../output-kinds.js";
import { DIAGNOSTIC } from "./finding-schema.js";
import { COUNT, described, document, documentHead, type JsonSchema, listOf, objectOf, oneOf, TEXT } from "./parts.js";
import { ENGINE, INPUT_PATH, NUMBER_OF, TEMPLATE, UNKNOWN_INPUT } from "./shared-parts.js";

const SHEET = described(TEXT, "Sheet of the workbook.");
const CELL = described(TEXT, "Cell or range of the sheet, such as F17 or B4:B31.");
const FIELD = described(TEXT, "Name of the field, as in the workbook.");

const MOVED: JsonSchema = objectOf(
  {
    at: INPUT_PATH,
    field: FIELD,
    found: described(TEXT, "Text of the cell in the original workbook."),
    from: objectOf({ sheet: SHEET, cell: CELL }, "Cell in the original workbook."),
    to: objectOf({ sheet: SHEET, cell: CELL }, "Cell in the new workbook."),
    foundBy: oneOf(["name", "mark", "label"], "Way in which epb found the cell in the original workbook."),
  },
  "Input with its old and its new cell.",
);

const UNPLACED: JsonSchema = objectOf(
  {
    sheet: SHEET,
    "cell?": CELL,
    "field?": FIELD,
    count: NUMBER_OF("values"),
    "found?": described(TEXT, "First of the values."),
    reason: oneOf(
      ["no-cell", "not-readable", "row-not-read", "own-cell", "own-sheet", "calculated"],
      "Reason why the values have no place in the new workbook.",
    ),
    words: described(TEXT, "Reason as a sentence."),
  },
  "Values without a place in the new workbook.",
);

/** The migrations of a workbook, of a workbook of another form, and of a project file. */
export function migrationSchema(): JsonSchema {
  const workbook = objectOf(
    {
      ...documentHead(OUTPUT_KIND.workbookMigration, "1"),
      engine: ENGINE,
      from: objectOf({ file: described(TEXT, "Original workbook."), template: TEMPLATE }, "Original workbook."),
      to: objectOf({ file: described(TEXT, "New workbook."), template: TEMPLATE }, "New workbook."),
      taken: described(listOf(MOVED), "Inputs in the new workbook."),
      kept: described(listOf(MOVED), "Inputs that cannot be read and that the new workbook has unchanged."),
      unplaced: described(listOf(UNPLACED), "Values that the new workbook does not have."),
      "withheld?": objectOf(
        { inputs: described(listOf(UNKNOWN_INPUT), "Inputs that cannot be used.") },
        "Present if the new workbook has no formulas because inputs cannot be used.",
      ),
      issues: described(listOf(DIAGNOSTIC), "Findings of the original workbook."),
    },
    "Migration of a workbook.",
  );
  const form = objectOf(
    {
      ...documentHead(OUTPUT_KIND.formMigration, "1"),
      engine: ENGINE,
      from: objectOf(
        {
          file: described(TEXT, "Workbook of another form."),
          profile: described(TEXT, "Name of the mapping profile."),
        },
        "Workbook of another form.",
      ),
      to: objectOf({ file: described(TEXT, "New workbook."), template: TEMPLATE }, "New workbook."),
      taken: described(
        listOf(objectOf({ at: INPUT_PATH, from: objectOf({ sheet: SHEET, "cell?": CELL }, "Cell of the form.") })),
        "Inputs with their cell of the form.",
      ),
      entered: described(listOf(INPUT_PATH), "Inputs that the profile enters, because the form does not state them."),
      figures: described(
        COUNT,
        "Number of figures of the form that were compared. The new workbook calculates its own.",
      ),
      others: described(
        listOf(objectOf({ sheet: SHEET, count: NUMBER_OF("numbers") })),
        "Numbers of the form that were not copied and are not compared, such as years and totals, by sheet.",
      ),
      issues: described(listOf(DIAGNOSTIC), "Findings of the form."),
    },
    "Migration of a workbook of another form.",
  );
  const version = described(TEXT, "Version of the project, such as 3.0.0.");
  const project = objectOf(
    {
      ...documentHead(OUTPUT_KIND.projectMigration, "1"),
      engine: ENGINE,
      from: objectOf({ file: described(TEXT, "Original project file."), version }, "Original project file."),
      to: objectOf({ file: described(TEXT, "New project file."), version }, "New project file."),
      filledIn: described(listOf(TEXT), "Values that epb added, as path and value."),
    },
    "Migration of a project file.",
  );
  return document("Migration of epb migrate", {
    description:
      "Output of epb migrate --format json: the migration of a workbook, of a workbook of another form, or of a project file.",
    oneOf: [workbook, form, project],
  });
}
