import type * as z from "zod/mini";

/** A JSON Schema, draft 2020-12. */
export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Formats that replace the unreadable patterns next to them. */
const FORMATS_ENOUGH: ReadonlySet<unknown> = new Set(["uuid", "date", "date-time"]);

/**
 * Removes keywords that are redundant, or that only matter in a separate schema. Removes `readOnly` because OpenAPI
 * defines it as a property that must not be sent.
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
