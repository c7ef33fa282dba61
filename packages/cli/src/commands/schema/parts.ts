/** A JSON Schema or a part of one. */
export type JsonSchema = Readonly<Record<string, unknown>>;

export const DIALECT = "https://json-schema.org/draft/2020-12/schema";

export const TEXT: JsonSchema = { type: "string" };
export const BOOLEAN: JsonSchema = { type: "boolean" };
export const COUNT: JsonSchema = { type: "integer", minimum: 0 };
export const SHA256: JsonSchema = { type: "string", pattern: "^[0-9a-f]{64}$" };

/**
 * An object with these fields. Those that end in `?` may be absent; a figure that is not known is absent, never null.
 * No other fields appear.
 */
export function objectOf(fields: Readonly<Record<string, JsonSchema>>, description?: string): JsonSchema {
  const entries = Object.entries(fields);
  return {
    ...(description !== undefined && { description }),
    type: "object",
    properties: Object.fromEntries(entries.map(([name, part]) => [name.replace(/\?$/, ""), part])),
    required: entries.map(([name]) => name).filter((name) => !name.endsWith("?")),
    additionalProperties: false,
  };
}

export const listOf = (items: JsonSchema): JsonSchema => ({ type: "array", items });

/** One of several words. */
export const oneOf = (words: readonly (string | number)[], description: string): JsonSchema => ({
  enum: words,
  description,
});

/** The part with a sentence about it. */
export const described = (part: JsonSchema, description: string): JsonSchema => ({ ...part, description });

/** A published schema: a document with a title, and the definitions that it refers to. */
export const document = (
  title: string,
  schema: JsonSchema,
  definitions?: Readonly<Record<string, JsonSchema>>,
): JsonSchema => ({
  $schema: DIALECT,
  title,
  ...schema,
  ...(definitions !== undefined && { $defs: definitions }),
});

/** The first fields of each document. */
export const documentHead = (kind: string, schemaVersion: string): Readonly<Record<string, JsonSchema>> => ({
  kind: { const: kind, description: "Kind of the document." },
  schemaVersion: {
    const: schemaVersion,
    description: "Version of this format. It changes when a field is removed or its meaning changes.",
  },
});
