import { beforeAll, expect, test } from "vitest";
import { PROJECT_ENTRIES } from "../../server/src/features/projects/project-entries.js";
import { projectEntry } from "../../server/testing/many-projects.js";
import { fillPortfolio } from "./support/fill-portfolio.js";
import { browserForTests, siteForTests } from "./support/for-tests.js";
import { Visitor } from "./support/visitor.js";

/** Number of projects in a list that does not fit on its first page. */
const MANY = 202;
const ALL = Array.from({ length: MANY }, (_, index) => projectEntry(index, MANY));
/** Numbers of projects with errors, with payments above the guarantee, and without a price. */
const WITH_ERRORS = [3, 4, 5];
const ABOVE = [5, 6];
const WITHOUT_PRICE = [7, 8];

const site = siteForTests({ isFilled: true });
const browser = browserForTests();
beforeAll(async () => {
  await fillPortfolio(site, "accreditation", MANY);
  await site.services.store.transact(async (transaction) => {
    for (const [index, { id }] of ALL.entries()) {
      const stored = await transaction.get(PROJECT_ENTRIES, id);
      if (stored === undefined) throw new Error("there is no such project");
      const { document, revision } = stored;
      const { totalImplementationPrice, ...item } = document.item;
      const next = {
        ...document,
        calculation: { ...document.calculation, errors: WITH_ERRORS.includes(index) ? 2 : 0 },
        item: {
          ...item,
          ...(totalImplementationPrice !== undefined && !WITHOUT_PRICE.includes(index) && { totalImplementationPrice }),
          lowestCoverage: ABOVE.includes(index) ? "0.9999" : "1.05",
        },
      };
      await transaction.update(PROJECT_ENTRIES, next, revision);
    }
  });
});

const counts = (visitor: Visitor, text: string): Promise<void> =>
  visitor.page.locator(".list-result__count", { hasText: text }).waitFor();

const chip = (visitor: Visitor, name: RegExp) => visitor.page.getByRole("button", { name });

test("the figures to compare fit on a screen of 1280 pixels", async () => {
  const visitor = await Visitor.open(browser, site, { as: "customer" });
  const { page } = visitor;
  await page.setViewportSize({ width: 1280, height: 800 });
  await visitor.goTo("/portfolio/list");
  for (const name of [/^ESCO/, /^Implementation price/, /^Guaranteed savings/, /^Coverage/, /^Findings/, /^Changed/]) {
    const box = await page.getByRole("columnheader", { name }).boundingBox();
    expect((box?.x ?? Number.NaN) + (box?.width ?? 0), String(name)).toBeLessThan(1280);
  }
  const frame = page.locator(".list-result .table-frame");
  expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  expect(await frame.getAttribute("data-hidden-after")).toBeNull();
  const time = page.locator("tbody time").first();
  expect(await time.getAttribute("title")).toMatch(/\d{4}, \d/);
  // With every column, the edges show that there are more.
  await page.getByRole("button", { name: "Columns", exact: true }).click();
  await page.getByRole("button", { name: "All", exact: true }).click();
  await page.getByRole("button", { name: "Done" }).click();
  await expect.poll(() => frame.getAttribute("data-hidden-after")).toBe("");
  await frame.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
  await expect.poll(() => frame.getAttribute("data-hidden-before")).toBe("");
  await expect.poll(() => frame.getAttribute("data-hidden-after")).toBeNull();
  const name = page.getByRole("link", { name: "Maple Valley school district" });
  expect((await name.boundingBox())?.x).toBeGreaterThan(0);
  await visitor.close(/401/);
});

test("chips count the whole portfolio, filter the list, and are in the URL", async () => {
  const visitor = await Visitor.open(browser, site, { as: "customer" });
  await visitor.goTo("/portfolio/list");
  const { page } = visitor;
  await chip(visitor, /^Waiting for me 1$/).waitFor();
  // A chip without projects is hidden.
  await expect.poll(() => chip(visitor, /^With errors/).count()).toBe(0);
  await chip(visitor, /^Waiting for me/).press("Enter");
  await counts(visitor, "1 project matches");
  expect(new URL(page.url()).search).toBe("?attention=waiting");
  await expect.poll(() => page.locator("tbody tr").count()).toBe(1);
  expect(await page.locator("tbody tr").innerText()).toContain("Submitted");
  expect(await visitor.accessibilityViolations()).toEqual([]);
  await page.reload();
  await visitor.settle();
  expect(await chip(visitor, /^Waiting for me/).getAttribute("aria-pressed")).toBe("true");
  await page.goBack();
  await counts(visitor, "9 projects");
  await chip(visitor, /^Returned 1$/).click();
  await counts(visitor, "1 project matches");
  await chip(visitor, /^Returned 1$/).click();
  await counts(visitor, "9 projects");
  await visitor.close(/401/);
});

