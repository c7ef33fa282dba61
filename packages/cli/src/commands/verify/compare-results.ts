import { inputLabel } from "@epb/engine";
import { firstDifference, type Json, type JsonObject } from "@epb/engine/replay";
import type { ResultDifference } from "./report/difference.js";

type Kind = ResultDifference["kind"];

/** Meaning of each part of a result, in the order of comparison. */
const PARTS: readonly (readonly [name: string, kind: Kind, message: string])[] = [
  [
    "schemaVersion",
    "schema-version",
    "The result was written by a version of epb that uses another result format. Verify the result with that version.",
  ],
  ["referenceData", "reference-data", "The reference data differs."],
  ["project", "project", "The project record differs."],
  ["projectData", "input", "Inputs differ. First difference:"],
  ["calculatedValues", "figure", "Figures differ. First difference:"],
  ["issues", "issue", "Findings differ. First difference:"],
];
/** Looked at apart. */
const APART = ["engine", "inputs"];

/** First difference of each kind between a stored result and the current one. */
export function compareResults(sealed: JsonObject, computed: JsonObject): readonly ResultDifference[] {
  const known = new Set([...PARTS.map(([name]) => name), ...APART]);
  // Results of earlier versions have no inputs.
  const parts = Object.hasOwn(sealed, "projectData") ? PARTS : PARTS.filter(([name]) => name !== "projectData");
  const others = [...new Set([...Object.keys(computed), ...Object.keys(sealed)])].filter((name) => !known.has(name));
  return [
    ...engineDifference(memberOf(sealed, "engine"), memberOf(computed, "engine")),
    ...inputDifferences(memberOf(sealed, "inputs"), memberOf(computed, "inputs")),
    ...parts.flatMap(([name, kind, message]) => partDifference(name, kind, message, sealed, computed)),
    ...others.flatMap((name) => partDifference(name, "other", `"${name}" differs.`, sealed, computed)),
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
  const label = kind === "input" ? inputLabel(path).label : path;
  return [{ kind, message, ...(label !== path && { label }), at: path === "" ? name : path, ...values }];
}

function engineDifference(sealed: Json | undefined, computed: Json | undefined): readonly ResultDifference[] {
  const found = firstDifference(sealed, computed);
  if (found === undefined) return [];
  const { path, ...values } = found;
  return [
    { kind: "engine-version", message: "The result is from another version of the engine.", at: path, ...values },
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
            message: "The project file has changed.",
            at: "sha256",
            sealed: hash,
            computed: hashNow,
          },
        ];
  const found = firstDifference(withoutHash(one), withoutHash(other));
  if (found === undefined) return bytes;
  const { path, ...values } = found;
  const message = "The project is another type of file, or from another template.";
  return [...bytes, { kind: "template", message, at: path, ...values }];
}

const withoutHash = (inputs: JsonObject | undefined): JsonObject =>
  Object.fromEntries(Object.entries(inputs ?? {}).filter(([name]) => name !== "sha256"));

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const memberOf = (value: JsonObject | undefined, name: string): Json | undefined =>
  value !== undefined && Object.hasOwn(value, name) ? value[name] : undefined;
