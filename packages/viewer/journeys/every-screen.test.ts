import { afterAll, beforeAll, expect, test } from "vitest";
import { pathOf, SCREENS, type ScreenIds } from "./support/all-screens.js";
import { browserForTests, siteForTests } from "./support/for-tests.js";
import { prepareScreens } from "./support/prepare-screens.js";
import { Print } from "./support/print.js";
import { Visitor } from "./support/visitor.js";

const site = siteForTests({ isFilled: true });
const browser = browserForTests();
let ids: ScreenIds;
beforeAll(async () => {
  ids = await prepareScreens(site);
});

/** Visitors by who they are: a new one for each screen would load the site again. */
const visitors = new Map<string | undefined, Visitor>();
afterAll(async () => {
  for (const visitor of visitors.values()) await visitor.close();
});

async function visitorAs(as: string | undefined): Promise<Visitor> {
  const known = visitors.get(as);
  if (known !== undefined) return known;
  const visitor = await Visitor.open(browser, site, as === undefined ? {} : { as });
  visitors.set(as, visitor);
  await visitor.goTo("/disclaimer");
  return visitor;
}

test.each(SCREENS)(
  "$name can be used by everybody, at every width, and printed, without a complaint of the browser",
  async (screen) => {
    const visitor = await visitorAs(screen.as);
    // A window with a failed test is not used again.
    visitors.delete(screen.as);
    await visitor.follow(pathOf(screen, ids));
    expect(await visitor.faultsAtEveryWidth()).toEqual([]);
    const print = await Print.of(visitor.page);
    expect([...print.cut(), ...print.overlapping(), ...print.pagesWithout("Printed ")]).toEqual([]);
    const { failsWith } = screen;
    expect(visitor.complaints.splice(0)).toEqual(
      failsWith === undefined ? [] : [expect.stringContaining(`status of ${failsWith}`)],
    );
    visitors.set(screen.as, visitor);
  },
);
