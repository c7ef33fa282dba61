import { applyChangedParts, parseChangedParts, parseProject } from "@epb/engine";
import { type Draft, newDraft, partsToSave, type Refusal } from "./draft.js";
import type { StoredProject } from "./stored-project.js";
import { hasSuppliedFigures } from "./supplied-figures.js";

/** Where the draft of a project is kept. */
export const placeOfDraft = (projectId: string): string => `project/${projectId}`;

/** A draft as plain data: the project it began with, what is to be saved, and entries that cannot be. */
export function keptOf({ stored, revision, state }: Draft): object {
  const { calculatedValues, ...inputs } = stored;
  return {
    revision,
    stored: hasSuppliedFigures(stored) ? { ...inputs, calculatedValues } : inputs,
    parts: partsToSave(stored, state.project),
    refusals: [...state.refusals].filter(([, { isFromServer }]) => !isFromServer),
  };
}

/**
 * The draft again. One that began with an earlier revision stays at it: saving it tells that somebody has saved since, and
 * what can be done. Undefined where it cannot be read, such as one of another version of the data model.
 *
 * @param content - As {@link keptOf} made it, after it went through the browser's storage.
 */
export function draftOfKept(content: unknown, present: StoredProject): Draft | undefined {
  const { revision, stored, parts, refusals } = (content ?? {}) as Readonly<Record<string, unknown>>;
  const changes = parseChangedParts(parts);
  if (!changes.ok || typeof revision !== "number" || !Array.isArray(refusals)) return undefined;
  const began = revision === present.revision ? { ok: true as const, value: present.project } : parseProject(stored);
  if (!began.ok) return undefined;
  try {
    const draft = newDraft(began.value, revision);
    const project = applyChangedParts(began.value, changes.value);
    return {
      ...draft,
      state: { project, refusals: new Map(refusals as readonly [string, Refusal][]) },
      past: [draft.state],
    };
  } catch {
    // An item that is to be deleted is not there.
    return undefined;
  }
}
