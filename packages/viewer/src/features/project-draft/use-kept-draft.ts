import { isUnchanged } from "@epb/engine";
import { useState } from "react";
import { useCurrentUser, useSession } from "../../session/session-context.js";
import { usePausedWrite } from "../../session/use-paused-write.js";
import { type Draft, partsToSave } from "./draft.js";
import { draftOfKept, keptOf, placeOfDraft } from "./kept-project-draft.js";
import type { StoredProject } from "./stored-project.js";

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
