import {
  applyChangedParts,
  type ChangedParts,
  changedParts,
  type Project,
  unknownInputsAfter,
  valueAtPath,
  valueWriter,
} from "@epb/engine";
import { mergeProjects, type TakenFromOthers } from "./merge.js";
import { hasSuppliedFigures, withWholeFigures } from "./supplied-figures.js";
import { withoutBlankYears } from "./without-blank-years.js";

/** A text that is not a possible value of its entry; it is kept until it is corrected. */
export interface Refusal {
  /** Empty if the text is the value of the entry itself. */
  readonly text: string;
  readonly message: string;
  /** The server refused the entry; only the next save shows if it still does. */
  readonly isFromServer?: boolean;
}

/** A value for a place, none for it, or a text that cannot be its value. */
export interface Edit {
  /** Path in the project: `data.financing.indexRate`. */
  readonly path: string;
  /** Undefined clears the place. */
  readonly value?: unknown;
  /** Path to delete if there is no value, when the entry is in an item that goes with it. */
  readonly clears?: string;
  readonly refusal?: Refusal;
  /** Explanation of the value if the person typed another quantity. */
  readonly converted?: string;
}

/** State of the entries at one step. */
export interface DraftState {
  readonly project: Project;
  /** By the path of the entry. */
  readonly refusals: ReadonlyMap<string, Refusal>;
}

/** A project during editing: saved state, current state, and undo history. */
export interface Draft {
  readonly stored: Project;
  readonly revision: number;
  readonly state: DraftState;
  readonly past: readonly DraftState[];
  readonly future: readonly DraftState[];
  /** Name of the last step; consecutive steps with the same name are undone together. */
  readonly lastStep?: string;
}

/** Maximum number of undo steps. */
const MOST_STEPS = 200;

const NO_REFUSALS: ReadonlyMap<string, Refusal> = new Map();

/** A project as it was loaded. */
export const newDraft = (stored: Project, revision: number): Draft => ({
  stored,
  revision,
  state: { project: stored, refusals: NO_REFUSALS },
  past: [],
  future: [],
});

/** @param step - Name of what is done: typing in one field is one step, though it changes at every key. */
export function withEdits(draft: Draft, edits: readonly Edit[], step?: string): Draft {
  const { project, refusals } = draft.state;
  const values = edits.filter(({ refusal }) => refusal === undefined);
  const writes = values.flatMap(
    ({ path, value, clears = path }): { readonly path: string; readonly value: unknown }[] => {
      if (value !== undefined) return [{ path, value }];
      return valueAtPath(project, clears) === undefined ? [] : [{ path: clears, value }];
    },
  );
  const write = valueWriter(
    project,
    writes.map(({ path }) => path),
  );
  const next = new Map(refusals);
  for (const { path, refusal } of edits) {
    if (refusal === undefined) next.delete(path);
    else next.set(path, refusal);
  }
  const written = write(writes.map(({ value }) => value));
  const isCleared = writes.some(({ value }) => value === undefined);
  const areFigures = writes.some(({ path }) => path.startsWith("calculatedValues."));
  const kept = isCleared ? withoutBlankYears(written) : written;
  return withState(draft, { project: areFigures ? withWholeFigures(kept) : kept, refusals: next }, step);
}

/** Replaces the edited project: rows were added, moved, or removed. @param gone - Path prefix of removed entries. */
export function withProject(draft: Draft, project: Project, gone?: string): Draft {
  const refusals =
    gone === undefined
      ? draft.state.refusals
      : new Map([...draft.state.refusals].filter(([path]) => !path.startsWith(gone)));
  return withState(draft, { project, refusals });
}

function withState(draft: Draft, { project, refusals }: DraftState, step?: string): Draft {
  const state = { project: withUnknownInputs(draft.state.project, project), refusals };
  const isSameStep = step !== undefined && step === draft.lastStep && draft.future.length === 0;
  return {
    ...draft,
    state,
    past: isSameStep ? draft.past : [...draft.past.slice(1 - MOST_STEPS), draft.state],
    future: [],
    ...(step === undefined ? { lastStep: undefined } : { lastStep: step }),
  };
}

/** Inputs that are unknown before the save stay unknown after it. */
function withUnknownInputs(before: Project, after: Project): Project {
  const { unknownInputs: known = [] } = before;
  const added = (after.unknownInputs ?? []).filter((path) => !known.includes(path));
  const unknownInputs = [...unknownInputsAfter(before, after.data), ...added];
  return before.unknownInputs === undefined && added.length === 0 ? after : { ...after, unknownInputs };
}

export function undone(draft: Draft): Draft {
  const state = draft.past.at(-1);
  if (state === undefined) return draft;
  return {
    ...draft,
    state,
    past: draft.past.slice(0, -1),
    future: [draft.state, ...draft.future],
    lastStep: undefined,
  };
}

export function redone(draft: Draft): Draft {
  const [state, ...future] = draft.future;
  return state === undefined
    ? draft
    : { ...draft, state, past: [...draft.past, draft.state], future, lastStep: undefined };
}

/**
 * Draft after a save: the project in the server's response, with the entries made since the request.
 *
 * @spec C §4 "Overlapping saves are queued"
 */
export function rebuilt(draft: Draft, sent: Project, answer: Project, revision: number): Draft {
  const { project, refusals } = draft.state;
  // The response is the sent project with ids; it contains no changes of other people.
  const later = project === sent ? answer : applyChangedParts(answer, changedParts(sent, project));
  return { ...newDraft(answer, revision), state: { project: later, refusals } };
}

/** The draft on a newer project than the one it began with. @param theirsAt - Paths at which the newer value is taken. */
export function rebased(draft: Draft, newer: Project, revision: number, theirsAt: TakenFromOthers): Draft {
  const { project } = mergeProjects(draft.stored, draft.state.project, newer, theirsAt);
  return { ...newDraft(newer, revision), state: { project, refusals: draft.state.refusals } };
}

/**
 * Parts of a project to send; figures only if they are supplied.
 * @spec C §7 "changed parts, with the project record"
 */
export const partsToSave = (before: Project, after: Project): ChangedParts =>
  changedParts(before, after, { dropCalculatedValues: !hasSuppliedFigures(after) });

/** Replaces the server's earlier refusals with the current ones; refusals of the form stay. */
export const withServerRefusals = (draft: Draft, refusals: ReadonlyMap<string, Refusal>): Draft => ({
  ...draft,
  state: {
    ...draft.state,
    refusals: new Map([...[...draft.state.refusals].filter(([, { isFromServer }]) => !isFromServer), ...refusals]),
  },
});
