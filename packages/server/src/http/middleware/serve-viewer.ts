import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import type { Context, Middleware, Next } from "koa";
import { setRoute } from "./request-notes.js";

/** A file of the viewer, in memory. */
interface ViewerFile {
  readonly content: Buffer;
  readonly contentType: string;
  readonly etag: string;
  /** Precompressed contents by encoding, best first. */
  readonly encodings: ReadonlyMap<string, Buffer>;
}
export type ViewerFiles = ReadonlyMap<string, ViewerFile>;

const INDEX = "/index.html";

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

const ENCODINGS: ReadonlyMap<string, string> = new Map([
  ["br", ".br"],
  ["gzip", ".gz"],
]);

/** First segments of the viewer's URLs. @spec P §2 "Route table" */
const SCREENS: ReadonlySet<string> = new Set([
  ...["", "login", "password-reset", "account-request", "about", "help", "glossary", "disclaimer", "home", "auth"],
  ...["portfolio", "qualified-list", "accreditation", "analysis-reporting"],
  ...["benchmarking", "ecm-benchmarking", "state-rollup", "check", "account", "administration", "organizations"],
]);

/** Reads the built viewer; undefined without a build. Only these files are served, by exact name. */
export async function loadViewer(folder: string): Promise<ViewerFiles | undefined> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = names.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const contents = new Map(
    await Promise.all(
      paths.map(async (path) => [`/${relative(folder, path).replaceAll(sep, "/")}`, await readFile(path)] as const),
    ),
  );
  if (!contents.has(INDEX)) return undefined;
  return new Map([...contents.keys()].flatMap((name) => fileOf(name, contents)));
}

function fileOf(name: string, contents: ReadonlyMap<string, Buffer>): readonly [string, ViewerFile][] {
  const content = contents.get(name);
  const contentType = CONTENT_TYPES[extname(name)];
  if (content === undefined || contentType === undefined) return [];
  const encodings = [...ENCODINGS].flatMap(([encoding, extension]): [string, Buffer][] => {
    const compressed = contents.get(name + extension);
    return compressed === undefined ? [] : [[encoding, compressed]];
  });
  const etag = `"${createHash("sha256").update(content).digest("base64url")}"`;
  return [[name, { content, contentType, etag, encodings: new Map(encodings) }]];
}

/** Path segments that no screen has: empty ones, encoded slashes, and steps to the parent folder. */
const FOREIGN_PART = /\/\/|\\|%2f|%5c|\/\.\.?(\/|$)|%2e/i;

function isScreen(path: string): boolean {
  const [, first = ""] = path.split("/");
  return SCREENS.has(first) && !FOREIGN_PART.test(path);
}

/**
 * Serves the files of the viewer, and its page for the URLs of its screens. A browser also gets the page for an unknown
 * address, with the status 404.
 */
export function serveViewer(files: ViewerFiles): Middleware {
  return async (context: Context, next: Next): Promise<void> => {
    if (context.method !== "GET" && context.method !== "HEAD") return next();
    const name = isScreen(context.path) && !files.has(context.path) ? INDEX : context.path;
    const file = files.get(name);
    if (file === undefined) {
      await next();
      sayNotFound(context, files);
      return;
    }
    setRoute(context, name === INDEX ? "(screen)" : "(file)");
    send(context, file, name);
  };
}

/** Answers a person with the page of the viewer if no call answered. Programs get the error as JSON. */
function sayNotFound(context: Context, files: ViewerFiles): void {
  const page = files.get(INDEX);
  if (context.status !== 404 || context.body !== undefined || page === undefined) return;
  if (context.path.startsWith("/api/") || FOREIGN_PART.test(context.path)) return;
  context.vary("Accept");
  if (context.accepts("json", "html") !== "html") return;
  setRoute(context, "(not found)");
  context.set("Cache-Control", "no-cache");
  context.status = 404;
  context.body = page.content;
  context.set("Content-Type", page.contentType);
}

function send(context: Context, { content, contentType, etag, encodings }: ViewerFile, name: string): void {
  // Built files have a hash in their names; other files may change.
  // eslint-disable-next-line regexp/no-super-linear-backtracking -- Node refuses a request line of more than 16 kB.
  const isHashed = /^\/assets\/.+-[\w-]{8,}\.\w+$/.test(name);
  context.set("Cache-Control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
  context.set("ETag", etag);
  context.vary("Accept-Encoding");
  context.status = 200;
  if (context.fresh) {
    context.status = 304;
    return;
  }
  const encoding = context.acceptsEncodings(...encodings.keys(), "identity");
  const compressed = typeof encoding === "string" ? encodings.get(encoding) : undefined;
  if (compressed !== undefined && typeof encoding === "string") context.set("Content-Encoding", encoding);
  context.body = compressed ?? content;
  context.set("Content-Type", contentType);
}

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
