import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { RouterContext } from "@koa/router";

const compress = promisify(gzip);

/** JSON that is kept for who asks next: as it is, and compressed for clients that take that, which browsers do. */
export interface ReadyReply {
  readonly text: string;
  readonly bytes: Buffer;
  readonly gzipped: Buffer;
}

export async function readyReply(text: string): Promise<ReadyReply> {
  const bytes = Buffer.from(text);
  return { text, bytes, gzipped: await compress(bytes) };
}

export function isReadyReply(reply: unknown): reply is ReadyReply {
  return typeof reply === "object" && reply !== null && "gzipped" in reply && Buffer.isBuffer(reply.gzipped);
}

/** What of it the client takes. */
export function negotiated({ bytes, gzipped }: ReadyReply, context: RouterContext): Buffer {
  context.vary("Accept-Encoding");
  if (context.acceptsEncodings("gzip", "identity") !== "gzip") return bytes;
  context.set("Content-Encoding", "gzip");
  return gzipped;
}
