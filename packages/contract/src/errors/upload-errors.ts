/** Errors of uploaded workbooks and files. */
export const UPLOAD_ERRORS = {
  "upload/empty": { status: 400, meaning: "The body is empty." },
  "upload/not-a-template": {
    status: 400,
    meaning: "The file was not made from a template; `issues` lists the findings.",
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
