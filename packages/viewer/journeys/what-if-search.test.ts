import { MESSAGES, WRITE_ERROR_LOG } from "@epb/contract";
import type { Locator } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { browserForTests, siteForTests } from "./support/for-tests.js";
import { holdRequests } from "./support/hold-requests.js";
import { projectIds } from "./support/project-ids.js";
import { Visitor } from "./support/visitor.js";
import { withMeasures } from "./support/with-measures.js";

const MEASURES = 50;
const WORKER_SCRIPT = "**/assets/break-even-worker-*.js";

const site = siteForTests({ isFilled: true });
const browser = browserForTests();
let visitor: Visitor;
let whatIf: string;
beforeAll(async () => {
  const projectId = (await projectIds(site, "customer")).get("Fern Lake school district") ?? "";
  whatIf = `/portfolio/${projectId}/what-if`;
  visitor = await Visitor.open(browser, site, { as: "customer" });
  await withMeasures(visitor.page, projectId, MEASURES);
});
// Errors that the tests cause in the worker's script, and the policy's report on a foreign script.
afterAll(() => visitor.close(/Failed to load resource/, /the search is broken/, /'TrustedScriptURL' assignment/));

/** With a changed rate, so that figures have moved. */
beforeEach(() => visitor.goTo(`${whatIf}?index=0.04`));

const ways = (): Locator => visitor.page.getByRole("region", { name: "Restore a result" });
const bar = (): Locator => ways().getByRole("progressbar");
const table = (input: string): Locator =>
  ways().getByRole("table", { name: `Values of ${input} that restore the saved result` });
const looked = (): Locator => ways().getByText(/figures searched\.$/);
const threads = (): number => visitor.page.workers().length;

/** Replaces the worker's script with a search that never ends. */
const ENDLESS = { contentType: "text/javascript", body: "setInterval(() => {}, 1000);" };

async function findAll(input: string): Promise<void> {
  await ways().getByLabel("Input to change").selectOption({ label: input });
  await ways().getByRole("button", { name: "Find all values" }).press("Enter");
}

describe(`a search on a project of ${MEASURES} measures`, () => {
  test("keeps the page responsive, and answers for every figure", async () => {
    const { page } = visitor;
    await page.evaluate(() => {
      const kept: number[] = [];
      Object.assign(globalThis, { kept });
      new PerformanceObserver((list) => kept.push(...list.getEntries().map(({ duration }) => duration))).observe({
        type: "longtask",
      });
    });
    const start = Date.now();
    await findAll("Construction costs of all measures");
    await bar().waitFor();
    // These actions do not end the search.
    await page.getByLabel("Value", { exact: true }).fill("1,000,000");
    expect(await page.getByLabel("Value", { exact: true }).inputValue()).toBe("1,000,000");
    await looked().waitFor({ state: "attached" });
    const milliseconds = Date.now() - start;
    await bar().waitFor({ state: "detached" });
    const tasks = await page.evaluate(() => (globalThis as unknown as { readonly kept: readonly number[] }).kept);
    process.stdout.write(
      `break-evens of ${MEASURES} measures: ${milliseconds} ms, longest task of the page ${Math.max(0, ...tasks)} ms\n`,
    );
    const answers = await table("Construction costs of all measures").locator("tbody td:last-child").allInnerTexts();
    expect(answers.length).toBeGreaterThan(5);
    expect(answers).not.toContain("…");
    // Retained savings fall whenever the term takes a year more, and rise in between.
    expect(answers.some((answer) => /crosses the target at (?:several|\d+) values/.test(answer))).toBe(true);
    expect(await visitor.accessibilityViolations()).toEqual([]);
    await expect.poll(threads).toBe(0);
  });

  test("is replaced by a new question", async () => {
    const { page } = visitor;
    await page.route(WORKER_SCRIPT, (route) => route.fulfill(ENDLESS));
    await findAll("Construction costs of all measures");
    await bar().waitFor();
    await expect.poll(threads).toBe(1);
    await page.unroute(WORKER_SCRIPT);
    await findAll("Guarantee level");
    await looked().waitFor({ state: "attached" });
    await expect.poll(() => table("Construction costs of all measures").count()).toBe(0);
    const answers = await table("Guarantee level").locator("tbody td:last-child").allInnerTexts();
    expect(answers).not.toContain("…");
    await expect.poll(threads).toBe(0);
  });

  test("ends when an input is changed meanwhile", async () => {
    const { page } = visitor;
    await page.route(WORKER_SCRIPT, (route) => route.fulfill(ENDLESS));
    await findAll("Construction costs of all measures");
    await bar().waitFor();
    await expect.poll(threads).toBe(1);
    const guarantee = page.getByRole("textbox", { name: "Guarantee level" });
    await guarantee.fill("90");
    expect(await guarantee.inputValue()).toBe("90");
    await page.getByText("2 inputs changed.").waitFor();
    await bar().waitFor({ state: "detached" });
    await expect.poll(() => table("Construction costs of all measures").count()).toBe(0);
    await expect.poll(() => looked().count()).toBe(0);
    await expect.poll(threads).toBe(0);
    await page.unroute(WORKER_SCRIPT);
  });

  test("of one figure continues beside it, is announced, and its value can be applied", async () => {
    const { page } = visitor;
    await findAll("Construction costs of all measures");
    await bar().waitFor();
    const form = page.locator("form.break-even");
    await form.getByLabel("Figure", { exact: true }).selectOption({ label: "Total implementation price" });
    await form.getByLabel("Value", { exact: true }).fill("$30,000,000");
    await form.getByLabel("Input to change").selectOption({ label: "Construction costs of all measures" });
    // The search begins when the page has been looked at.
    const search = await holdRequests(page, WORKER_SCRIPT);
    await form.getByRole("button", { name: "Find the value" }).press("Enter");
    await form.getByRole("progressbar").waitFor();
    await form.getByText("Searching…").waitFor();
    search.release();
    await form
      .getByText(/^Construction costs of all measures: .+%\. Total implementation price is then \$29,/)
      .waitFor();
    await expect.poll(() => form.getByRole("progressbar").count()).toBe(0);
    await form.getByRole("button", { name: "Use this value" }).press("Enter");
    await page.getByText("2 inputs changed.").waitFor();
    await expect.poll(threads).toBe(0);
    await page.unroute(WORKER_SCRIPT);
  });

  test("ends with the page", async () => {
    const { page } = visitor;
    await page.route(WORKER_SCRIPT, (route) => route.fulfill(ENDLESS));
    await findAll("Construction costs of all measures");
    await bar().waitFor();
    await expect.poll(threads).toBe(1);
    await page.getByRole("link", { name: "Schedules" }).first().click();
    await ways().waitFor({ state: "detached" });
    await expect.poll(threads).toBe(0);
    await page.unroute(WORKER_SCRIPT);
  });
});

