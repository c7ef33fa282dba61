import { NoteType } from "@epb/engine";
import * as z from "zod/mini";
import { ProjectAction } from "../projects/project-permissions.js";
import { fileNameSchema, idSchema, instantSchema, memberSchema, optionalComment } from "../schemas/fields.js";
import { list, strictObject } from "../schemas/readonly-types.js";
import { type Bytes, call } from "./call.js";
import type { CallGroup } from "./call-group.js";
import { projectPathSchema } from "./project-calls.js";

/** @spec C §3 "files: id" */
export type PresentedFile = z.infer<typeof fileSchema>;
const fileSchema = strictObject({
  id: idSchema,
  fileName: z.string(),
  userId: idSchema,
  /** Of who added it. */
  userName: z.string(),
  /** Bytes. */
  size: z.int(),
  notes: z.exactOptional(z.string()),
  uploadDate: instantSchema,
});

const ANY_FILE: Bytes = { kind: "bytes", contentTypes: ["application/octet-stream"] };

export const LIST_PROJECT_FILES = call({
  name: "listProjectFiles",
  method: "GET",
  path: "/api/project/{id}/files",
  summary: "Files of the project.",
  policy: { kind: "project", action: ProjectAction.View },
  params: projectPathSchema,
  reply: list(fileSchema),
});

/** @spec C §3 "files: id" */
export const ADD_PROJECT_FILE = call({
  name: "addProjectFile",
  method: "POST",
  path: "/api/project/{id}/files",
  summary: "Adds a file to the project, of up to 20 MB.",
  policy: { kind: "project", action: ProjectAction.KeepRecords },
  errors: ["too-many-tries", "file/name-taken", "file/too-many"],
  params: projectPathSchema,
  query: strictObject({ fileName: fileNameSchema, notes: z.exactOptional(optionalComment()) }),
  body: ANY_FILE,
  reply: fileSchema,
  status: 201,
});

const filePathSchema = strictObject({ id: idSchema, fileId: idSchema });

export const DOWNLOAD_PROJECT_FILE = call({
  name: "downloadProjectFile",
  method: "GET",
  path: "/api/project/{id}/files/{fileId}",
  summary: "One file of the project, as a download.",
  policy: { kind: "project", action: ProjectAction.View },
  params: filePathSchema,
  reply: ANY_FILE,
});

export const REMOVE_PROJECT_FILE = call({
  name: "removeProjectFile",
  method: "DELETE",
  path: "/api/project/{id}/files/{fileId}",
  summary: "Removes a file from the project, except the report of a submitted or approved M&V year.",
  policy: { kind: "project", action: ProjectAction.KeepRecords },
  errors: ["file/report-of-year"],
  params: filePathSchema,
});

/** @spec C §3 "project notes" */
export type PresentedNote = z.infer<typeof noteSchema>;
const noteSchema = strictObject({
  id: idSchema,
  noteType: memberSchema(NoteType),
  value: z.string(),
  /** Person and time of the last change; absent for a note that came with the data of the project. */
  by: z.exactOptional(strictObject({ id: idSchema, name: z.string() })),
  at: z.exactOptional(instantSchema),
});
const notesSchema = list(noteSchema);

export const LIST_PROJECT_NOTES = call({
  name: "listProjectNotes",
  method: "GET",
  path: "/api/project/{id}/notes",
  summary: "Notes of the project, at most one of each type.",
  policy: { kind: "project", action: ProjectAction.View },
  params: projectPathSchema,
  reply: notesSchema,
});

/** Notes are a list whose keys are their types. @spec P §5 "Lists keyed by fuel type, expense" */
const noteTypeInPath = z.pipe(
  z.enum(Object.values(NoteType).map(String) as [string, ...string[]], { error: "Invalid listKey" }),
  z.transform(Number),
);

export const WRITE_PROJECT_NOTE = call({
  name: "writeProjectNote",
  method: "PUT",
  path: "/api/project/{id}/notes/{noteType}",
  summary: "Saves the note of a type. A blank text removes the note.",
  policy: { kind: "project", action: ProjectAction.KeepRecords },
  params: strictObject({ id: idSchema, noteType: noteTypeInPath }),
  body: strictObject({ value: optionalComment() }),
  reply: notesSchema,
});

export const PROJECT_RECORD_CALLS: CallGroup = {
  area: "Projects",
  calls: [
    LIST_PROJECT_FILES,
    ADD_PROJECT_FILE,
    DOWNLOAD_PROJECT_FILE,
    REMOVE_PROJECT_FILE,
    LIST_PROJECT_NOTES,
    WRITE_PROJECT_NOTE,
  ],
};
