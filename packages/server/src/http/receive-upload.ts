import { createHash, randomUUID } from "node:crypto";
import { open, rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LIMITS } from "@epb/contract";
import { ApiError } from "../base/api-error.js";
import type { Upload } from "../base/upload.js";
import { refuseWrite } from "../store/store-problem.js";
import { chunksOf } from "./chunks-of.js";

/**
 * Takes a body to a temporary file, gives it to the work, and removes it afterwards. Nothing of the sender's names a path.
 *
 * @throws ApiError 413 as soon as there is more than the limit, 400 for nothing; StoreRefusal where the disk is full
 */
export async function receiveUpload<Result>(
  request: IncomingMessage,
  work: (upload: Upload) => Promise<Result>,
): Promise<Result> {
  const path = join(tmpdir(), `epb-upload-${randomUUID()}`);
  try {
    return await work(await save(request, path));
  } finally {
    await rm(path, { force: true });
  }
}

async function save(request: IncomingMessage, path: string): Promise<Upload> {
  const tooLarge = (): ApiError =>
    new ApiError(413, "upload/too-large", `The file has more than ${LIMITS.uploadBytes / 1_000_000} MB, the maximum.`);
  if (Number(request.headers["content-length"] ?? 0) > LIMITS.uploadBytes) throw tooLarge();
  const hash = createHash("sha256");
  let size = 0;
  const file = await open(path, "wx", 0o600).catch(refuseWrite);
  try {
    for await (const chunk of chunksOf(request)) {
      size += chunk.byteLength;
      if (size > LIMITS.uploadBytes) throw tooLarge();
      hash.update(chunk);
      await file.writeFile(chunk).catch(refuseWrite);
    }
  } finally {
    await file.close().catch(refuseWrite);
  }
  if (size === 0) throw new ApiError(400, "upload/empty", "No file was sent.");
  return { path, size, sha256: hash.digest("hex") };
}
