import { profileSchema } from "@epb/workbook/mapping";
import type { ExitCode } from "../../exit-code.js";
import type { Io } from "../../io.js";
import { writeOutput } from "../../output/write-output.js";
import { baselineSchema } from "../../policy/baseline-schema.js";
import { configurationSchema } from "../../policy/configuration-schema.js";
import { publishedSchema } from "../../policy/published-schema.js";
import { waiverFileSchema } from "../../policy/waiver-schema.js";
import { codesSchema } from "./codes-schema.js";
import { diffSchema } from "./diff-schema.js";
import { economicsSchema } from "./economics-schema.js";
import { explanationSchema } from "./explanation-schema.js";
import { findingSchema } from "./finding-schema.js";
import { fixSchema } from "./fix-schema.js";
import { manifestSchema } from "./manifest-schema.js";
import { mappingSchema } from "./mapping-schema.js";
import { migrationSchema } from "./migration-schema.js";
import { projectSchema } from "./project-schema.js";
import { reportSchema } from "./report-schema.js";
import { resultSchema } from "./result-schema.js";
import type { SchemaName } from "./schema-names.js";
import { verificationSchema } from "./verification-schema.js";
import { whatIfSchema } from "./whatif-schema.js";

export interface SchemaOptions {
  readonly output?: string;
  readonly force?: boolean;
}

/** Prints the JSON Schema of a format that epb reads or writes. */
export async function schema(name: SchemaName, { output, force }: SchemaOptions, io: Io): Promise<ExitCode> {
  return writeOutput(`${JSON.stringify(schemaOf(name), undefined, 2)}\n`, { path: output, format: "json", force }, io);
}

/** The schema of this name. */
export function schemaOf(name: SchemaName): object {
  switch (name) {
    case "project":
      return projectSchema();
    case "result":
      return resultSchema();
    case "report":
      return reportSchema();
    case "diagnostic":
      return findingSchema();
    case "whatif":
      return whatIfSchema();
    case "diff":
      return diffSchema();
    case "economics":
      return economicsSchema();
    case "explanation":
      return explanationSchema();
    case "codes":
      return codesSchema();
    case "fix":
      return fixSchema();
    case "migration":
      return migrationSchema();
    case "mapping":
      return mappingSchema();
    case "verification":
      return verificationSchema();
    case "manifest":
      return manifestSchema();
    case "profile":
      return publishedSchema("Mapping profile of epb", profileSchema);
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
