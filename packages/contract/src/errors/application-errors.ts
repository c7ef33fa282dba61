/** Of applications for the qualified list and the accreditation. */
export const APPLICATION_ERRORS = {
  "application/not-permitted": {
    status: 403,
    meaning: "It is for the applicant, or for the reviewers.",
  },
  "application/not-now": {
    status: 409,
    meaning: "The application is not at the point for this.",
  },
  "application/incomplete": {
    status: 400,
    meaning: "Something is missing; `issues` has all of it.",
  },
  "application/project-not-own": {
    status: 400,
    meaning: "A project of the application is not one of the applicant's.",
  },
  "application/was-submitted": {
    status: 409,
    meaning: "What was submitted is kept: withdraw it.",
  },
  "application/renewed-already": {
    status: 409,
    meaning: "Its recertification exists.",
  },
  "application/too-many-files": {
    status: 409,
    meaning: "There is no room for a file.",
  },
  "application/too-many-comments": {
    status: 409,
    meaning: "There is no room for a comment.",
  },
} as const;
