import { ACCEPT_INVITATION, LIST_INVITATIONS } from "../calls/invitation-calls.js";
import {
  GET_PROJECT_ACCESS,
  GRANT_PROJECT_ACCESS,
  REMOVE_PROJECT_ACCESS,
  RESEND_INVITATION,
} from "../calls/project-access-calls.js";
import {
  APPROVE_PROJECT,
  GET_PROJECT_STATE,
  LIST_APPROVALS,
  REOPEN_PROJECT,
  RETURN_PROJECT,
  SUBMIT_PROJECT,
} from "../calls/project-approval-calls.js";
import { type Documentation, example } from "./call-documentation.js";
import { INSTANT, OTHER_ID, PROJECT_STATE, USER_ID } from "./example-values.js";

const SUBMITTED = {
  ...PROJECT_STATE,
  approval: 2,
  allowedActions: ["view", "keepRecords"],
  nextStep: { text: "Waiting for the customer to approve or return the project." },
} as const;

const APPROVED = {
  ...PROJECT_STATE,
  status: "Approved",
  approval: 3,
  hasBeenApproved: true,
  userRole: 1,
  allowedActions: ["view", "reopen", "manageAccess", "keepRecords", "approveMeasurement"],
  nextStep: { action: "reopen", text: "The project is approved. Reopen it to change its data." },
} as const;

const ACCESS = {
  members: [
    {
      userId: USER_ID,
      email: "ada@bright.example.org",
      firstName: "Ada",
      lastName: "Lovelace",
      organization: "Bright Energy",
      roleId: 2,
      status: 3,
    },
  ],
  invitations: [
    {
      id: OTHER_ID,
      email: "lee@harlan.example.org",
      roleId: 3,
      invitedAt: INSTANT,
      link: "https://epb.example.org/account-request",
    },
  ],
} as const;

const INVITATIONS = [{ id: OTHER_ID, projectName: "Town hall", roleId: 2, invitedAt: INSTANT }] as const;

const APPROVAL = {
  id: OTHER_ID,
  revision: 8,
  at: INSTANT,
  by: { id: USER_ID, name: "Lee Harlan" },
  statement: "I approve revision 7 of Town hall for Example District.",
  reasons: [
    {
      error: "EPB-CAP-001 financing.awardDate",
      code: "EPB-CAP-001",
      message: "Missing award date.",
      reason: "The award follows in May.",
    },
  ],
  engineVersion: "1.3.0",
} as const;

/** Approval of a project, and who has a role on it. */
export const PROJECT_PROGRESS_DOCUMENTATION: Documentation = {
  examples: [
    example(LIST_APPROVALS, { reply: [APPROVAL], replyName: "ProjectApprovals" }),
    example(GET_PROJECT_STATE, { reply: PROJECT_STATE, replyName: "ProjectState" }),
    example(SUBMIT_PROJECT, { reply: SUBMITTED }),
    example(RETURN_PROJECT, {
      body: { reason: "Add the escalation of natural gas." },
      reply: { ...PROJECT_STATE, userRole: 1, returnReason: "Add the escalation of natural gas." },
    }),
    example(APPROVE_PROJECT, {
      body: { revision: 7, reasons: [{ error: APPROVAL.reasons[0].error, reason: APPROVAL.reasons[0].reason }] },
      reply: APPROVED,
    }),
    example(REOPEN_PROJECT, {
      body: { reason: "The utility changed its rates." },
      reply: { ...PROJECT_STATE, hasBeenApproved: true },
    }),
    example(GET_PROJECT_ACCESS, { reply: ACCESS, replyName: "ProjectAccess" }),
    example(GRANT_PROJECT_ACCESS, { body: { email: "lee@harlan.example.org", roleId: 3 }, reply: ACCESS }),
    example(REMOVE_PROJECT_ACCESS, { reply: { ...ACCESS, invitations: [] } }),
    example(RESEND_INVITATION, { reply: ACCESS }),
    example(LIST_INVITATIONS, { reply: INVITATIONS }),
    example(ACCEPT_INVITATION, { reply: [] }),
  ],
  words: {
    "ProjectState.openFindings":
      "Findings of the uploaded workbook that are neither corrected nor accepted; absent where there are none.",
    "ApproveProjectBody.revision": "The revision that was reviewed.",
    "ApproveProjectBody.reasons": "Why the project is approved with its open errors, one reason for each error.",
    "ApproveProjectBody.reasons.error":
      "Names the error: code and input of an issue with a space between, or the id of a finding of the uploaded workbook.",
    "ProjectApprovals.reasons": "Open errors of the approved revision, each with the reason that was given.",
    "ProjectApprovals.reasons.error": "Names the error as the approval did.",
    "ProjectApprovals.statement": "What the person has signed.",
    approval: "Where it stands on its way: 1 open for data entry, 2 submitted, 3 approved.",
    needsRecalculation: "Whether its figures are older than its data.",
    errors: "How many errors the last calculation met. The issues of the project have them.",
    warnings: "How many warnings the last calculation met.",
    allowedActions: "What one may do with it now.",
    returnReason: "Why the customer returned it last. Absent once it is approved.",
    missingCustomer:
      "Says that no customer could approve the project yet, and what to do. Until then it cannot be submitted.",
    nextStep: "What is to be done next, and by whom.",
    "nextStep.action": "What, where it is for the reader to do; absent where somebody else has to.",
    "nextStep.text": "In words.",
    unusableInputs: "Inputs that cannot be used, where figures are withheld because of them.",
    "unusableInputs.inputs": "The first of them.",
    "unusableInputs.inputCount": "How many there are.",
    reason: "What is to be changed.",
    members: "Who has a role.",
    "members.status": "Where the project stands: 1 open for data entry, 2 submitted, 3 approved.",
    invitations: "Who gets a role once they have an account, or accept it.",
    invitedAt: "When, an ISO 8601 instant.",
    "invitations.link": "The link of the message: where the person requests an account, or accepts the role.",
    memberId: "The userId of a member, or the id of an invitation.",
  },
};
