import type * as z from "zod/mini";
import type { InputPath } from "../path-text/input-path.js";
import { inputPath } from "../path-text/input-path.js";
import type { InputProblem } from "./problem.js";
import { PROBLEM_CATALOGUE, type ProblemName } from "./problem-catalogue.js";
import { uncheckedItemsOf } from "./schemas/bounded-list.js";

type SchemaIssue = z.core.$ZodIssue;

/** Fields by which the items of lists are known, in the order in which they name an item. */
const KEY_FIELDS = [
  "uuid",
  "fieldId",
  "year",
  "month",
  "subregionId",
  "fuelName",
  "fuelType",
  "noteType",
  "measureNumber",
] as const;
const LONGEST_FOUND = 60;

/** Nobody reads more, and describing a problem takes longer than finding it. */
export const MOST_PROBLEMS = 500;

/**
 * Gives the issues of a schema their words, their places and what was found there. Of more than {@link MOST_PROBLEMS}, the
 * last problem counts those that are not listed, and the items of lists that were not checked.
 */
export function describeProblems(issues: readonly SchemaIssue[], json: unknown): InputProblem[] {
  const problems: InputProblem[] = [];
  let unlisted = 0;
  let unchecked = 0;
  for (const issue of issues) {
    const room = MOST_PROBLEMS - problems.length;
    const uncheckedHere = uncheckedItemsOf(issue);
    if (uncheckedHere !== undefined) unchecked += uncheckedHere;
    else if (issue.code === "unrecognized_keys") {
      const listed = issue.keys.slice(0, room);
      problems.push(...listed.map((key) => problemAt("value/unknown-name", [...issue.path, key], json)));
      unlisted += issue.keys.length - listed.length;
    } else if (room > 0) {
      const value = valueAt(json, issue.path);
      problems.push(problemAt(nameOf(issue, value), issue.path, json, expectedOf(issue, value)));
    } else unlisted += 1;
  }
  return unlisted + unchecked === 0 ? problems : [...problems, moreProblems(unlisted, unchecked)];
}

function moreProblems(unlisted: number, unchecked: number): InputProblem {
  const name = "input/more-problems";
  const { code, expected, advice, message } = PROBLEM_CATALOGUE[name];
  const sentences = [
    ...(unlisted > 0 ? [message(withCommas(unlisted))] : []),
    ...(unchecked > 0 ? [`${withCommas(unchecked)} items of lists with many problems were not checked.`] : []),
  ];
  return { code, name, at: inputPath(), message: sentences.join(" "), expected, advice };
}

const withCommas = (count: number): string => count.toLocaleString("en-US");

/**
 * The problem of the value at a path of the JSON.
 *
 * @param expected - Allowed values, if the catalog entry does not list them.
 */
export function problemAt(name: ProblemName, path: readonly PropertyKey[], json: unknown, expected = ""): InputProblem {
  const definition = PROBLEM_CATALOGUE[name];
  const value = valueAt(json, path);
  const found = value === undefined ? undefined : shortText(value);
  return {
    code: definition.code,
    name,
    at: keyedPath(path, json),
    message: definition.message(wordOf(name, path, value, found)),
    ...(found !== undefined && { found }),
    expected: expected || definition.expected,
    advice: definition.advice,
  };
}

/** Value in the message: a text without quotes, as in `requireMember`. */
function wordOf(name: ProblemName, path: readonly PropertyKey[], value: unknown, found = "nothing"): string {
  if (name === "value/unknown-name") return String(path.at(-1));
  return name === "value/not-in-enumeration" && typeof value === "string" ? shortened(value) : found;
}

function nameOf(issue: SchemaIssue, value: unknown): ProblemName {
  if (value === undefined) return "value/missing";
  if (Object.hasOwn(PROBLEM_CATALOGUE, issue.message)) return issue.message as ProblemName;
  return "value/not-object";
}

function expectedOf(issue: SchemaIssue, value: unknown): string {
  // A missing version is a missing value, and its own catalogue entry says which versions there are.
  if (issue.message === "value/version-unsupported") {
    return value === undefined ? PROBLEM_CATALOGUE["value/version-unsupported"].expected : "";
  }
  if (issue.code === "invalid_value") return `one of ${issue.values.map(String).join(", ")}`;
  if (issue.code === "too_small") return `at least ${issue.minimum}`;
  if (issue.code === "too_big") return `at most ${issue.maximum}`;
  return "";
}

function valueAt(json: unknown, path: readonly PropertyKey[]): unknown {
  let value = json;
  for (const part of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, part)) return undefined;
    value = (value as Record<PropertyKey, unknown>)[part];
  }
  return value;
}

/** The path with items named by their keys where they have them, and without the leading `data`, as issues name it. */
function keyedPath(path: readonly PropertyKey[], json: unknown): InputPath {
  const parts = path.map((part, index) =>
    typeof part === "number" ? itemKey(valueAt(json, path.slice(0, index + 1)), part) : String(part),
  );
  return inputPath(...(parts[0] === "data" && parts.length > 1 ? parts.slice(1) : parts));
}

function itemKey(item: unknown, index: number): Record<string, string | number> {
  // Only the key fields are looked at: an item may have very many fields that do not belong there.
  const usable = KEY_FIELDS.flatMap((field): [string, string | number][] => {
    const value = valueAt(item, [field]);
    if (typeof value === "number") return [[field, value]];
    return typeof value === "string" ? [[field, shortened(value)]] : [];
  });
  return usable.length === 0 ? { index } : Object.fromEntries(usable);
}

const shortText = (value: unknown): string => shortened(jsonText(value));

function shortened(text: string): string {
  return text.length > LONGEST_FOUND ? `${text.slice(0, LONGEST_FOUND)}…` : text;
}

/** Data may be nested too deep to write, and a caller may pass what is no JSON at all. */
function jsonText(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return typeof value === "bigint" ? String(value) : Array.isArray(value) ? "[…]" : "{…}";
  }
}
