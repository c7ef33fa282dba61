import type { JsonObject, ReplayDifference } from "@epb/engine/replay";

/** Something that is not the same in a result and in the same computed again. */
export interface ResultDifference {
  readonly kind: ReplayDifference["kind"] | "schema-version" | "template" | "project" | "input" | "other";
  /** Description of the difference, one sentence. */
  readonly message: string;
  /** Label of an input. */
  readonly label?: string;
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
  /** True if the result contains the inputs, so that they were compared. */
  readonly hasInputs?: boolean;
  /** Current result; absent for a result that epb does not write. */
  readonly computed?: JsonObject;
}

/** True if every value of a result is reproduced, even by another version of the engine or from a file saved again. */
export const isReproduced = (verified: VerifiedResult): boolean =>
  verified.differences.every(
    ({ kind }) => kind === "engine-version" || (kind === "inputs" && verified.hasInputs === true),
  );

/** True if inputs and figures are the same, and findings differ. */
export const haveOnlyFindingsChanged = ({ differences, hasInputs }: VerifiedResult): boolean =>
  hasInputs === true && differences.every(({ kind }) => ["engine-version", "inputs", "issue"].includes(kind));

/** True if the project file has other bytes with the same inputs. */
export const isSavedAgain = (verified: VerifiedResult): boolean =>
  isReproduced(verified) && verified.differences.some(({ kind }) => kind === "inputs");
