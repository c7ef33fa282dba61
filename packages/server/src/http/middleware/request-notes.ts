import type { Context } from "koa";

/** Where middleware that answers without the router says which route it is. */
const ROUTE: unique symbol = Symbol("route");

/** The template of the route that answered: `/api/project/:id`. */
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

/** Says who made the call. */
export function noteUser(context: Context, id: string | undefined): void {
  (context.state as { [USER]?: string | undefined })[USER] = id;
}

/** The id of who made the call; undefined for nobody who is known. */
export function userOf(context: Context): string | undefined {
  return (context.state as { readonly [USER]?: string })[USER];
}
