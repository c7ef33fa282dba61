import * as z from "zod/mini";
import { GroupPermission } from "../accounts/group-permissions.js";
import { booleanInQuery, fileNameSchema, idSchema } from "../schemas/fields.js";
import { strictObject } from "../schemas/readonly-types.js";
import {
  sectionsInQuery,
  type UploadedProject,
  type UploadPreview,
  uploadedProjectSchema,
  uploadPreviewSchema,
} from "../schemas/uploads.js";
import { type Bytes, type Call, call } from "./call.js";
import type { CallGroup } from "./call-group.js";
import { ODS, XLS, XLSX } from "./content-types.js";

const WORKBOOK: Bytes = {
  kind: "bytes",
  contentTypes: [XLSX, ODS, XLS, "text/csv", "application/octet-stream"],
};

/** Inputs of an upload, except the workbook. */
export type UploadQuery = z.infer<typeof uploadQuerySchema>;
const uploadQuerySchema = strictObject({
  fileName: fileNameSchema,
  /** The project that takes the data of the workbook; without it the workbook becomes a new project. */
  projectId: z.exactOptional(idSchema),
  /** Answers what the upload would do, and writes nothing. */
  preview: z.exactOptional(booleanInQuery),
  /** Sections to take from the workbook; all of them without it. */
  sections: z.exactOptional(sectionsInQuery),
  /** The mapping profile for a workbook that is not made from a template; the one that matches without it. */
  profileId: z.exactOptional(idSchema),
});

/** @spec P §2 "Download a blank template"; C §4 "created with status Pending" */
export const UPLOAD_WORKBOOK = call({
  name: "uploadProject",
  method: "POST",
  path: "/api/project/upload",
  summary:
    "Uploads a workbook (.xlsx, .ods, .xls, .csv), made from a template or read with a mapping profile, as a new project or, with projectId, as the data of an existing project. Lists each finding with its sheet and cell. With preview=true, returns the changes without writing data. To replace the data of a project, send the ETag of the preview as If-Match.",
  policy: { kind: "group", permissions: [GroupPermission.CreateProjects] },
  errors: [
    "project/not-permitted",
    "project/not-now",
    "not-found",
    "stale",
    "too-many-tries",
    "project/name-taken",
    "project/data-invalid",
    "calculation/failed",
    "input/if-match",
    "engine/*",
    "upload/not-a-template",
    "upload/several-profiles",
    "file/too-many",
    "upload/other-edition",
    "upload/unconfirmed",
    "upload/unreadable",
    "upload/too-many",
    "upload/busy",
  ],
  query: uploadQuerySchema,
  body: WORKBOOK,
  // The second one with preview=true.
  reply: z.union([uploadedProjectSchema, uploadPreviewSchema]),
  replyHeaders: ["ETag"],
});

/** The upload without `preview`. */
export const UPLOAD_PROJECT: Call<{ query: UploadQuery; reply: UploadedProject }> =
  UPLOAD_WORKBOOK as Call as typeof UPLOAD_PROJECT;

/** The upload with `preview=true`: the same row of the table with its other reply. */
export const PREVIEW_UPLOAD: Call<{
  query: UploadQuery & { readonly preview: true };
  reply: UploadPreview;
}> = UPLOAD_WORKBOOK as Call as typeof PREVIEW_UPLOAD;

export const PROJECT_UPLOAD_CALLS: CallGroup = { area: "Projects", calls: [UPLOAD_WORKBOOK] };
