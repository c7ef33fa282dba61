import type { Model, Operation } from "./check-history.js";

/** A project: its revision, a value that saves write, and whether it is submitted and approved. */
export interface ProjectState {
  readonly revision: number;
  readonly value: string;
  readonly status: "open" | "submitted" | "approved";
}

interface Save {
  readonly revision: number;
  readonly value: string;
}

/** A save names the revision that it changes; submitted projects take no save. */
export const projectModel = (initial: ProjectState): Model<ProjectState> => ({
  initial,
  next: (state, { action, input, outcome }) => {
    const isDone = outcome.kind !== "refused";
    switch (action) {
      case "read":
        return outcome.kind === "done" && !isSame(outcome.value, { revision: state.revision, value: state.value })
          ? undefined
          : state;
      case "save": {
        const { revision, value } = input as Save;
        const isPossible = state.status === "open" && revision === state.revision;
        if (isPossible !== isDone) return undefined;
        return isDone ? { ...state, revision: revision + 1, value } : state;
      }
      case "submit":
        if ((state.status === "open") !== isDone) return undefined;
        return isDone ? { ...state, status: "submitted" } : state;
      case "approve":
        if ((state.status === "submitted") !== isDone) return undefined;
        // The status is part of the contents, unlike the submission.
        return isDone ? { ...state, status: "approved", revision: state.revision + 1 } : state;
      default:
        return unknownAction(action);
    }
  },
});

/** Something that is taken once: the name of a project, or the access of a person to it. */
export const takenOnceModel: Model<boolean> = {
  initial: false,
  next: (isTaken, { action, outcome }) => {
    const isDone = outcome.kind !== "refused";
    switch (action) {
      case "read":
        return outcome.kind === "done" && outcome.value !== isTaken ? undefined : isTaken;
      case "take":
        if (isTaken === isDone) return undefined;
        return true;
      default:
        return unknownAction(action);
    }
  },
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function unknownAction(action: Operation["action"]): never {
  throw new Error(`the model knows no action ${action}`);
}
