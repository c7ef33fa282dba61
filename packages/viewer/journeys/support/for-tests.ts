import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { startChromium } from "../../../../test/testing/start-chromium.js";
import { type SiteOptions, ViewerSite } from "./viewer-site.js";
import type { WindowSource } from "./visitor.js";

/** A site that is there for the tests of a file: opened before the first of them, stopped after the last. */
export function siteForTests(options?: SiteOptions): ViewerSite {
  const site = new ViewerSite(options);
  beforeAll(() => site.open());
  afterAll(() => site.stop());
  return site;
}

/** A browser that is there for the tests of a file. */
export function browserForTests(): WindowSource {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await startChromium();
  });
  afterAll(() => browser?.close());
  return {
    newContext: (options) => {
      if (browser === undefined) throw new Error("the browser has not been started");
      return browser.newContext(options);
    },
  };
}
