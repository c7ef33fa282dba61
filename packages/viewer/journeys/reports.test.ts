import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contentOf } from "./support/downloads.js";
import { browserForTests, siteForTests } from "./support/for-tests.js";
import { Visitor } from "./support/visitor.js";

const site = siteForTests({ isFilled: true });
const browser = browserForTests();
let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.open(browser, site, { as: "customer" });
});
afterAll(() => visitor.close());

describe("reports", () => {
  test("open with the portfolio and its totals", async () => {
    const { page } = visitor;
    await visitor.goTo("/analysis-reporting");
    expect(new URL(page.url()).pathname).toBe("/analysis-reporting/home");
    const table = page.getByRole("table");
    await table.waitFor();
    expect(await table.getByRole("row", { name: /Fern Lake school district/ }).innerText()).toContain("$3,943,915");
    expect(await table.getByRole("row").last().innerText()).toMatch(/Total\s/);
    expect(await visitor.faultsOfState()).toEqual([]);
    // Names are wider than numbers, and lead to the project.
    const widths = await table
      .locator("thead th")
      .evaluateAll((heads) => heads.slice(0, 2).map((head) => head.getBoundingClientRect().width));
    expect(widths[1]).toBeGreaterThan(2 * (widths[0] ?? 0));
    const names = table.getByRole("link");
    await table.getByRole("button", { name: "Project" }).click();
    const ascending = await names.allInnerTexts();
    expect(ascending).toEqual(ascending.toSorted((one, other) => one.localeCompare(other, "en", { numeric: true })));
    expect(ascending.length).toBeGreaterThan(1);
    await table.getByRole("button", { name: "Project" }).click();
    expect(await names.allInnerTexts()).toEqual(ascending.toReversed());
    expect(await table.getByRole("columnheader", { name: "Project" }).getAttribute("aria-sort")).toBe("descending");
    expect(await table.getByRole("row").last().innerText()).toMatch(/Total\s/);
    expect(await names.first().getAttribute("href")).toMatch(/^\/portfolio\/[\w-]{36}$/);
  });

  test("of one edition show only its projects, or that there are no projects", async () => {
    const { page } = visitor;
    await page.getByText("ePX projects").click();
    await page.getByText("No data for this report yet").waitFor();
    expect(page.url()).toContain("edition=epx");
    expect(await visitor.faultsOfState()).toEqual([]);
    await page.getByText("ePB projects").click();
    await page.getByRole("table").waitFor();
  });

  test("of one project ask for the project first", async () => {
    const { page } = visitor;
    await page.locator("label", { hasText: "Schedules of a project" }).click();
    await page.getByText("Choose the project", { exact: true }).waitFor();
    expect(await visitor.faultsOfState()).toEqual([]);
    await page.getByLabel("Project", { exact: true }).selectOption({ label: "Fern Lake school district" });
    await page.getByRole("table", { name: "Schedule 2b: price build-up" }).waitFor();
    await expect.poll(() => page.getByRole("table").count()).toBeGreaterThan(8);
    expect(await visitor.accessibilityViolations()).toEqual([]);
    expect(page.url()).toMatch(/report=project-schedules/);
  });

  test("print as tables that are not cut, without the choice of the report", async () => {
    const { page } = visitor;
    await page.emulateMedia({ media: "print" });
    expect(await page.getByText("Choose a report").isVisible()).toBe(false);
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll(".schedule__frame")].filter(
        (frame) => frame.scrollHeight > frame.clientHeight + 1 && getComputedStyle(frame).overflowY !== "visible",
      ),
    );
    expect(cut).toEqual([]);
    await page.emulateMedia({ media: "screen" });
  });

  test("are taken along as a workbook and as CSV, by keyboard", async () => {
    const { page } = visitor;
    const take = async (name: string): Promise<{ readonly fileName: string; readonly bytes: Buffer }> => {
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name }).press("Enter"),
      ]);
      return { fileName: download.suggestedFilename(), bytes: await contentOf(download) };
    };
    const csv = await take("Download CSV");
    expect(csv.fileName).toMatch(/\.csv$/);
    expect(csv.bytes.toString()).toContain("Schedule 1: annual cost savings and payments");
    const workbook = await take("Download workbook");
    expect(workbook.fileName).toMatch(/\.xlsx$/);
    expect(workbook.bytes.subarray(0, 2).toString()).toBe("PK");
  });

  test("by an address hold their choice; a project that one may not see is not there", async () => {
    const { page } = visitor;
    await visitor.goTo("/analysis-reporting/home?report=savings-against-payments&edition=epb");
    expect(await page.getByRole("heading", { level: 2, name: "Savings against payments" }).isVisible()).toBe(true);
    const nobodys = "00000000-0000-4000-8000-000000000000";
    await visitor.goTo(`/analysis-reporting/home?report=project-schedules&project=${nobodys}`);
    await page.getByRole("heading", { name: "Page not found" }).waitFor();
    // The browser logs the 404 response.
    visitor.complaints.splice(0, visitor.complaints.length, ...visitor.complaints.filter((text) => !/404/.test(text)));
  });
});
