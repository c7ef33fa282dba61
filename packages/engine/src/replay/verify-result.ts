import type { CalculationOptions } from "../calculate/calculation.js";
import { ENGINE_VERSION } from "../constants/engine-version.js";
import type { EngineErrorName } from "../errors/catalogue.js";
import { EngineError } from "../errors/engine-error.js";
import type { Project } from "../model/project.js";
import { requireParsedProject } from "../model/require-parsed-project.js";
import type { GridEdition } from "../reference/grid-edition.js";
import type { ReferenceDataEdition } from "../reference/reference-data-edition.js";
import { calculateKnownFigures } from "../withhold/calculate-known-figures.js";
import { canonicalJson } from "./canonical-json.js";
import { firstDifference, type ValueDifference } from "./first-difference.js";
import { changedPartNames, inputHashes } from "./input-hashes.js";
import { parseEnvelope } from "./parse-envelope.js";
import type { ResultEnvelope, SealedIssue } from "./result-envelope.js";
import { envelopeHash, sealResult } from "./seal-result.js";
import { type UnknownOption, unsealOptions } from "./sealed-options.js";
import type { EnvelopeProblem } from "./shape.js";

/** Reason why a result cannot be reproduced. */
export type ReplayDifference =
  /** The data is no envelope that this version reads. */
  | { readonly kind: "malformed"; readonly problems: readonly EnvelopeProblem[] }
  /** The envelope was changed after it was sealed. */
  | { readonly kind: "envelope"; readonly sealed: string; readonly computed: string }
  /** Another version of the engine computed the figures. On its own it does not keep a result from being reproduced. */
  | { readonly kind: "engine-version"; readonly sealed: string; readonly current: string }
  /** The project is another one; its parts that are not the same, `data.financing`. */
  | { readonly kind: "inputs"; readonly parts: readonly string[] }
  /** A name of an option stands for nothing here, so nothing can be computed again. */
  | ({ readonly kind: "options" } & UnknownOption)
  /** The project cannot be calculated. */
  | { readonly kind: "not-calculated"; readonly error: EngineErrorName; readonly message: string }
  /** Sets of reference data that are not the same, or are asked for by one side only; none when only their order differs. */
  | { readonly kind: "reference-data"; readonly sets: readonly ReferenceDataDifference[] }
  /** The first figure that is not the same. */
  | ({ readonly kind: "figure" } & ValueDifference)
  /** The first issue that is not the same, by its position from 0; a side that has none there is absent. */
  | {
      readonly kind: "issue";
      readonly position: number;
      readonly sealed?: SealedIssue;
      readonly computed?: SealedIssue;
    };

export interface ReferenceDataDifference {
  readonly set: ReferenceDataEdition["kind"];
  readonly sealed?: ReferenceDataEdition;
  readonly current?: ReferenceDataEdition;
}

export interface Verification {
  /** True when the engine computes the same result from the project, byte for byte, be it in another version. */
  readonly ok: boolean;
  /** Differences: the first of each kind, in the order in which to review them. */
  readonly differences: readonly ReplayDifference[];
}

export interface VerifyOptions {
  /** Editions of grid rates beside the default one, such as `GRID_EDITIONS` of `@epb/engine/reference`. */
  readonly editions?: readonly GridEdition[];
}

/**
 * Calculates a sealed result again and compares it with the envelope, byte for byte. Reports each difference by kind.
 * Also recalculates an envelope of another engine version or of other inputs, to name the first figure that differs.
 *
 * @param envelope - Result of `sealResult`, or data that claims to be an envelope. Data that is not an envelope is
 * reported and does not throw.
 * @param project - Project from which the result was calculated.
 *
 * @example
 * import { sealResult, verifyResult } from "@epb/engine/replay";
 *
 * verifyResult(sealResult(project, calculation), project); // { ok: true, differences: [] }
 */
