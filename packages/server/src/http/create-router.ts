import { Router } from "@koa/router";
import type { Context, Middleware, Next } from "koa";
import { answerCall } from "./answer-call.js";
import type { Route } from "./route.js";
import type { Services } from "./services.js";

/**
 * The routes, each behind the policy of its call. Those whose paths look alike share a router, so that a request is held
 * against a few of them and not against a hundred.
 */
export function createRouters(routes: readonly Route[], services: Services): ReadonlyMap<string, Router> {
  const routers = new Map<string, Router>();
  for (const each of routes) {
    const { method, path } = each.call;
    const shape = shapeOf(path);
    const router = routers.get(shape) ?? new Router();
    routers.set(shape, router);
    router.register(path.replace(/\{(\w+)\}/g, ":$1"), [method], (context) => answerCall(each, context, services));
  }
  return routers;
}

/** Gives each request to the router of its shape. */
export function routeCalls(routes: readonly Route[], services: Services): Middleware {
  const routers = [...createRouters(routes, services)];
  const middleware = new Map(routers.map(([shape, router]) => [shape, router.routes() as unknown as Middleware]));
  return (context: Context, next: Next): unknown => middleware.get(shapeOf(context.path))?.(context, next) ?? next();
}

/** The first two words of a path, neither of which is a parameter in our calls, and how many follow. */
function shapeOf(path: string): string {
  // The router takes a slash at the end, and letters of either case.
  const [, api = "", area = "", ...rest] = path
    .toLowerCase()
    .replace(/(?<=.)\/$/, "")
    .split("/");
  return `${api}/${area}/${rest.length}`;
}
