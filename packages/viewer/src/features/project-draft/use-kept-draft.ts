import { applyChangedParts, isUnchanged, parseChangedParts, parseProject } from "@epb/engine";
import { useState } from "react";
import { useCurrentUser, useSession } from "../../session/session-context.js";
import { usePausedWrite } from "../../session/use-paused-write.js";
import { type Draft, newDraft, partsToSave, type Refusal } from "./draft.js";
import type { StoredProject } from "./stored-project.js";
import { hasSuppliedFigures } from "./supplied-figures.js";

/** Storage key for the draft of a project. */
const placeOfDraft = (projectId: string): string => `project/${projectId}`;

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
 * Restores a draft. A draft of an earlier revision stays at that revision: saving it reports the newer revision with
 * the ways to continue. Undefined if the draft cannot be read, for example because of another version of the data
 * model.
 * @param content - Result of {@link keptOf}, after it was in the browser's storage.
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

/** State of the copy in the browser. */
export interface KeptState {
  /** Time of the restored changes, milliseconds since 1970; undefined once they are saved or discarded. */
  readonly restoredFrom: number | undefined;
  /** The browser has no room for a copy. */
  readonly isFull: boolean;
}

interface KeptDraftHook {
  readonly state: KeptState;
  /** Restored draft for the initial state. */
  readonly restored: Draft | undefined;
  readonly note: (draft: Draft) => void;
}

/** Keeps a draft of a project in the browser until it is saved or discarded. */
export function useKeptDraft(projectId: string, stored: StoredProject, isReadOnly: boolean): KeptDraftHook {
  const { drafts } = useSession();
  // User who typed the changes, also after the session has ended.
  const [userId] = useState(useCurrentUser()?.id ?? "");
  const place = placeOfDraft(projectId);
  const [{ restored, at }] = useState(() => {
    const kept = isReadOnly ? undefined : drafts.take(userId, place);
    return { restored: kept && draftOfKept(kept.content, stored), at: kept?.at };
  });
  const [restoredFrom, setRestoredFrom] = useState(restored && at);
  const [isFull, setFull] = useState(false);
  const waiting = usePausedWrite<Draft>(drafts, (draft) => {
    if (isUnchanged(partsToSave(draft.stored, draft.state.project)) && !hasRefusals(draft))
      drafts.forget(userId, place);
    else setFull(!drafts.keep(userId, place, keptOf(draft)));
  });

  const note = (draft: Draft): void => {
    waiting.cancel();
    if (isReadOnly) return;
    if (draft.state.project === draft.stored && !hasRefusals(draft)) {
      drafts.forget(userId, place);
      setRestoredFrom(undefined);
      setFull(false);
      return;
    }
    waiting.start(draft);
  };
  return { state: { restoredFrom, isFull }, restored, note };
}

const hasRefusals = ({ state }: Draft): boolean =>
  [...state.refusals.values()].some(({ isFromServer }) => !isFromServer);
