import type { CallTypes } from "@epb/contract";
import type { RouterContext } from "@koa/router";
import { checkInput, readPath } from "../base/check-input.js";
import type { FileReply } from "../base/file-reply.js";
import { findCaller } from "../features/accounts/find-caller.js";
import type { SignedInUser } from "../features/accounts/signed-in-user.js";
import { guard } from "./guard.js";
import { noteUser } from "./middleware/request-notes.js";
import { isAmong } from "./revisions.js";
import type { CallRequest, Route } from "./route.js";
import { isCachedResponse, negotiated } from "./send-cached-response.js";
import { sendFile } from "./send-file.js";
import type { Services } from "./services.js";
import { claimsOfRequest } from "./verify-tokens.js";
import { isBytes, withBody } from "./with-body.js";

/** Who is it, may they, what did they send, do it, answer. */
export async function answerCall({ call, handle }: Route, context: RouterContext, services: Services): Promise<void> {
  const caller = await callerOf(context, services);
  noteUser(context, caller?.user.document.id);
  const { params, refusal } = readPath(call.params, context.params);
  const guarded = await guard(call, caller, params, services);
  if (refusal !== undefined) throw refusal;
  const query = call.query === undefined ? undefined : checkInput(call.query, { ...context.query }, "query");
  const reply = await withBody(call, caller, context, services, ({ body, entry }) => {
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
    return handle(request, services);
  });
  context.status = call.status ?? (call.reply === undefined ? 204 : 200);
  if (call.reply === undefined) context.body = null;
  else if (isBytes(call.reply)) sendFile(context, reply as FileReply);
  else {
    context.set("Content-Type", JSON_TYPE);
    context.body = jsonOf(reply, context);
    // Koa's own answer heeds Cache-Control, which browsers send along with every header If-None-Match of a program.
    if (call.method === "GET" && isAmong(context.response.get("ETag"), context.get("If-None-Match")))
      context.status = 304;
  }
}

const JSON_TYPE = "application/json; charset=utf-8";

/** Texts that were made already are sent as they are. */
function jsonOf(reply: unknown, context: RouterContext): Buffer | string {
  if (isCachedResponse(reply)) return negotiated(reply, context);
  return Buffer.isBuffer(reply) ? reply : JSON.stringify(reply);
}

/** The session of the bearer token that was verified on the way here. @spec P §7 "Every request carries a bearer authorization header" */
function callerOf(context: RouterContext, services: Services): Promise<SignedInUser | undefined> | undefined {
  const claims = claimsOfRequest(context);
  return claims && findCaller(claims, services);
}
