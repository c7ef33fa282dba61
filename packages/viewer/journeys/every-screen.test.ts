import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startChromium } from "../../../test/testing/start-chromium.js";
import { allScreens, type Screen } from "./support/all-screens.js";
import { ViewerSite } from "./support/viewer-site.js";
import { Visitor, WIDTHS } from "./support/visitor.js";

let site: ViewerSite;
let browser: Browser;
let screens: readonly Screen[];
beforeAll(async () => {
  [site, browser] = await Promise.all([ViewerSite.start({ isFilled: true }), startChromium()]);
  screens = await allScreens(site);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

/** What is wrong with a screen at one width, a line each. */
async function faultsOf(visitor: Visitor, { name }: Screen, width: number): Promise<readonly string[]> {
  await visitor.setWidth(width);
  const sideways = (await visitor.scrollsSideways()) ? ["scrolls sideways"] : [];
  const violations = await visitor.accessibilityViolations();
  return [...sideways, ...violations].map((fault) => `${name} at ${width}: ${fault}`);
}

test("every screen can be used by everybody, at every width, and the browser has nothing to complain of", async () => {
  const faults: string[] = [];
  for (const screen of screens) {
    const visitor = await Visitor.open(browser, site, screen);
    await visitor.goTo(screen.path);
    for (const width of Object.values(WIDTHS)) faults.push(...(await faultsOf(visitor, screen, width)));
    await visitor.close().catch((error: Error) => faults.push(`${screen.name}: ${error.message}`));
  }
  expect(faults).toEqual([]);
}, 300_000);
