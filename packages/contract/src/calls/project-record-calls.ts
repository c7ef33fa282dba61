import { NoteType } from "@epb/engine";
import * as z from "zod/mini";
import { ProjectAction } from "../projects/project-permissions.js";
import { fileNameSchema, idSchema, instantSchema, memberSchema, optionalComment } from "../schemas/fields.js";
import type { Bytes, Call } from "./call.js";
import type { CallGroup } from "./call-group.js";
import { type ProjectPath, projectPathSchema } from "./project-calls.js";

/** @spec C §3 "files: id" */
export interface PresentedFile {
  readonly id: string;
  readonly fileName: string;
  readonly userId: string;
  /** Of who added it. */
  readonly userName: string;
  /** Bytes. */
  readonly size: number;
  readonly notes?: string;
  readonly uploadDate: string;
}

const fileSchema: z.ZodMiniType<PresentedFile> = z.strictObject({
  id: idSchema,
  fileName: z.string(),
  userId: idSchema,
  userName: z.string(),
  size: z.int(),
  notes: z.exactOptional(z.string()),
  uploadDate: instantSchema,
});

const ANY_FILE: Bytes = { kind: "bytes", contentTypes: ["application/octet-stream"] };

export const LIST_PROJECT_FILES: Call<{ params: ProjectPath; reply: readonly PresentedFile[] }> = {
  name: "listProjectFiles",
  method: "GET",
  path: "/api/project/{id}/files",
  summary: "Files of the project.",
  policy: { kind: "project", action: ProjectAction.View },
  params: projectPathSchema,
  reply: z.readonly(z.array(fileSchema)),
};

/** @spec C §3 "files: id" */
export const ADD_PROJECT_FILE: Call<{
  params: ProjectPath;
  query: { readonly fileName: string; readonly notes?: string };
  body: Bytes;
  reply: PresentedFile;
}> = {
  name: "addProjectFile",
  method: "POST",
  path: "/api/project/{id}/files",
  summary: "Adds a file to the project, of up to 20 MB.",
  policy: { kind: "project", action: ProjectAction.KeepRecords },
  errors: ["too-many-tries", "file/name-taken", "file/too-many"],
  params: projectPathSchema,
  query: z.strictObject({ fileName: fileNameSchema, notes: z.exactOptional(optionalComment()) }),
  body: ANY_FILE,
  reply: fileSchema,
  status: 201,
};

const filePathSchema = z.strictObject({ id: idSchema, fileId: idSchema });
type FilePath = ProjectPath & { readonly fileId: string };

export const DOWNLOAD_PROJECT_FILE: Call<{ params: FilePath; reply: Bytes }> = {
  name: "downloadProjectFile",
  method: "GET",
  path: "/api/project/{id}/files/{fileId}",
  summary: "One file of the project, as a download.",
  policy: { kind: "project", action: ProjectAction.View },
  params: filePathSchema,
  reply: ANY_FILE,
};

export const REMOVE_PROJECT_FILE: Call<{ params: FilePath }> = {
  name: "removeProjectFile",
  method: "DELETE",
  path: "/api/project/{id}/files/{fileId}",
  summary: "Removes a file from the project.",
  policy: { kind: "project", action: ProjectAction.KeepRecords },
  params: filePathSchema,
};

/** @spec C §3 "project notes" */
export interface PresentedNote {
  readonly id: string;
  readonly noteType: NoteType;
  readonly value: string;
}

const notesSchema: z.ZodMiniType<readonly PresentedNote[]> = z.readonly(
  z.array(z.strictObject({ id: idSchema, noteType: memberSchema(NoteType), value: z.string() })),
);

export const LIST_PROJECT_NOTES: Call<{ params: ProjectPath; reply: readonly PresentedNote[] }> = {
  name: "listProjectNotes",
  method: "GET",
  path: "/api/project/{id}/notes",
  summary: "Notes of the project, at most one of each type.",
  policy: { kind: "project", action: ProjectAction.View },
  params: projectPathSchema,
  reply: notesSchema,
};

/** Notes are a list whose keys are their types. @spec P §5 "Lists keyed by fuel type, expense" */
const noteTypeInPath = z.pipe(
  z.enum(Object.values(NoteType).map(String) as [string, ...string[]], { error: "Invalid listKey" }),
  z.transform(Number),
);

export const WRITE_PROJECT_NOTE: Call<{
  params: { readonly id: string; readonly noteType: number };
  body: { readonly value: string };
  reply: readonly PresentedNote[];
}> = {
  name: "writeProjectNote",
  method: "PUT",
  path: "/api/project/{id}/notes/{noteType}",
  summary: "Saves the note of a type. A blank text removes the note.",
  policy: { kind: "project", action: ProjectAction.KeepRecords },
  params: z.strictObject({ id: idSchema, noteType: noteTypeInPath }) as z.ZodMiniType<{
    readonly id: string;
    readonly noteType: number;
  }>,
  body: z.strictObject({ value: optionalComment() }),
  reply: notesSchema,
};

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
