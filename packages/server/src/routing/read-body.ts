import type { IncomingMessage } from "node:http";
import { LIMITS } from "@epb/contract";
import { ApiError } from "../api-error.js";

/** The JSON of a body, within a limit. @throws ApiError 413, 415, 400 */
export async function readJsonBody(request: IncomingMessage, limit: number = LIMITS.bodyBytes): Promise<unknown> {
  const type = request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") {
    throw new ApiError(415, "body/not-json", "The body has to be JSON, with the content type application/json.");
  }
  const bytes = await readBytes(request, limit);
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) as unknown;
  } catch {
    throw new ApiError(400, "body/malformed", "The body is not well-formed JSON.");
  }
}

/** @throws ApiError 413 as soon as there is more than the limit */
async function readBytes(request: IncomingMessage, limit: number): Promise<Uint8Array> {
  const tooLarge = (): ApiError =>
    new ApiError(413, "body/too-large", `The body has more than ${limit} bytes, the most that is taken here.`);
  if (Number(request.headers["content-length"] ?? 0) > limit) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
