import { parsed } from "../../testing/parsed.js";
import type { Project } from "../model/project.js";
import { calculateKnownFigures } from "../withhold/calculate-known-figures.js";
import type { ResultEnvelope } from "./result-envelope.js";
import { envelopeHash, type SealOptions, sealResult } from "./seal-result.js";

export interface SealedProject {
  readonly project: Project;
  readonly envelope: ResultEnvelope;
}

/** A project of plain JSON data with its sealed result. */
export function sealed(json: unknown, options: SealOptions = {}): SealedProject {
  const project = parsed(json);
  return { project, envelope: sealResult(project, calculateKnownFigures(project, options.options), options) };
}

/** An envelope changed by somebody who knows how to hash it again. */
export function forged(envelope: ResultEnvelope, change: Partial<ResultEnvelope>): ResultEnvelope {
  const changed = { ...envelope, ...change };
  return { ...changed, sha256: envelopeHash(changed) };
}
