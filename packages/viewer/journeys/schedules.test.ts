import { CREATE_PROJECT } from "@epb/contract";
import { AgreementType, EsaOption } from "@epb/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readDemoProject } from "../../server/src/start/demo/demo-projects.js";
import { copiedBy } from "./support/clipboard.js";
import { browserForTests, siteForTests } from "./support/for-tests.js";
import { projectIds } from "./support/project-ids.js";
import { Visitor, WIDTHS } from "./support/visitor.js";

const site = siteForTests({ isFilled: true });
const browser = browserForTests();
let visitor: Visitor;
let schedules: string;
beforeAll(async () => {
  const ids = await projectIds(site, "customer");
  schedules = `/portfolio/${ids.get("Fern Lake school district")}/schedules`;
  visitor = await Visitor.open(browser, site, { as: "customer" });
});
afterAll(() => visitor.close());

describe("schedules", () => {
  test("show the figures of a project, and their sums", async () => {
    const { page } = visitor;
    await visitor.goTo(schedules);
    const table = page.getByRole("table", { name: "Schedule 1: annual cost savings and payments" });
    await expect.poll(() => table.locator("tbody tr").count()).toBe(17);
    expect(await table.locator("tbody tr").nth(2).locator("td").allInnerTexts()).toEqual(
      "$227,226 $215,865 $8,752 $111,432 $90,680 $202,113 $210,865 $5,000".split(" "),
    );
    expect(await table.locator("tbody tr").last().innerText()).toContain("$3,943,915");
    await page.locator(".chart__picture svg").first().waitFor();
    expect(await visitor.faultsOfState()).toEqual([]);
  });

  test("keep their header and first column in view", async () => {
    const { page } = visitor;
    await visitor.follow(`${schedules}/savings`);
    const frame = page.locator(".schedule__frame");
    await frame.evaluate((element) => element.scrollTo(200, 600));
    const inFrame = async (selector: string): Promise<boolean> => {
      const [outer, inner] = await Promise.all([frame.boundingBox(), page.locator(selector).first().boundingBox()]);
      return (
        outer !== null && inner !== null && inner.x >= outer.x - 1 && inner.y >= outer.y - 1 && inner.y < outer.y + 200
      );
    };
    expect(await inFrame(".schedule thead th:first-child")).toBe(true);
    await visitor.setWidth(WIDTHS.narrow);
    await frame.evaluate((element) => element.scrollTo(300, 0));
    expect(await inFrame(".schedule thead th:first-child")).toBe(true);
    await visitor.setWidth(WIDTHS.wide);
  });

  test("of every kind are listed, and those without data say so", async () => {
    const { page } = visitor;
    await visitor.follow(schedules);
    const names = page.getByRole("navigation", { name: "Schedules" }).getByRole("link");
    expect(await names.allInnerTexts()).toEqual([
      ...["Schedule 1", "Schedule 2a", "Schedule 2b", "Schedule 3", "Schedule 4", "Schedule 5", "ESA", "GHG"],
      ...["Amortization", "Savings by category", "Cash flow", "Escalation rates"],
    ]);
    await visitor.follow(`${schedules}/esa`);
    expect(await page.getByText("No data for this schedule yet").isVisible()).toBe(true);
    expect(await visitor.faultsOfState()).toEqual([]);
  });

  test("a project has 1 or 1u: the address of either shows the one that the project has", async () => {
    await visitor.follow(`${schedules}/1u`);
    expect(await visitor.page.getByRole("table").innerText()).toContain("Schedule 1: annual cost savings");
  });

  test.each(["1", "2a", "2b", "3", "4", "ghg", "savings", "cash-flow", "escalation"])(
    "%s is a table that everybody can read",
    async (name) => {
      const link = visitor.page.getByRole("navigation", { name: "Schedules" }).locator(`a[href$="/${name}"]`);
      await link.click();
      await visitor.page.waitForURL((url) => url.pathname.endsWith(`/${name}`));
      await visitor.settle();
      const title = `${await link.innerText()} · Schedules · Fern Lake school district · epb`;
      await expect.poll(() => visitor.page.title()).toBe(title);
      await expect.poll(() => visitor.page.getByRole("table").count()).toBeGreaterThan(0);
      expect(await visitor.faults()).toEqual([]);
      // Columns out of view do not make the header higher than three lines.
      expect(await visitor.page.locator("thead th").evaluateAll(mostLines)).toBeLessThanOrEqual(3);
    },
  );

  test("of a utility energy service contract have a Schedule 1u", async () => {
    const { record, data } = readDemoProject("federal-espc");
    const customer = await site.logIn("customer");
    const financing = { ...(data["financing"] as object), projectAgreementTypeID: AgreementType.UESC };
    const uesc = { record: { ...record, name: "Fort Utility" }, data: { ...data, financing } };
    const { id } = await customer.call(CREATE_PROJECT, { body: uesc });
    await visitor.follow(`/portfolio/${id}/schedules`);
    const names = visitor.page.getByRole("navigation", { name: "Schedules" }).getByRole("link");
    expect(await names.first().innerText()).toBe("Schedule 1u");
    expect(await visitor.page.getByRole("table").first().innerText()).toContain("Schedule 1u");
    expect(await visitor.faultsOfState()).toEqual([]);
    // Termination payments: the school district has no entries for them.
    await visitor.follow(`/portfolio/${id}/schedules/5`);
    await expect.poll(() => visitor.page.getByRole("table").count()).toBe(1);
    expect(await visitor.faultsOfState()).toEqual([]);
  });

  test("of an energy sales agreement have its twenty years", async () => {
    const { record, data } = readDemoProject("federal-espc");
    const customer = await site.logIn("customer");
    const ecms = (data["ecms"] as readonly object[]).map((measure) => ({
      ...measure,
      esaOptionId: EsaOption.UnderEsa,
    }));
    const implementationESAPayments = { year1ESAPrice: "0.12", guarPercentage: "0.9", energyDegradation: "0.005" };
    const { id } = await customer.call(CREATE_PROJECT, {
      body: { record: { ...record, name: "Fort Solar" }, data: { ...data, ecms, implementationESAPayments } },
    });
    await visitor.follow(`/portfolio/${id}/schedules/esa`);
    const table = visitor.page.getByRole("table").first();
    await expect.poll(() => table.getByRole("rowheader").count()).toBe(21);
    expect(await table.getByRole("row", { name: /^1 / }).innerText()).toContain("0.12");
    expect(await visitor.faultsOfState()).toEqual([]);
  });

  test("of the loan open from years to months", async () => {
    const { page } = visitor;
    await visitor.follow(`${schedules}/amortization`);
    const table = page.getByRole("table");
    await page.getByRole("button", { name: "Months of year 2" }).press("Enter");
    const month = table.getByRole("row", { name: /^Month 1 · Feb 2, 2028/ });
    expect(await month.innerText()).toContain("$2,424,590");
    expect(await visitor.faultsOfState()).toEqual([]);
    await page.getByRole("button", { name: "Open all years" }).click();
    await expect.poll(() => table.locator("tbody tr").count()).toBe(16 * 13 + 1);
    await page.getByRole("button", { name: "Close all years" }).click();
    await expect.poll(() => table.locator("tbody tr").count()).toBe(17);
  });

  test("print without parts for the screen", async () => {
    const { page } = visitor;
    await visitor.follow(schedules);
    await page.locator(".chart__picture svg").first().waitFor();
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("button", { name: "Print" }).isVisible()).toBe(false);
    expect(await page.getByRole("navigation", { name: "Schedules" }).isVisible()).toBe(false);
    const { frame, table } = await page.evaluate(() => ({
      frame: document.querySelector(".schedule__frame")?.clientHeight ?? 0,
      table: document.querySelector(".schedule")?.clientHeight ?? 0,
    }));
    expect(frame).toBeGreaterThanOrEqual(table);
    const pdf = await page.pdf({ format: "Letter", landscape: true, tagged: true });
    expect(pdf.length).toBeGreaterThan(10_000);
    await page.emulateMedia({ media: "screen" });
  });
});

