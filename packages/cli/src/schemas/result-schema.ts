import { projectJsonSchema } from "@epb/engine";
import { RESULT_SCHEMA_VERSION } from "../reporters/calc/json/schema-version.js";
import { DIAGNOSTIC, WAIVED_DIAGNOSTIC } from "./finding-schema.js";
import { BOOLEAN, COUNT, DIALECT, described, type JsonSchema, listOf, objectOf, SHA256, TEXT } from "./parts.js";
import { usedDefinitions } from "./used-definitions.js";

/**
 * The result of one input. The record and the calculated values have the shapes that they have in a project, so a result
 * can be put back into a project as the values supplied with it.
 */
export function resultSchema(): JsonSchema {
  const { properties, $defs } = projectJsonSchema() as ProjectSchema;
  const schema = objectOf(
    {
      schemaVersion: { const: RESULT_SCHEMA_VERSION },
      ok: described(BOOLEAN, "True when the project was calculated and no finding that counts is an error."),
      engine: objectOf({ name: TEXT, version: TEXT }, "What computed the figures."),
      inputs: INPUTS,
      "referenceData?": listOf(REFERENCE_DATA),
      "project?": properties.record,
      "calculatedValues?": properties.calculatedValues,
      "withheld?": WITHHELD,
      "explanations?": listOf(EXPLANATION),
      issues: described(listOf(DIAGNOSTIC), "Findings that count."),
      "waived?": described(listOf(WAIVED_DIAGNOSTIC), "Findings that waivers accept."),
      "ignored?": described(COUNT, "Number of findings that the configuration ignores."),
      "unjudged?": described(
        listOf(DIAGNOSTIC),
        "Every finding as it was before the configuration and waivers. Present only where one of them applied.",
      ),
    },
    "What epb calc --format json prints for one input; for several inputs it prints a list of these.",
  );
  return { $schema: DIALECT, title: "Result of epb calc", ...schema, $defs: usedDefinitions(schema, $defs) };
}

interface ProjectSchema {
  readonly properties: { readonly record: JsonSchema; readonly calculatedValues: JsonSchema };
  readonly $defs: Readonly<Record<string, JsonSchema>>;
}

const INPUTS: JsonSchema = objectOf(
  {
    file: described(TEXT, "The input, as it was named on the command line."),
    "sha256?": described(SHA256, "Of the bytes that were read; absent when the file could not be opened."),
    "kind?": { enum: ["json", "xlsx"] },
    "template?": objectOf({ kind: TEXT, version: TEXT }, "The template of a workbook."),
  },
  "What the figures were computed from.",
);

const WITHHELD: JsonSchema = objectOf(
  {
    inputs: listOf(
      objectOf(
        {
          path: described(TEXT, "The input's place in the project's data. A list stands for rows that cannot be read."),
          label: TEXT,
          "sheet?": TEXT,
          "cell?": TEXT,
        },
        "An input that cannot be read, or that cannot be true.",
      ),
    ),
    figures: listOf(described(TEXT, "The id of a figure, costSavings.years[year].payment.")),
  },
  "Figures that depend on an input that cannot be used. They are absent from the calculated values.",
);

const EXPLANATION: JsonSchema = objectOf(
  {
    path: described(TEXT, "The figure's place in the calculated values."),
    label: TEXT,
    value: { type: ["string", "number", "boolean"] },
    "unit?": TEXT,
    spec: described(TEXT, "Section of the specification."),
    formula: described({ type: "object" }, "The formula as a tree of parts with their values."),
    decidedBy: listOf({ type: "object" }),
  },
  "How a headline figure came about; with --explain only.",
);

const REFERENCE_DATA: JsonSchema = objectOf(
  { kind: TEXT, name: TEXT, sha256: SHA256 },
  "A set of reference figures that stands in where a project has none of its own.",
);
