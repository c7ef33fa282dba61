import type { Collection, Identified } from "../../store/collection.js";

/** What came of projects that were looked at. */
export interface RecalculationTally {
  /** Calculated by this engine before. */
  readonly current: number;
  readonly same: number;
  readonly changed: number;
  /** Approved, and others would come out today. */
  readonly kept: number;
  /** Refused by the engine. */
  readonly failed: number;
}

export const NO_TALLY: RecalculationTally = { current: 0, same: 0, changed: 0, kept: 0, failed: 0 };

/** Projects whose ids come after one, up to and with another. */
export interface ProjectPage {
  /** "" comes before all. */
  readonly after: string;
  readonly through: string;
}

/** A recalculation of all projects, with how far it is: whoever goes on with it needs nothing else. */
export interface RecalculationRun extends Identified {
  readonly engineVersion: string;
  /** ISO 8601 instants. */
  readonly startedAt: string;
  readonly finishedAt?: string;
  /** Projects there were at the start. */
  readonly total: number;
  readonly tally: RecalculationTally;
  /** Pages that were dealt out and are not done. */
  readonly open: readonly ProjectPage[];
  /** The last project that a page was dealt out with; undefined once there is none after it. */
  readonly dealtThrough?: string;
}

export const RECALCULATIONS: Collection<RecalculationRun> = {
  name: "recalculations",
  columns: {
    startedAt: { type: "text", of: ({ startedAt }) => startedAt },
    engineVersion: { type: "text", of: ({ engineVersion }) => engineVersion },
  },
};

/** The page of the run, as long as it is not done. */
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
