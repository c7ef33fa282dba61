import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { API } from "./all-calls.js";
import type { Bytes, Call } from "./call.js";

type Schema = z.core.$ZodType;
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly catchall?: Schema;
  readonly checks?: readonly z.core.$ZodCheck[];
  readonly [part: string]: unknown;
}

const isBytes = (form: object): form is Bytes => "kind" in form && form.kind === "bytes";
const isSchema = (value: unknown): value is Schema => typeof value === "object" && value !== null && "_zod" in value;
const definitionOf = (schema: Schema): Definition => schema._zod.def as unknown as Definition;

/** Every schema inside a schema, itself first. */
function inside(schema: Schema, seen: Set<Schema> = new Set()): readonly Schema[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const definition = definitionOf(schema);
  const parts = Object.values({ ...definition, ...definition.shape }).flatMap((part): readonly unknown[] =>
    Array.isArray(part) ? part : [part],
  );
  return [schema, ...parts.filter(isSchema).flatMap((part) => inside(part, seen))];
}

const isStrict = (schema: Schema): boolean => {
  const { type, catchall } = definitionOf(schema);
  return type !== "object" || (catchall !== undefined && definitionOf(catchall).type === "never");
};

/** Lists in requests have a limit, and reading stops early when many items are wrong. */
const isBounded = (schema: Schema): boolean =>
  definitionOf(schema).type !== "array" ||
  (schema._zod.traits.has("BoundedArray") &&
    definitionOf(schema).checks?.some(({ _zod: { def } }) => def.check === "max_length") === true);

const schemasOf = ({ params, query, body }: Call): readonly Schema[] =>
  [params, query, body].filter((form) => form !== undefined).filter((form): form is z.ZodMiniType => !isBytes(form));

describe("a request", () => {
  test.each(API.map((call) => [call.name, call] as const))("to %s rejects unknown members", (_, call) => {
    for (const schema of schemasOf(call).flatMap((each) => inside(each))) {
      expect(isStrict(schema), JSON.stringify(Object.keys(definitionOf(schema).shape ?? {}))).toBe(true);
    }
  });

  test.each(API.map((call) => [call.name, call] as const))("to %s has a limit for every list", (_, call) => {
    expect(
      schemasOf(call)
        .flatMap((each) => inside(each))
        .filter((schema) => !isBounded(schema)),
    ).toEqual([]);
  });
});

/** Texts that name no path and no row: they are compared. */
const WORDS: ReadonlySet<string> = new Set([
  "projectNameExists name",
  "getReport id",
  "downloadReport id",
  "verifyCode code",
]);

const NO_IDS = [
  "..",
  "../users",
  "..\\users",
  "/etc/passwd",
  "a\u0000b",
  "\u0000",
  " ",
  "",
  "__proto__",
  "constructor",
  "*",
  "%2e%2e",
  "0d9f4a3c-6b1e-4c58-9a7d-2f3b8e5c1a60/..",
  "0d9f4a3c-6b1e-4c58-9a7d-2f3b8e5c1a60\n",
  "a".repeat(10_000),
] as const;

/** The schema of one parameter of the path. */
function parameters(call: Call): readonly (readonly [string, Schema])[] {
  const shape = call.params === undefined ? undefined : definitionOf(call.params as Schema).shape;
  return Object.entries(shape ?? {}).filter(([name]) => !WORDS.has(`${call.name} ${name}`));
}

describe("a parameter of a path", () => {
  const withParameters = API.filter((call) => parameters(call).length > 0);
  test.each(withParameters.map((call) => [call.name, call] as const))(
    "of %s names nothing but what it is for",
    (_, call) => {
      for (const [name, schema] of parameters(call)) {
        for (const text of NO_IDS) {
          expect(z.safeParse(schema as z.ZodMiniType, text).success, `${name} = ${JSON.stringify(text)}`).toBe(false);
        }
      }
    },
  );

  test("has its own meaning in every call", () => {
    for (const call of API) {
      const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const known = Object.keys((call.params && definitionOf(call.params as Schema).shape) ?? {});
      expect(known.sort(), call.name).toEqual(names.sort());
    }
  });
});