export function verifyResult(envelope: unknown, project: Project, options: VerifyOptions = {}): Verification {
  requireParsedProject(project);
  const parsed = parseEnvelope(envelope);
  if (!parsed.ok) return verification([{ kind: "malformed", problems: parsed.problems }]);
  const sealed = parsed.envelope;
  return verification([
    ...envelopeDifference(sealed),
    ...versionDifference(sealed),
    ...inputDifference(sealed, project),
    ...recomputed(sealed, project, options),
  ]);
}

const verification = (differences: readonly ReplayDifference[]): Verification => ({
  ok: differences.every(({ kind }) => kind === "engine-version"),
  differences,
});

function envelopeDifference(sealed: ResultEnvelope): ReplayDifference[] {
  const computed = envelopeHash(sealed);
  return sealed.sha256 === computed ? [] : [{ kind: "envelope", sealed: sealed.sha256, computed }];
}

function versionDifference({ engine: { version } }: ResultEnvelope): ReplayDifference[] {
  return version === ENGINE_VERSION ? [] : [{ kind: "engine-version", sealed: version, current: ENGINE_VERSION }];
}

function inputDifference({ inputs }: ResultEnvelope, project: Project): ReplayDifference[] {
  const current = inputHashes(project);
  if (canonicalJson(inputs) === canonicalJson(current)) return [];
  return [{ kind: "inputs", parts: changedPartNames(inputs, current) }];
}

function recomputed(sealed: ResultEnvelope, project: Project, { editions = [] }: VerifyOptions): ReplayDifference[] {
  const unsealed = unsealOptions(sealed.options, editions);
  if (!unsealed.ok) return [{ kind: "options", ...unsealed.unknown }];
  const again = calculateAgain(project, unsealed.options);
  if ("kind" in again) return [again];
  return [
    ...referenceDataDifference(sealed.referenceData, again.referenceData),
    ...figureDifference(sealed, again),
    ...issueDifference(sealed.issues, again.issues),
  ];
}

function calculateAgain(project: Project, options: CalculationOptions): ResultEnvelope | ReplayDifference {
  try {
    return sealResult(project, calculateKnownFigures(project, options), { options });
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return { kind: "not-calculated", error: error.code, message: error.message };
  }
}

function referenceDataDifference(
  sealed: readonly ReferenceDataEdition[],
  current: readonly ReferenceDataEdition[],
): ReplayDifference[] {
  if (canonicalJson(sealed) === canonicalJson(current)) return [];
  const kinds = new Set([...current, ...sealed].map(({ kind }) => kind));
  const sets = [...kinds].flatMap((set) => {
    const [one, other] = [sealed, current].map((editions) => editions.filter(({ kind }) => kind === set));
    return canonicalJson(one) === canonicalJson(other) ? [] : [referenceDataSet(set, one?.[0], other?.[0])];
  });
  return [{ kind: "reference-data", sets }];
}

const referenceDataSet = (
  set: ReferenceDataEdition["kind"],
  sealed: ReferenceDataEdition | undefined,
  current: ReferenceDataEdition | undefined,
): ReferenceDataDifference => ({ set, ...(sealed && { sealed }), ...(current && { current }) });

function figureDifference(sealed: ResultEnvelope, again: ResultEnvelope): ReplayDifference[] {
  const found = firstDifference(sealed.calculatedValues, again.calculatedValues);
  return found === undefined ? [] : [{ kind: "figure", ...found }];
}

function issueDifference(sealed: readonly SealedIssue[], again: readonly SealedIssue[]): ReplayDifference[] {
  const position = Array.from({ length: Math.max(sealed.length, again.length) }).findIndex(
    (_, index) => !isSameIssue(sealed[index], again[index]),
  );
  if (position === -1) return [];
  const [one, other] = [sealed[position], again[position]];
  return [{ kind: "issue", position, ...(one && { sealed: one }), ...(other && { computed: other }) }];
}

const isSameIssue = (one: SealedIssue | undefined, other: SealedIssue | undefined): boolean =>
  one !== undefined && other !== undefined && canonicalJson(one) === canonicalJson(other);
