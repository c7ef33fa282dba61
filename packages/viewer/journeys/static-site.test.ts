import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CheckPage, fixture } from "./support/check-page.js";
import { browserForTests } from "./support/for-tests.js";
import { Visitor } from "./support/visitor.js";

const SCHOOL = fixture("workbooks/school-district.xlsx");
const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
/** Path of the site on its host. */
const BASE = "/tools/epb/";
const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

const browser = browserForTests();
const out = mkdtempSync(join(tmpdir(), "epb-static-"));
let server: Server;
let url: string;
/** True while the host replies to no request. */
let isSilent = false;
/** Paths that the host was asked for. */
const asked: string[] = [];

beforeAll(async () => {
  const script = join(ROOT, "scripts/build-site.ts");
  const options = ["--import", "tsx", "-C", "@epb/source", script, "--base", BASE, "--out", out];
  await promisify(execFile)(process.execPath, options, { cwd: ROOT });
  server = createServer(({ url: path = "" }, response) => {
    asked.push(path);
    if (isSilent) return;
    const file = fileAt(path) ?? { status: 404, name: "404.html" };
    response.writeHead(file.status, { "Content-Type": TYPES[extname(file.name)] ?? "application/octet-stream" });
    response.end(readFileSync(join(out, file.name)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  stopServer();
  rmSync(out, { recursive: true });
});

function stopServer(): void {
  server.close();
  server.closeAllConnections();
}

/** A plain host: a file of the folder for each path below the base, and nothing else. */
function fileAt(path: string): { readonly status: number; readonly name: string } | undefined {
  if (!path.startsWith(BASE)) return undefined;
  const name = path.slice(BASE.length) || "index.html";
  try {
    readFileSync(join(out, name));
    return { status: 200, name };
  } catch {
    return undefined;
  }
}

const visit = (): Promise<Visitor> =>
  Visitor.open(browser, { url, session: () => Promise.reject(new Error("a static site has no accounts")) });

test("the site below a path of a static host offers only what works without a server", async () => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.goTo(BASE);
  await page.locator('[data-readiness="ready"]').waitFor();
  expect(await page.locator("header, footer").getByRole("link").allInnerTexts()).toEqual([
    "Federal Energy Management Program",
    "Lawrence Berkeley National Laboratory",
    "Federal Energy and Water Management Awards",
    "Licenses of libraries",
  ]);
  const links = await page.locator("a[href]").evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).href));
  const own = links.filter((link) => link.startsWith(url) && !link.includes("#"));
  expect(own.filter((link) => link.endsWith(".xlsx"))).toHaveLength(5);
  for (const link of own) expect([link, (await fetch(link)).status]).toEqual([link, 200]);
  expect(await visitor.faultsAtEveryWidth()).toEqual([]);
  await visitor.close();
});

test("an unknown address leads to the page", async () => {
  const visitor = await visit();
  const { page } = visitor;
  await page.goto(`${url + BASE}some/where`);
  await page.getByRole("link").click();
  await page.locator('[data-readiness="ready"]').waitFor();
  expect(page.url()).toBe(url + BASE);
  await visitor.close(/404/);
});

test("a workbook is checked without a request outside of the folder, and after a reload without a host", async () => {
  const visitor = await visit();
  const { page } = visitor;
  asked.length = 0;
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await visitor.goTo(BASE);
  const check = new CheckPage(page);
  const checksTheSchool = async (): Promise<void> => {
    await page.locator('[data-stored="true"]').waitFor();
    await check.choose([SCHOOL]);
    await check.hasReport();
    await page.locator(".chart svg").first().waitFor();
    expect(await page.getByRole("row", { name: /^16 / }).first().innerText()).toContain("$2,390");
  };
  await checksTheSchool();
  expect(requests.filter((request) => !request.startsWith(url + BASE))).toEqual([]);
  expect(asked).toContain(`${BASE}check-worker.js`);
  expect(asked.filter((path) => !path.startsWith(BASE) || path.includes("api"))).toEqual([]);
  isSilent = true;
  await page.reload();
  await checksTheSchool();
  stopServer();
  await page.reload();
  await checksTheSchool();
  await page.getByRole("button", { name: "Clear" }).click();
  await page.getByRole("button", { name: "Try it with an example" }).click();
  await check.hasReport();
  // The browser looks for a new version of the stored page.
  await visitor.close(/ERR_CONNECTION_REFUSED/);
});
