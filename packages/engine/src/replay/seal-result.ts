import type { Calculation, CalculationOptions } from "../calculate/calculation.js";
import { ENGINE_VERSION } from "../constants/engine-version.js";
import { entryPointError } from "../errors/entry-point-errors.js";
import type { Project } from "../model/project.js";
import { requireParsedProject } from "../model/require-parsed-project.js";
import { definedOnly } from "../objects/defined-only.js";
import { contentHash } from "./content-hash.js";
import { inputHashes } from "./input-hashes.js";
import { parseEnvelope } from "./parse-envelope.js";
import { ENGINE_NAME, ENVELOPE_SCHEMA_VERSION, type ResultEnvelope, type SealedTemplate } from "./result-envelope.js";
import { sealOptions } from "./sealed-options.js";
import { usedReferenceData } from "./used-reference-data.js";

export interface SealOptions {
  /** Options of the calculation. */
  readonly options?: CalculationOptions;
  /** The template of the workbook that the project was read from. */
  readonly template?: SealedTemplate;
  /** An ISO 8601 instant to write into the envelope, `2024-01-31T12:00:00Z`. Nothing is written without one. */
  readonly sealedAt?: string;
}

/**
 * Puts a result into an envelope with all its sources by name and hash: engine, inputs, options, reference data,
 * template. The envelope is plain data that JSON preserves, and the hash of the envelope covers all of its data.
 *
 * A hash detects damage and manual changes. A hash is not a signature: a person who changes an envelope can hash it
 * again. Recalculation then detects changed figures, but not a changed template or time.
 *
 * @param calculation - Result of `calculateProject` for the project and the options.
 * @throws EngineError "replay/not-sealable" for a template or an instant that an envelope cannot contain.
 *
 * @example
 * import { sealResult } from "@epb/engine/replay";
 *
 * sealResult(project, calculation).issues.length; // 1
 */
export function sealResult(project: Project, calculation: Calculation, options: SealOptions = {}): ResultEnvelope {
  requireParsedProject(project);
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
  if (!sealed.ok) throw entryPointError("replay/not-sealable", { problems: sealed.problems });
  return sealed.envelope;
}

/** The hash that an envelope has to carry. */
export function envelopeHash({ sha256: _, ...contents }: ResultEnvelope): string {
  return contentHash(contents);
}
