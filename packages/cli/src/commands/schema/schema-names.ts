/** Names of the schemas of `epb schema`. */
export const SCHEMA_NAMES = ["project", "result", "report", "diagnostic", "config", "waivers", "baseline"] as const;
export type SchemaName = (typeof SCHEMA_NAMES)[number];
