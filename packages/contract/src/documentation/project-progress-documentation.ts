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
  stage: "submitted",
  allowedActions: ["view", "keepRecords"],
  nextStep: { text: "Waiting for the customer to approve or return the project." },
} as const;

const APPROVED = {
  ...PROJECT_STATE,
  status: "Approved",
  approval: 3,
  stage: "approved",
  hasBeenApproved: true,
  userRole: 1,
  allowedActions: ["view", "reopen", "manageAccess", "keepRecords", "approveMeasurement", "agreeToOffice"],
  nextStep: { action: "reopen", text: "The project is approved. Reopen it to change its data." },
} as const;

export const PROJECT_ACCESS = {
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
  organizations: [{ id: OTHER_ID, name: "Colorado Energy Office", kind: "programOffice", sharedAt: INSTANT }],
  offices: [],
} as const;

const INVITATIONS = [{ id: OTHER_ID, projectName: "Town hall", roleId: 2, invitedAt: INSTANT }] as const;

const APPROVAL = {
  id: OTHER_ID,
  revision: 7,
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
    example(GET_PROJECT_ACCESS, { reply: PROJECT_ACCESS, replyName: "ProjectAccess" }),
    example(GRANT_PROJECT_ACCESS, { body: { email: "lee@harlan.example.org", roleId: 3 }, reply: PROJECT_ACCESS }),
    example(REMOVE_PROJECT_ACCESS, { reply: { ...PROJECT_ACCESS, invitations: [] } }),
    example(RESEND_INVITATION, { reply: PROJECT_ACCESS }),
    example(LIST_INVITATIONS, { reply: INVITATIONS }),
    example(ACCEPT_INVITATION, { reply: [] }),
  ],
  words: {
    "ProjectState.openFindings":
      "Findings of the uploaded workbook that are neither corrected nor accepted; absent if there are no such findings.",
    "ApproveProjectBody.revision": "Revision that was reviewed.",
    "ApproveProjectBody.reasons": "Reasons for approving the project with its open errors, one for each error.",
    "ApproveProjectBody.reasons.error":
      "Key of the error: code and input of an issue, separated by a space, or the ID of a finding of the uploaded workbook.",
    "ProjectApprovals.reasons": "Open errors of the approved revision, each with its reason.",
    "ProjectApprovals.reasons.error": "Key of the error, as in the approval request.",
    "ProjectApprovals.statement": "Statement that the person signed.",
    approval: "Status: 1 in entry, returned, or reopened; 2 submitted; 3 approved.",
    needsRecalculation: "True if the figures are older than the data.",
    errors: "Number of errors in the last calculation. `GET /api/project/{id}/issues` lists the errors.",
    warnings: "Number of warnings in the last calculation.",
    allowedActions: "Actions that the account can take on the project now.",
    returnReason: "Last reason for a return by the customer. Absent once the project is approved.",
    missingCustomer:
      "Message that no customer can approve the project yet, with the next step. Until then, the project cannot be submitted.",
    nextStep: "Next step, and the party that takes it.",
    "nextStep.action": "Next action of the account; absent if another person must act.",
    "nextStep.text": "Next step, for people.",
    unusableInputs: "Inputs that cannot be used and because of which figures are withheld.",
    "unusableInputs.inputs": "First of these inputs.",
    "unusableInputs.inputCount": "Number of these inputs.",
    reason: "Changes needed.",
    members: "People who have a role.",
    "members.status": "Status of the access: 3 is granted.",
    invitations: "People who get a role once they have an account or accept the role.",
    invitedAt: "Time of the invitation, ISO 8601.",
    "invitations.link": "Link in the email, to request an account or to accept the role.",
    memberId: "userId of a member, or ID of an invitation.",
  },
};
