import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { atCheck, CheckPage, fixture } from "./support/check-page.js";
import { browserForTests, siteToOpen } from "./support/for-tests.js";
import { NEXT_TITLE, releaseNextVersion } from "./support/release.js";
import type { ViewerSite } from "./support/viewer-site.js";
import { Visitor } from "./support/visitor.js";

const SCHOOL = fixture("workbooks/school-district.xlsx");
const BUILT_VIEWER = process.env["EPB_VIEWER_FOLDER"] ?? fileURLToPath(new URL("../dist", import.meta.url));
/** The browser reports every request that fails without a server. */
const NO_SERVER = /ERR_CONNECTION_REFUSED/;

const browser = browserForTests();
const folder = mkdtempSync(join(tmpdir(), "epb-viewer-versions-"));
const viewer = join(folder, "viewer");
let site: ViewerSite;

beforeEach(async () => {
  cpSync(BUILT_VIEWER, viewer, { recursive: true });
  site = siteToOpen({ env: { EPB_VIEWER_FOLDER: viewer } });
  await site.open();
});
afterEach(async () => {
  await site.stop();
  rmSync(viewer, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

const untilReady = (page: Page): Promise<void> => page.locator('[data-readiness="ready"]').waitFor();
const untilStored = (page: Page): Promise<void> => page.locator('[data-stored="true"]').waitFor();
const heading = (page: Page): Promise<string> => page.locator("h1").innerText();

async function checksTheSchool(page: Page): Promise<void> {
  const check = new CheckPage(page);
  await check.choose([SCHOOL]);
  await check.hasReport();
  expect(await check.title()).toBe("Maple Valley school district");
  await page.locator(".chart svg").first().waitFor();
  expect(await page.getByRole("row", { name: /^16 / }).first().innerText()).toContain("$2,390");
}

describe("after one visit, without a server", () => {
  test("a reload shows the page, which checks a workbook and the example and needs nothing of a server", async () => {
    const { visitor, check } = await atCheck(browser, site);
    const { page } = visitor;
    await untilStored(page);
    expect(await check.text(".privacy-note")).toContain("open this page without a network");
    await site.restart(async () => {
      const calls: string[] = [];
      page.on("request", (request) => calls.push(new URL(request.url()).pathname));
      await page.reload();
      await untilStored(page);
      expect(await page.locator("header").getByRole("link").allInnerTexts()).toEqual([]);
      await checksTheSchool(page);
      expect(await page.evaluate(() => document.fonts.check("1rem 'Public Sans Web'"))).toBe(true);
      await page.getByRole("button", { name: "Clear" }).click();
      await page.getByRole("button", { name: "Try it with an example" }).click();
      await new CheckPage(page).hasReport();
      expect(calls.filter((path) => path.startsWith("/api"))).toEqual([]);
      expect(await visitor.faults()).toEqual([]);
    });
    // The server is back.
    await page.reload();
    await untilReady(page);
    await page.getByRole("link", { name: "Login" }).waitFor();
    await visitor.close(NO_SERVER);
  });

  test("other pages and calls are not answered from the cache", async () => {
    const { visitor } = await atCheck(browser, site);
    const { page } = visitor;
    await untilStored(page);
    await page.reload();
    await untilReady(page);
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toBe(
      `${site.url}/check-worker.js`,
    );
    await site.restart(async () => {
      await expect(page.evaluate(() => fetch("/api/site"))).rejects.toThrow("Failed to fetch");
      for (const path of ["/login", "/checking", "/check/other", "/check.html", "/"]) {
        const other = await page.context().newPage();
        await expect(other.goto(site.url + path), path).rejects.toThrow(NO_SERVER);
        await other.close();
      }
      await page.goto(`${site.url}/check?from=mail`);
      await untilReady(page);
    });
    await visitor.close(NO_SERVER);
  });
});

test("a new version is shown at the next load, replaces the stored version, and lets an older window work", async () => {
  const { visitor, check } = await atCheck(browser, site);
  const { page } = visitor;
  await untilStored(page);
  expect(await heading(page)).not.toBe(NEXT_TITLE);
  const older = await page.context().newPage();
  await older.goto(`${site.url}/check`);
  await untilReady(older);
  await site.restart(async () => releaseNextVersion(viewer));
  await page.reload();
  await untilReady(page);
  expect(await heading(page)).toBe(NEXT_TITLE);
  await expect
    .poll(() => page.evaluate(() => caches.keys()))
    .toEqual([expect.stringMatching(/^epb-check \S+\/check next$/)]);
  await checksTheSchool(older);
  await site.restart(async () => {
    await page.reload();
    await untilReady(page);
    expect(await heading(page)).toBe(NEXT_TITLE);
    await check.choose([SCHOOL]);
    await check.hasReport();
  });
  await visitor.close(NO_SERVER);
});

test("a browser that stores nothing shows the page as before", async () => {
  const visitor = await Visitor.open(browser, site, { movesClock: true });
  const { page } = visitor;
  await page.addInitScript(() => {
    Object.defineProperty(ServiceWorkerContainer.prototype, "register", {
      value: () => Promise.reject(new DOMException("denied", "SecurityError")),
    });
  });
  await visitor.goTo("/check");
  await untilReady(page);
  await checksTheSchool(page);
  expect(await page.locator(".privacy-note").innerText()).toContain("you need a connection to load the page again");
  await visitor.close();
});
