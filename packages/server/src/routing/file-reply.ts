import type { Readable } from "node:stream";
import type { RouterContext } from "@koa/router";

/** A reply that is a file and not JSON. */
export interface FileReply {
  readonly content: Readable | Buffer | string;
  readonly contentType: string;
  /** Under which a browser saves it; shown in the browser without one. */
  readonly fileName?: string;
}

export function sendFile(context: RouterContext, { content, contentType, fileName }: FileReply): void {
  context.body = content;
  context.set("Content-Type", contentType);
  if (fileName !== undefined) context.attachment(fileName);
}
