import { ProjectAction } from "../projects/project-permissions.js";
import { approvalRequestSchema, approvalsSchema } from "../schemas/approvals.js";
import { requiredComment } from "../schemas/fields.js";
import { projectStateSchema } from "../schemas/projects.js";
import { strictObject } from "../schemas/readonly-types.js";
import { call } from "./call.js";
import type { CallGroup } from "./call-group.js";
import { projectPathSchema } from "./project-calls.js";

/** @spec C §4 "A 'needs recalculation' flag"; P §1 "Project status in plain terms" */
export const GET_PROJECT_STATE = call({
  name: "getProjectState",
  method: "GET",
  path: "/api/project/{id}/status",
  summary: "Status of the project, its revision, and the actions that the account can take now.",
  policy: { kind: "project", action: ProjectAction.View },
  params: projectPathSchema,
  reply: projectStateSchema,
});

/** @spec P §1 "ESCO (enters, submits and edits data)" */
export const SUBMIT_PROJECT = call({
  name: "submitProject",
  method: "POST",
  path: "/api/project/{id}/submit",
  summary:
    "Submits the project to the customer, who gets an email. The data of the project is then read-only. Refused (409) if no customer can approve the project.",
  policy: { kind: "project", action: ProjectAction.Submit },
  errors: ["calculation/failed", "project/no-customer"],
  params: projectPathSchema,
  reply: projectStateSchema,
});

/** Return of a submission, with the changes needed. */
export const RETURN_PROJECT = call({
  name: "returnProject",
  method: "POST",
  path: "/api/project/{id}/return",
  summary: "Returns a submitted project to the ESCO, which gets an email with the reason.",
  policy: { kind: "project", action: ProjectAction.Return },
  params: projectPathSchema,
  body: strictObject({ reason: requiredComment("Enter the changes needed.") }),
  reply: projectStateSchema,
});

/** @spec P §1 "then Approved (customer has signed off)" */
export const APPROVE_PROJECT = call({
  name: "approveProject",
  method: "POST",
  path: "/api/project/{id}/approve",
  summary:
    "Approves a submitted revision for the customer. The project is then read-only, and the approved revision is kept. Each open error needs a reason; otherwise the reply is 409 with the errors.",
  policy: { kind: "project", action: ProjectAction.Approve },
  errors: ["calculation/failed", "stale", "project/reasons-missing"],
  params: projectPathSchema,
  body: approvalRequestSchema,
  reply: projectStateSchema,
});

/** Approvals, newest first. */
export const LIST_APPROVALS = call({
  name: "listApprovals",
  method: "GET",
  path: "/api/project/{id}/approvals",
  summary: "Approvals of the project, newest first: person, revision, statement, and reasons for open errors.",
  policy: { kind: "project", action: ProjectAction.View },
  params: projectPathSchema,
  reply: approvalsSchema,
});

/** Opens an approved project for entering data again. */
export const REOPEN_PROJECT = call({
  name: "reopenProject",
  method: "POST",
  path: "/api/project/{id}/reopen",
  summary:
    "Reopens an approved project for data entry with a reason. The ESCO gets an email with the reason. The server keeps the earlier approval.",
  policy: { kind: "project", action: ProjectAction.Reopen },
  params: projectPathSchema,
  body: strictObject({ reason: requiredComment("Enter why you reopen the project.") }),
  reply: projectStateSchema,
});

export const PROJECT_APPROVAL_CALLS: CallGroup = {
  area: "Projects",
  calls: [GET_PROJECT_STATE, SUBMIT_PROJECT, RETURN_PROJECT, APPROVE_PROJECT, LIST_APPROVALS, REOPEN_PROJECT],
};
