import type { ProjectData } from "../model/project-data.js";
import { type InputPath, inputPath } from "../path-text/input-path.js";
import { type PathStep, parsePath } from "../path-text/parse-path.js";
import { keyValue, LIST_KEYS, POSITION } from "../paths/list-keys.js";
import { hasKeys, memberOf } from "../paths/value-at-path.js";
import { inputFieldAt, isInputPath } from "./input-field.js";

/** Keys of rows that every project has, entered or not: a year, a month, or a category. */
const FIXED_KEYS: ReadonlySet<string> = new Set(["year", "month", "fieldId"]);

/**
 * True if a path names an input that a project has, entered or not. Every project has rows by year, month, and
 * category. Only some projects have a given measure, fuel, or subregion.
 *
 * @example
 * import { isInputOf } from "@epb/engine";
 *
 * isInputOf(project.data, "escalationRates[fieldId=1,year=7].value"); // true
 * isInputOf(project.data, "ecms[uuid=deleted].ecmCoveragePct"); // false
 */
export function isInputOf(data: ProjectData, path: InputPath): boolean {
  if (!isInputPath(path)) return false;
  const parts: (string | Readonly<Record<string, string>>)[] = [];
  let value: unknown = data;
  let list = "";
  for (const step of parsePath(path)) {
    if (step.kind === "member") {
      parts.push(step.name);
      list = step.name;
      value = memberOf(value, step.name);
      continue;
    }
    parts.push(Object.fromEntries(step.keys.map(({ name, value: key }) => [name, key])));
    value = Array.isArray(value) ? value.find((item, position) => hasKeys(item, step, position)) : undefined;
    if (value === undefined && !isFixedRow(inputPath(...parts), list, step)) return false;
  }
  return true;
}

type ItemStep = Extract<PathStep, { readonly kind: "item" }>;

/** True if a row that is not entered has its place. A contact has no key, so a path cannot identify a contact. */
function isFixedRow(row: InputPath, list: string, { keys }: ItemStep): boolean {
  const names = keys.map(({ name }) => name);
  if (names.includes(POSITION)) return true;
  if ([...names].sort().join() !== [...(LIST_KEYS[list] ?? [])].sort().join()) return false;
  return keys.every(
    ({ name, value }) =>
      FIXED_KEYS.has(name) && inputFieldAt(`${row}.${name}`)?.read(keyValue(name, value)).ok === true,
  );
}
