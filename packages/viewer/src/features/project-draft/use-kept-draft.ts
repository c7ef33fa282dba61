import { applyChangedParts, isUnchanged, parseChangedParts, parseProject } from "@epb/engine";
import { useState } from "react";
import { useCurrentUser, useSession } from "../../session/session-context.js";
import { usePausedWrite } from "../../session/use-paused-write.js";
import { type Draft, newDraft, partsToSave, type Refusal } from "./draft.js";
import type { StoredProject } from "./stored-project.js";
import { hasSuppliedFigures } from "./supplied-figures.js";

/** Where the draft of a project is kept. */
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

/** What there is to say of the copy in the browser. */
export interface KeptState {
  /** When the changes were typed that are back, milliseconds since 1970; undefined once they are saved or discarded. */
  readonly restoredFrom: number | undefined;
  /** The browser has no room for a copy. */
  readonly isFull: boolean;
}

interface KeptDraftHook {
  readonly state: KeptState;
  /** What was typed before, to begin with. */
  readonly restored: Draft | undefined;
  readonly note: (draft: Draft) => void;
}

/** Keeps a draft of a project in the browser until it is saved or discarded. */
export function useKeptDraft(projectId: string, stored: StoredProject, isReadOnly: boolean): KeptDraftHook {
  const { drafts } = useSession();
  // Whoever typed it, also when the session has ended.
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
