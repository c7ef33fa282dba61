import type { Collection, Identified } from "../../store/collection.js";

/** Counts of projects by result. */
export interface RecalculationTally {
  /** Calculated earlier by this engine. */
  readonly current: number;
  readonly same: number;
  readonly changed: number;
  /** Approved projects whose figures would differ. */
  readonly kept: number;
  /** Projects that the engine rejected. */
  readonly failed: number;
}

export const NO_TALLY: RecalculationTally = { current: 0, same: 0, changed: 0, kept: 0, failed: 0 };

/** Projects with ids after `after`, up to and including `through`. */
export interface ProjectPage {
  /** "" sorts before all ids. */
  readonly after: string;
  readonly through: string;
}

/** A recalculation of all projects with its progress, which is all that a worker needs to continue it. */
export interface RecalculationRun extends Identified {
  readonly engineVersion: string;
  /** ISO 8601 instants. */
  readonly startedAt: string;
  readonly finishedAt?: string;
  /** Number of projects at the start. */
  readonly total: number;
  readonly tally: RecalculationTally;
  /** Pages that are in the queue and not done. */
  readonly open: readonly ProjectPage[];
  /** Last project of the last assigned page; undefined once all pages are assigned. */
  readonly dealtThrough?: string;
}

export const RECALCULATIONS: Collection<RecalculationRun> = {
  name: "recalculations",
  columns: {
    startedAt: { type: "text", of: ({ startedAt }) => startedAt },
    engineVersion: { type: "text", of: ({ engineVersion }) => engineVersion },
  },
};

/** True if the page of the run is not done. */
export function isOpen(run: RecalculationRun | undefined, through: string): run is RecalculationRun {
  return run?.open.some((page) => page.through === through) === true;
}

export function sumOf(tally: RecalculationTally): number {
  return Object.values(tally).reduce((sum, count) => sum + count, 0);
}

export function addTallies(one: RecalculationTally, other: RecalculationTally): RecalculationTally {
  return {
    current: one.current + other.current,
    same: one.same + other.same,
    changed: one.changed + other.changed,
    kept: one.kept + other.kept,
    failed: one.failed + other.failed,
  };
}
