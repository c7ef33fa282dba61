import { firstDifference, type Json, type JsonObject } from "@epb/engine/replay";
import type { ResultDifference } from "../reporters/verify/difference.js";

type Kind = ResultDifference["kind"];

/** What each part of a result is, in the order in which to look at them. */
const PARTS: readonly (readonly [name: string, kind: Kind, message: string])[] = [
  ["schemaVersion", "schema-version", "The result has another shape than this version of epb writes."],
  ["referenceData", "reference-data", "The reference data is not the same."],
  ["project", "project", "The record of the project is not the same."],
  ["calculatedValues", "figure", "A figure is not the same. It is the first of them:"],
  ["issues", "issue", "A finding is not the same. It is the first of them:"],
];
/** Looked at apart. */
const APART = ["engine", "inputs"];

/** The first difference of each kind between a result as it was written and as it is written now. */
export function compareResults(sealed: JsonObject, computed: JsonObject): readonly ResultDifference[] {
  const known = new Set([...PARTS.map(([name]) => name), ...APART]);
  const others = [...new Set([...Object.keys(computed), ...Object.keys(sealed)])].filter((name) => !known.has(name));
  return [
    ...engineDifference(memberOf(sealed, "engine"), memberOf(computed, "engine")),
    ...inputDifferences(memberOf(sealed, "inputs"), memberOf(computed, "inputs")),
    ...PARTS.flatMap(([name, kind, message]) => partDifference(name, kind, message, sealed, computed)),
    ...others.flatMap((name) => partDifference(name, "other", `"${name}" is not the same.`, sealed, computed)),
  ];
}

function partDifference(
  name: string,
  kind: Kind,
  message: string,
  sealed: JsonObject,
  computed: JsonObject,
): readonly ResultDifference[] {
  const found = firstDifference(memberOf(sealed, name), memberOf(computed, name));
  if (found === undefined) return [];
  const { path, ...values } = found;
  return [{ kind, message, at: path === "" ? name : path, ...values }];
}

function engineDifference(sealed: Json | undefined, computed: Json | undefined): readonly ResultDifference[] {
  const found = firstDifference(sealed, computed);
  if (found === undefined) return [];
  const { path, ...values } = found;
  return [
    { kind: "engine-version", message: "Another version of the engine computed the result.", at: path, ...values },
  ];
}

function inputDifferences(sealed: Json | undefined, computed: Json | undefined): readonly ResultDifference[] {
  const [one, other] = [sealed, computed].map((inputs) => (isObject(inputs) ? inputs : {}));
  const [hash, hashNow] = [memberOf(one, "sha256"), memberOf(other, "sha256")];
  const bytes: ResultDifference[] =
    hash === hashNow
      ? []
      : [
          {
            kind: "inputs",
            message: "The project is not the same, byte for byte.",
            at: "sha256",
            sealed: hash,
            computed: hashNow,
          },
        ];
  const found = firstDifference(withoutHash(one), withoutHash(other));
  if (found === undefined) return bytes;
  const { path, ...values } = found;
  const message = "The project is another kind of file, or made from another template.";
  return [...bytes, { kind: "template", message, at: path, ...values }];
}

const withoutHash = (inputs: JsonObject | undefined): JsonObject =>
  Object.fromEntries(Object.entries(inputs ?? {}).filter(([name]) => name !== "sha256"));

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const memberOf = (value: JsonObject | undefined, name: string): Json | undefined =>
  value !== undefined && Object.hasOwn(value, name) ? value[name] : undefined;
