import type { RouterContext } from "@koa/router";
import type { CachedResponse } from "../base/cached-response.js";

export function isCachedResponse(reply: unknown): reply is CachedResponse {
  return typeof reply === "object" && reply !== null && "gzipped" in reply && Buffer.isBuffer(reply.gzipped);
}

/** What of it the client takes. */
export function negotiated({ bytes, gzipped }: CachedResponse, context: RouterContext): Buffer {
  context.vary("Accept-Encoding");
  if (context.acceptsEncodings("gzip", "identity") !== "gzip") return bytes;
  context.set("Content-Encoding", "gzip");
  return gzipped;
}
