import { APPLICATION_ERRORS } from "./application-errors.js";
import { CALL_ERRORS } from "./call-errors.js";
import type { ErrorMeaning } from "./error-meaning.js";
import { UPLOAD_ERRORS } from "./upload-errors.js";

/** A code as calls list it. `engine/*` stands for every code of the engine. */
export type ListedErrorCode = keyof typeof CALL_ERRORS | keyof typeof UPLOAD_ERRORS | keyof typeof APPLICATION_ERRORS;

/** The code of an error. It is stable: a client may decide by it. The last is of requests that are no call. */
export type ErrorCode = Exclude<ListedErrorCode, "engine/*"> | `engine/${string}` | "method/not-allowed";

/** The meaning of each code. @spec P §8, C §8 */
export const ERROR_MEANINGS: Readonly<Record<ListedErrorCode, ErrorMeaning>> = {
  ...CALL_ERRORS,
  ...UPLOAD_ERRORS,
  ...APPLICATION_ERRORS,
};
