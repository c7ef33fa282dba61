import { projectJsonSchema } from "@epb/engine";
import type { ExitCode } from "../../exit-code.js";
import type { Io } from "../../io.js";
import { writeOutput } from "../../output/write-output.js";
import { baselineSchema } from "../../policy/baseline-schema.js";
import { configurationSchema } from "../../policy/configuration-schema.js";
import { publishedSchema } from "../../policy/published-schema.js";
import { waiverFileSchema } from "../../policy/waiver-schema.js";
import { findingSchema } from "./finding-schema.js";
import { reportSchema } from "./report-schema.js";
import { resultSchema } from "./result-schema.js";
import type { SchemaName } from "./schema-names.js";

export interface SchemaOptions {
  readonly output?: string;
  readonly force?: boolean;
}

/** Prints the JSON Schema of a format that epb reads or writes. */
export async function schema(name: SchemaName, { output, force }: SchemaOptions, io: Io): Promise<ExitCode> {
  return writeOutput(`${JSON.stringify(schemaOf(name), undefined, 2)}\n`, { path: output, format: "json", force }, io);
}

function schemaOf(name: SchemaName): object {
  switch (name) {
    case "project":
      return projectJsonSchema();
    case "result":
      return resultSchema();
    case "report":
      return reportSchema();
    case "diagnostic":
      return findingSchema();
    case "config":
      return publishedSchema("Configuration of epb", configurationSchema);
    case "waivers":
      return publishedSchema("Waivers of a workbook or project", waiverFileSchema);
    case "baseline":
      return publishedSchema("Baseline of epb check", baselineSchema);
    default:
      return name satisfies never;
  }
}
