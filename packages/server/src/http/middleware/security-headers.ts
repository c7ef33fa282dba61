import type { Context, Middleware, Next } from "koa";
import type { ServerConfig } from "../../base/server-config.js";

/** Allows only scripts, styles, and images of the site itself; Trusted Types prevent that texts become markup. */
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
  // Policies of the viewer for the scripts of its two workers; each allows only one URL.
  "trusted-types epb-worker epb-check-worker epb-format-worker",
].join("; ");

/** One year, in seconds. After it, browsers may try the site without TLS again. */
const STRICT_TRANSPORT = "max-age=31536000";

/** Security headers of every reply. */
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
    // Sets headers on Node's response: Koa's method processes each value again, but these are constant.
    for (const [name, value] of path.startsWith("/api/") ? ofCalls : ofEverything) res.setHeader(name, value);
    return next();
  };
}
