import { beforeAll, describe, expect, test } from "vitest";
import { contentOf } from "./support/downloads.js";
import { fillPortfolio } from "./support/fill-portfolio.js";
import { browserForTests, siteForTests } from "./support/for-tests.js";
import { MILLISECONDS_OF_A_FRAME, scrollWork } from "./support/scroll-work.js";
import { Visitor, WIDTHS } from "./support/visitor.js";

/** Number of projects with which the list must still scroll smoothly. */
const MANY = 5000;

const site = siteForTests({ isFilled: true });
const browser = browserForTests();
beforeAll(async () => {
  await fillPortfolio(site, "accreditation", MANY);
});

/** Number of projects on the page. */
const count = (visitor: Visitor): Promise<string> => visitor.page.locator(".list-result__count").innerText();

async function counts(visitor: Visitor, text: string): Promise<void> {
  await visitor.page.locator(".list-result__count", { hasText: text }).waitFor();
}

test("/portfolio opens the list, where each project shows its columns, and opens", async () => {
  const visitor = await Visitor.open(browser, site, { as: "customer" });
  await visitor.goTo("/portfolio");
  const { page } = visitor;
  expect(new URL(page.url()).pathname).toBe("/portfolio/list");
  expect(await page.getByRole("navigation", { name: "Breadcrumb" }).innerText()).toContain("Portfolio");
  expect(await count(visitor)).toBe("9 projects");
  const row = page.getByRole("row", { name: /Maple Valley school district/ });
  expect(await row.innerText()).toMatch(
    /Number 1\s[\s\S]*Approved[\s\S]*Example Efficiency Partners[\s\S]*\$2,480,880[\s\S]*\$3,943,915/,
  );
  expect(await visitor.faultsOfState()).toEqual([]);
  const name = page.getByRole("link", { name: "Maple Valley school district" });
  expect(await name.getAttribute("href")).toMatch(/^\/portfolio\/[0-9a-f-]{36}$/);
  await visitor.close();
});

test("search, filters, and order are in the URL, and can be removed", async () => {
  const visitor = await Visitor.open(browser, site, { as: "customer" });
  await visitor.goTo("/portfolio/list");
  const { page } = visitor;
  await page.getByLabel("Search", { exact: true }).fill("school");
  await counts(visitor, "7 projects match");
  expect(new URL(page.url()).search).toBe("?search=school");

  await page.getByRole("button", { name: "Filters", exact: true }).click();
  await page.getByRole("group", { name: "Status", exact: true }).getByText("Returned").click();
  await counts(visitor, "1 project matches");
  expect(await visitor.faultsOfState()).toEqual([]);
  await page.getByRole("button", { name: "Remove the filter Status: Returned" }).click();
  await counts(visitor, "7 projects match");

  await page.getByRole("button", { name: "Project", exact: true }).click();
  await page.waitForURL(/sort=name&direction=asc/);
  await page.locator("tbody tr:first-child th", { hasText: "Alder Creek school district" }).waitFor();

  await page.reload();
  await visitor.settle();
  expect(await page.getByLabel("Search", { exact: true }).inputValue()).toBe("school");
  expect(await page.locator("tbody th a").first().innerText()).toBe("Alder Creek school district");

  await page.getByLabel("Search", { exact: true }).fill("nothing like it");
  await page.getByText("No project matches").waitFor();
  expect(await visitor.faultsOfState()).toEqual([]);
  await page.getByRole("button", { name: "Clear all filters" }).click();
  await counts(visitor, "9 projects");
  await visitor.close();
});

test("a project opens although a search has just been typed", async () => {
  const visitor = await Visitor.open(browser, site, { as: "customer" });
  const { page } = visitor;
  await page.clock.install();
  await visitor.goTo("/portfolio/list");
  // Otherwise the search can move the row under the pointer.
  await page.clock.pauseAt(Date.now() + 60_000);
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByLabel("Search", { exact: true }).fill("school");
  await page.getByRole("link", { name: "Maple Valley school district" }).click();
  await page.clock.runFor(1000);
  await page.clock.resume();
  release();
  await page.waitForURL(/\/portfolio\/[0-9a-f-]{36}$/);
  await page.getByRole("heading", { name: "Maple Valley school district" }).first().waitFor();
  await visitor.close();
});

