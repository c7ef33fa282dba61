import type { RestoredRevision } from "@epb/contract";
import type { CalculationType } from "@epb/engine";
import type { Collection, Identified } from "../../store/collection.js";
import type { EngineChange } from "../../workers/figure-changes.js";

/** A change of a project's content. Nothing of it changes afterwards; the history of a deleted project stays. */
export interface ProjectChange extends Identified {
  readonly projectId: string;
  /** Of the content after the change; 1 is the creation. */
  readonly revision: number;
  /** ISO 8601 instant. */
  readonly at: string;
  /** Absent where nobody did it: the server has calculated the project anew with a newer engine. */
  readonly userId?: string;
  /** Absent where the engine is that of the revision before. */
  readonly engine?: EngineChange;
  /** Names of what changed: sections of the data, and other parts of the project such as `record`, `mv`, `notes`. */
  readonly sections: readonly string[];
  /** SHA-256 of the canonical JSON of the project; absent where there was none. */
  readonly beforeHash?: string;
  readonly afterHash: string;
  /** Of the content after the change; absent in the history of servers that did not note it. */
  readonly calculationType?: CalculationType;
  /** Paths of inputs that could not be read, after the change; absent where there was none. */
  readonly unknownInputs?: readonly string[];
  /** The earlier revision whose inputs were restored. */
  readonly restored?: RestoredRevision;
  /** As `changedParts` of the engine makes them. Computed values are left out: they follow from the rest. */
  readonly parts: Readonly<Record<string, unknown>>;
}

export const PROJECT_HISTORY: Collection<ProjectChange> = {
  name: "projectHistory",
  columns: {
    projectId: { type: "text", of: ({ projectId }) => projectId },
    revision: { type: "number", of: ({ revision }) => revision },
    /** Digits that sort as the revisions of one project do. */
    position: { type: "text", of: ({ projectId, revision }) => `${projectId} ${String(revision).padStart(9, "0")}` },
    at: { type: "text", of: ({ at }) => at },
  },
};
