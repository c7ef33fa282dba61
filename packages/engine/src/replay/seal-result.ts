import type { Calculation, CalculationOptions } from "../calculate/calculation.js";
import { ENGINE_VERSION } from "../constants/engine-version.js";
import { EngineError } from "../errors/engine-error.js";
import type { Project } from "../model/project.js";
import { definedOnly } from "../objects/defined-only.js";
import { contentHash } from "./content-hash.js";
import { inputHashes } from "./input-hashes.js";
import { parseEnvelope } from "./parse-envelope.js";
import { ENGINE_NAME, ENVELOPE_SCHEMA_VERSION, type ResultEnvelope, type SealedTemplate } from "./result-envelope.js";
import { sealOptions } from "./sealed-options.js";
import { usedReferenceData } from "./used-reference-data.js";

export interface SealOptions {
  /** What the calculation was given. */
  readonly options?: CalculationOptions;
  /** The template of the workbook that the project was read from. */
  readonly template?: SealedTemplate;
  /** An ISO 8601 instant to write into the envelope, `2024-01-31T12:00:00Z`. Nothing is written without one. */
  readonly sealedAt?: string;
}

/**
 * Puts a result into an envelope with everything that it rests on by name and hash: engine, inputs, options, reference
 * data, template. The envelope is plain data that goes through JSON unchanged, and its own hash covers all of it.
 *
 * A hash finds what was damaged or changed by hand. It is no signature: whoever changes an envelope can hash it again.
 * Figures changed so do not come out of the calculation again; the template and the instant are only told.
 *
 * @param calculation - What `calculateProject` gave for the project and the options.
 * @throws EngineError "replay/not-sealable" for a template or an instant that no envelope can have.
 *
 * @example
 * import { sealResult } from "@epb/engine/replay";
 *
 * sealResult(project, calculation).issues.length; // 1
 */
export function sealResult(project: Project, calculation: Calculation, options: SealOptions = {}): ResultEnvelope {
  const { options: calculationOptions = {}, template, sealedAt } = options;
  const contents = definedOnly({
    schemaVersion: ENVELOPE_SCHEMA_VERSION,
    engine: { name: ENGINE_NAME, version: ENGINE_VERSION },
    inputs: inputHashes(project),
    options: sealOptions(calculationOptions),
    referenceData: usedReferenceData(project.data, calculationOptions.ghg ?? {}),
    // A caller may know more of a template than what names it.
    template: template && { kind: template.kind, version: template.version },
    sealedAt,
    issues: calculation.issues,
    calculatedValues: calculation.calculatedValues,
  });
  const sealed = parseEnvelope({ ...contents, sha256: contentHash(contents) });
  if (!sealed.ok) throw new EngineError("replay/not-sealable", { problems: sealed.problems });
  return sealed.envelope;
}

/** The hash that an envelope has to carry. */
export function envelopeHash({ sha256: _, ...contents }: ResultEnvelope): string {
  return contentHash(contents);
}
