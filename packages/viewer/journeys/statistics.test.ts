import { readFile } from "node:fs/promises";
import { LIST_PROJECTS } from "@epb/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { fillStatistics } from "./support/fill-statistics.js";
import { browserForTests, siteForTests } from "./support/for-tests.js";
import { Visitor } from "./support/visitor.js";

const site = siteForTests({ isFilled: true });
const browser = browserForTests();
beforeAll(async () => {
  await fillStatistics(site, 700);
  // The server precomputes statistics, and serves them for one minute.
  await site.restart();
});

const NOTHING = { minimumGroupSize: 5 };
const NO_GROUPS = {
  byMarketSegment: [],
  byAwardYear: [],
  byState: [],
  byContractType: [],
  bySubmarket: [],
  byProjectType: [],
};

/** Replaces a reply of the server. */
async function told(visitor: Visitor, path: string, reply: unknown): Promise<void> {
  await visitor.page.route(path, (route) =>
    route.fulfill({ status: 200, contentType: "application/json", body: JSON.stringify(reply) }),
  );
}

test("the roll-up by state is only for signed-in users", async () => {
  const visitor = await Visitor.open(browser, site);
  await visitor.page.goto(`${site.url}/state-rollup`);
  await visitor.page.waitForURL("**/login");
  await visitor.close();
});

test("everybody reads the statistics and the benchmarks that the public menu offers", async () => {
  const visitor = await Visitor.open(browser, site);
  const { page } = visitor;
  await visitor.goTo("/about");
  const open = async (name: string): Promise<void> => {
    await page.getByRole("banner").getByRole("button", { name: "Project Statistics" }).click();
    await page.getByRole("banner").getByRole("link", { name }).click();
    await page.getByRole("heading", { name, level: 1 }).waitFor();
    await page
      .getByText(/^As of \w+ \d+, \d{4}\. New figures are released when at least 5 projects have changed\.$/)
      .waitFor();
    expect(await visitor.faultsOfState()).toEqual([]);
  };
  await open("Historic Project Statistics");
  await open("ECM Price Benchmarking Tool");
  await expect.poll(() => page.getByLabel("Compare with your project").count()).toBe(0);
  await visitor.close();
});

describe("historic project statistics", () => {
  test("show one figure by one dimension, in one chart and one table of the whole width", async () => {
    const visitor = await Visitor.open(browser, site, { as: "customer" });
    await visitor.goTo("/benchmarking");
    const { page } = visitor;
    expect(await page.locator("h1").innerText()).toBe("Historic Project Statistics");
    expect(await page.locator(".figures__one").first().innerText()).toMatch(/^Projects\s+70\d$/);
    const chart = (name: string) => page.getByRole("region", { name, exact: true }).getByRole("img");
    expect(await chart("Projects, by market segment").getAttribute("aria-label")).toMatch(
      /^Projects, by market segment\. Most: State\/Local Government, \d+\. Least: /,
    );
    const table = page.getByRole("table", { name: "All figures by market segment, as a table" });
    expect(await table.getByRole("row", { name: /K-12 Schools/ }).innerText()).toMatch(/\$[\d,]+/);
    expect(await table.locator("tfoot").innerText()).toMatch(/^All projects\s+70\d/);
    const frame = page.locator(".statistics .table-frame");
    await expect.poll(() => frame.count()).toBe(1);
    expect(await page.getByText("A group of fewer than 5 projects is never shown").isVisible()).toBe(true);
    expect(await visitor.faultsOfState()).toEqual([]);

    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download CSV" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^Statistics by market segment, \d{4}-\d\d-\d\d\.csv$/);
    const csv = await readFile(await file.path(), "utf8");
    expect(csv).toMatch(/^\uFEFF"?Market segment"?,Projects,"?Implementation price, \$"?,/);
    expect(csv).toMatch(/\nK-12 Schools,\d+,\d+,/);
    expect(csv).not.toMatch(/\d\.\d{3}/);

    await page.getByLabel("Figure", { exact: true }).selectOption("Median simple payback, years, rounded");
    await page.getByLabel("By", { exact: true }).selectOption("Award year");
    await page.getByLabel("Market segment", { exact: true }).selectOption("K-12 Schools");
    await page.waitForURL(
      ({ searchParams }) =>
        [searchParams.get("by"), searchParams.get("figure"), searchParams.get("segment")].join() ===
        "year,medianSimplePayback,4",
    );
    await chart("Median simple payback, years, rounded, by award year").waitFor();
    await page.reload();
    await visitor.settle();
    // Its options are loaded with the lists.
    await expect.poll(() => page.getByLabel("Market segment", { exact: true }).inputValue()).toBe("4");
    expect(await visitor.faultsOfState()).toEqual([]);
    await visitor.close();
  });

  test("explain that there are too few projects", async () => {
    const visitor = await Visitor.open(browser, site, { as: "customer" });
    await told(visitor, "**/api/statistics", { ...NOTHING, ...NO_GROUPS });
    await visitor.goTo("/benchmarking");
    await visitor.page.getByText("Not enough projects to show statistics").waitFor();
    await visitor.page.getByText("when at least 5 projects are approved").waitFor();
    expect(await visitor.faultsOfState()).toEqual([]);
    await visitor.close();
  });
});

