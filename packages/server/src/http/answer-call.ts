import { createHash, randomUUID } from "node:crypto";
import { open, rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Call, type CallTypes, LIMITS } from "@epb/contract";
import type { RouterContext } from "@koa/router";
import { ApiError } from "../base/api-error.js";
import type { CachedResponse } from "../base/cached-response.js";
import { checkInput, readPath } from "../base/check-input.js";
import type { FileReply } from "../base/file-reply.js";
import type { ReceiveUpload, Upload } from "../base/upload.js";
import { findCaller } from "../features/accounts/find-caller.js";
import type { SignedInUser } from "../features/accounts/signed-in-user.js";
import { refuseWrite } from "../store/store-problem.js";
import { chunksOf } from "./chunks-of.js";
import { guard } from "./guard.js";
import { noteUser } from "./middleware/request-notes.js";
import { isAmong } from "./revisions.js";
import type { CallRequest, Route } from "./route.js";
import type { Services } from "./services.js";
import { claimsOfRequest } from "./verify-tokens.js";
import { withBody } from "./with-body.js";

/** Processes a call: authenticates, authorizes, validates, executes, and replies. */
export async function answerCall(route: Route, context: RouterContext, services: Services): Promise<void> {
  const { call } = route;
  const caller = await callerOf(context, services);
  noteUser(context, caller?.user.document.id);
  const { params, refusal } = readPath(call.params, context.params);
  const guarded = await guard(call, caller, params, services);
  if (refusal !== undefined) throw refusal;
  const query = call.query === undefined ? undefined : checkInput(call.query, { ...context.query }, "query");
  const send = await withBody(call, caller, context, services, ({ body, entry }) => {
    const request: CallRequest<CallTypes> = {
      params,
      query,
      body,
      caller,
      entry: guarded ?? entry,
      address: context.ip,
      setHeader: (name, value) => context.set(name, value),
      header: (name) => context.get(name) || undefined,
    };
    return handleRequest(route, request, context, services);
  });
  context.status = call.status ?? (call.reply === undefined ? 204 : 200);
  send();
}

/** Handles a checked request. @returns A function that writes the reply. */
async function handleRequest(
  route: Route,
  request: CallRequest<CallTypes>,
  context: RouterContext,
  services: Services,
): Promise<() => void> {
  switch (route.kind) {
    case "json": {
      const reply = await route.handle(request, services);
      return () => sendJson(route.call, reply, context);
    }
    case "upload": {
      const receive: ReceiveUpload = (work) => receiveUpload(context.req, work);
      const reply = await route.handle({ ...request, receive }, services);
      return () => sendJson(route.call, reply, context);
    }
    case "file": {
      const file = await route.handle(request, services);
      return () => sendFile(context, file);
    }
    default:
      return route satisfies never;
  }
}

function sendJson(call: Call, reply: unknown, context: RouterContext): void {
  if (call.reply === undefined) {
    context.body = null;
    return;
  }
  context.set("Content-Type", JSON_TYPE);
  context.body = jsonOf(reply, context);
  // Koa's own check respects Cache-Control, which browsers add to every If-None-Match header that a script sets.
  if (call.method === "GET" && isAmong(context.response.get("ETag"), context.get("If-None-Match")))
    context.status = 304;
}

const JSON_TYPE = "application/json; charset=utf-8";

/** Returns cached texts unchanged. */
function jsonOf(reply: unknown, context: RouterContext): Buffer | string {
  if (isCachedResponse(reply)) return negotiated(reply, context);
  return Buffer.isBuffer(reply) ? reply : JSON.stringify(reply);
}

/**
 * Session of the verified bearer token. @spec P §7 "Every request carries a bearer
 * authorization"
 */
function callerOf(context: RouterContext, services: Services): Promise<SignedInUser | undefined> | undefined {
  const claims = claimsOfRequest(context);
  return claims && findCaller(claims, services);
}

/**
 * Writes a body to a temporary file, passes it to `work`, and deletes it afterwards. No part of its path comes from the
 * sender.
 *
 * @throws ApiError 413 as soon as the body exceeds the limit, 400 for an empty body; StoreRefusal if the disk is full
 */
async function receiveUpload<Result>(
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

function isCachedResponse(reply: unknown): reply is CachedResponse {
  return typeof reply === "object" && reply !== null && "gzipped" in reply && Buffer.isBuffer(reply.gzipped);
}

/** The form of the body that the client accepts. */
function negotiated({ bytes, gzipped }: CachedResponse, context: RouterContext): Buffer {
  context.vary("Accept-Encoding");
  if (context.acceptsEncodings("gzip", "identity") !== "gzip") return bytes;
  context.set("Content-Encoding", "gzip");
  return gzipped;
}

function sendFile(context: RouterContext, { content, contentType, fileName, etag }: FileReply): void {
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
  // Names that were stored before names were checked may contain characters that no header allows.
  if (fileName !== undefined) context.attachment(fileName.replace(/\p{C}/gu, "_"));
}
