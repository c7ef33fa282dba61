import { SAVE_PROJECT } from "@epb/contract";
import { isUnchanged, type Project, valueAtPath } from "@epb/engine";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { type ApiFailure, type FailureIssue, isFailure } from "../../api/api-failure.js";
import { useSession } from "../../session/session-context.js";
import { countChanges } from "./count-changes.js";
import {
  type Draft,
  type Edit,
  newDraft,
  partsToSave,
  type Refusal,
  rebased,
  rebuilt,
  redone,
  undone,
  withEdits,
  withProject,
  withServerRefusals,
} from "./draft.js";
import { ENTERED_KEYS, keyRefusals } from "./key-refusals.js";
import type { TakenFromOthers } from "./merge.js";
import { saveInTurn } from "./save-in-turn.js";
import { loadStoredProject, STORED_PROJECT, type StoredProject, storedProjectOf } from "./stored-project.js";
import { type KeptState, useKeptDraft } from "./use-kept-draft.js";

/** Reason for a failed save. */
export type SaveFailure =
  /** A newer revision was saved meanwhile. */
  | { readonly kind: "conflict"; readonly newer: StoredProject }
  /** Something of what was sent is not taken, by the paths of its places in the project. */
  | { readonly kind: "refused"; readonly refusals: ReadonlyMap<string, Refusal> }
  | { readonly kind: "other"; readonly error: unknown };

/** True if a save was refused because a newer revision exists. */
const isStale = (error: unknown): boolean => isFailure(error, 409) && error.code === "stale";

export function saveFailureOf(error: unknown, project: Project): SaveFailure {
  const issues = isFailure(error) ? issuesOf(error) : [];
  return issues.length === 0 ? { kind: "other", error } : { kind: "refused", refusals: refusalsOf(issues, project) };
}

/** Issues with known entries. The error for a name of another project has no issue, so it gets one here. */
function issuesOf({ status, code, issues, message }: ApiFailure): readonly FailureIssue[] {
  if (code === "project/name-taken") return [{ at: "record.name", message }];
  return status === 400 ? issues : [];
}

function refusalsOf(issues: readonly FailureIssue[], project: Project): ReadonlyMap<string, Refusal> {
  return new Map(issues.map(({ at, message }) => [placeOf(at, project), { text: "", message, isFromServer: true }]));
}

/** Path in the project: `changed.financing.indexRate` of the request is in its data. */
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

/** A project during editing, and the actions on it. */
export interface ProjectDraft {
  readonly draft: Draft;
  /** Number of entries that differ from the saved project. */
  readonly changes: number;
  /** Something would be lost. */
  readonly isDirty: boolean;
  /** Entries that cannot be saved, by their path. */
  readonly refusals: ReadonlyMap<string, Refusal>;
  /** Something is entered that cannot be sent. */
  readonly isUnreadable: boolean;
  readonly isSaving: boolean;
  readonly failure: SaveFailure | undefined;
  readonly kept: KeptState;
  /** True if the changes are based on an earlier revision than the loaded one. */
  readonly isOfEarlierRevision: boolean;
  readonly edit: (edits: readonly Edit[], step?: string) => void;
  /** @param gone - Path prefix of removed entries. */
  readonly replace: (change: (project: Project) => Project, gone?: string) => void;
  /** Adds rows with their values, as one undo step. */
  readonly grow: (project: Project, edits: readonly Edit[]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly discard: () => void;
  /** @returns Whether it is stored. */
  readonly save: () => Promise<boolean>;
  /** Loads a newer revision: immediately if there are no unsaved changes, otherwise as a conflict to resolve. */
  readonly loadNewer: () => Promise<void>;
  /**
   * Continues with a newer revision.
   * @param theirsAt - Paths with the values of the newer revision; undefined takes all of it.
   */
  readonly takeNewer: (newer: StoredProject, theirsAt?: TakenFromOthers) => void;
}

const NO_REFUSALS: ReadonlyMap<string, Refusal> = new Map();

/** @param id - Of the project. @param stored - As it was loaded. @param isReadOnly - Nothing can be saved now. */
export function useProjectDraft(id: string, stored: StoredProject, isReadOnly: boolean): ProjectDraft {
  const { api } = useSession();
  const queries = useQueryClient();
  const { restored, ...kept } = useKeptDraft(id, stored, isReadOnly);
  const [draft, setDraft] = useState(() => restored ?? newDraft(stored.project, stored.revision));
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<SaveFailure>();
  const now = useRef(draft);
  const change = (next: (before: Draft) => Draft): void => {
    now.current = next(now.current);
    setDraft(now.current);
    kept.note(now.current);
  };
  const { project, refusals: entered } = draft.state;
  const changes = useMemo(() => countChanges(draft.stored, project), [draft.stored, project]);
  const keys = useMemo(() => keyRefusals(project), [project]);
  const refusals = useMemo(() => (keys.size === 0 ? entered : new Map([...keys, ...entered])), [keys, entered]);

  const send = async (): Promise<boolean> => {
    const { stored: before, revision, state } = now.current;
    const parts = partsToSave(before, state.project);
    setFailure(undefined);
    change((draft_) => withServerRefusals(draft_, NO_REFUSALS));
    if (isUnchanged(parts)) return true;
    setSaving(true);
    try {
      const answer = storedProjectOf(await api.callWithHeaders(SAVE_PROJECT, { body: { id, revision, ...parts } }));
      change((later) => rebuilt(later, state.project, answer.project, answer.revision));
      // Refetches figures, issues, and lists: everything that depends on the project.
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== STORED_PROJECT });
      return true;
    } catch (error) {
      if (isStale(error)) {
        await loadNewer();
        return false;
      }
      const found = saveFailureOf(error, state.project);
      if (found.kind === "refused") change((draft_) => withServerRefusals(draft_, found.refusals));
      setFailure(found);
      return false;
    } finally {
      setSaving(false);
    }
  };

  const takeNewer = (newer: StoredProject, theirsAt?: TakenFromOthers): void => {
    change((mine) =>
      theirsAt === undefined
        ? newDraft(newer.project, newer.revision)
        : rebased(mine, newer.project, newer.revision, theirsAt),
    );
    setFailure(undefined);
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== STORED_PROJECT });
  };

  const loadNewer = async (): Promise<void> => {
    setSaving(true);
    try {
      const newer = await loadStoredProject(api, id);
      const { stored: before, state } = now.current;
      if (state.project === before && state.refusals.size === 0) takeNewer(newer);
      else setFailure({ kind: "conflict", newer });
    } catch (error) {
      setFailure({ kind: "other", error });
    } finally {
      setSaving(false);
    }
  };

  const [save] = useState(() => saveInTurn(send));

  return {
    draft,
    changes,
    isDirty: changes > 0 || refusals.size > 0,
    refusals,
    isUnreadable: [...refusals.values()].some(({ isFromServer }) => !isFromServer),
    isSaving,
    failure,
    kept: kept.state,
    isOfEarlierRevision: draft.revision < stored.revision,
    edit: (edits, step) => change((before) => withEdits(before, edits, step)),
    replace: (next, gone) => change((before) => withProject(before, next(before.state.project), gone)),
    grow: (grown, edits) =>
      change((before) => {
        const { past } = before;
        const after = withEdits({ ...before, state: { ...before.state, project: grown } }, edits);
        return { ...after, past: [...past, before.state] };
      }),
    undo: () => change(undone),
    redo: () => change(redone),
    discard: () => {
      setFailure(undefined);
      change(({ stored: before, revision }) => newDraft(before, revision));
    },
    save,
    loadNewer,
    takeNewer,
  };
}