describe("the benchmarking tool", () => {
  test("shows quartiles by technology, and the work of a project among them", async () => {
    const visitor = await Visitor.open(browser, site, { as: "customer" });
    await visitor.goTo("/ecm-benchmarking");
    const { page } = visitor;
    const chart = page.getByRole("region", {
      name: "Price per unit of energy, $ per MMBtu saved per year",
      exact: true,
    });
    expect(await chart.getByRole("img").getAttribute("aria-label")).toMatch(
      /Lighting: from \$\d+ to \$\d+, median \$\d+/,
    );
    await page.getByRole("columnheader", { name: "Median, rounded" }).waitFor();
    const figures = page.getByRole("region", { name: "Figures", exact: true });
    const amounts = (await figures.locator("tbody td.is-number").allInnerTexts()).filter((text) => /^\$/.test(text));
    expect(amounts.length).toBeGreaterThan(3);
    // At most three significant digits: $39.50, $1,260.
    for (const amount of amounts) expect(amount.replace(/[$,.]|\b0\./g, "").replace(/0+$/, "").length).toBeLessThan(4);
    expect(await visitor.faultsOfState()).toEqual([]);

    await page.getByLabel("Compare with your project").fill("Maple Valley school district");
    await page.getByText("Compared with: Maple Valley school district").waitFor();
    await page.getByRole("columnheader", { name: "Compared with other projects" }).waitFor();
    const lighting = page.getByRole("row", { name: /^Lighting/ }).first();
    await expect
      .poll(() => lighting.innerText())
      .toMatch(/(lower than most projects|typical|higher than most projects)/);
    await expect
      .poll(() => chart.getByRole("img").getAttribute("aria-label"))
      .toMatch(/Lighting: [^.]*, your project \$\d+/);
    await page.getByRole("heading", { name: "Measures of Maple Valley school district" }).waitFor();
    expect(await visitor.faultsOfState()).toEqual([]);

    await page.getByLabel("Technology").selectOption("Lighting");
    await page.getByRole("rowheader", { name: "Lighting, all measures" }).waitFor();
    const distribution = page
      .getByRole("region", { name: /^Lighting, all measures: Price per unit of energy/ })
      .first();
    await expect
      .poll(() => distribution.getByRole("img").getAttribute("aria-label"))
      .toMatch(
        /The range with the most projects is .*\d+ projects\. Maple Valley school district: \$[\d.,K]+, in the range .*\. All values are in the table\./,
      );
    const counts = (await distribution.locator("tbody td.is-number").allInnerTexts()).map(Number);
    expect(counts.length).toBeGreaterThan(3);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(5);
    await expect.poll(() => distribution.getByRole("cell", { name: "in this range" }).count()).toBe(1);
    expect(await visitor.faultsOfState()).toEqual([]);
    await page.getByLabel("Compared by").selectOption("Price of the measures, $ a project");
    await page.getByText("The distribution of prices is shown by project size below.").waitFor();
    await page.getByLabel("Compared by").selectOption("Simple payback, years");
    await page.getByLabel("Project size").selectOption("$100,000 to $1 million");
    await page.getByText("This distribution is hidden").waitFor();
    await page.getByRole("button", { name: "Remove the comparison" }).click();
    await page.getByLabel("Compare with your project").waitFor();
    await visitor.close();
  });

  test("reports missing permission, and links back", async () => {
    const visitor = await Visitor.open(browser, site, { as: "customer" });
    await told(visitor, "**/api/ecm-benchmarks?technologyTypeId=5*", { ...NOTHING, benchmarks: [] });
    await visitor.goTo("/ecm-benchmarking?technology=5&segment=13");
    const { page } = visitor;
    await page.getByText("No result for this selection").waitFor();
    expect(await visitor.faultsOfState()).toEqual([]);
    await page.getByRole("button", { name: "Show all technologies" }).click();
    await page.getByRole("rowheader", { name: "Boiler plant" }).waitFor();
    await visitor.close();
  });

  test("does not show a project without access", async () => {
    const [project] = await (await site.logIn("customer")).call(LIST_PROJECTS);
    const visitor = await Visitor.open(browser, site, { as: "qualified-list" });
    await visitor.goTo(`/ecm-benchmarking?project=${project?.id}`);
    await visitor.page.getByText("This content could not be loaded").waitFor();
    await expect.poll(() => visitor.page.getByText(project?.name ?? "").count()).toBe(0);
    visitor.complaints.splice(0);
    await visitor.close();
  });
});

