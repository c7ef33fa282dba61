/** Of uploaded workbooks and files. */
export const UPLOAD_ERRORS = {
  "upload/empty": { status: 400, meaning: "The body is empty." },
  "upload/not-a-template": {
    status: 400,
    meaning: "The file is no workbook made from a template; `issues` has the findings.",
  },
  "upload/other-edition": {
    status: 400,
    meaning: "The workbook is of one edition (ePB or ePX), and the project of the other.",
  },
  "upload/unconfirmed": {
    status: 428,
    meaning:
      "The upload would replace the data of a project, and names no revision. Ask for a preview first, and send its ETag as If-Match.",
  },
  "upload/unreadable": { status: 400, meaning: "The file cannot be read within limits." },
  "upload/too-many": {
    status: 429,
    meaning: "Others of the account's workbooks are being read. Try again after Retry-After seconds.",
  },
  "upload/busy": {
    status: 503,
    meaning: "Too many workbooks are being read at this moment. Try again after Retry-After seconds.",
  },
} as const;
