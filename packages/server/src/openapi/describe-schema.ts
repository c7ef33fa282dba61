import type { JsonSchema } from "./tidy-schema.js";
import { wordsOf } from "./words-of.js";

type Properties = Readonly<Record<string, JsonSchema>>;

/** Adds a description to every field. @param owner - Name of the schema. */
export function describeSchema(owner: string, schema: JsonSchema): JsonSchema {
  return described(owner, schema, "");
}

function described(owner: string, schema: JsonSchema, path: string): JsonSchema {
  const { properties, items, anyOf, oneOf, additionalProperties } = schema;
  const each = (part: unknown): JsonSchema => described(owner, part as JsonSchema, path);
  return {
    ...schema,
    ...(properties !== undefined && { properties: describedMembers(owner, properties as Properties, path) }),
    ...(items !== undefined && { items: each(items) }),
    ...(typeof additionalProperties === "object" && { additionalProperties: each(additionalProperties) }),
    ...(anyOf !== undefined && { anyOf: anyOf.map(each) }),
    ...(oneOf !== undefined && { oneOf: oneOf.map(each) }),
  };
}

function describedMembers(owner: string, members: Properties, path: string): Properties {
  return Object.fromEntries(
    Object.entries(members).map(([name, member]) => {
      const place = path === "" ? name : `${path}.${name}`;
      const description = wordsOf(owner, place);
      return [name, { ...described(owner, member, place), ...(description !== undefined && { description }) }];
    }),
  );
}
