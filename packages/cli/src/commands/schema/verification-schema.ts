import { OUTPUT_KIND } from "../../output-kinds.js";
import { described, document, documentHead, type JsonSchema, listOf, objectOf, oneOf, TEXT } from "./parts.js";
import { ENGINE, YES_OR_NO } from "./shared-parts.js";

const DIFFERENCE_KINDS = [
  "malformed",
  "envelope",
  "engine-version",
  "inputs",
  "options",
  "not-calculated",
  "reference-data",
  "figure",
  "issue",
  "schema-version",
  "template",
  "project",
  "input",
  "other",
];

const DIFFERENCE: JsonSchema = objectOf(
  {
    kind: oneOf(DIFFERENCE_KINDS, "Kind of the difference."),
    message: described(TEXT, "Description of the difference."),
    "label?": described(TEXT, "Label of an input."),
    "at?": described(TEXT, "Path of the difference in the result, position of a finding, or part of the project."),
    "sealed?": { description: "Value in the saved result, any JSON. Absent if the saved result has no value." },
    "computed?": { description: "Current value, any JSON. Absent if there is no current value." },
  },
  "First difference of its kind.",
);

/** The verification of saved results. */
export function verificationSchema(): JsonSchema {
  const schema = objectOf(
    {
      ...documentHead(OUTPUT_KIND.verification, "1"),
      engine: ENGINE,
      file: described(TEXT, "File of the saved results."),
      isReproduced: YES_OR_NO("True if all results have the same values."),
      isSameBytes: YES_OR_NO("True if the file has the same bytes as the recalculated results."),
      results: described(
        listOf(
          objectOf({
            source: described(TEXT, "Project from which the result was recalculated."),
            isReproduced: YES_OR_NO("True if the result has the same values."),
            isSavedAgain: YES_OR_NO("True if the project file has other bytes with the same inputs."),
            differences: described(listOf(DIFFERENCE), "Differences, the first of each kind."),
          }),
        ),
        "Results in the order of the file.",
      ),
    },
    "Output of epb verify --format json.",
  );
  return document("Verification of epb verify", schema);
}
