import type * as z from "zod/mini";

/** A JSON Schema, draft 2020-12. */
export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Formats that say as much as the patterns beside them, which nobody can read. */
const FORMATS_ENOUGH: ReadonlySet<unknown> = new Set(["uuid", "date", "date-time"]);

/**
 * A schema without what only matters where it stands alone, or says nothing. `readOnly` goes because it means something
 * else here: OpenAPI takes it for a part that must not be sent.
 */
export function tidySchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(tidySchema);
  if (typeof schema !== "object" || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key, value]) => !isNoise(key, value, schema as JsonSchema))
      .map(([key, value]) => [key, key === "enum" || key === "const" ? value : tidySchema(value)]),
  );
}

function isNoise(key: string, value: unknown, { format, type }: JsonSchema): boolean {
  switch (key) {
    case "$schema":
    case "$id":
      return typeof value === "string";
    case "readOnly":
      return value === true;
    case "pattern":
      return FORMATS_ENOUGH.has(format);
    case "minimum":
      return type === "integer" && value === Number.MIN_SAFE_INTEGER;
    case "maximum":
      return type === "integer" && value === Number.MAX_SAFE_INTEGER;
    default:
      return false;
  }
}
