import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fillPortfolio } from "./support/fill-portfolio.js";
import { fillStatistics } from "./support/fill-statistics.js";
import { browserForTests, siteForTests } from "./support/for-tests.js";
import { Print } from "./support/print.js";
import { projectIds } from "./support/project-ids.js";
import { Visitor } from "./support/visitor.js";

const site = siteForTests({ isFilled: true });
const browser = browserForTests();
let visitor: Visitor;
let project: string;
beforeAll(async () => {
  await fillStatistics(site, 700);
  // The server computes statistics ahead and keeps them for a minute.
  await site.restart();
  const ids = await projectIds(site, "customer");
  project = `/portfolio/${ids.get("Fern Lake school district")}`;
  visitor = await Visitor.open(browser, site, { as: "customer" });
});
afterAll(() => visitor.close());

/** Name, number, status, and revision in the margin of every page. */
const IDENTITY = "Fern Lake school district · Project 8 · Returned · Revision 1";
const DATE = `Printed ${new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "America/Denver" }).format()}`;

/** Prints a page after its tables and charts are rendered. */
async function printOf(path: string, who = visitor): Promise<Print> {
  await who.goTo(path);
  await who.page.locator("table").first().waitFor();
  await who.page.waitForFunction(() =>
    [...document.querySelectorAll(".chart__picture")].every((picture) => picture.querySelector("svg") !== null),
  );
  return Print.of(who.page);
}

/** Headings and column headers of the page that the print lacks, except those for the screen only. */
async function missing(print: Print): Promise<readonly string[]> {
  const heads = await visitor.page.locator("main :is(h1, h2, h3, thead th)").evaluateAll((elements) =>
    elements
      .filter((element) => element.closest(".no-print") === null)
      .map(({ textContent }) =>
        textContent
          .replaceAll(/\s+/g, " ")
          .replace(/sorted (?:a|de)scending$/, "")
          .trim(),
      ),
  );
  const text = print.text();
  return heads.filter((head) => !text.includes(head));
}

describe("the portfolio on paper", () => {
  test("has every head above its column, and nothing is cut", async () => {
    const print = await printOf("/portfolio/list");
    // Buttons are not printed.
    expect(await missing(print)).toEqual(["Actions"]);
    expect(print.pagesWithout("Portfolio", DATE)).toEqual([]);
    expect([...print.cut(), ...print.overlapping()]).toEqual([]);
    expect(
      print.crooked([
        ["Project", "Fern Lake school district"],
        ["Status", "Returned"],
        ["ESCO", "Example Efficiency"],
        ["price", "$2,480,880"],
        ["savings", "$3,943,915"],
        ["Coverage", "1.01"],
        ["Findings", "None"],
      ]),
    ).toEqual([]);
    expect(print.text()).not.toContain("Delete");
  });

  test("has every row of a list of more than a hundred projects", async () => {
    await fillPortfolio(site, "accreditation", 150);
    const other = await Visitor.open(browser, site, { as: "accreditation" });
    await other.goTo("/portfolio/list?sort=displayId&direction=asc");
    await other.page.getByText("Showing 100 of 150 projects").waitFor();
    // The button loads the rest before it prints.
    await other.page.evaluate(() => {
      window.print = () => document.body.setAttribute("data-printed", "yes");
    });
    await other.page.getByRole("button", { name: "Print", exact: true }).click();
    await other.page.locator("body[data-printed]").waitFor();
    await other.page.getByText("150 projects", { exact: true }).first().waitFor();
    const print = await Print.of(other.page);
    const text = `${print.text()} `;
    const names = Array.from({ length: 150 }, (_, index) => `Campus ${index} `);
    expect(names.filter((name) => !text.includes(name))).toEqual([]);
    expect(print.pages.length).toBeGreaterThan(2);
    expect([...print.cut(), ...print.overlapping()]).toEqual([]);
    // Every page has the table headers.
    expect(print.pagesWithout("Portfolio", DATE, "Coverage")).toEqual([]);
    // Afterwards, the page renders only the visible rows again.
    await expect.poll(() => other.page.locator("tbody tr").count()).toBeLessThan(60);
    await other.close();
  });
});

