import type { Project } from "@epb/engine";
import { valueAtPath } from "@epb/engine";
import { type ApiFailure, isFailure } from "../../api/api-failure.js";
import type { Refusal } from "./draft.js";

/** Why a save did not come about. */
export type SaveFailure =
  /** Somebody else has saved meanwhile. */
  | { readonly kind: "conflict" }
  /** Changes no longer fit the newer project. */
  | { readonly kind: "misfit" }
  | { readonly kind: "refused" | "other"; readonly error: unknown };

export function saveFailureOf(error: unknown): SaveFailure {
  if (isFailure(error, 409) && error.code === "stale") return { kind: "conflict" };
  return { kind: isFailure(error, 400) ? "refused" : "other", error };
}

/** What the server refused, by the place in the project: `data.changed.financing.indexRate` is one of the data. */
export function refusalsOf(error: ApiFailure, project: Project): ReadonlyMap<string, Refusal> {
  const found = new Map<string, Refusal>();
  for (const { at, message } of error.issues) {
    const path = at.replace(/^body\./, "").replace(/^(\w+)\.changed\./, "$1.");
    const value = valueAtPath(project, path);
    found.set(path, { text: value === undefined || typeof value === "object" ? "" : String(value), message });
  }
  return found;
}
