import { Router } from "@koa/router";
import type { Services } from "../services.js";
import { answerCall } from "./answer-call.js";
import type { Route } from "./route.js";

/** The routes, each behind the policy of its call. */
export function createRouter(routes: readonly Route[], services: Services): Router {
  const router = new Router();
  for (const each of routes) {
    const { method, path } = each.call;
    router.register(path.replace(/\{(\w+)\}/g, ":$1"), [method], (context) => answerCall(each, context, services));
  }
  return router;
}
