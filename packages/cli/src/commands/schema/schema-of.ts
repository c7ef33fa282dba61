import { projectJsonSchema } from "@epb/engine";
import { baselineSchema } from "../../policy/baseline-schema.js";
import { configurationSchema } from "../../policy/configuration-schema.js";
import { publishedSchema } from "../../policy/published-schema.js";
import { waiverFileSchema } from "../../policy/waiver-schema.js";
import { findingSchema } from "./finding-schema.js";
import { reportSchema } from "./report-schema.js";
import { resultSchema } from "./result-schema.js";
import type { SchemaName } from "./schema-names.js";

export function schemaOf(name: SchemaName): object {
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
