import { expect, test } from "vitest";
import { DataEntryDesk } from "./support/data-entry-desk.js";
import { browserForTests } from "./support/for-tests.js";
import { ownProject } from "./support/own-project.js";
import { Visitor } from "./support/visitor.js";

const desk = new DataEntryDesk();
const { site } = desk;
const browser = browserForTests();

/** Lowest top of the first cell of a table, in pixels: rows are in view on a small laptop. */
const FIRST_CELL = 300;

test.each(["measures", "expenses"])("on a small laptop, the first cell of %s is in the upper half", async (section) => {
  const id = await ownProject(site, "school-district", `First cell of ${section}`);
  const visitor = await Visitor.open(browser, site, { as: "esco", width: 1024 });
  const { page } = visitor;
  await page.setViewportSize({ width: 1024, height: 768 });
  await visitor.goTo(`/portfolio/${id}/data/${section}`);
  const cell = page.locator(".grid__body [role=gridcell]").first();
  await cell.waitFor();
  await visitor.settle();
  expect((await cell.boundingBox())?.y).toBeLessThanOrEqual(FIRST_CELL);
  await visitor.close();
});

test("every part of a project is in view on a small laptop", async () => {
  const id = await ownProject(site, "school-district", "Parts in view");
  const visitor = await Visitor.open(browser, site, { as: "esco", width: 1024 });
  await visitor.goTo(`/portfolio/${id}/access`);
  const hidden = await visitor.page
    .locator(".project-tabs ul")
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(hidden).toBeLessThanOrEqual(0);
  await visitor.close();
});

test("the name and the next step stay in view while the page scrolls, and nothing hides behind them", async () => {
  const id = await ownProject(site, "school-district", "Sticky school");
  const visitor = await Visitor.open(browser, site, { as: "esco", width: 1280 });
  const { page } = visitor;
  await visitor.goTo(`/portfolio/${id}`);
  await page.getByRole("heading", { name: "About the project" }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  const top = async (): Promise<number | undefined> => (await page.locator(".project-header").boundingBox())?.y;
  await expect.poll(top).toBe(64);
  const findingsTop = async (): Promise<number | undefined> => (await page.locator("#findings").boundingBox())?.y;
  await page.getByRole("link", { name: "3 warnings" }).click();
  await expect.poll(findingsTop).toBeGreaterThan(100);

  // Also from another page of the project.
  await page.getByRole("link", { name: "Data entry" }).click();
  await page.locator(".grid__body, .entry-form").first().waitFor();
  await page.getByRole("link", { name: "3 warnings" }).click();
  await page.locator("#findings:focus").waitFor();
  await expect.poll(findingsTop).toBeGreaterThan(100);
  expect(await findingsTop()).toBeLessThan(400);
  await visitor.close();
});

test("the dashboard begins with the chart, repeats no figure of the header, and loads little", async () => {
  const id = await ownProject(site, "school-district", "Short school");
  const visitor = await Visitor.open(browser, site, { as: "esco", width: 1280 });
  const { page } = visitor;
  let bytes = 0;
  page.on("response", async (response) => {
    if (response.url().includes(`/api/project/${id}`)) bytes += (await response.body()).length;
  });
  await visitor.goTo(`/portfolio/${id}`);
  await page.locator(".chart").waitFor();
  await page.waitForLoadState("networkidle");
  expect(bytes).toBeGreaterThan(1000);
  expect(bytes).toBeLessThanOrEqual(15_000);
  const figures = await page.locator(".project-figures").innerText();
  const amounts = figures.match(/\$[\d,]+/g) ?? [];
  expect(amounts).toEqual(["$2,480,880", "$3,943,915"]);
  const below = await page.locator(".tiles, .project-facts").allInnerTexts();
  for (const amount of amounts) expect(below.join(" ")).not.toContain(amount);
  expect(await page.locator(".chart svg").last().innerHTML()).toContain("Last payment $15,337");
  expect(await visitor.faultsOfState()).toEqual([]);
  await visitor.close();
});

test("years whose savings do not cover the payments are red in the chart, and the header has the lowest coverage", async () => {
  const id = await desk.filledProject("Red school", (data) => ({
    ...data,
    performancePeriod: (data["performancePeriod"] as readonly object[]).map((year, index) =>
      // Expenses of more than the savings of the year.
      index === 2 ? { ...year, measurementVerification: "400000" } : year,
    ),
  }));
  const visitor = await Visitor.open(browser, site, { as: "esco", width: 1280 });
  const { page } = visitor;
  await visitor.goTo(`/portfolio/${id}`);
  await page.locator(".chart__legend", { hasText: "Savings below payments" }).waitFor();
  await expect.poll(() => page.locator(".project-figures").innerText()).toMatch(/Lowest coverage\s+0\.\d\d/);
  await visitor.close();
});
