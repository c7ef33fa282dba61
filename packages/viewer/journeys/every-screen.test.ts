import { beforeAll, expect, test } from "vitest";
import { allScreens, type Screen } from "./support/all-screens.js";
import { browserForTests, siteForTests } from "./support/for-tests.js";
import { Visitor } from "./support/visitor.js";

const site = siteForTests({ isFilled: true });
const browser = browserForTests();
let screens: readonly Screen[];
beforeAll(async () => {
  screens = await allScreens(site);
});

test("every screen can be used by everybody, at every width, and the browser has nothing to complain of", async () => {
  const faults: string[] = [];
  for (const screen of screens) {
    const visitor = await Visitor.open(browser, site, screen);
    await visitor.goTo(screen.path);
    faults.push(...(await visitor.faultsAtEveryWidth()).map((fault) => `${screen.name} ${fault}`));
    await visitor.close().catch((error: Error) => faults.push(`${screen.name}: ${error.message}`));
  }
  expect(faults).toEqual([]);
}, 300_000);
