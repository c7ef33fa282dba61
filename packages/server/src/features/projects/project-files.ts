import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { type PresentedFile, ProjectAction } from "@epb/contract";
import { MeasurementStatus, type Project, type ProjectFile } from "@epb/engine";
import { ApiError, notFound } from "../../base/api-error.js";
import type { FileReply } from "../../base/file-reply.js";
import type { Upload } from "../../base/upload.js";
import type { Collection, Identified } from "../../store/collection.js";
import type { Transaction } from "../../store/store.js";
import type { SignedInUser } from "../accounts/signed-in-user.js";
import { userNames } from "../accounts/user-names.js";
import { changeRecords } from "./change-records.js";
import { loadProject } from "./load-project.js";
import type { ProjectServices } from "./project-services.js";
import type { WrittenProject } from "./write-project.js";

/** Storage key of a file's content. The project has all other details of the file. */
export interface FileContent extends Identified {
  readonly projectId: string;
  readonly sha256: string;
}

export const PROJECT_FILES: Collection<FileContent> = {
  name: "projectFiles",
  columns: {
    projectId: { type: "text", of: ({ projectId }) => projectId },
    sha256: { type: "text", of: ({ sha256 }) => sha256 },
  },
};

/** Files of one project. */
const MOST_FILES = 500;

interface NewFile {
  readonly fileName: string;
  readonly notes?: string;
  readonly upload: Upload;
}

/** Adds a file. @throws ApiError 409 if the project has a file of this name */
export async function addFile(
  id: string,
  { fileName, notes, upload }: NewFile,
  caller: SignedInUser,
  services: ProjectServices,
): Promise<{ readonly file: PresentedFile; readonly written: WrittenProject }> {
  const { store, now, random } = services;
  const { sha256, size } = await store.blobs.write(createReadStream(upload.path));
  const file: OwnFile = {
    id: random.uuid(),
    fileName,
    userId: caller.user.document.id,
    size,
    ...(notes !== undefined && notes !== "" && { notes }),
    uploadDate: now().toISOString(),
  };
  const written = await changeRecords(
    {
      id,
      permission: ProjectAction.KeepRecords,
      change: (project) => ({ ...project, files: withFile(project.files ?? [], file) }),
      write: { action: "project.file-added", step: { fileName } },
      also: async (transaction) => {
        await transaction.insert(PROJECT_FILES, { id: file.id, projectId: id, sha256 });
      },
    },
    caller,
    services,
  );
  const { firstName, lastName } = caller.user.document;
  return { file: { ...file, userName: `${firstName} ${lastName}` }, written };
}

function withFile(files: readonly ProjectFile[], file: ProjectFile): readonly ProjectFile[] {
  if (files.some(({ fileName }) => fileName === file.fileName)) {
    throw new ApiError(
      409,
      "file/name-taken",
      "The project has a file of this name. Remove it first, or rename yours.",
    );
  }
  requireRoom(files);
  return [...files, file];
}

/** @throws ApiError 409 */
export function requireRoom(files: readonly ProjectFile[]): void {
  if (files.length < MOST_FILES) return;
  throw new ApiError(409, "file/too-many", `A project can have ${MOST_FILES} files. Remove one that is not needed.`);
}

/**
 * The project without the file.
 *
 * @throws ApiError 404; 409 for the report of a submitted or approved year, which proves the savings of the year
 */
function withoutFile(project: Project, fileId: string): Project {
  const { fileName } = requireFile(project, fileId);
  const reported = project.mv?.years?.find((year) => year.reportFileId === fileId && SETTLED.includes(year.status));
  if (reported !== undefined) {
    const message = `The file is the report of M&V year ${reported.year}. The customer has to return the year first.`;
    throw new ApiError(409, "file/report-of-year", message);
  }
  return { ...project, files: (project.files ?? []).filter((file) => file.fileName !== fileName) };
}

const SETTLED: readonly MeasurementStatus[] = [MeasurementStatus.PreApproval, MeasurementStatus.Approved];

/** Removes a file from the project. @throws ApiError 404, 409 */
export function removeFile(
  id: string,
  fileId: string,
  caller: SignedInUser,
  services: ProjectServices,
): Promise<WrittenProject> {
  return changeRecords(
    {
      id,
      permission: ProjectAction.KeepRecords,
      change: (project) => withoutFile(project, fileId),
      write: ({ content }) => ({
        action: "project.file-removed",
        step: { fileName: requireFile(content.project, fileId).fileName },
      }),
      also: async (transaction) => {
        const stored = await transaction.get(PROJECT_FILES, fileId);
        if (stored !== undefined) await transaction.remove(PROJECT_FILES, fileId, stored.revision);
      },
    },
    caller,
    services,
  );
}

/** Deletes the records of a project's files; the cleanup job deletes unused contents later. */
export async function removeFilesOf(projectId: string, transaction: Transaction): Promise<void> {
  const { items } = await transaction.find(PROJECT_FILES, {
    where: [{ column: "projectId", is: projectId }],
    limit: MOST_FILES,
  });
  for (const { document, revision } of items) await transaction.remove(PROJECT_FILES, document.id, revision);
}

/** Content of a file as a download: the browser must not display it. @throws ApiError 404 */
export async function downloadFile(id: string, fileId: string, services: ProjectServices): Promise<FileReply> {
  const { project } = await loadProject(id, services);
  const { fileName } = requireFile(project, fileId);
  const stored = await services.store.get(PROJECT_FILES, fileId);
  if (stored === undefined || stored.document.projectId !== id) throw notFound("The file");
  const content = Readable.from(await services.store.blobs.read(stored.document.sha256), { objectMode: false });
  return { content, contentType: "application/octet-stream", fileName };
}

/** The files of a project, as clients see them. */
export async function listFiles(id: string, services: ProjectServices): Promise<readonly PresentedFile[]> {
  const { project } = await loadProject(id, services);
  const files = (project.files ?? []).filter(isOwn);
  const nameOf = await userNames(
    files.map(({ userId }) => userId),
    services.store,
  );
  return files.map((file) => ({ ...file, userName: nameOf(file.userId) }));
}

/** A file that was added here, with all details. */
type OwnFile = Omit<PresentedFile, "userName">;

const isOwn = (file: ProjectFile): file is OwnFile =>
  file.id !== undefined && file.userId !== undefined && file.size !== undefined && file.uploadDate !== undefined;

function requireFile({ files = [] }: Project, fileId: string): ProjectFile {
  const file = files.find((one) => one.id === fileId);
  if (file === undefined) throw notFound("The file");
  return file;
}
