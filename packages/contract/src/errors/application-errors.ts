import type { ErrorMeaning } from "./error-meaning.js";

const ofApplications = (verb: string, rest = ""): readonly string[] =>
  ["QualifiedList", "Accreditation"].map((kind) => `${verb}${kind}Application${rest}`);

export const ADDING_APPLICATION_FILES: readonly string[] = ofApplications("add", "File");

/** Of applications for the qualified list and the accreditation. */
export const APPLICATION_ERRORS: Readonly<Record<string, ErrorMeaning>> = {
  "application/not-permitted": {
    status: 403,
    meaning: "It is for the applicant, or for the reviewers.",
    calls: [
      ...["save", "remove", "submit", "withdraw", "recertify", "commentOn", "return", "decide"].flatMap((verb) =>
        ofApplications(verb),
      ),
      ...ofApplications("add", "File"),
      ...ofApplications("remove", "File"),
    ],
  },
  "application/not-now": {
    status: 409,
    meaning: "The application is not at the point for this.",
    calls: [
      ...["save", "remove", "submit", "withdraw", "recertify", "commentOn", "return", "decide"].flatMap((verb) =>
        ofApplications(verb),
      ),
      ...ofApplications("add", "File"),
      ...ofApplications("remove", "File"),
    ],
  },
  "application/incomplete": {
    status: 400,
    meaning: "Something is missing; `issues` has all of it.",
    calls: ofApplications("submit"),
  },
  "application/project-not-own": {
    status: 400,
    meaning: "A project of the application is not one of the applicant's.",
    calls: ["create", "save", "submit"].flatMap((verb) => ofApplications(verb)),
  },
  "application/was-submitted": {
    status: 409,
    meaning: "What was submitted is kept: withdraw it.",
    calls: ofApplications("remove"),
  },
  "application/renewed-already": {
    status: 409,
    meaning: "Its recertification exists.",
    calls: ofApplications("recertify"),
  },
  "application/too-many-files": {
    status: 409,
    meaning: "There is no room for a file.",
    calls: ADDING_APPLICATION_FILES,
  },
  "application/too-many-comments": {
    status: 409,
    meaning: "There is no room for a comment.",
    calls: ofApplications("commentOn"),
  },
};
