/** Errors of applications for the qualified list and the accreditation. */
export const APPLICATION_ERRORS = {
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
