import { type Project, valueAtPath } from "@epb/engine";
import { type ApiFailure, type FailureIssue, isFailure } from "../../api/api-failure.js";
import type { Refusal } from "./draft.js";
import { ENTERED_KEYS } from "./key-refusals.js";
import type { StoredProject } from "./stored-project.js";

/** Why a save did not come about. */
export type SaveFailure =
  /** A newer revision was saved meanwhile. */
  | { readonly kind: "conflict"; readonly newer: StoredProject }
  /** Something of what was sent is not taken, by the paths of its places in the project. */
  | { readonly kind: "refused"; readonly refusals: ReadonlyMap<string, Refusal> }
  | { readonly kind: "other"; readonly error: unknown };

/** Whether a save was refused because a newer revision was saved meanwhile. */
export const isStale = (error: unknown): boolean => isFailure(error, 409) && error.code === "stale";

export function saveFailureOf(error: unknown, project: Project): SaveFailure {
  const issues = isFailure(error) ? issuesOf(error) : [];
  return issues.length === 0 ? { kind: "other", error } : { kind: "refused", refusals: refusalsOf(issues, project) };
}

/** Of what the places are known: a name that another project has is told without one. */
function issuesOf({ status, code, issues, message }: ApiFailure): readonly FailureIssue[] {
  if (code === "project/name-taken") return [{ at: "record.name", message }];
  return status === 400 ? issues : [];
}

function refusalsOf(issues: readonly FailureIssue[], project: Project): ReadonlyMap<string, Refusal> {
  return new Map(issues.map(({ at, message }) => [placeOf(at, project), { text: "", message, isFromServer: true }]));
}

/** Where something stands in the project: `changed.financing.indexRate` of what was sent is in its data. */
function placeOf(at: string, project: Project): string {
  const path = at
    .replace(/^body\./, "")
    .replace(/^(?:data\.)?changed\./, "data.")
    .replace(/^children\.changed\./, "")
    .replace(/^(\w+)\.changed\./, "$1.");
  const list = Object.keys(ENTERED_KEYS).find((name) => path.startsWith(`${name}[`));
  return list === undefined ? path : byPosition(path, list, project);
}

/** The path with the item by its position, since its key may be what is wrong. */
function byPosition(path: string, list: string, project: Project): string {
  const item = path.slice(0, path.indexOf("]", list.length) + 1);
  const position = ((valueAtPath(project, list) ?? []) as readonly unknown[]).indexOf(valueAtPath(project, item));
  return position < 0 ? path : `${list}[#=${position}]${path.slice(item.length)}`;
}
