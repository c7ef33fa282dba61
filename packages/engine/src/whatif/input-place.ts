import { inputLabel } from "../explain/input-labels.js";
import { type InputField, inputFieldAt } from "../input/input-field.js";
import { nearMisses } from "../lookup/near-misses.js";
import type { Project } from "../model/project.js";
import type { ProjectData } from "../model/project-data.js";
import type { InputPath } from "../path-text/input-path.js";
import { type PathStep, parsePath } from "../path-text/parse-path.js";
import { listInputs } from "../paths/list-inputs.js";
import { keyValue, POSITION } from "../paths/list-keys.js";
import { matchPaths } from "../paths/match-paths.js";
import { hasKeys, memberOf, valueAtPath } from "../paths/value-at-path.js";
import type { InputChange } from "./input-change.js";
import { unknownPath, type WhatIfProblem, type WhatIfProblemName, whatIfProblem } from "./problem.js";

/** A single input that is changed: its path, its kind, and its value before the change. */
export interface InputPlace {
  readonly path: InputPath;
  readonly field: InputField;
  readonly before: unknown;
}

/** Result, or all problems. */
export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: readonly WhatIfProblem[] };

/**
 * The places that a change reaches through a path: those that hold something, and for `set` those that can be made to.
 */
export function findPlaces(
  { data, unknownInputs = [] }: Pick<Project, "data" | "unknownInputs">,
  path: InputPath,
  kind: InputChange["kind"],
): Outcome<readonly InputPlace[]> {
  const field = inputFieldAt(path);
  const wrong = field === undefined ? "path/unknown" : whyNot(field, kind);
  const places =
    field === undefined
      ? []
      : matchPaths(data, path)
          .map((place) => ({ path: place, field, before: valueAtPath(data, place) }))
          .filter(({ before, path: place }) => before !== undefined || (kind === "set" && canBeMade(data, place)));
  if (wrong === undefined && places.length > 0) return { ok: true, value: places };
  if (wrong === "path/unknown") return { ok: false, problems: [unknownPath(path, pathsNear(path, data))] };
  return { ok: false, problems: [whatIfProblem(wrong ?? nothingAt(path, unknownInputs), path)] };
}

/** Paths of the project that a mistyped path or label may mean. */
function pathsNear(path: InputPath, data: ProjectData): readonly string[] {
  const known = listInputs(data).map(({ path: suggestion }) => ({
    suggestion,
    names: [suggestion, inputLabel(suggestion).label, suggestion.slice(suggestion.lastIndexOf(".") + 1)],
  }));
  return nearMisses(path, known);
}

/** Why there is no value at a path: nobody entered one, or it cannot be read. */
export const nothingAt = (path: InputPath, unknownInputs: readonly InputPath[] = []): WhatIfProblemName =>
  unknownInputs.includes(path) ? "path/unreadable" : "path/nothing-there";

function whyNot({ kind, isKey, isRequired }: InputField, change: InputChange["kind"]): WhatIfProblemName | undefined {
  if (isKey) return "path/is-key";
  switch (change) {
    case "remove":
      return isRequired ? "path/required" : undefined;
    case "set":
      return kind === "group" ? "path/not-a-value" : undefined;
    case "add":
    case "multiply":
      if (kind === "group") return "path/not-a-value";
      return kind === "other" ? "path/not-a-number" : undefined;
    default:
      return change satisfies never;
  }
}

/** An item known by a name is not made: a mistyped measure would become one more measure. */
function canBeMade(data: ProjectData, path: InputPath): boolean {
  let current: unknown = data;
  for (const step of parsePath(path)) {
    current = step.kind === "member" ? memberOf(current, step.name) : itemOf(current, step);
    if (current === undefined && step.kind === "item" && !step.keys.every(isNumbered)) return false;
  }
  return true;
}

function itemOf(list: unknown, step: Extract<PathStep, { kind: "item" }>): unknown {
  return Array.isArray(list) ? list.find((item, position) => hasKeys(item, step, position)) : undefined;
}

const isNumbered = ({ name }: { readonly name: string }): boolean =>
  name !== POSITION && typeof keyValue(name, "1") === "number";