describe("a search that fails", () => {
  const reports: string[] = [];
  beforeAll(() => {
    visitor.page.on("request", (request) => {
      if (new URL(request.url()).pathname === WRITE_ERROR_LOG.path) reports.push(request.postData() ?? "");
    });
  });
  const alert = (): Locator => ways().getByRole("alert");

  test("reports that its script failed to load, and can be tried again", async () => {
    const { page } = visitor;
    await page.route(WORKER_SCRIPT, (route) => route.abort());
    await findAll("Guarantee level");
    await alert().waitFor();
    expect(await alert().innerText()).toContain(MESSAGES.chunkLoadFailed);
    await expect.poll(() => bar().count()).toBe(0);
    expect(await visitor.faultsOfState()).toEqual([]);
    await page.unroute(WORKER_SCRIPT);
    await alert().getByRole("button", { name: "Try again" }).press("Enter");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("ways-back-title");
    await looked().waitFor({ state: "attached" });
    await expect.poll(() => alert().count()).toBe(0);
    expect(reports).toEqual([]);
  });

  test("reports an internal fault", async () => {
    const { page } = visitor;
    await page.route(WORKER_SCRIPT, (route) =>
      route.fulfill({ contentType: "text/javascript", body: 'throw new Error("the search is broken");' }),
    );
    await findAll("Guarantee level");
    await alert().waitFor();
    expect(await alert().innerText()).toContain(MESSAGES.error(site.services.config.supportEmail));
    await expect.poll(() => reports.length).toBe(1);
    expect(JSON.parse(reports[0] ?? "")).toMatchObject({ appId: "epb", url: whatIf, status: null });
    expect(reports[0]).toContain("the search is broken");
    await page.unroute(WORKER_SCRIPT);
  });
});

test("no other script can be started as a worker", async () => {
  const refused = await visitor.page.evaluate(() => {
    try {
      return String(new Worker("/assets/another.js"));
    } catch (error) {
      return String(error);
    }
  });
  expect(refused).toContain("TypeError");
  expect(refused).toContain("TrustedScriptURL");
});
