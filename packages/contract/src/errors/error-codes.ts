import { CALL_ERRORS } from "./call-errors.js";
import type { ErrorMeaning } from "./error-meaning.js";

/** Errors of uploaded workbooks and files. */
const UPLOAD_ERRORS = {
  "upload/empty": { status: 400, meaning: "The body is empty." },
  "upload/not-a-template": {
    status: 400,
    meaning: "The file was not made from a template; `issues` lists the findings.",
  },
  "upload/several-profiles": {
    status: 409,
    meaning:
      "Several mapping profiles match the workbook; `issues` lists these profiles. Send the ID of one as profileId.",
  },
  "upload/other-edition": {
    status: 400,
    meaning: "The workbook and the project are of different editions (ePB and ePX).",
  },
  "upload/unconfirmed": {
    status: 428,
    meaning:
      "The upload would replace the data of a project and has no If-Match. Request a preview first, and send its ETag as If-Match.",
  },
  "upload/unreadable": { status: 400, meaning: "The file cannot be read within the limits of time and memory." },
  "upload/too-many": {
    status: 429,
    meaning: "The server is reading other workbooks of the account. Try again after Retry-After seconds.",
  },
  "upload/busy": {
    status: 503,
    meaning: "The server is reading too many workbooks. Try again after Retry-After seconds.",
  },
} as const;

/** Errors of applications for the qualified list and the accreditation. */
const APPLICATION_ERRORS = {
  "application/not-permitted": {
    status: 403,
    meaning: "Only the applicant, or only a reviewer, may do this.",
  },
  "application/not-now": {
    status: 409,
    meaning: "The status of the application does not allow this action.",
  },
  "application/incomplete": {
    status: 400,
    meaning: "Entries are missing; `issues` lists all of them.",
  },
  "application/project-not-own": {
    status: 400,
    meaning: "A project of the application does not belong to the applicant.",
  },
  "application/was-submitted": {
    status: 409,
    meaning: "The application was submitted before and cannot be deleted: withdraw it.",
  },
  "application/renewed-already": {
    status: 409,
    meaning: "A recertification of this application already exists.",
  },
  "application/too-many-files": {
    status: 409,
    meaning: "The application has the maximum number of files.",
  },
  "application/too-many-comments": {
    status: 409,
    meaning: "The application has the maximum number of comments.",
  },
} as const;

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
