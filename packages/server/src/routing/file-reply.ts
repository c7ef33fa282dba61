import type { Readable } from "node:stream";
import type { RouterContext } from "@koa/router";

/** A reply that is a file and not JSON. */
export interface FileReply {
  readonly content: Readable | Buffer | string;
  readonly contentType: string;
  /** Under which a browser saves it; shown in the browser without one. */
  readonly fileName?: string;
  /** In quotes: whoever has this content already need not be sent it again. */
  readonly etag?: string;
}

export function sendFile(context: RouterContext, { content, contentType, fileName, etag }: FileReply): void {
  if (etag !== undefined) {
    context.set("Cache-Control", "no-cache");
    context.set("ETag", etag);
    if (context.fresh) {
      context.status = 304;
      return;
    }
  }
  context.body = content;
  context.set("Content-Type", contentType);
  // Names that were stored before they were checked may have characters that no header takes.
  if (fileName !== undefined) context.attachment(fileName.replace(/\p{C}/gu, "_"));
}