describe("a figure explains itself", () => {
  test("by keyboard alone, down to its inputs and back", async () => {
    const { page } = visitor;
    await visitor.goTo(schedules);
    await page.locator(".figure").first().waitFor();
    await page.locator(".schedule__frame").focus();
    await page.keyboard.press("Tab");
    // Hundreds of figures are one tab stop; arrow keys move within it.
    for (const key of ["ArrowDown", "ArrowDown", "End", "ArrowLeft"]) await page.keyboard.press(key);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("$210,865");
    await page.keyboard.press("Enter");
    const panel = page.getByRole("dialog", { name: "Payment, year 3" });
    await panel.getByText("= Expenses, year 3 + Debt service, year 3").waitFor();
    expect(await panel.innerText()).toContain("$210,865.005");
    expect(await panel.innerText()).toContain("= 8,752.425 + 202,112.58");
    expect(await visitor.faultsOfState()).toEqual([]);

    await panel.getByRole("button", { name: "Expenses, year 3" }).press("Enter");
    const expenses = page.getByRole("dialog", { name: "Expenses, year 3" });
    await expenses.getByRole("button", { name: "Total expenses, year 3" }).press("Enter");
    const total = page.getByRole("dialog", { name: "Total expenses, year 3" });
    await total.getByRole("button", { name: /Expenses before the delivery charge/ }).press("Enter");
    const before = page.getByRole("dialog", { name: /Expenses before the delivery charge/ });
    await before.getByText("Input").first().waitFor();
    expect(await before.innerText()).toMatch(/Measurement and verification[\s\S]*Workbook cell Schedule 3![A-Z]+\d+/);
    const trail = before.getByRole("navigation", { name: "Viewed figures" });
    expect(await trail.getByRole("button").allInnerTexts()).toEqual([
      ...["Payment, year 3", "Expenses, year 3", "Total expenses, year 3"],
    ]);
    await trail.getByRole("button", { name: "Payment, year 3" }).press("Enter");
    await panel.getByText("= Expenses, year 3 + Debt service, year 3").waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("$210,865");
  });

  test("as text to download", async () => {
    const { page } = visitor;
    await visitor.follow(`${schedules}/2a`);
    await page.getByRole("button", { name: "$716,880.00" }).click();
    const copied = await copiedBy(page, async () => {
      await page.getByRole("button", { name: "Copy as text" }).click();
      await page.getByText("Explanation copied.").waitFor();
    });
    expect(copied).toContain("Implementation price, measure 1 = $716,880\n");
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  });

  test("over the table on a narrow screen, where it traps the focus", async () => {
    const { page } = visitor;
    await visitor.setWidth(WIDTHS.narrow);
    await visitor.follow(schedules);
    await page.getByRole("button", { name: "$206,207" }).click();
    const panel = page.getByRole("dialog", { name: "Guaranteed savings, year 1" });
    await panel.getByText("Inputs").waitFor();
    await expect.poll(() => panel.evaluate((dialog) => dialog.matches(":modal"))).toBe(true);
    expect(await visitor.accessibilityViolations()).toEqual([]);
    await panel.getByRole("button", { name: "Close the explanation" }).click();
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await visitor.setWidth(WIDTHS.wide);
  });
});

