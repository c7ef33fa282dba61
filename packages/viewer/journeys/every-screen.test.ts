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
  for (const person of new Set(screens.map(({ as }) => as))) {
    const visitor = await Visitor.open(browser, site, person === undefined ? {} : { as: person });
    await visitor.goTo("/disclaimer");
    for (const { name, path } of screens.filter(({ as }) => as === person)) {
      await visitor.follow(path);
      const found = [...(await visitor.allFaultsAtEveryWidth()), ...visitor.complaints.splice(0)];
      faults.push(...found.map((fault) => `${name} ${fault}`));
    }
    await visitor.close();
  }
  expect(faults).toEqual([]);
});