describe("a project on paper", () => {
  test("has Schedule 4 with its baseline, under its name, state, and revision", async () => {
    const print = await printOf(`${project}/schedules/4`);
    expect(await missing(print)).toEqual([]);
    expect(print.pagesWithout(IDENTITY, DATE)).toEqual([]);
    expect([...print.cut(), ...print.overlapping()]).toEqual([]);
    expect(
      print.crooked([
        ["Description", "LED lighting and"],
        ["kWh/yr", "486,000.00"],
        ["Annual cost savings", "$79,520.00"],
        ["Electricity use", "1,210,000.00"],
        ["Natural gas", "9,400.00"],
      ]),
    ).toEqual([]);
    expect(print.text()).toContain("Baseline, before the project");
    expect(print.pages.every(({ width, height }) => width > height)).toBe(true);
  });

  test("is named in the report of its schedules", async () => {
    const id = project.split("/").at(-1);
    await visitor.goTo(`/analysis-reporting/home?report=project-schedules&project=${id}`);
    await visitor.page.getByText(IDENTITY).waitFor();
    const print = await Print.of(visitor.page);
    expect(await missing(print)).toEqual([]);
    expect(print.pagesWithout(IDENTITY, DATE)).toEqual([]);
    expect([...print.cut(), ...print.overlapping()]).toEqual([]);
  });

  test("sets its title for the print, and restores it", async () => {
    await visitor.goTo(`${project}/schedules`);
    const title = await visitor.page.title();
    const during = await visitor.page.evaluate(() => {
      dispatchEvent(new Event("beforeprint"));
      const { title } = document;
      dispatchEvent(new Event("afterprint"));
      return title;
    });
    expect(during).toBe(IDENTITY);
    expect(await visitor.page.title()).toBe(title);
  });
});

test.each(["/benchmarking", "/state-rollup", "/ecm-benchmarking"])("%s on paper has every column", async (path) => {
  const print = await printOf(path);
  expect(await missing(print)).toEqual([]);
  expect(print.pagesWithout(DATE)).toEqual([]);
  expect([...print.cut(), ...print.overlapping()]).toEqual([]);
});

describe("the approval package", () => {
  test("is reached from the schedules, and has all that the approval rests on", async () => {
    await visitor.goTo(`${project}/schedules`);
    await visitor.page.getByRole("link", { name: "Approval package" }).click();
    await visitor.page.waitForURL((url) => url.pathname === `${project}/package`);
    const print = await printOf(`${project}/package`);
    expect(await missing(print)).toEqual([]);
    expect(print.pagesWithout(IDENTITY, DATE)).toEqual([]);
    expect([...print.cut(), ...print.overlapping()]).toEqual([]);
    const text = print.text();
    for (const part of [
      ...["Project", "Approval", "Parties", "Summary figures", "Findings", "Revisions"],
      ...["Schedule 1", "Schedule 2a", "Schedule 2b", "Schedule 3", "Schedule 4", "Amortization", "Cash flow"],
      ...["Example Efficiency Partners", "$3,943,915", "EPB-AMO-008", "The lighting of the gymnasium is missing"],
    ]) {
      expect(text).toContain(part);
    }
    // Upright pages, and wide ones for schedules that need them.
    expect(new Set(print.pages.map(({ width, height }) => width > height))).toEqual(new Set([true, false]));
    expect(text).not.toMatch(/Schedule 5|\bESA\b/);
  });

  test("of an approved project can be read by a viewer", async () => {
    const ids = await projectIds(site, "viewer");
    const viewer = await Visitor.open(browser, site, { as: "viewer" });
    const print = await printOf(`/portfolio/${ids.get("Maple Valley school district")}/package`, viewer);
    expect(print.pagesWithout("Maple Valley school district · Project 1 · Approved · Revision 2", DATE)).toEqual([]);
    await viewer.close();
  });
});
