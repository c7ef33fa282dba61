import { documentId } from "../../base/document-id.js";
import type { Collection, Identified } from "../../store/collection.js";
import type { Reader } from "../../store/store.js";
import type { Contributed } from "./contribution.js";
import type { Tally } from "./tally.js";

/** Totals of the projects in one row and one column of a table. */
export interface Aggregate extends Identified {
  readonly epoch: number;
  /** Subject with its epoch: `1/projects`. */
  readonly subject: string;
  readonly table: string;
  readonly row: string;
  readonly column: string;
  readonly tally: Tally;
}

export const AGGREGATES: Collection<Aggregate> = {
  name: "aggregates",
  columns: {
    subject: { type: "text", of: ({ subject }) => subject },
    epoch: { type: "number", of: ({ epoch }) => epoch },
  },
};

/** Contribution of a project to the aggregates of an epoch: exactly this amount is subtracted later. */
export interface ProjectContribution extends Identified {
  readonly epoch: number;
  readonly projectId: string;
  readonly parts: readonly Contributed[];
}

export const PROJECT_CONTRIBUTIONS: Collection<ProjectContribution> = {
  name: "project-contributions",
  columns: {
    epoch: { type: "number", of: ({ epoch }) => epoch },
    projectId: { type: "text", of: ({ projectId }) => projectId },
  },
};

/** Epochs of the published aggregates and of those being rebuilt. */
export interface AggregateEpochs extends Identified {
  readonly published: number;
  readonly building?: number;
}

export const AGGREGATE_EPOCHS: Collection<AggregateEpochs> = { name: "aggregate-epochs", columns: {} };

export const FIRST_EPOCHS: AggregateEpochs = { id: documentId("epochs"), published: 1 };

export async function readEpochs(reader: Reader): Promise<AggregateEpochs> {
  return (await reader.get(AGGREGATE_EPOCHS, FIRST_EPOCHS.id))?.document ?? FIRST_EPOCHS;
}
