import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { browserForTests, siteForTests } from "./support/for-tests.js";
import { prepareScreens } from "./support/prepare-screens.js";
import { Visitor } from "./support/visitor.js";

const site = siteForTests({ isFilled: true });
const browser = browserForTests();
let project: string;
beforeAll(async () => {
  ({ project } = await prepareScreens(site));
});

describe("a page", () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await Visitor.open(browser, site, { as: "customer" });
  });
  afterAll(() => visitor.close());

  /** Distance of the first place of a selector from the left edge of the window. */
  const left = (selector: string): Promise<number> =>
    visitor.page
      .locator(selector)
      .first()
      .evaluate((element) => Math.round(element.getBoundingClientRect().left));

  test.each([
    { width: 1440, edge: 120 },
    { width: 1280, edge: 40 },
    { width: 1024, edge: 24 },
    { width: 390, edge: 16 },
  ])("begins on the same line as the bar and the foot, at $width pixels", async ({ width, edge }) => {
    await visitor.page.setViewportSize({ width, height: 900 });
    for (const path of [
      "/about",
      "/account",
      "/home",
      "/portfolio/list",
      "/analysis-reporting/home",
      "/benchmarking",
    ]) {
      await visitor.goTo(path);
      const edges = [await left(".bar__logo"), await left("main h1"), await left(".footer__inner")];
      expect(edges, path).toEqual([edge, edge, edge]);
    }
  });

  test.each([
    { width: 1280, height: 900 },
    { width: 390, height: 844 },
  ])("opens at its top, with its heading below the bar, at $width pixels", async ({ width, height }) => {
    await visitor.page.setViewportSize({ width, height });
    for (const path of ["/about", "/home", "/portfolio/list", `/portfolio/${project}/schedules`]) {
      await visitor.goTo(path);
      expect(await visitor.page.evaluate(() => scrollY), path).toBe(0);
    }
  });

  test("of a project opens with the focus at the name, one Tab before the next step", async () => {
    const reviewer = await Visitor.open(browser, site, { as: "customer" });
    await reviewer.goTo(`/portfolio/${project}`);
    await reviewer.page.locator("h1.project-header__name:focus").waitFor();
    await reviewer.page.keyboard.press("Tab");
    await reviewer.page.locator(".next-step :focus").waitFor();
    await reviewer.page.getByRole("link", { name: "Data entry" }).click();
    await reviewer.goTo(`/portfolio/${project}/schedules`);
    await reviewer.page.locator("h2:focus").waitFor();
    await reviewer.close();
  });

  test("shows the whole border of each option in a list", async () => {
    await visitor.page.setViewportSize({ width: 1280, height: 900 });
    await visitor.goTo("/account-request");
    const grounds = await visitor.page
      .locator(":is(.usa-checkbox, .usa-radio)")
      .evaluateAll((options) => options.map((option) => getComputedStyle(option).backgroundColor));
    expect(new Set(grounds)).toEqual(new Set(["rgba(0, 0, 0, 0)"]));
  });
});
