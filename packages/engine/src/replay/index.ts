// Replay: a result with all its sources, and its verification.
export { ENGINE_VERSION } from "../constants/engine-version.js";
export { canonicalJson } from "./canonical-json.js";
export { contentHash, sha256Hex } from "./content-hash.js";
export { firstDifference, type ValueDifference } from "./first-difference.js";
export type { InputHashes } from "./input-hashes.js";
export type { Json, JsonObject } from "./plain-data.js";
export type { ResultEnvelope, SealedIssue, SealedTemplate } from "./result-envelope.js";
export { type SealOptions, sealResult } from "./seal-result.js";
export type { OptionName, SealedOptions, UnknownOption } from "./sealed-options.js";
export type { EnvelopeProblem } from "./shape.js";
export {
  type ReferenceDataDifference,
  type ReplayDifference,
  type Verification,
  type VerifyOptions,
  verifyResult,
} from "./verify-result.js";