test("the selected columns are restored at the next visit", async () => {
  const visitor = await Visitor.open(browser, site, { as: "customer" });
  await visitor.goTo("/portfolio/list");
  const { page } = visitor;
  await page.getByRole("button", { name: "Columns", exact: true }).click();
  expect(await visitor.faultsOfStateByAll()).toEqual([]);
  expect(await page.getByLabel("Project", { exact: true }).isDisabled()).toBe(true);
  await page.getByRole("dialog").getByText("Loan start date").click();
  await page.getByRole("dialog").getByText("My role").click();
  await page.getByRole("dialog").getByText("Findings").click();
  await page.getByRole("button", { name: "Done" }).click();
  await page.reload();
  await visitor.settle();
  const heads = (await page.locator("thead th").allInnerTexts()).map((text) => text.split("\n")[0]);
  expect(heads).toContain("Loan start date");
  expect(heads).not.toContain("Findings");
  const row = page.getByRole("row", { name: /Maple Valley school district/ });
  expect(await row.innerText()).toContain("Project initiator");
  expect(await row.locator("[data-icon]").getAttribute("data-icon")).toBe("user-plus");
  await visitor.close();
});

test.each([
  ["CSV", /^Portfolio \d{4}-\d\d-\d\d\.csv$/],
  ["Excel", /^Portfolio \d{4}-\d\d-\d\d\.xlsx$/],
])("the list as it is filtered can be taken along as %s", async (format, name) => {
  const visitor = await Visitor.open(browser, site, { as: "customer" });
  await visitor.goTo("/portfolio/list?search=clover");
  const { page } = visitor;
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: `Export ${format}` }).click();
  const download = await coming;
  const fileName = download.suggestedFilename();
  expect(fileName).toMatch(name);
  const content = await contentOf(download);
  if (format === "CSV") {
    expect(content.toString()).toContain("Clover Hill school district");
    expect(content.toString()).not.toContain("Alder Creek");
  } else expect(content.subarray(0, 2).toString()).toBe("PK");
  await page.getByText(`${fileName} downloaded.`).waitFor();
  await visitor.close();
});

