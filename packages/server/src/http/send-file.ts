import type { RouterContext } from "@koa/router";
import type { FileReply } from "../base/file-reply.js";

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
