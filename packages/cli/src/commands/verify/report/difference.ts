import type { JsonObject, ReplayDifference } from "@epb/engine/replay";

/** Something that is not the same in a result and in the same computed again. */
export interface ResultDifference {
  readonly kind: ReplayDifference["kind"] | "schema-version" | "template" | "project" | "other";
  /** What it is, in a sentence. */
  readonly message: string;
  /** Where: a path of a figure, a position of an issue, a part of the project. */
  readonly at?: string;
  /** What the result says. */
  readonly sealed?: unknown;
  /** What is computed now. */
  readonly computed?: unknown;
}

/** What came of verifying one result. */
export interface VerifiedResult {
  /** The project that the result is of. */
  readonly source: string;
  readonly differences: readonly ResultDifference[];
  /** The result as it is written now; absent for one that epb does not write. */
  readonly computed?: JsonObject;
}

/** Whether every value of a result comes out again, be it in another version of the engine. */
export const isReproduced = ({ differences }: VerifiedResult): boolean =>
  differences.every(({ kind }) => kind === "engine-version");
