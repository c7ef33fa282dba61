import type { Context, Middleware, Next } from "koa";
import { setRoute } from "./request-notes.js";

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>epb server</title>
<main>
<h1>The server is running</h1>
<p>This is the server for energy-savings performance projects. The viewer is not installed on it, so there are no screens here; programs can use its calls.</p>
<ul>
<li><a href="/api">All calls, to read</a></li>
<li><a href="/api/openapi.json">All calls, as OpenAPI</a></li>
<li><a href="/healthz">Is it well?</a></li>
</ul>
</main>
</html>
`;

/** Replaces the viewer if it is not built. */
export const landingPage: Middleware = (context: Context, next: Next): unknown => {
  if (context.path !== "/" || (context.method !== "GET" && context.method !== "HEAD")) return next();
  setRoute(context, "/");
  context.set("Cache-Control", "no-cache");
  context.type = "text/html; charset=utf-8";
  context.body = PAGE;
  return undefined;
};