describe("the roll-up by state", () => {
  test("shows a state that is selected on the map, by mouse and by keyboard", async () => {
    const visitor = await Visitor.open(browser, site, { as: "customer" });
    await visitor.goTo("/state-rollup");
    const { page } = visitor;
    await page.getByRole("region", { name: "All states" }).waitFor();
    expect(await visitor.faultsOfState()).toEqual([]);
    await page.getByRole("button", { name: /^CA California: \d+$/ }).click();
    const california = page.getByRole("region", { name: "California" });
    expect(await california.innerText()).toMatch(/West[\s\S]*Projects\s+\d+[\s\S]*Implementation price, \$\s+\$/);
    await page.keyboard.press("ArrowRight");
    await page.getByRole("region", { name: "Utah" }).waitFor();
    expect(new URL(page.url()).search).toBe("?state=UT");
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("data-state"))).toBe("UT");
    expect(await visitor.accessibilityViolations()).toEqual([]);
    await page.getByRole("button", { name: "Show all states" }).click();
    await page.getByRole("region", { name: "All states" }).waitFor();
    await visitor.close();
  });

  test("ranks the states by the figure that is chosen, with the total below", async () => {
    const visitor = await Visitor.open(browser, site, { as: "customer" });
    await visitor.goTo("/state-rollup?figure=implementationPrice");
    const { page } = visitor;
    const rows = await page.locator("tbody tr").allInnerTexts();
    expect(rows[0]).toMatch(/^California\s+1\s+West/);
    expect(rows.at(-1)).toMatch(/^Others \(groups too small to show\)\s+–/);
    expect(await page.locator("tfoot").innerText()).toMatch(/All states\s+70\d\s+\$[\d,]+/);
    await visitor.close();
  });

  test("reports that the figures of a state are withheld", async () => {
    const visitor = await Visitor.open(browser, site, { as: "customer" });
    await told(visitor, "**/api/state-rollup", {
      ...NOTHING,
      total: { label: "All projects", projects: 6 },
      states: [{ label: "Others (groups too small to show)", projects: 6 }],
    });
    await visitor.goTo("/state-rollup");
    const { page } = visitor;
    await page.getByRole("button", { name: "CO Colorado: not shown" }).click();
    await page.getByText("We do not show this state separately").waitFor();
    expect(await visitor.accessibilityViolations()).toEqual([]);
    await visitor.close();
  });

  test("explains that there are too few projects, or that loading failed", async () => {
    const visitor = await Visitor.open(browser, site, { as: "customer" });
    await told(visitor, "**/api/state-rollup", { ...NOTHING, states: [] });
    await visitor.goTo("/state-rollup");
    await visitor.page.getByText("Not enough projects to show statistics").waitFor();
    expect(await visitor.accessibilityViolations()).toEqual([]);
    await visitor.page.unroute("**/api/state-rollup");
    await visitor.page.route("**/api/state-rollup", (route) => route.fulfill({ status: 500, body: "" }));
    await visitor.goTo("/state-rollup");
    await visitor.page.getByText("This content could not be loaded").waitFor();
    expect(await visitor.accessibilityViolations()).toEqual([]);
    visitor.complaints.splice(0);
    await visitor.close();
  });
});
