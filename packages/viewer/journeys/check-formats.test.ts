import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { unzip } from "../../../test/testing/unzip.js";
import { buildZip } from "../../workbook/testing/zip-builder.js";
import { atCheck, fixture, keyFigures } from "./support/check-page.js";
import { browserForTests, siteForTests } from "./support/for-tests.js";

const CAMPUS = fixture("workbooks/epx-campus.epx-campaign.xlsx");
const FORM = fixture("foreign/pro-forma.xlsx");
const PROFILE = fixture("foreign/pro-forma.epb-profile.json");
const other = (name: string): string => fixture(`other-formats/${name}`);

const site = siteForTests();
const browser = browserForTests();

/** Scripts of the worker that reads .ods and .xls. */
const FORMAT_WORKER = /\/assets\/format-worker-/;

/** Key figures of each file, which are checked together. */
async function figuresOf(
  paths: readonly string[],
  profiles: readonly string[],
): Promise<readonly (readonly string[])[]> {
  const { visitor, check } = await atCheck(browser, site);
  const { page } = visitor;
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.method()} ${request.url()}`));
  await check.choose([...profiles, ...paths]);
  await check.hasChecked(paths.length);
  const figures: (readonly string[])[] = [];
  for (const path of paths) {
    await page.getByRole("button", { name: `Open ${basename(path)}`, exact: true }).click();
    await page.locator(".key-figure").first().waitFor();
    figures.push(await keyFigures(page));
    await page.getByRole("button", { name: "All checked files" }).click();
  }
  // Nothing is sent, and nothing but the worker is loaded.
  expect(requests.filter((request) => !(request.startsWith("GET ") && FORMAT_WORKER.test(request)))).toEqual([]);
  expect(await visitor.faultsOfState()).toEqual([]);
  await visitor.close();
  return figures;
}

describe("workbooks in other formats", () => {
  test("from a template have the key figures of the .xlsx", async () => {
    const paths = [CAMPUS, other("epx-campus.epx-campaign.ods"), other("epx-campus.epx-campaign.xls")];
    const [original, ...others] = await figuresOf(paths, []);
    expect(original?.length).toBeGreaterThan(3);
    expect(others).toEqual([original, original]);
  });

  test("in another form have the key figures of the .xlsx, with the same profile", async () => {
    const paths = [FORM, other("pro-forma.ods"), other("pro-forma.xls"), other("Pro Forma.csv")];
    const [original, ...others] = await figuresOf(paths, [PROFILE]);
    expect(original?.length).toBeGreaterThan(5);
    expect(others).toEqual([original, original, original]);
  });

  test("without a profile lead to the mapping", async () => {
    const { visitor, check } = await atCheck(browser, site);
    const { page } = visitor;
    await check.choose([other("pro-forma.ods")]);
    await check.hasReport();
    await page.getByRole("button", { name: "Find the inputs in this workbook" }).click();
    const rate = page.locator('[data-input="financing.indexRate"]');
    await expect.poll(() => rate.innerText()).toContain("Pro Forma!D9");
    expect(await visitor.faultsOfState()).toEqual([]);
    await visitor.close();
  });

  test("have no corrected copy, and the page says what to do", async () => {
    const { visitor, check } = await atCheck(browser, site);
    const parts = unzip(readFileSync(other("epx-campus.epx-campaign.ods")));
    // A share of 95 instead of 95%, which has a likely value.
    const bytes = buildZip(
      parts.map(({ name, data }) => ({
        name,
        data: name === "content.xml" ? data.toString("utf8").replace('office:value="0.95"', 'office:value="95"') : data,
      })),
    );
    await check.chooseBytes([{ name: "share.ods", bytes: Buffer.from(bytes) }]);
    await check.hasReport();
    await expect
      .poll(() => check.text("section:has(> #check-corrections)"))
      .toContain("save the file as Excel Workbook");
    await expect.poll(() => visitor.page.getByRole("button", { name: "Download a corrected copy" }).count()).toBe(0);
    expect(await visitor.faultsOfState()).toEqual([]);
    await visitor.close();
  });
});

describe("a file in another format that cannot be read", () => {
  test("is a finding if it is damaged or the reader cannot be loaded, and other files go on", async () => {
    const { visitor, check } = await atCheck(browser, site);
    const { page } = visitor;
    const ods = readFileSync(other("pro-forma.ods"));
    await check.chooseBytes([
      { name: "cut-off.ods", bytes: ods.subarray(0, 9_000) },
      { name: "cut-off.xls", bytes: readFileSync(other("pro-forma.xls")).subarray(0, 3_000) },
      { name: "campus.xlsx", bytes: readFileSync(CAMPUS) },
    ]);
    await check.hasChecked(3);
    expect((await check.rows()).map(({ verdict }) => verdict).slice(0, 2)).toEqual(["Unreadable", "Unreadable"]);
    await page.getByRole("button", { name: "Clear" }).click();
    await page.route(FORMAT_WORKER, (route) => route.abort());
    await check.chooseBytes([
      { name: "offline.ods", bytes: ods },
      { name: "campus.xlsx", bytes: readFileSync(CAMPUS) },
    ]);
    await check.hasChecked(2);
    await page.getByRole("button", { name: "Open offline.ods" }).click();
    await expect.poll(() => check.text(".finding-list")).toContain("Check your connection");
    expect(await visitor.faultsOfState()).toEqual([]);
    await visitor.close(/Failed to load resource/);
  });

  test("ends after 30 seconds, and other files go on", async () => {
    const { visitor, check } = await atCheck(browser, site, { movesClock: true });
    const { page } = visitor;
    // A worker that never answers.
    await page.route(FORMAT_WORKER, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
    await check.chooseBytes([
      { name: "endless.ods", bytes: readFileSync(other("pro-forma.ods")) },
      { name: "campus.xlsx", bytes: readFileSync(CAMPUS) },
    ]);
    await page.getByText("Checking 1 of 2: endless.ods").waitFor();
    await page.clock.runFor(31_000);
    await check.hasChecked(2);
    await page.getByRole("button", { name: "Open endless.ods" }).click();
    await expect.poll(() => check.text(".finding-list")).toContain("more than 30 seconds to read the file");
    await visitor.close();
  });
});
