import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { BrowserContext } from "playwright-core";
import { afterAll, afterEach, beforeAll, inject } from "vitest";
import { chromiumOfWorker } from "../../../../test/testing/chromium-of-worker.js";
import type {} from "../../../../test/testing/provided-context.js";
import { KeptWindows, type WindowSource } from "./kept-windows.js";
import { type SiteOptions, ViewerSite } from "./viewer-site.js";

type TestSiteOptions = Omit<SiteOptions, "preparedFolder">;

/** Site to be opened later, on a copy of the data prepared for the run. */
export function siteToOpen(options: TestSiteOptions = {}): ViewerSite {
  // A demonstration fills its own folder, each step at its own time.
  if (options.isDemonstration === true) return new ViewerSite(options);
  const { people, filled } = inject("preparedSites");
  return new ViewerSite({ ...options, preparedFolder: options.isFilled === true ? filled : people });
}

/** A site for the tests of one file: starts before the first test, stops after the last. */
export function siteForTests(options?: TestSiteOptions): ViewerSite {
  const site = siteToOpen(options);
  beforeAll(() => site.open());
  afterAll(() => site.stop());
  return site;
}

/** Folder for screenshots and traces of failed journeys. */
const FAILURES = fileURLToPath(new URL("../../../../.ci/journeys/", import.meta.url));

const windows = new KeptWindows(chromiumOfWorker);

/** Windows for the tests of a file, in the Chromium of the worker. A failed test saves a screenshot and a trace of each window. */
export function browserForTests(): WindowSource {
  afterEach(async ({ task }) => {
    if (task.result?.state !== "fail") return;
    const evidence: string[] = [];
    for (const [index, page] of windows.open.entries()) {
      const name = `${task.file.name}-${task.name}-${index + 1}`.replaceAll(/[^\w-]+/g, "-").slice(-150);
      evidence.push(...(await keepEvidence(page.context(), `${FAILURES}${name}`)));
    }
    task.meta.evidence = evidence;
  });
  afterAll(() => windows.closeOpen());
  return windows;
}

/** Writes a screenshot of each page, and the trace up to now. @returns The files. */
async function keepEvidence(context: BrowserContext, path: string): Promise<readonly string[]> {
  mkdirSync(FAILURES, { recursive: true });
  const files: string[] = [];
  for (const [index, page] of context.pages().entries()) {
    const file = `${path}-${index + 1}.png`;
    const isTaken = await page.screenshot({ path: file, fullPage: true, timeout: 10_000 }).then(
      () => true,
      // The failure of the test is more important than that of its screenshot.
      () => false,
    );
    if (isTaken) files.push(file);
  }
  const trace = `${path}.zip`;
  await context.tracing.stopChunk({ path: trace });
  await context.tracing.startChunk();
  return [...files, trace];
}
