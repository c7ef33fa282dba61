import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { FileReport } from "../../cli/src/commands/check/report/file-report.js";
import { atCheck, type CheckPage, checkedInTerminal, fixture } from "./support/check-page.js";
import { copiedBy } from "./support/clipboard.js";
import { browserForTests, siteForTests } from "./support/for-tests.js";
import type { Visitor } from "./support/visitor.js";

const TWO_MISTAKES = fixture("seeded/two-mistakes-in-one-row.xlsx");
const IN_WORDS = fixture("seeded/date-in-words.xlsx");
const MISSPELT = fixture("seeded/misspelt-technology.xlsx");
const FORM = fixture("foreign/pro-forma.xlsx");
const PROFILE = fixture("foreign/pro-forma.epb-profile.json");
const UNREADABLE = fixture("seeded/decimal-comma.xlsx");
const STALE = fixture("seeded/stale-total.xlsx");
const CLEAN = fixture("projects/federal-espc.json");

const site = siteForTests();
const browser = browserForTests();

describe("the report of a file with mistakes", () => {
  let visitor: Visitor;
  let check: CheckPage;
  let inTerminal: FileReport;
  beforeAll(async () => {
    ({ visitor, check } = await atCheck(browser, site));
    await check.choose([TWO_MISTAKES]);
    [inTerminal] = await Promise.all([checkedInTerminal(TWO_MISTAKES), check.hasReport()]);
  });
  afterAll(() => visitor.close());

  test("shows each finding with its cell, its value, and its correction", async () => {
    const { issues } = inTerminal;
    const found = await check.findings();
    expect(found.map(({ code }) => code)).toEqual(issues.map(({ code }) => code));
    expect(found.map(({ place }) => place)).toEqual(
      issues.map(({ cell, at, sheet }) => cell ?? (sheet === undefined ? at : undefined)),
    );
    expect(found.map(({ message }) => message)).toEqual(issues.map(({ message, advice }) => message || advice));
    expect(await check.text(".check-report__verdict")).toMatch(/before you rely on the figures/);
    expect(await visitor.faultsOfState()).toEqual([]);
  });

  test("filters by severity, sheet, and words, and shows how many are left", async () => {
    const { page } = visitor;
    const all = await check.findings();
    const errors = all.filter(({ severity }) => severity === "Error").length;
    expect(errors).toBeGreaterThan(0);
    await page.getByRole("radio", { name: /^\d+ errors?$/ }).click();
    await expect.poll(async () => (await check.findings()).length).toBe(errors);
    await expect
      .poll(() => check.text(".finding-list__count"))
      .toBe(errors === all.length ? `${errors} findings` : `${errors} of ${all.length} findings`);
    await page.getByRole("radio", { name: /^All \d+$/ }).click();
    await page.getByLabel("Search in findings").fill("nothing says this");
    await page.getByText("No finding matches.").waitFor();
    await page.getByLabel("Search in findings").fill(all[0]?.code ?? "");
    await page.locator(".check-finding").first().waitFor();
    await page.getByLabel("Search in findings").fill("");
    await page.waitForFunction((count) => document.querySelectorAll(".check-finding").length === count, all.length);
    const sheet = await page.locator(".finding-group__title").first().innerText();
    const select = page.getByRole("combobox", { name: "Sheet", exact: true });
    await select.selectOption({ index: 1 });
    await expect.poll(() => page.locator(".finding-group__title").allInnerTexts()).toEqual([sheet]);
    await select.selectOption({ index: 0 });
    await expect.poll(async () => (await check.findings()).length).toBe(all.length);
  });

  test("moves between findings by keyboard", async () => {
    const { page } = visitor;
    const last = (await check.findings()).length - 1;
    expect(last).toBeGreaterThan(0);
    const focused = (): Promise<string | null> => page.locator(":focus").getAttribute("data-finding");
    await page.getByRole("button", { name: "Next finding" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => focused()).toBe("1");
    await page.keyboard.press("End");
    await expect.poll(() => focused()).toBe(String(last));
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => focused()).toBe(String(last));
    await page.keyboard.press("Home");
    await expect.poll(() => focused()).toBe("0");
  });

  test("exports the findings as text, CSV, and JSON", async () => {
    const { page } = visitor;
    const { issues, figures, sha256 } = inTerminal;
    const copied = await copiedBy(page, async () => {
      await page.getByRole("button", { name: "Copy as text" }).click();
      await page.getByText("Findings copied.").waitFor();
    });
    for (const { code, message } of issues) expect(copied).toContain(message === "" ? code : message);
    const json = JSON.parse(await check.download("Download JSON")) as FileReport;
    expect(json).toMatchObject({ sha256, figures, issues });
    const csv = await check.download("Download CSV");
    expect(csv.split("\r\n")[0]).toBe(
      "\uFEFFfile,severity,code,sheet,cell,at,field,message,found,expected,cause,advice,follows",
    );
  });

  test("is printed without controls", async () => {
    const { page } = visitor;
    const screenOnly = [".file-drop", ".privacy-note", ".finding-filters", ".check-report__parts"];
    for (const part of screenOnly) expect(await page.locator(part).first().isVisible()).toBe(true);
    await page.emulateMedia({ media: "print" });
    for (const part of screenOnly) expect(await page.locator(part).first().isVisible()).toBe(false);
    expect(await page.locator(".check-report__title").isVisible()).toBe(true);
    expect(await page.locator(".key-figures").isVisible()).toBe(true);
    await page.emulateMedia({ media: "screen" });
  });
});

