import type { JsonObject, ReplayDifference } from "@epb/engine/replay";

/** Something that is not the same in a result and in the same computed again. */
export interface ResultDifference {
  readonly kind: ReplayDifference["kind"] | "schema-version" | "template" | "project" | "other";
  /** Description of the difference, one sentence. */
  readonly message: string;
  /** Path of a figure, position of an issue, or part of the project. */
  readonly at?: string;
  /** Value in the stored result. */
  readonly sealed?: unknown;
  /** Current value. */
  readonly computed?: unknown;
}

/** Outcome for one result. */
export interface VerifiedResult {
  /** The project that the result is of. */
  readonly source: string;
  readonly differences: readonly ResultDifference[];
  /** Current result; absent for a result that epb does not write. */
  readonly computed?: JsonObject;
}

/** True if every value of a result is reproduced, even by another version of the engine. */
export const isReproduced = ({ differences }: VerifiedResult): boolean =>
  differences.every(({ kind }) => kind === "engine-version");
