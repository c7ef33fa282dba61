import type { Context, Next } from "koa";
import { ApiError } from "../../base/api-error.js";

/** Versions of HTTP in which a request has headers. */
const KNOWN_VERSIONS: ReadonlySet<string> = new Set(["1.0", "1.1"]);

/**
 * Refuses requests that a proxy in front and this server may read in two ways.
 *
 * @throws ApiError 400
 */
export function refuseAmbiguous(context: Context, next: Next): Promise<void> {
  const { rawHeaders, httpVersion } = context.req;
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host");
  if (hosts.length > 1) throw ambiguous("The request names its host twice.");
  if (!KNOWN_VERSIONS.has(httpVersion)) throw ambiguous("The request is not written in HTTP 1.0 or 1.1.");
  return next();
}

function ambiguous(message: string): ApiError {
  return new ApiError(400, "request/ambiguous", message);
}

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
