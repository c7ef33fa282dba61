import * as z from "zod/mini";
import { LIMITS } from "../limits.js";
import { ProjectAction } from "../projects/project-permissions.js";
import { type ActivityPage, activitySchema } from "../schemas/activity.js";
import { idSchema, numberInQuery, requiredComment } from "../schemas/fields.js";
import { type Attribution, attributionSchema, type HistoryPage, historySchema } from "../schemas/history.js";
import { type ProjectState, projectStateSchema } from "../schemas/projects.js";
import { pathSchema } from "../schemas/reports.js";
import type { Call } from "./call.js";
import type { CallGroup } from "./call-group.js";
import { type ProjectPath, projectPathSchema } from "./project-calls.js";

const viewing = { kind: "project", action: ProjectAction.View } as const;

export interface PageQuery {
  readonly limit?: number;
  /** Of the reply before: its `next`. */
  readonly cursor?: string;
}

const pageQuery = z.strictObject({
  limit: z.exactOptional(numberInQuery(1, LIMITS.pageSize.max)),
  cursor: z.exactOptional(z.string().check(z.maxLength(2000))),
}) as z.ZodMiniType<PageQuery>;

export const GET_HISTORY: Call<{ params: ProjectPath; query: PageQuery; reply: HistoryPage }> = {
  name: "getHistory",
  method: "GET",
  path: "/api/project/{id}/history",
  summary: "History of the project: changes with person and time, and recalculations by newer engines, newest first.",
  policy: viewing,
  errors: ["input/cursor"],
  params: projectPathSchema,
  query: pageQuery,
  reply: historySchema,
};

export const GET_ACTIVITY: Call<{ params: ProjectPath; query: PageQuery; reply: ActivityPage }> = {
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
};

const MOST_REVISIONS = 999_999_999;

export interface RevisionPath extends ProjectPath {
  readonly revision: number;
}

export const GET_ATTRIBUTION: Call<{
  params: RevisionPath;
  query: { readonly figure?: string; readonly from?: number };
  reply: Attribution;
}> = {
  name: "getAttribution",
  method: "GET",
  path: "/api/project/{id}/history/{revision}/attribution",
  summary:
    "Causes of changed figures between an earlier revision (default: the previous one) and this revision: each change with its contribution, and effects of newer engines.",
  policy: viewing,
  errors: ["engine/*", "history/first", "history/order"],
  params: z.strictObject({ id: idSchema, revision: numberInQuery(1, MOST_REVISIONS) }) as z.ZodMiniType<RevisionPath>,
  query: z.strictObject({
    figure: z.exactOptional(pathSchema),
    from: z.exactOptional(numberInQuery(1, MOST_REVISIONS)),
  }) as z.ZodMiniType<{ readonly figure?: string; readonly from?: number }>,
  reply: attributionSchema,
};

/** Inputs of a restoration. */
export interface Restoration {
  readonly reason: string;
  /** Of the project as it was opened; without one the last save wins. The header `If-Match` says the same. */
  readonly revision?: number;
}

/** The inputs of an earlier revision become a new revision; nothing of the history goes. Ours. */
export const RESTORE_REVISION: Call<{ params: RevisionPath; body: Restoration; reply: ProjectState }> = {
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
  params: z.strictObject({ id: idSchema, revision: numberInQuery(1, MOST_REVISIONS) }) as z.ZodMiniType<RevisionPath>,
  body: z.strictObject({
    reason: requiredComment("Enter why you restore this revision."),
    revision: z.exactOptional(z.int().check(z.gte(1))),
  }),
  reply: projectStateSchema,
  replyHeaders: ["ETag"],
};

export const HISTORY_CALLS: CallGroup = {
  area: "Projects",
  calls: [GET_ACTIVITY, GET_HISTORY, GET_ATTRIBUTION, RESTORE_REVISION],
};
