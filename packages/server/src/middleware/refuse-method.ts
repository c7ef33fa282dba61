import type { Context, Next } from "koa";
import { ApiError } from "../api-error.js";

interface Layer {
  readonly methods: readonly string[];
}

/** Says which methods an address takes, where it takes others than that of the request. */
export async function refuseMethod(context: Context, next: Next): Promise<void> {
  await next();
  const { matched = [] } = context as { readonly matched?: readonly Layer[] };
  const methods = [...new Set(matched.flatMap((layer) => layer.methods))];
  if (context.status !== 404 || context.body != null || methods.length === 0 || methods.includes(context.method))
    return;
  context.set("Allow", methods.join(", "));
  throw new ApiError(405, "method/not-allowed", `This address takes ${methods.join(", ")}.`);
}
