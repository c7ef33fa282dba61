import { ProjectAction } from "../projects/project-permissions.js";
import { idSchema, requiredComment } from "../schemas/fields.js";
import { keptFindingsSchema } from "../schemas/kept-findings.js";
import { strictObject } from "../schemas/readonly-types.js";
import { call } from "./call.js";
import type { CallGroup } from "./call-group.js";
import { projectPathSchema } from "./project-calls.js";

export const GET_KEPT_FINDINGS = call({
  name: "getKeptFindings",
  method: "GET",
  path: "/api/project/{id}/findings",
  summary:
    "Findings of the uploaded workbook: open findings, and findings accepted with a reason. A finding is corrected when its input changes. A new upload replaces the findings of the sections that it takes.",
  policy: { kind: "project", action: ProjectAction.View },
  params: projectPathSchema,
  reply: keptFindingsSchema,
});

export const ACCEPT_FINDING = call({
  name: "acceptFinding",
  method: "POST",
  path: "/api/project/{id}/findings/{findingId}/accept",
  summary:
    "Accepts a finding of the uploaded workbook without a correction. The reason appears in the activity, in reports, and in exports.",
  policy: { kind: "project", action: ProjectAction.Edit },
  errors: ["finding/accepted"],
  params: strictObject({ id: idSchema, findingId: idSchema }),
  body: strictObject({ reason: requiredComment("Enter why this finding can stay.") }),
  reply: keptFindingsSchema,
});

export const KEPT_FINDING_CALLS: CallGroup = { area: "Projects", calls: [GET_KEPT_FINDINGS, ACCEPT_FINDING] };
