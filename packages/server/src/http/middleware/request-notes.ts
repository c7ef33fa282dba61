import type { Context } from "koa";

/** Route of requests that middleware handles without the router. */
const ROUTE: unique symbol = Symbol("route");

/** Template of the route that handled the request: `/api/project/:id`. */
export function routeOf(context: Context): string {
  const { _matchedRoute: matched } = context as { readonly _matchedRoute?: unknown };
  if (typeof matched === "string") return matched;
  const own = (context.state as { readonly [ROUTE]?: string })[ROUTE];
  return own ?? "none";
}

export function setRoute(context: Context, template: string): void {
  (context.state as { [ROUTE]?: string })[ROUTE] = template;
}

const USER: unique symbol = Symbol("user");

/** Sets the user of the request for the log. */
export function noteUser(context: Context, id: string | undefined): void {
  (context.state as { [USER]?: string | undefined })[USER] = id;
}

/** Id of the user of the request; undefined without a session. */
export function userOf(context: Context): string | undefined {
  return (context.state as { readonly [USER]?: string })[USER];
}
