import { MESSAGES } from "@epb/contract";
import { isFailure } from "../api/api-failure.js";
import { COMMON_TEXTS } from "../texts/common-texts.js";

/**
 * Message for an error; undefined if nothing is shown.
 *
 * @spec P §8 "Failed HTTP request, string body", "No body, 400", "No body, 401 or 403", "No body, 500", "No body, other
 * statuses", "Other errors"
 */
export function failureText(error: unknown, supportEmail: string): string | undefined {
  if (!isFailure(error)) return isChunkFailure(error) ? MESSAGES.chunkLoadFailed : MESSAGES.error(supportEmail);
  if (error.status === 0) return COMMON_TEXTS.startFailed;
  if (error.hasText) {
    const { message, reference } = error;
    return reference === undefined || message.includes(reference) ? message : `${message} (${reference})`;
  }
  if (error.status === 401 || error.status === 403) return undefined;
  return MESSAGES.error(supportEmail);
}

/** A chunk that could not be loaded, for browsers without a specific error. */
export class ChunkFailure extends Error {
  constructor(url: string) {
    super(`could not be loaded: ${url}`);
    this.name = "ChunkFailure";
  }
}

/**
 * True if a chunk could not be loaded, often because a new version replaced it.
 * @spec P §8 "Lazy chunk load failure"
 */
export function isChunkFailure(error: unknown): boolean {
  if (error instanceof ChunkFailure) return true;
  // Browsers report a script with a TypeError, each with a different message; Vite reports a style with an Error.
  return error instanceof Error && /dynamically imported module|importing a module|preload CSS/i.test(error.message);
}
