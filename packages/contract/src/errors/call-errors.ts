/** Errors of accounts, projects, reports, and of calls of any kind. */
export const CALL_ERRORS = {
  // ── Any call, by what it takes and who may make it
  "input/invalid": {
    status: 400,
    meaning: "A part of the path, the query or the body is not as described; `issues` names each.",
  },
  "body/malformed": { status: 400, meaning: "The body is not well-formed JSON." },
  "body/nested-too-deep": { status: 400, meaning: "The body nests too many levels." },
  "body/too-many-values": { status: 400, meaning: "The body has more values than what is taken." },
  "body/text-too-long": { status: 400, meaning: "The body has a text that is longer than what is taken." },
  "body/duplicate-name": { status: 400, meaning: "An object in the body has the same name twice." },
  "request/malformed": { status: 400, meaning: "The address cannot be decoded." },
  "request/ambiguous": { status: 400, meaning: "The request has two Host headers, or is not HTTP 1.0 or 1.1." },
  "request/aborted": { status: 400, meaning: "The request ended before all of its body had arrived." },
  "session/none": {
    status: 401,
    meaning: "Nobody is logged in, or the session has ended. Refresh the token, or log in.",
  },
  "user/not-ready": {
    status: 403,
    meaning: "Something is still to be done before the account can be used: `statusId` of the current user says what.",
  },
  "not-permitted": { status: 403, meaning: "The group of the account does not have the permission." },
  "project/not-permitted": { status: 403, meaning: "The role on the project does not include this." },
  "project/not-now": {
    status: 409,
    meaning: "The project is not at the point for this: it has been submitted or approved, or it has not.",
  },
  "not-found": { status: 404, meaning: "It does not exist, or the account may not know of it." },
  stale: {
    status: 409,
    meaning: "It was changed meanwhile, and nothing was saved. `revision` is the present one: load it again.",
  },
  "already-exists": { status: 409, meaning: "Somebody has just made one with the same name." },
  "body/too-large": { status: 413, meaning: "The body is larger than what is taken." },
  "upload/too-large": { status: 413, meaning: "The file is larger than what is taken." },
  "body/not-json": { status: 415, meaning: "The body is not sent as application/json." },
  "body/too-many": {
    status: 429,
    meaning:
      "Other large bodies of the account are being worked on, or checking bodies of the account or the address has taken too much time. The header Retry-After says for how many seconds to wait.",
  },
  "body/busy": {
    status: 503,
    meaning:
      "Many large bodies are being worked on, or the check of this one was interrupted. The header Retry-After says for how many seconds to wait.",
  },
  internal: {
    status: 500,
    meaning: "Something of ours went wrong. `reference` stands in the log of the server as well.",
  },
  "store/unavailable": {
    status: 503,
    meaning:
      "The disk is full, or the database away. The header Retry-After says for how many seconds to wait; look then whether the change is there.",
  },

  // ── Sessions and passwords
  "too-many-tries": {
    status: 429,
    meaning: "There were too many tries. The header Retry-After says for how many seconds to wait.",
  },
  busy: {
    status: 503,
    meaning: "Too many passwords are being checked at this moment. Try again after Retry-After seconds.",
  },
  "session/bad-credentials": { status: 401, meaning: "Email and password do not belong together." },
  "session/timed-out": { status: 401, meaning: "The session has ended: log in." },
  "user/not-verified": {
    status: 403,
    meaning: "The account is to be verified first.",
  },
  "user/view-not-available": { status: 400, meaning: "The account is for ePX only." },
  "verification/use-app": {
    status: 409,
    meaning: "The code comes from the authenticator app.",
  },
  "verification/not-needed": { status: 409, meaning: "The account is verified." },
  "verification/code-expired": {
    status: 400,
    meaning: "The code no longer holds: request another.",
  },
  "verification/wrong-code": {
    status: 400,
    meaning: "The code is wrong.",
  },
  "password/wrong": {
    status: 400,
    meaning: "The password is wrong.",
  },
  "password-reset/invalid-link": {
    status: 400,
    meaning: "The link was used, or no longer holds.",
  },
  "second-factor/set-up": {
    status: 409,
    meaning: "An authenticator app is set up.",
  },
  "second-factor/not-started": { status: 409, meaning: "Setting up was not begun." },
  "second-factor/none": { status: 409, meaning: "No authenticator app is set up." },

  // ── Accounts
  "account/email-exists": {
    status: 409,
    meaning: "There is an account with this email address.",
  },
  "account-request/closed": { status: 409, meaning: "The request is closed." },
  "account-request/no-address": {
    status: 400,
    meaning: "The request has no secondary email address.",
  },
  "user/not-invited": { status: 409, meaning: "The account has a password, or is closed." },
  "user/last-administrator": { status: 409, meaning: "One administrator has to stay." },

  // ── Projects
  "project/name-taken": { status: 409, meaning: "Another project has this name." },
  "project/data-invalid": {
    status: 400,
    meaning: "The parts are not a project; `issues` names every field.",
  },
  "project/reasons-missing": {
    status: 409,
    meaning: "The project has open errors without a reason for approving it all the same; `issues` lists them.",
  },
  "project/no-customer": {
    status: 409,
    meaning: "Nobody who has a role on the project could approve it: the message says what to do first.",
  },
  "project/not-settable": { status: 400, meaning: "A field is not for clients to set." },
  "calculation/failed": {
    status: 400,
    meaning: "The calculation met errors beside supplied values; `issues` has them.",
  },
  "input/if-match": {
    status: 400,
    meaning: "If-Match is no ETag of a project.",
  },
  "list/cursor-invalid": {
    status: 400,
    meaning: "The cursor is of no page of this list in this order.",
  },
  "access/role-exists": { status: 409, meaning: "The user has a role on the project." },
  "access/role-not-possible": {
    status: 400,
    meaning: "The group of the account cannot have the role.",
  },
  "access/last-initiator": {
    status: 409,
    meaning: "One project initiator has to stay.",
  },
  "finding/accepted": { status: 409, meaning: "The finding is already accepted." },
  "file/name-taken": { status: 409, meaning: "The project has a file of this name." },
  "file/too-many": { status: 409, meaning: "The project has as many files as it can have." },
  "mv/not-now": {
    status: 409,
    meaning: "The year is not at the point for this.",
  },

  // ── What is told of projects
  "engine/*": {
    status: 400,
    meaning:
      "The engine refuses it; the rest of the code says why: engine/figure/unknown is a path that no figure has.",
  },
  "what-if/refused": {
    status: 400,
    meaning: "The question cannot be asked of the project; `issues` says where.",
  },
  "input/cursor": { status: 400, meaning: "The cursor is of no page of this list." },
  "history/first": { status: 400, meaning: "There is no revision before the first." },
  "history/order": { status: 400, meaning: "from is not below the revision." },
  "history/present": {
    status: 400,
    meaning: "The project is at this revision: there is nothing to restore.",
  },
  "history/not-restorable": {
    status: 409,
    meaning: "The revision was written by a server that did not note its calculation type.",
  },
  "export/no-table": { status: 404, meaning: "The project has no such schedule." },
  "export/inputs-unusable": {
    status: 400,
    meaning:
      "Inputs cannot be used, so formulas would show wrong figures: correct the listed inputs, or export the results.",
  },
  "export/no-formulas": {
    status: 400,
    meaning: "An Override project has no formulas: export the results.",
  },
  "report/project-missing": {
    status: 400,
    meaning: "The report is about one project, which projectId has to name.",
  },
} as const;
