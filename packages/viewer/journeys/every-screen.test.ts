import { beforeAll, expect, test } from "vitest";
import { allScreens, type Screen } from "./support/all-screens.js";
import { browserForTests, siteForTests } from "./support/for-tests.js";
import { Visitor, WIDTHS } from "./support/visitor.js";

const site = siteForTests({ isFilled: true });
const browser = browserForTests();
let screens: readonly Screen[];
beforeAll(async () => {
  screens = await allScreens(site);
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
