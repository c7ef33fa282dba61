import * as z from "zod/mini";
import { LIMITS } from "../limits.js";
import { ProjectAction } from "../projects/project-permissions.js";
import { activitySchema } from "../schemas/activity.js";
import { idSchema, numberInQuery, requiredComment } from "../schemas/fields.js";
import { attributionSchema, historySchema } from "../schemas/history.js";
import { projectStateSchema } from "../schemas/projects.js";
import { strictObject } from "../schemas/readonly-types.js";
import { pathSchema } from "../schemas/reports.js";
import { call } from "./call.js";
import type { CallGroup } from "./call-group.js";
import { projectPathSchema } from "./project-calls.js";

const viewing = { kind: "project", action: ProjectAction.View } as const;

const pageQuery = strictObject({
  limit: z.exactOptional(numberInQuery(1, LIMITS.pageSize.max)),
  /** `next` of the previous reply. */
  cursor: z.exactOptional(z.string().check(z.maxLength(2000))),
});

export const GET_HISTORY = call({
  name: "getHistory",
  method: "GET",
  path: "/api/project/{id}/history",
  summary: "History of the project: changes with person and time, and recalculations by newer engines, newest first.",
  policy: viewing,
  errors: ["input/cursor"],
  params: projectPathSchema,
  query: pageQuery,
  reply: historySchema,
});

export const GET_ACTIVITY = call({
  name: "getActivity",
  method: "GET",
  path: "/api/project/{id}/activity",
  summary:
    "Steps of the project, newest first: data entry, uploads, submission, return, approval, access, files, notes, and M&V years, with comments and reasons.",
  policy: viewing,
  errors: ["input/cursor"],
  params: projectPathSchema,
  query: pageQuery,
  reply: activitySchema,
});

const MOST_REVISIONS = 999_999_999;
const revisionPath = strictObject({ id: idSchema, revision: numberInQuery(1, MOST_REVISIONS) });

export const GET_ATTRIBUTION = call({
  name: "getAttribution",
  method: "GET",
  path: "/api/project/{id}/history/{revision}/attribution",
  summary:
    "Causes of changed figures between an earlier revision (default: the previous one) and this revision: each change with its contribution, and effects of newer engines.",
  policy: viewing,
  errors: ["engine/*", "history/first", "history/order"],
  params: revisionPath,
  query: strictObject({
    figure: z.exactOptional(pathSchema),
    from: z.exactOptional(numberInQuery(1, MOST_REVISIONS)),
  }),
  reply: attributionSchema,
});

/** Inputs of a restoration. */
export type Restoration = z.infer<typeof restorationSchema>;
const restorationSchema = strictObject({
  reason: requiredComment("Enter why you restore this revision."),
  /**
   * Revision of the project that was read; without it, the last save wins. The header `If-Match` has the same effect.
   */
  revision: z.exactOptional(z.int().check(z.gte(1))),
});

/** The inputs of an earlier revision become a new revision; nothing of the history goes. Ours. */
export const RESTORE_REVISION = call({
  name: "restoreRevision",
  method: "POST",
  path: "/api/project/{id}/history/{revision}/restore",
  summary:
    "Restores the inputs of an earlier revision as a new revision with a reason. Name, status, notes, files, and M&V years do not change.",
  policy: { kind: "project", action: ProjectAction.Edit },
  errors: [
    "project/name-taken",
    "project/data-invalid",
    "calculation/failed",
    "input/if-match",
    "engine/*",
    "history/present",
    "history/not-restorable",
  ],
  params: revisionPath,
  body: restorationSchema,
  reply: projectStateSchema,
  replyHeaders: ["ETag"],
});

export const HISTORY_CALLS: CallGroup = {
  area: "Projects",
  calls: [GET_ACTIVITY, GET_HISTORY, GET_ATTRIBUTION, RESTORE_REVISION],
};
