import type { Call, CallTypes } from "@epb/contract";
import type { RouterContext } from "@koa/router";
import { checkInput, readPath } from "../base/check-input.js";
import type { ReceiveUpload } from "../base/upload.js";
import { findCaller } from "../features/accounts/find-caller.js";
import type { SignedInUser } from "../features/accounts/signed-in-user.js";
import { guard } from "./guard.js";
import { noteUser } from "./middleware/request-notes.js";
import { receiveUpload } from "./receive-upload.js";
import { isAmong } from "./revisions.js";
import type { CallRequest, Route } from "./route.js";
import { isCachedResponse, negotiated } from "./send-cached-response.js";
import { sendFile } from "./send-file.js";
import type { Services } from "./services.js";
import { claimsOfRequest } from "./verify-tokens.js";
import { withBody } from "./with-body.js";

/** Answers a call: who makes it, may they, what did they send, handle it, reply. */
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
  // Koa's own answer heeds Cache-Control, which browsers send along with every header If-None-Match of a program.
  if (call.method === "GET" && isAmong(context.response.get("ETag"), context.get("If-None-Match")))
    context.status = 304;
}

const JSON_TYPE = "application/json; charset=utf-8";

/** Texts that were made already are sent as they are. */
function jsonOf(reply: unknown, context: RouterContext): Buffer | string {
  if (isCachedResponse(reply)) return negotiated(reply, context);
  return Buffer.isBuffer(reply) ? reply : JSON.stringify(reply);
}

/**
 * The session of the bearer token that was verified on the way here. @spec P §7 "Every request carries a bearer
 * authorization"
 */
function callerOf(context: RouterContext, services: Services): Promise<SignedInUser | undefined> | undefined {
  const claims = claimsOfRequest(context);
  return claims && findCaller(claims, services);
}
