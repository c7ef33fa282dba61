import { expect, test } from "vitest";
import { browserForTests, siteForTests } from "./support/for-tests.js";
import { Visitor } from "./support/visitor.js";

const site = siteForTests();
const browser = browserForTests();

test("an unknown URL is reported", async () => {
  const visitor = await Visitor.open(browser, site);
  await visitor.goTo("/about/nothing-here");
  expect(await visitor.page.locator("h1").innerText()).toBe("Page not found");
  expect(await visitor.accessibilityViolations()).toEqual([]);
  await visitor.close();
});
