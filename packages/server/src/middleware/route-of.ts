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