test("outliers of a long list are counted, found, and marked", async () => {
  const visitor = await Visitor.open(browser, site, { as: "accreditation" });
  await visitor.goTo("/portfolio/list");
  const { page } = visitor;
  await counts(visitor, "Showing 100 of 202 projects");
  await chip(visitor, /^Payments above guarantee 2$/).click();
  await counts(visitor, "2 projects match");
  await expect.poll(() => page.locator("tbody tr", { hasText: "0.99" }).count()).toBe(2);
  await page.getByRole("button", { name: "Columns", exact: true }).click();
  await page.getByRole("button", { name: "All", exact: true }).click();
  await page.getByRole("button", { name: "Done" }).click();
  expect(await visitor.scrollsSideways()).toBe(false);
  await chip(visitor, /^With errors 3$/).click();
  await counts(visitor, "1 project matches");
  expect(await page.locator("tbody tr").innerText()).toMatch(/Campus 5[\s\S]*2 errors/);
  expect(await visitor.faultsOfState()).toEqual([]);
  await visitor.close(/401/);
});

test("totals are those of the filtered list, and name what they leave out", async () => {
  const visitor = await Visitor.open(browser, site, { as: "accreditation" });
  await visitor.goTo("/portfolio/list");
  const { page } = visitor;
  const totals = page.locator(".list-totals");
  const sum = (numbers: readonly (string | undefined)[]): string =>
    `$${Math.round(numbers.reduce((total, digits) => total + Number(digits ?? 0), 0)).toLocaleString("en-US")}`;
  const priced = ALL.filter((_, index) => !WITHOUT_PRICE.includes(index));
  await expect.poll(() => totals.innerText()).toContain("202 projects");
  const text = await totals.innerText();
  expect(text).toContain(sum(priced.map(({ item }) => item.totalImplementationPrice)));
  expect(text).toContain("2 without a price");
  expect(text).toContain(sum(ALL.map(({ item }) => item.totalGuaranteedCostSavings)));
  await page.getByLabel("Search", { exact: true }).fill("campus 7");
  await expect.poll(() => totals.innerText()).not.toContain("202 projects");
  await visitor.close(/401/);
});

test("the menu of a row opens and closes by keyboard", async () => {
  const visitor = await Visitor.open(browser, site, { as: "customer" });
  await visitor.goTo("/portfolio/list");
  const { page } = visitor;
  const button = page.getByRole("button", { name: "Actions for Fern Lake school district" });
  const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? "");
  await button.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => button.getAttribute("aria-expanded")).toBe("true");
  expect(await visitor.accessibilityViolations()).toEqual([]);
  await page.keyboard.press("ArrowDown");
  expect(await focused()).toBe("Data entry");
  await page.keyboard.press("End");
  expect(await focused()).toBe("Delete");
  await page.keyboard.press("Escape");
  await expect.poll(() => button.getAttribute("aria-expanded")).toBe("false");
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press("Space");
  await expect.poll(() => button.getAttribute("aria-expanded")).toBe("true");
  await page.keyboard.press("Tab");
  expect(await focused()).toBe("Data entry");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByLabel("To confirm, type the project name").waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  await visitor.close(/401/);
});

test("going back returns to the same filter, pages, and row", async () => {
  const visitor = await Visitor.open(browser, site, { as: "customer" });
  await visitor.goTo("/portfolio/list?search=school&sort=name&direction=asc");
  const { page } = visitor;
  const link = page.getByRole("link", { name: "Elm Grove school district" });
  await link.click();
  await page.waitForURL(/\/portfolio\/[0-9a-f-]{36}$/);
  await visitor.settle();
  await page.goBack();
  await counts(visitor, "7 projects match");
  expect(new URL(page.url()).search).toBe("?search=school&sort=name&direction=asc");
  await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
  await visitor.close(/401/);

  const reader = await Visitor.open(browser, site, { as: "accreditation" });
  await reader.goTo("/portfolio/list?sort=displayId&direction=asc");
  const frame = reader.page.locator(".list-result .table-frame");
  await counts(reader, "Showing 100 of 202 projects");
  await frame.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await counts(reader, "202 projects");
  await frame.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  const last = reader.page.getByRole("link", { name: "Campus 190", exact: true });
  await last.click();
  await reader.page.waitForURL(/\/portfolio\/[0-9a-f-]{36}$/);
  await reader.page.goBack();
  await counts(reader, "202 projects");
  await expect.poll(() => last.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect.poll(() => last.isVisible()).toBe(true);
  // These projects have no content.
  reader.complaints.splice(0);
  await reader.close();
});
