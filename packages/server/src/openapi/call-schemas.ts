import type { Bytes, Call } from "@epb/contract";
import { EXAMPLES } from "@epb/contract/documentation";
import * as z from "zod/mini";
import { errorSchema } from "./error-schema.js";
import { projectSchemas } from "./project-schemas.js";
import { type JsonSchema, tidySchema } from "./tidy-schema.js";
import { withProjectSchemas } from "./with-project-schemas.js";
import { wordsOf } from "./words-of.js";

/** The schemas of all calls by name, and where each call finds its own. */
export interface CallSchemas {
  readonly components: Readonly<Record<string, JsonSchema>>;
  /** Name of the schema of a body or a reply; undefined for bytes and nothing. */
  readonly nameOf: (schema: Call["body"] | Call["reply"]) => string | undefined;
  /** Properties of parameters (which have no schema names), and the required ones. */
  readonly propertiesOf: (schema: Call["params"] | Call["query"]) => Readonly<Record<string, JsonSchema>>;
  readonly requiredOf: (schema: Call["params"] | Call["query"]) => readonly string[];
}

export const ERROR_SCHEMA_NAME = "Error";

export const isBytes = (schema: object): schema is Bytes => "kind" in schema && schema.kind === "bytes";

/** Schemas of one direction: what is taken may look other than what is given. */
type Direction = "input" | "output";

/**
 * Names the bodies and replies, each once; one that is a part of another is linked from there. Those that several calls
 * share have names in the examples; others are named after their only call.
 */
export function callSchemas(calls: readonly Call[]): CallSchemas {
  const names = new Map<object, string>();
  const registries = { input: z.registry<{ id: string }>(), output: z.registry<{ id: string }>() };
  const name = (schema: object | undefined, as: string, direction: Direction): void => {
    if (schema === undefined || isBytes(schema) || names.has(schema)) return;
    names.set(schema, as);
    registries[direction].add(schema as z.ZodMiniType, { id: as });
  };
  name(errorSchema, ERROR_SCHEMA_NAME, "output");
  for (const call of calls) {
    const { bodyName, replyName } = EXAMPLES.get(call.name) ?? {};
    if (bodyName !== undefined) name(call.body, bodyName, "input");
    if (replyName !== undefined) name(call.reply, replyName, "output");
  }
  for (const call of calls) name(call.body, `${capitalized(call.name)}Body`, "input");
  for (const call of calls) name(call.reply, `${capitalized(call.name)}Reply`, "output");
  const parameters = new Map<object, JsonSchema>();
  const parametersOf = (schema: Call["params"] | Call["query"]): JsonSchema => {
    if (schema === undefined) return {};
    const known = parameters.get(schema) ?? parameterSchema(schema);
    parameters.set(schema, known);
    return known;
  };
  const components = { ...componentsOf(registries.output, "output"), ...componentsOf(registries.input, "input") };
  return {
    components: { ...withProjectSchemas(components), ...projectSchemas() },
    nameOf: (schema) => (schema === undefined ? undefined : names.get(schema)),
    propertiesOf: (schema) => (parametersOf(schema).properties ?? {}) as Readonly<Record<string, JsonSchema>>,
    requiredOf: (schema) => parametersOf(schema).required ?? [],
  };
}

/** Parameters are strings in transit; the output schema is more precise: a whole number from 1 to 1000. */
function parameterSchema(schema: NonNullable<Call["params"]>): JsonSchema {
  const [read, sent] = (["output", "input"] as const).map(
    (io) => tidySchema(z.toJSONSchema(schema, { io, unrepresentable: "any" })) as JsonSchema,
  ) as [JsonSchema, JsonSchema];
  const properties = Object.entries(read.properties ?? {}).map(([name, property]) => {
    const isSaid = Object.keys(property as object).length > 0;
    return [name, isSaid ? property : sent.properties?.[name]];
  });
  return { ...read, properties: Object.fromEntries(properties) } as JsonSchema;
}

function componentsOf(
  registry: z.core.$ZodRegistry<{ id: string }>,
  io: Direction,
): Readonly<Record<string, JsonSchema>> {
  const { schemas } = z.toJSONSchema(registry, {
    io,
    unrepresentable: "any",
    uri: (id) => `#/components/schemas/${id}`,
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, schema]) => [id, describeSchema(id, tidySchema(schema) as JsonSchema)]),
  );
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type Properties = Readonly<Record<string, JsonSchema>>;

/** Adds a description to every field. @param owner - Name of the schema. */
function describeSchema(owner: string, schema: JsonSchema): JsonSchema {
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
