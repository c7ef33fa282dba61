import { OUTPUT_KIND } from "../../output-kinds.js";
import { RESULT_SCHEMA_VERSION } from "../../reports/json/schema-version.js";
import { FIGURE_EXPLANATION, FORMULA_DEFINITION } from "./explanation-schema.js";
import { DIAGNOSTIC, WAIVED_DIAGNOSTIC } from "./finding-schema.js";
import {
  BOOLEAN,
  COUNT,
  described,
  document,
  documentHead,
  type JsonSchema,
  listOf,
  objectOf,
  SHA256,
  TEXT,
} from "./parts.js";
import { projectParts } from "./project-schema.js";
import { ENGINE, inputFile, UNKNOWN_INPUT } from "./shared-parts.js";
import { usedDefinitions } from "./used-definitions.js";

/**
 * The result of one input. The record, the data, and the calculated values have the shapes that they have in a project,
 * so a result contains the project from which it was calculated.
 */
export function resultSchema(): JsonSchema {
  const { record, data, calculatedValues, definitions } = projectParts();
  const schema = objectOf(
    {
      ...documentHead(OUTPUT_KIND.result, RESULT_SCHEMA_VERSION),
      ok: described(BOOLEAN, "True if the project was calculated and the list `issues` contains no error."),
      engine: ENGINE,
      inputs: inputFile("File from which the figures were calculated."),
      "referenceData?": described(listOf(REFERENCE_DATA), "Reference data that replaces missing rates and factors."),
      "project?": described(record, "Record of the project."),
      "projectData?": described(data, "Inputs, in the shape of a project file."),
      "calculatedValues?": described(
        calculatedValues,
        "Figures, by the names of the specification. Withheld figures are absent.",
      ),
      "withheld?": WITHHELD,
      "explanations?": described(listOf(FIGURE_EXPLANATION), "Explanations of the key figures. Only with --explain."),
      issues: described(listOf(DIAGNOSTIC), "Findings that are neither waived nor ignored."),
      "waived?": described(listOf(WAIVED_DIAGNOSTIC), "Findings that waivers accept."),
      "ignored?": described(COUNT, "Number of findings that the configuration ignores."),
      "unjudged?": described(
        listOf(DIAGNOSTIC),
        "All findings before configuration and waivers. Present only if the configuration or a waiver applied.",
      ),
    },
    "Output of epb calc --format json for one input. For several inputs, the output is a list of these objects.",
  );
  return document("Result of epb calc", schema, usedDefinitions(schema, { ...definitions, ...FORMULA_DEFINITION }));
}

const WITHHELD: JsonSchema = objectOf(
  {
    inputs: described(listOf(UNKNOWN_INPUT), "Inputs that cannot be used."),
    figures: described(listOf(TEXT), "IDs of the figures, such as costSavings.years[year].payment."),
  },
  "Figures that depend on an input that cannot be used. These figures are absent from the calculated values.",
);

const REFERENCE_DATA: JsonSchema = objectOf(
  {
    kind: described(TEXT, "Kind of the data, such as warming potentials."),
    name: described(TEXT, "Name of the edition."),
    sha256: described(SHA256, "SHA-256 hash of the data."),
  },
  "Set of reference data, used if a project has no rates or factors of its own.",
);
