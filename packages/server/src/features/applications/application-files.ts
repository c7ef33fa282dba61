import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { APPLICATION_LIMITS } from "@epb/contract";
import { ApiError, notFound } from "../../base/api-error.js";
import type { FileReply } from "../../base/file-reply.js";
import type { ReceiveUpload } from "../../base/upload.js";
import type { ProjectServices } from "../projects/project-services.js";
import type { ApplicationRequest } from "./application-request.js";
import type { StoredFile } from "./applications.js";
import { changeApplication } from "./change-application.js";
import { openApplication } from "./open-application.js";

/** Attaches a file to a draft. */
export async function addFile(
  request: ApplicationRequest,
  fileName: string,
  receive: ReceiveUpload,
  services: ProjectServices,
): Promise<StoredFile> {
  // Checks permission before it stores the file.
  await openApplication("edit", request, services.store);
  return receive(async ({ path }) => {
    const { sha256, size } = await services.store.blobs.write(createReadStream(path));
    const file = { id: services.random.uuid(), fileName, size, sha256, uploadedAt: services.now().toISOString() };
    await changeApplication("edit", request, services, async ({ files }) => {
      if (files.length >= APPLICATION_LIMITS.files) {
        throw new ApiError(
          409,
          "application/too-many-files",
          `An application has ${APPLICATION_LIMITS.files} files at most. Remove one first.`,
        );
      }
      return { files: [...files, file] };
    });
    return file;
  });
}

/** The file as a download: its content is untrusted, so the browser must not display it. */
export async function readFile(
  request: ApplicationRequest,
  fileId: string,
  { store }: ProjectServices,
): Promise<FileReply> {
  const { document } = await openApplication("view", request, store);
  const file = document.files.find(({ id }) => id === fileId);
  if (file === undefined) throw notFound("The file");
  return {
    content: Readable.from(await store.blobs.read(file.sha256)),
    contentType: "application/octet-stream",
    fileName: file.fileName,
  };
}

export async function removeFile(
  request: ApplicationRequest,
  fileId: string,
  services: ProjectServices,
): Promise<void> {
  await changeApplication("edit", request, services, async ({ files }) => {
    if (!files.some(({ id }) => id === fileId)) throw notFound("The file");
    return { files: files.filter(({ id }) => id !== fileId) };
  });
}
