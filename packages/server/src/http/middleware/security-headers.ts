import type { Context, Middleware, Next } from "koa";
import type { ServerConfig } from "../../base/server-config.js";

/** Scripts, styles and pictures of the site itself and nothing else; texts become markup through no back door. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "media-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // The viewer's policy for the script of its worker, which passes that one address.
  "trusted-types epb-worker",
].join("; ");

/** A year, after which browsers ask again whether the site is there without TLS. Seconds. */
const STRICT_TRANSPORT = "max-age=31536000";

/** What browsers are told about every reply. */
export function securityHeaders({ publicUrl }: Pick<ServerConfig, "publicUrl">): Middleware {
  const headers = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    ...(publicUrl.startsWith("https:") && { "Strict-Transport-Security": STRICT_TRANSPORT }),
  };
  const ofEverything = Object.entries(headers);
  const ofCalls = Object.entries({ ...headers, "Cache-Control": "no-store" });
  return (context: Context, next: Next): Promise<void> => {
    const { path, res } = context;
    // Koa's own way of setting a header looks at each again; these are always the same.
    for (const [name, value] of path.startsWith("/api/") ? ofCalls : ofEverything) res.setHeader(name, value);
    return next();
  };
}
