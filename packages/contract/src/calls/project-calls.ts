import * as z from "zod/mini";
import { GroupPermission } from "../accounts/group-permissions.js";
import { LIMITS } from "../limits.js";
import { ProjectAction } from "../projects/project-permissions.js";
import { idSchema } from "../schemas/fields.js";
import { newProjectFormSchema, projectNameSchema } from "../schemas/new-project.js";
import {
  projectListExportSchema,
  projectListFilterSchema,
  projectListQuerySchema,
  projectListRowSchema,
  projectListSummarySchema,
} from "../schemas/project-list.js";
import {
  createdProjectSchema,
  newProjectPartsSchema,
  projectChangesSchema,
  projectJsonReplySchema,
} from "../schemas/projects.js";
import { list, strictObject } from "../schemas/readonly-types.js";
import { call } from "./call.js";
import type { CallGroup } from "./call-group.js";
import { XLSX } from "./content-types.js";

/** The path of one project. */
export type ProjectPath = z.infer<typeof projectPathSchema>;
export const projectPathSchema = strictObject({ id: idSchema });

/** @spec C §7 "GET", "api/project/list", "the project list" */
export const LIST_PROJECTS = call({
  name: "listProjects",
  method: "GET",
  path: "/api/project/list",
  summary:
    "Projects that the account can see, in pages. The header Next-Cursor has the cursor of the next page; absent on the last page.",
  policy: { kind: "user" },
  errors: ["list/cursor-invalid"],
  query: projectListQuerySchema,
  reply: list(projectListRowSchema),
  replyHeaders: ["Next-Cursor"],
});

/** Totals and counts of the list. Ours. */
export const SUMMARIZE_PROJECT_LIST = call({
  name: "summarizeProjectList",
  method: "GET",
  path: "/api/project/list/summary",
  summary: "Totals of the projects of a list, with its filters, and counts of all projects that the account can see.",
  policy: { kind: "user" },
  query: projectListFilterSchema,
  reply: projectListSummarySchema,
});

/** List as a table for download, with all its columns. Ours. */
export const EXPORT_PROJECT_LIST = call({
  name: "exportProjectList",
  method: "GET",
  path: "/api/project/list/file",
  summary: "All projects of a list, with its filters and its sort order, as CSV or a workbook.",
  policy: { kind: "user" },
  errors: ["list/cursor-invalid"],
  query: projectListExportSchema,
  reply: { kind: "bytes", contentTypes: [XLSX, "text/csv"] },
});

/** A new project: its parts, or the new-project form. */
export const createdProjectBodySchema = z.union([newProjectPartsSchema, newProjectFormSchema]);

/**
 * @spec C §7 "POST", "api/project", "for an express creation: _name"; P §5 "New Project form"; P §7 "Create-project call", "reply must contain an id"
 */
export const CREATE_PROJECT = call({
  name: "createProject",
  method: "POST",
  path: "/api/project",
  summary: "Creates a project from its parts or from the new-project form, whose field names begin with an underscore.",
  policy: { kind: "group", permissions: [GroupPermission.CreateProjects] },
  errors: [
    "too-many-tries",
    "project/name-taken",
    "project/data-invalid",
    "calculation/failed",
    "access/role-exists",
    "access/role-not-possible",
    "engine/*",
  ],
  body: createdProjectBodySchema,
  bodyLimitBytes: LIMITS.projectBodyBytes,
  reply: createdProjectSchema,
  status: 201,
  replyHeaders: ["ETag"],
});

/**
 * @spec C §7 "whether a project name exists"; P §7 "Project-name-exists check", "project name against the list"; P §5
 * "Project name uniqueness ignores case"
 */
export const PROJECT_NAME_EXISTS = call({
  name: "projectNameExists",
  method: "GET",
  path: "/api/project/name-exists/{name}",
  summary: "Tells if a project has this name. Case and surrounding spaces are ignored.",
  policy: { kind: "group", permissions: [GroupPermission.CreateProjects] },
  params: strictObject({ name: projectNameSchema }),
  reply: strictObject({ exists: z.boolean() }),
});

/** @spec C §7 "GET", "api/project/{id}", "loads the project" */
export const GET_PROJECT = call({
  name: "getProject",
  method: "GET",
  path: "/api/project/{id}",
  summary: "Complete project. The header ETag has its revision.",
  policy: { kind: "project", action: ProjectAction.View },
  params: projectPathSchema,
  reply: projectJsonReplySchema,
  replyHeaders: ["ETag"],
});

/** @spec C §7 "PUT", "api/project", "changed parts, with the project record", "response rebuilds the project" */
export const SAVE_PROJECT = call({
  name: "saveProject",
  method: "PUT",
  path: "/api/project",
  summary:
    "Saves the changed parts and returns the saved project. With a revision, in the body or as If-Match, an outdated change is refused (409).",
  policy: { kind: "project", action: ProjectAction.Edit, idIn: "body" },
  errors: [
    "not-found",
    "too-many-tries",
    "project/name-taken",
    "project/data-invalid",
    "project/not-settable",
    "calculation/failed",
    "input/if-match",
    "engine/*",
  ],
  body: projectChangesSchema,
  bodyLimitBytes: LIMITS.projectBodyBytes,
  reply: projectJsonReplySchema,
  replyHeaders: ["ETag"],
});

/** @spec C §7 "DELETE", "api/project/{id}", "deletes; then the user is refreshed" */
export const DELETE_PROJECT = call({
  name: "deleteProject",
  method: "DELETE",
  path: "/api/project/{id}",
  summary: "Deletes the project.",
  policy: { kind: "project", action: ProjectAction.Delete },
  params: projectPathSchema,
});

export const PROJECT_CALLS: CallGroup = {
  area: "Projects",
  calls: [
    LIST_PROJECTS,
    SUMMARIZE_PROJECT_LIST,
    EXPORT_PROJECT_LIST,
    CREATE_PROJECT,
    PROJECT_NAME_EXISTS,
    GET_PROJECT,
    SAVE_PROJECT,
    DELETE_PROJECT,
  ],
};
