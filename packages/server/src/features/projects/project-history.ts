import type { RestoredRevision } from "@epb/contract";
import type { CalculationType } from "@epb/engine";
import type { Collection, Identified } from "../../store/collection.js";
import type { EngineChange } from "../../workers/figure-changes.js";

/** A change of a project's content. It never changes; the history of a deleted project stays. */
export interface ProjectChange extends Identified {
  readonly projectId: string;
  /** Revision after the change; 1 is the creation. */
  readonly revision: number;
  /** ISO 8601 instant. */
  readonly at: string;
  /** Absent if the server recalculated the project with a newer engine. */
  readonly userId?: string;
  /** Absent if the previous revision has the same engine. */
  readonly engine?: EngineChange;
  /**
   * Names of the changed parts: sections of the data, and other parts of the project such as `record`, `mv`, `notes`.
   */
  readonly sections: readonly string[];
  /** SHA-256 of the canonical JSON of the project; absent for a creation. */
  readonly beforeHash?: string;
  readonly afterHash: string;
  /** Calculation type after the change; absent in the history of servers that did not record it. */
  readonly calculationType?: CalculationType;
  /** Paths of unreadable inputs after the change; absent without any. */
  readonly unknownInputs?: readonly string[];
  /** The earlier revision whose inputs were restored. */
  readonly restored?: RestoredRevision;
  /** Result of `changedParts` of the engine, without computed values: they follow from the rest. */
  readonly parts: Readonly<Record<string, unknown>>;
}

export const PROJECT_HISTORY: Collection<ProjectChange> = {
  name: "projectHistory",
  columns: {
    projectId: { type: "text", of: ({ projectId }) => projectId },
    revision: { type: "number", of: ({ revision }) => revision },
    /** Sorts the revisions of one project. */
    position: { type: "text", of: ({ projectId, revision }) => `${projectId} ${String(revision).padStart(9, "0")}` },
    at: { type: "text", of: ({ at }) => at },
  },
};
