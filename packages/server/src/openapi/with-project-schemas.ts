import type { JsonSchema } from "./tidy-schema.js";

type Components = Readonly<Record<string, JsonSchema>>;

const link = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** Parts of a save. */
const CHANGED_PARTS = [
  "record",
  "data",
  "calculatedValues",
  "mv",
  "notes",
  "children",
  "removed",
  "unknownInputs",
] as const;

/** Bodies and replies with a project, or parts of one: the calls leave their schemas to the engine. */
const PARTS: Readonly<Record<string, Components>> = {
  CreateProjectReply: { record: link("ProjectRecord") },
  UploadProjectReply: { record: link("ProjectRecord") },
  CreateProjectBody: {
    record: link("ProjectRecord"),
    data: link("ProjectData"),
    calculatedValues: link("ProjectCalculatedValues"),
  },
  SaveProjectBody: Object.fromEntries(CHANGED_PARTS.map((part) => [part, link(`ProjectChanges/properties/${part}`)])),
};

/** The schemas with those of projects in their place. */
export function withProjectSchemas(components: Components): Components {
  return Object.fromEntries(
    Object.entries(components).map(([name, schema]) => {
      const parts = PARTS[name];
      return [name, parts === undefined ? schema : withParts(schema, parts)];
    }),
  );
}

function withParts(schema: JsonSchema, parts: Components): JsonSchema {
  const { anyOf, properties } = schema;
  if (anyOf !== undefined) return { ...schema, anyOf: anyOf.map((option) => withParts(option as JsonSchema, parts)) };
  if (properties === undefined) return schema;
  return {
    ...schema,
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, member]) => {
        const part = parts[name];
        const { description = "" } = member as JsonSchema;
        return [name, part === undefined ? member : { ...part, description }];
      }),
    ),
  } as JsonSchema;
}