describe("the report of a file", () => {
  test("saves a corrected copy, and lists the cells", async () => {
    const { visitor, check } = await atCheck(browser, site);
    const { page } = visitor;
    await check.choose([IN_WORDS]);
    await check.hasReport();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download a corrected copy" }).click();
    expect((await download).suggestedFilename()).toBe("date-in-words-corrected.xlsx");
    await page.getByText('text "July 1, 2025" → 2025-07-01').waitFor();
    const folder = mkdtempSync(join(tmpdir(), "epb-corrected-"));
    const copy = join(folder, "copy.xlsx");
    await (await download).saveAs(copy);
    expect((await checkedInTerminal(copy)).issues).toEqual([]);
    rmSync(folder, { recursive: true });
    expect(await visitor.faultsOfState()).toEqual([]);
    await visitor.close();
  });

  test("writes the likely values that a person chooses", async () => {
    const { visitor, check } = await atCheck(browser, site);
    const { page } = visitor;
    await check.choose([MISSPELT]);
    await check.hasReport();
    const button = page.getByRole("button", { name: "Download a corrected copy" });
    expect(await button.isDisabled()).toBe(true);
    await page.getByText("→ Building automation").click();
    expect(await visitor.faultsOfState()).toEqual([]);
    const download = page.waitForEvent("download");
    await button.click();
    const folder = mkdtempSync(join(tmpdir(), "epb-corrected-"));
    const copy = join(folder, "copy.xlsx");
    await (await download).saveAs(copy);
    expect((await checkedInTerminal(copy)).issues).toEqual([]);
    rmSync(folder, { recursive: true });
    await visitor.close();
  });

  test("reads a workbook in another form with its mapping profile", async () => {
    const { visitor, check } = await atCheck(browser, site);
    const { page } = visitor;
    await check.choose([FORM, PROFILE]);
    await check.hasReport();
    await page.getByText("Maple Valley school district").first().waitFor();
    await page.getByText("Year 16 is added to the contract only for a last payment").waitFor();
    await page.getByText("D14", { exact: true }).waitFor();
    await expect.poll(() => page.getByText("The workbook has no calculated figures").count()).toBe(0);
    expect(await visitor.faultsOfState()).toEqual([]);
    await visitor.close();
  });

  test("names the cell of an input that cannot be read below charts, tables, and key figures that depend on it", async () => {
    const { visitor, check } = await atCheck(browser, site);
    const { page } = visitor;
    await check.choose([UNREADABLE]);
    await check.hasReport();
    const cell = page.getByRole("link", { name: "Schedule 2b!C14 (Project development price)" });
    for (const title of ["Guaranteed savings against payments", "Loan balance", "Cash flow"]) {
      const chart = page.getByRole("figure", { name: title });
      await chart.getByText("This chart is not shown").waitFor();
      await expect.poll(() => chart.getByRole("img").count()).toBe(0);
      await expect.poll(() => chart.locator(cell).count()).toBe(1);
    }
    await page.getByRole("img", { name: /^Estimated savings by category\. The chart shows \d+ categories/ }).waitFor();
    for (const heading of ["#check-key", "#check-worth"]) {
      const section = page.locator("section", { has: page.locator(heading) });
      await expect.poll(() => section.locator(cell).count()).toBe(1);
    }
    expect(await visitor.faultsOfState()).toEqual([]);
    await visitor.close();
  });

  test("compares the figures in the workbook with ours, and shows the differences", async () => {
    const { visitor, check } = await atCheck(browser, site);
    await check.choose([STALE]);
    await check.hasReport();
    const section = visitor.page.locator('section[aria-labelledby="check-comparison"]').first();
    expect(await section.innerText()).toMatch(/\d+ of \d+ figures in the workbook differs? from epb's figures\./);
    const [row] = await section.locator("tbody tr").allInnerTexts();
    expect(row).toMatch(/!\w+\d+\s.*\$[\d,.]+\s+\$[\d,.]+\s+-?\$[\d,.]+/s);
    await visitor.close();
  });

  test("says that there are no findings, and shows the figures", async () => {
    const { visitor, check } = await atCheck(browser, site);
    await check.choose([CLEAN]);
    await check.hasReport();
    expect(await check.text(".check-report__status")).toContain("No findings");
    expect(await check.text('section[aria-labelledby="check-findings"]')).toContain("No findings");
    const { figures = {} } = await checkedInTerminal(CLEAN);
    await expect.poll(() => visitor.page.locator(".key-figure").count()).toBe(Object.keys(figures).length);
    expect(await visitor.faultsOfState()).toEqual([]);
    await visitor.close();
  });
});
