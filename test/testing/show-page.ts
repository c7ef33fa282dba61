import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { extname, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { chromiumOfWorker } from "./chromium-of-worker.js";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".json": "application/json",
};

export interface ShownPage {
  /** Text of the page. */
  readonly text: string;
  /** Errors and warnings of the browser. */
  readonly complaints: readonly string[];
}

const SHOWN_TEXT = "document.body.innerText";

/**
 * Opens a page in Chromium and waits until it shows text or fails.
 *
 * @param files - Files beside the page, by name, as paths inside the repository; installed packages are always
 * available.
 */
export async function showPage(html: string, files: Readonly<Record<string, string>>): Promise<ShownPage> {
  const server = await serve(html, files);
  const page = await (await chromiumOfWorker()).newPage();
  try {
    const complaints: string[] = [];
    page.on("console", (message) => complaints.push(message.text()));
    const failed = page.waitForEvent("pageerror", { timeout: 0 }).then(({ message }) => complaints.push(message));
    await page.goto(`http://localhost:${portOf(server)}/`);
    const shown = page.waitForFunction(`${SHOWN_TEXT}.trim() !== ""`);
    await Promise.race([shown, failed]);
    return { text: await page.evaluate<string>(SHOWN_TEXT), complaints };
  } finally {
    await page.context().close();
    server.close();
  }
}

async function serve(html: string, files: Readonly<Record<string, string>>): Promise<Server> {
  const server = createServer(async ({ url = "/" }, response) => {
    const path = new URL(url, "http://localhost").pathname;
    if (path === "/") {
      response.setHeader("content-type", "text/html").end(html);
      return;
    }
    const file = resolve(ROOT, files[path.slice(1)] ?? `.${path}`);
    const isServed = Object.hasOwn(files, path.slice(1)) || file.startsWith(`${ROOT}node_modules${sep}`);
    const bytes = isServed ? await readFile(file).catch(() => undefined) : undefined;
    if (bytes === undefined) response.writeHead(404).end();
    else response.setHeader("content-type", TYPES[extname(file)] ?? "application/octet-stream").end(bytes);
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  return server;
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return address.port;
}