test("a project is deleted once its name has been typed", async () => {
  const visitor = await Visitor.open(browser, site, { as: "customer" });
  await visitor.goTo("/portfolio/list");
  const { page } = visitor;
  await page.getByRole("button", { name: "Actions for Maple Valley school district" }).click();
  await page.getByRole("list").getByRole("link", { name: "Schedules" }).waitFor();
  await expect.poll(() => page.getByRole("button", { name: "Delete" }).count()).toBe(0);
  await page.getByRole("button", { name: "Actions for Fern Lake school district" }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  const dialog = page.getByRole("dialog");
  expect(await visitor.faultsOfStateByAll()).toEqual([]);
  await dialog.getByRole("button", { name: "Delete" }).click();
  await dialog.getByText("This does not match the project name.").waitFor();
  expect(await visitor.accessibilityViolations()).toEqual([]);
  await dialog.getByLabel("To confirm, type the project name").fill("fern lake school district");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await page.getByText("Fern Lake school district deleted.").waitFor();
  await counts(visitor, "8 projects");
  await page.locator(".list-result__count:focus").waitFor();
  await visitor.close();
});

test("people without projects see how to get one", async () => {
  const visitor = await Visitor.open(browser, site, { as: "admin" });
  await visitor.goTo("/portfolio/list");
  expect(await visitor.page.locator(".page__lead").innerText()).toBe("Every project on this site.");
  await visitor.close();

  const reader = await Visitor.open(browser, site, { as: "qualified-list" });
  await reader.goTo("/portfolio/list");
  await reader.page.getByText("No projects yet").waitFor();
  await expect.poll(() => reader.page.getByRole("link", { name: "Initiate a new project" }).count()).toBe(0);
  expect(await reader.faultsOfState()).toEqual([]);
  await reader.close();
});

test("on a narrow screen each project is a card", async () => {
  const visitor = await Visitor.open(browser, site, { as: "customer", width: WIDTHS.narrow });
  await visitor.goTo("/portfolio/list?sort=name&direction=asc");
  const { page } = visitor;
  await expect.poll(() => page.locator("table").count()).toBe(0);
  const first = page.locator(".project-card").first();
  expect(await first.innerText()).toMatch(/^Alder Creek school district\s+Number\s+2/);
  await page.getByLabel("Sort by").selectOption("Number");
  await page.getByRole("button", { name: "Ascending" }).click();
  await page.waitForURL(/sort=displayId&direction=desc/);
  // The list before is dimmed until the new one is loaded.
  await expect.poll(() => page.locator(".list-result[aria-busy=true]").count()).toBe(0);
  expect(await visitor.accessibilityViolations()).toEqual([]);
  await visitor.close();
});

test("a list that failed to load can be retried", async () => {
  const visitor = await Visitor.open(browser, site, { as: "customer" });
  const { page } = visitor;
  await page.route("**/api/project/list?**", (route) =>
    route.fulfill({ status: 500, contentType: "application/json", body: '{"message":"The list is away."}' }),
  );
  await visitor.goTo("/portfolio/list");
  await page.getByText("This content could not be loaded").waitFor();
  expect(await visitor.accessibilityViolations()).toEqual([]);
  await page.unroute("**/api/project/list?**");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.locator(".list-result__count").waitFor();
  visitor.complaints.splice(0);
  await visitor.close();
});

describe(`a list of ${MANY} projects`, () => {
  test("loads on as one scrolls, and stays smooth", async ({ annotate }) => {
    const visitor = await Visitor.open(browser, site, { as: "accreditation" });
    await visitor.goTo("/portfolio/list?sort=displayId&direction=asc");
    const { page } = visitor;
    await expect.poll(() => count(visitor)).toBe("Showing 100 of 5,000 projects");
    expect(await visitor.accessibilityViolations()).toEqual([]);
    const frame = page.locator(".list-result .table-frame");
    await frame.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await counts(visitor, "Showing 600 of 5,000 projects");
    // Also by keyboard: the button is the last element in the frame.
    for (let loaded = 1100; loaded < MANY; loaded += 500) {
      await frame.evaluate((element) => element.scrollTo(0, 0));
      await frame.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      await counts(visitor, `Showing ${loaded.toLocaleString("en-US")} of 5,000 projects`);
    }
    await frame.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await counts(visitor, "5,000 projects");
    await expect.poll(() => page.getByRole("button", { name: "Show more projects" }).count()).toBe(0);

    const { framesPerSecond, millisecondsPerFrame, mostRows } = await scrollWork(frame, "tbody tr", -120);
    await annotate(
      `${framesPerSecond} frames a second here, each ${millisecondsPerFrame.toFixed(1)} ms of work; ${mostRows} rows in the page`,
    );
    expect(mostRows).toBeLessThan(60);
    expect(millisecondsPerFrame).toBeLessThan(MILLISECONDS_OF_A_FRAME);
    await visitor.close();
  });

  test("loads more by its button if there are cards", async () => {
    const visitor = await Visitor.open(browser, site, { as: "accreditation", width: WIDTHS.narrow });
    await visitor.goTo("/portfolio/list");
    await visitor.page.getByRole("button", { name: "Show more projects" }).press("Enter");
    await counts(visitor, "Showing 600 of 5,000 projects");
    expect(await visitor.scrollsSideways()).toBe(false);
    await visitor.close();
  });
});

test.each([
  [
    "/portfolio/download-template",
    "Download an ePB template",
    3,
    "ePB calculating template",
    "epb-calculating-4.2.10.xlsx",
  ],
  ["/portfolio/download-epx-template", "Download an ePX template", 2, "ePX template", "epx-1.1.2.xlsx"],
])("%s has the blank workbooks of its edition", async (path, title, templates, name, fileName) => {
  const visitor = await Visitor.open(browser, site, { as: "customer" });
  await visitor.goTo(path);
  const { page } = visitor;
  expect(await page.locator("h1").innerText()).toBe(title);
  await expect.poll(() => page.locator(".templates .card").count()).toBe(templates);
  expect(await visitor.faultsOfState()).toEqual([]);
  const coming = page.waitForEvent("download");
  await page.getByRole("link", { name: `Download the ${name}` }).click();
  expect((await coming).suggestedFilename()).toBe(fileName);
  await visitor.close();
});
