import type { Context, Next } from "koa";
import { ApiError } from "../../base/api-error.js";

interface Layer {
  readonly methods: readonly string[];
}

/**
 * Runs after the router: replies with the allowed methods of a path if the method of the request is not one of them.
 */
export function refuseMethod(context: Context, next: Next): Promise<void> {
  const { matched = [] } = context as { readonly matched?: readonly Layer[] };
  const methods = [...new Set(matched.flatMap((layer) => layer.methods))];
  if (methods.length === 0) return next();
  context.set("Allow", methods.join(", "));
  throw new ApiError(405, "method/not-allowed", `This address takes ${methods.join(", ")}.`);
}
