import type { ReferenceDataEdition } from "../reference/reference-data-edition.js";
import type { InputHashes } from "./input-hashes.js";
import type { JsonObject } from "./plain-data.js";
import type { SealedOptions } from "./sealed-options.js";

/** Changes when a member is added, removed or means something else. */
export const ENVELOPE_SCHEMA_VERSION = "1";
export const ENGINE_NAME = "@epb/engine";

/** A result with all its sources by name and hash, as plain JSON data, which `verifyResult` reproduces. */
export interface ResultEnvelope {
  readonly schemaVersion: typeof ENVELOPE_SCHEMA_VERSION;
  /** Engine that computed the figures. */
  readonly engine: { readonly name: typeof ENGINE_NAME; readonly version: string };
  /** Hashes of the inputs of the figures. The inputs themselves are not in the envelope. */
  readonly inputs: InputHashes;
  readonly options: SealedOptions;
  /** Reference data that replaced missing data of the project; empty if the project needed none. */
  readonly referenceData: readonly ReferenceDataEdition[];
  /** Of the workbook that the project was read from. */
  readonly template?: SealedTemplate;
  /** ISO 8601 instant from the caller: the engine has no clock. */
  readonly sealedAt?: string;
  readonly issues: readonly SealedIssue[];
  /** In the shape of `CalculatedValues`; decimals are text. */
  readonly calculatedValues: JsonObject;
  /** SHA-256 of the canonical JSON of everything above. */
  readonly sha256: string;
}

/** @example { kind: "ePB", version: "4.2.10" } */
export interface SealedTemplate {
  readonly kind: string;
  readonly version: string;
}

/** An issue of the calculation. Its name may be one that only another version knows. */
export interface SealedIssue {
  readonly code: string;
  readonly name: string;
  readonly section: number;
  readonly severity: string;
  readonly message: string;
  readonly advice: string;
  readonly at: string;
  readonly url: string;
}
