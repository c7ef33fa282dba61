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

test("an unknown URL without a folder has the page too, with the status of an error", async () => {
  const visitor = await Visitor.open(browser, site);
  await visitor.goTo("/nothing");
  expect(await visitor.page.locator("h1").innerText()).toBe("Page not found");
  expect(visitor.complaints.splice(0)).toEqual([expect.stringContaining("status of 404")]);
  await visitor.close();
});

test("browsers and crawlers find the files that they ask every site for", async () => {
  const [icon, rules] = await Promise.all(["/favicon.ico", "/robots.txt"].map((path) => fetch(site.url + path)));
  expect([icon?.status, icon?.headers.get("content-type")]).toEqual([200, "image/x-icon"]);
  expect([rules?.status, await rules?.text()]).toEqual([200, expect.stringContaining("User-agent: *")]);
});
