import type { Decimal } from "../decimal/decimal.js";

/**
 * How good our copy of a source is. `copy`: as the publisher printed it. `secondary`: as somebody else quotes it.
 * `unverified`: no second source found, not to be shown as official.
 */
export type SourceStanding = "copy" | "secondary" | "unverified";

/** The publication a reference figure was taken from. */
export interface DataSource {
  /** Our short name for the source, as in the `SOURCES.md` kept with the source tables. */
  readonly id: string;
  readonly publisher: string;
  readonly edition: string;
  readonly table: string;
  /** Address of the publication, or repository, commit and path of the copy. */
  readonly location: string;
  readonly standing: SourceStanding;
}

/** A reference figure with its unit and every source that went into it. */
export interface SourcedValue {
  readonly value: Decimal;
  readonly unit: string;
  readonly sources: readonly DataSource[];
}

/** A reference figure for each of several calendar years, with its unit and every source that went into it. */
export interface SourcedYears {
  readonly byYear: ReadonlyMap<number, Decimal>;
  readonly unit: string;
  readonly sources: readonly DataSource[];
}
