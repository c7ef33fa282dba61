import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startChromium } from "../../../test/testing/start-chromium.js";
import { ViewerSite } from "./support/viewer-site.js";
import { Visitor } from "./support/visitor.js";

let site: ViewerSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([ViewerSite.start(), startChromium()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

test("an address that leads nowhere says so", async () => {
  const visitor = await Visitor.open(browser, site);
  await visitor.goTo("/about/nothing-here");
  expect(await visitor.page.locator("h1").innerText()).toBe("There is nothing here");
  expect(await visitor.accessibilityViolations()).toEqual([]);
  await visitor.close();
});