describe("a chart", () => {
  test("has a text summary, arrow-key access, and a table", async () => {
    const { page } = visitor;
    await visitor.goTo(schedules);
    const picture = page.getByRole("img", {
      name: /^Guaranteed savings against payments\. Guaranteed savings: \$206,207/,
    });
    await picture.focus();
    for (const key of ["ArrowRight", "ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
    await expect
      .poll(() => page.locator(".chart__readout").innerText())
      .toBe("Year 3 Guaranteed savings $215,865 · Payments $210,865");
    await page.keyboard.press("End");
    await expect.poll(() => page.locator(".chart__readout").innerText()).toContain("Year 16");
    await page.getByRole("button", { name: "Show the data as a table" }).click();
    const table = page.getByRole("table", { name: "Guaranteed savings against payments" });
    expect(await table.locator("tbody tr").first().innerText()).toMatch(/1\s+\$206,207\s+\$201,207/);
    expect(await visitor.faultsOfState()).toEqual([]);
    await page.getByRole("button", { name: "Show the chart" }).click();
  });
});

/** Runs in the page: number of lines in the longest header. */
function mostLines(heads: readonly Element[]): number {
  const linesOf = (head: Element): number => {
    const words = document.createRange();
    words.selectNodeContents(head);
    return Math.round(words.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(head).lineHeight));
  };
  return Math.max(...heads.map(linesOf));
}
