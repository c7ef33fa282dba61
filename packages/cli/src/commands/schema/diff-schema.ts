import { UnattributedReason } from "@epb/engine/compare";
import { OUTPUT_KIND } from "../../output-kinds.js";
import { DIAGNOSTIC } from "./finding-schema.js";
import { described, document, documentHead, type JsonSchema, listOf, objectOf, oneOf, TEXT } from "./parts.js";
import {
  DECIMAL,
  ENGINE,
  FIGURE_LABEL,
  FIGURE_PATH,
  INPUT_LABEL,
  INPUT_PATH,
  inputFile,
  UNIT,
  VALUE,
  YES_OR_NO,
} from "./shared-parts.js";

const BEFORE = described(VALUE, "Value in the first project; absent if there is no value.");
const AFTER = described(VALUE, "Value in the second project; absent if there is no value.");

/** The comparison of two projects. */
export function diffSchema(): JsonSchema {
  const schema = objectOf(
    {
      ...documentHead(OUTPUT_KIND.diff, "1"),
      engine: ENGINE,
      before: inputFile("File of the first project."),
      after: inputFile("File of the second project."),
      isSame: YES_OR_NO("True if no input and no figure differs, and all inputs can be used."),
      "withheldBefore?": withheld("first"),
      "withheldAfter?": withheld("second"),
      inputs: described(listOf(INPUT), "Inputs that differ."),
      figures: described(listOf(FIGURE), "Figures that differ."),
      attribution: ATTRIBUTION,
      issues: objectOf(
        {
          disappeared: described(listOf(DIAGNOSTIC), "Findings that only the first project has."),
          appeared: described(listOf(DIAGNOSTIC), "Findings that only the second project has."),
        },
        "Findings that only one of the projects has.",
      ),
    },
    "Output of epb diff --format json.",
  );
  return document("Comparison of epb diff", schema);
}

const withheld = (which: string): JsonSchema =>
  objectOf(
    {
      inputs: described(listOf(TEXT), "Paths of the inputs that cannot be used."),
      figures: described(listOf(TEXT), "Paths of the figures that depend on these inputs."),
    },
    `Inputs of the ${which} project that cannot be used, and figures that depend on them. Absent if all inputs can be used.`,
  );

const INPUT: JsonSchema = objectOf(
  {
    path: INPUT_PATH,
    label: INPUT_LABEL,
    "unit?": UNIT,
    kind: oneOf(["added", "removed", "changed"], "Kind of the difference."),
    "before?": BEFORE,
    "after?": AFTER,
    "beforeChoice?": described(TEXT, "Name of the choice in the first project."),
    "afterChoice?": described(TEXT, "Name of the choice in the second project."),
    "beforeCell?": described(TEXT, "Cell of the first workbook, such as Schedule 3!E9."),
    "afterCell?": described(TEXT, "Cell of the second workbook, such as Schedule 3!E9."),
  },
  "Input that differs.",
);

const NAMED_FIGURE = { path: FIGURE_PATH, label: FIGURE_LABEL, "unit?": UNIT };
const CHANGE = described(DECIMAL, "Second value minus first value.");

const FIGURE: JsonSchema = objectOf(
  { ...NAMED_FIGURE, "before?": BEFORE, "after?": AFTER, "change?": CHANGE },
  "Figure that differs. It has a change if both values are numbers.",
);

const PART: JsonSchema = objectOf(
  {
    changes: described(listOf(TEXT), "Paths of the changes that cause this part."),
    amount: described(DECIMAL, "Part of the change, in the unit of the figure."),
  },
  "Part of the change of a figure.",
);

const ATTRIBUTION: JsonSchema = objectOf(
  {
    changes: described(
      listOf(
        objectOf({
          path: described(TEXT, "Path of the input, the list item, or the group of inputs."),
          label: described(TEXT, "Label of the change."),
          inputs: described(listOf(TEXT), "Paths of the inputs that differ."),
        }),
      ),
      "Changes of inputs, in the order in which they were made.",
    ),
    figures: described(
      listOf({
        oneOf: [
          objectOf(
            {
              ...NAMED_FIGURE,
              kind: { const: "attributed", description: "The change is divided into parts." },
              before: described(DECIMAL, "Value in the first project."),
              after: described(DECIMAL, "Value in the second project."),
              change: CHANGE,
              parts: described(listOf(PART), "Parts, which add up to the change."),
            },
            "Figure whose change is divided.",
          ),
          objectOf(
            {
              ...NAMED_FIGURE,
              kind: { const: "unattributed", description: "The change is not divided." },
              "before?": BEFORE,
              "after?": AFTER,
              isChanged: YES_OR_NO("True if the values differ."),
              reason: oneOf(Object.values(UnattributedReason), "Reason why the change is not divided."),
            },
            "Figure whose change is not divided.",
          ),
        ],
      }),
      "Figures with the parts of their changes.",
    ),
  },
  "Parts of the changes of figures that each change of inputs causes.",
);
