import { ENGINE_ERROR_MESSAGES, type EngineErrorDetails, type EngineErrorName } from "./catalogue.js";

/**
 * A broken caller: a bug in the program that uses the engine, never a mistake of the person who filled in a project
 * (those are issues and problems, which are data).
 */
export class EngineError extends Error {
  override readonly name = "EngineError";
  readonly code: EngineErrorName;
  /** The values that caused it, for the log. */
  readonly details: EngineErrorDetails;

  constructor(code: EngineErrorName, details: EngineErrorDetails = {}) {
    super(ENGINE_ERROR_MESSAGES[code](details));
    this.code = code;
    this.details = details;
  }
}
