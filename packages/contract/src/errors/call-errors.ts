/** Errors of accounts, projects, reports, and of calls of any kind. */
export const CALL_ERRORS = {
  // ── Any call, by what it takes and who may make it
  "input/invalid": {
    status: 400,
    meaning: "A value in the path, the query, or the body does not match its description; `issues` lists each value.",
  },
  "body/malformed": { status: 400, meaning: "The body is not well-formed JSON." },
  "body/nested-too-deep": { status: 400, meaning: "The body has too many nested levels." },
  "body/too-many-values": { status: 400, meaning: "The body has more values than the limit." },
  "body/text-too-long": { status: 400, meaning: "The body has a text that is longer than the limit." },
  "body/duplicate-name": { status: 400, meaning: "An object in the body has the same name twice." },
  "request/malformed": { status: 400, meaning: "The address cannot be decoded." },
  "request/ambiguous": { status: 400, meaning: "The request has two Host headers, or is not HTTP 1.0 or 1.1." },
  "request/aborted": { status: 400, meaning: "The request ended before its body was complete." },
  "session/none": {
    status: 401,
    meaning: "The request has no active session. Refresh the token, or sign in.",
  },
  "user/not-ready": {
    status: 403,
    meaning: "The setup of the account is not complete: `statusId` of the current user shows the next step.",
  },
  "not-permitted": { status: 403, meaning: "The group of the account does not have the permission." },
  "project/not-permitted": { status: 403, meaning: "The role on the project does not allow this action." },
  "project/not-now": {
    status: 409,
    meaning: "The status of the project does not allow this action.",
  },
  "not-found": { status: 404, meaning: "The resource does not exist, or the account may not see it." },
  stale: {
    status: 409,
    meaning:
      "Another request changed the resource, and nothing was saved. `revision` is the current revision: load the resource again.",
  },
  "already-exists": { status: 409, meaning: "Another request has just created a resource with the same name." },
  "body/too-large": { status: 413, meaning: "The body is larger than the limit." },
  "upload/too-large": { status: 413, meaning: "The file is larger than the limit." },
  "body/not-json": { status: 415, meaning: "The content type of the body is not application/json." },
  "body/too-many": {
    status: 429,
    meaning:
      "The server is processing other large bodies of the account, or checks of bodies of the account or the address have used too much time. Try again after Retry-After seconds.",
  },
  "body/busy": {
    status: 503,
    meaning:
      "The server is processing many large bodies, or the check of this body was interrupted. Try again after Retry-After seconds.",
  },
  internal: {
    status: 500,
    meaning: "The server has a fault. The server log has an entry with the same `reference`.",
  },
  "store/unavailable": {
    status: 503,
    meaning:
      "The disk is full, or the database is unavailable. After Retry-After seconds, check if the change was saved.",
  },

  // ── Sessions and passwords
  "too-many-tries": {
    status: 429,
    meaning: "Too many tries. Try again after Retry-After seconds.",
  },
  busy: {
    status: 503,
    meaning: "The server is checking too many passwords. Try again after Retry-After seconds.",
  },
  "session/bad-credentials": { status: 401, meaning: "The email address or the password is wrong." },
  "session/timed-out": { status: 401, meaning: "The session has ended: sign in." },
  "user/not-verified": {
    status: 403,
    meaning: "The account is not verified yet.",
  },
  "user/view-not-available": { status: 400, meaning: "The account is for the other edition only." },
  "verification/use-app": {
    status: 409,
    meaning: "The account uses codes from the authenticator app, not from emails.",
  },
  "verification/not-needed": { status: 409, meaning: "The account is already verified." },
  "verification/code-expired": {
    status: 400,
    meaning: "The code has expired: request a new code.",
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
    meaning: "The link was used or has expired.",
  },
  "second-factor/set-up": {
    status: 409,
    meaning: "An authenticator app is already set up.",
  },
  "second-factor/not-started": { status: 409, meaning: "The setup of the authenticator app was not started." },
  "second-factor/none": { status: 409, meaning: "No authenticator app is set up." },

  // ── Accounts
  "account/email-exists": {
    status: 409,
    meaning: "An account already uses this email address.",
  },
  "account-request/closed": { status: 409, meaning: "The request is closed." },
  "account-request/no-address": {
    status: 400,
    meaning: "The request has no secondary email address.",
  },
  "user/not-invited": { status: 409, meaning: "The account has a password, or is deactivated." },
  "user/last-administrator": { status: 409, meaning: "This account is the last administrator." },

  // ── Projects
  "project/name-taken": { status: 409, meaning: "Another project has this name." },
  "project/data-invalid": {
    status: 400,
    meaning: "The parts are not a project; `issues` lists every field.",
  },
  "project/reasons-missing": {
    status: 409,
    meaning: "The project has open errors that need a reason for the approval; `issues` lists these errors.",
  },
  "project/no-customer": {
    status: 409,
    meaning: "No person with a role on the project can approve it. The message has the next step.",
  },
  "project/not-settable": { status: 400, meaning: "Clients cannot set one of the fields." },
  "calculation/failed": {
    status: 400,
    meaning: "The calculation has errors in a project with supplied values; `issues` lists the errors.",
  },
  "input/if-match": {
    status: 400,
    meaning: "If-Match is not an ETag of a project.",
  },
  "list/cursor-invalid": {
    status: 400,
    meaning: "The cursor belongs to another list or sort order.",
  },
  "access/role-exists": { status: 409, meaning: "The user already has a role on the project." },
  "access/role-not-possible": {
    status: 400,
    meaning: "Accounts of this group cannot have the role.",
  },
  "access/last-initiator": {
    status: 409,
    meaning: "This user is the last project initiator.",
  },
  "organization/name-taken": { status: 409, meaning: "Another organization has this name." },
  "organization/kind-fixed": { status: 409, meaning: "The kind of an organization cannot change." },
  "organization/no-account": { status: 409, meaning: "No account uses this email address." },
  "organization/member-exists": { status: 409, meaning: "The person is a member of the organization already." },
  "organization/too-many-members": { status: 409, meaning: "The organization has the maximum number of members." },
  "organization/not-members": {
    status: 409,
    meaning: "One of the two people is not a member of the organization.",
  },
  "profile/name-taken": { status: 409, meaning: "The organization already has a mapping profile with this name." },
  "profile/too-many": { status: 409, meaning: "The organization has the maximum number of mapping profiles." },
  "profile/too-many-versions": { status: 409, meaning: "The mapping profile has the maximum number of versions." },
  "finding/accepted": { status: 409, meaning: "The finding is already accepted." },
  "file/name-taken": { status: 409, meaning: "The project already has a file with this name." },
  "file/too-many": { status: 409, meaning: "The project has the maximum number of files." },
  "file/report-of-year": {
    status: 409,
    meaning: "The file is the report of a submitted or approved year of measurement and verification.",
  },
  "scenario/name-taken": { status: 409, meaning: "The project already has a scenario with this name." },
  "scenario/too-many": { status: 409, meaning: "The project has the maximum number of scenarios." },
  "mv/not-now": {
    status: 409,
    meaning: "The status of the year does not allow this action.",
  },
  "mv/incomplete": { status: 409, meaning: "The year has no verified savings, or no date of its report." },
  "mv/unknown-file": { status: 400, meaning: "The report is not a file of the project." },

  // ── Figures, history, exports, and reports of projects
  "engine/*": {
    status: 400,
    meaning:
      "The engine refuses the request. The rest of the code has the reason: engine/figure/unknown means that no figure has the path.",
  },
  "what-if/refused": {
    status: 400,
    meaning: "The what-if request does not fit the project; `issues` lists each problem.",
  },
  "input/cursor": { status: 400, meaning: "The cursor belongs to another list." },
  "history/first": { status: 400, meaning: "The first revision has no earlier revision." },
  "history/order": { status: 400, meaning: "`from` is not lower than the revision." },
  "history/present": {
    status: 400,
    meaning: "The project already has this revision.",
  },
  "history/not-restorable": {
    status: 409,
    meaning: "An older server wrote the revision without its calculation type.",
  },
  "export/no-table": { status: 404, meaning: "The project has no such schedule." },
  "export/inputs-unusable": {
    status: 400,
    meaning:
      "Some inputs cannot be used, so formulas would show wrong figures. Correct the listed inputs, or export the results.",
  },
  "export/no-formulas": {
    status: 400,
    meaning: "An Override project has no formulas: export the results.",
  },
  "report/project-missing": {
    status: 400,
    meaning: "The report needs a project: send projectId.",
  },
} as const;
