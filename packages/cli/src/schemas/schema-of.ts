import { projectJsonSchema } from "@epb/engine";
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
    default:
      return name satisfies never;
  }
}
