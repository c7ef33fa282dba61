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
