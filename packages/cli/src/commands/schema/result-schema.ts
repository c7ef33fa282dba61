import { projectJsonSchema } from "@epb/engine";
import { OUTPUT_KIND } from "../../reports/json/output-kinds.js";
import { RESULT_SCHEMA_VERSION } from "../../reports/json/schema-version.js";
import { DIAGNOSTIC, WAIVED_DIAGNOSTIC } from "./finding-schema.js";
import {
  BOOLEAN,
  COUNT,
  DIALECT,
  described,
  documentHead,
  type JsonSchema,
  listOf,
  objectOf,
  SHA256,
  TEXT,
} from "./parts.js";

const REFERENCE = /"#\/\$defs\/([^"]+)"/g;

/** Those of the definitions that a schema refers to, itself or through others, in their order. */
function usedDefinitions(
  schema: JsonSchema,
  definitions: Readonly<Record<string, JsonSchema>>,
): Readonly<Record<string, JsonSchema>> {
  const used = new Set<string>();
  const waiting = [schema];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    for (const [, name = ""] of JSON.stringify(part).matchAll(REFERENCE)) {
      const definition = definitions[name];
      if (definition === undefined || used.has(name)) continue;
      used.add(name);
      waiting.push(definition);
    }
  }
  return Object.fromEntries(Object.entries(definitions).filter(([name]) => used.has(name)));
}

/**
 * The result of one input. The record, the data, and the calculated values have the shapes that they have in a project,
 * so a result contains the project from which it was calculated.
 */
export function resultSchema(): JsonSchema {
  const { properties, $defs } = projectJsonSchema() as ProjectSchema;
  const schema = objectOf(
    {
      ...documentHead(OUTPUT_KIND.result, RESULT_SCHEMA_VERSION),
      ok: described(BOOLEAN, "True if the project was calculated and the list `issues` contains no error."),
      engine: objectOf({ name: TEXT, version: TEXT }, "Engine that calculated the figures."),
      inputs: INPUTS,
      "referenceData?": listOf(REFERENCE_DATA),
      "project?": properties.record,
      "projectData?": properties.data,
      "calculatedValues?": properties.calculatedValues,
      "withheld?": WITHHELD,
      "explanations?": listOf(EXPLANATION),
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
  return { $schema: DIALECT, title: "Result of epb calc", ...schema, $defs: usedDefinitions(schema, $defs) };
}

interface ProjectSchema {
  readonly properties: {
    readonly record: JsonSchema;
    readonly data: JsonSchema;
    readonly calculatedValues: JsonSchema;
  };
  readonly $defs: Readonly<Record<string, JsonSchema>>;
}

const INPUTS: JsonSchema = objectOf(
  {
    file: described(TEXT, "Input file, as named on the command line."),
    "sha256?": described(SHA256, "SHA-256 hash of the file; absent if the file could not be opened."),
    "kind?": { enum: ["json", "xlsx"] },
    "template?": objectOf({ kind: TEXT, version: TEXT }, "Template of the workbook."),
  },
  "File from which the figures were calculated.",
);

const WITHHELD: JsonSchema = objectOf(
  {
    inputs: listOf(
      objectOf(
        {
          path: described(
            TEXT,
            "Path of the input in the data of the project. The path of a list means that rows of the list cannot be read.",
          ),
          label: TEXT,
          "sheet?": TEXT,
          "cell?": TEXT,
        },
        "Input that cannot be read or has an impossible value.",
      ),
    ),
    figures: listOf(described(TEXT, "ID of a figure, such as costSavings.years[year].payment.")),
  },
  "Figures that depend on an input that cannot be used. These figures are absent from the calculated values.",
);

const EXPLANATION: JsonSchema = objectOf(
  {
    path: described(TEXT, "Path of the figure in the calculated values."),
    label: TEXT,
    value: { type: ["string", "number", "boolean"] },
    "unit?": TEXT,
    spec: described(TEXT, "Section of the specification."),
    formula: described({ type: "object" }, "Formula as a tree of parts with their values."),
    decidedBy: listOf({ type: "object" }),
  },
  "Explanation of a key figure. Only with --explain.",
);

const REFERENCE_DATA: JsonSchema = objectOf(
  { kind: TEXT, name: TEXT, sha256: SHA256 },
  "Set of reference data, used if a project has no rates or factors of its own.",
);
