import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { browserForTests, siteForTests } from "./support/for-tests.js";
import { projectIds } from "./support/project-ids.js";
import { Visitor } from "./support/visitor.js";
import { withMeasures } from "./support/with-measures.js";

const site = siteForTests({ isFilled: true });
const browser = browserForTests();
let visitor: Visitor;
let projectId: string;
let whatIf: string;
beforeAll(async () => {
  projectId = (await projectIds(site, "customer")).get("Fern Lake school district") ?? "";
  whatIf = `/portfolio/${projectId}/what-if`;
  visitor = await Visitor.open(browser, site, { as: "customer" });
});
afterAll(() => visitor.close());

/** A row of the results table: before, after, difference. */
async function resultOf(name: string): Promise<readonly string[]> {
  const table = visitor.page.getByRole("table", { name: "Figures before and after the changes" });
  return table
    .getByRole("row", { name: new RegExp(`^${name}`) })
    .getByRole("cell")
    .allInnerTexts();
}

describe("what if", () => {
  test("shows the project as it is, and is used at every width", async () => {
    const { page } = visitor;
    await visitor.goTo(whatIf);
    await expect.poll(() => resultOf("Total interest")).toEqual(["$914,893", "$914,893", "no change"]);
    await page.getByRole("img", { name: /^Effect of each input on total payments/ }).waitFor();
    await page.locator(".chart__picture svg").nth(1).waitFor();
    expect(await visitor.faultsOfState()).toEqual([]);
  });

  test("recalculates while a lever is moved by keyboard, and keeps it in the URL", async () => {
    const { page } = visitor;
    const slider = page.getByRole("slider", { name: "Index rate, slider" });
    await slider.focus();
    for (let step = 0; step < 5; step++) await page.keyboard.press("ArrowRight");
    await expect.poll(() => page.getByRole("textbox", { name: "Index rate" }).inputValue()).toBe("3.7");
    await expect.poll(() => slider.getAttribute("aria-valuetext")).toBe("3.7%");
    await expect.poll(() => resultOf("Project interest rate")).toEqual(["3.85%", "4.1%", "+0.25%"]);
    await page.getByText("1 input changed.").waitFor();
    await page.waitForURL(/index=0\.037/);

    const interest = await resultOf("Total interest");
    await visitor.goTo(`${whatIf}?index=0.037`);
    await expect.poll(() => resultOf("Total interest")).toEqual(interest);
    await page.getByRole("button", { name: "Reset Index rate" }).click();
    await expect.poll(() => resultOf("Total interest")).toEqual(["$914,893", "$914,893", "no change"]);
  });

  test("accepts typed numbers, reports impossible ones, and resets all", async () => {
    const { page } = visitor;
    const guarantee = page.getByRole("textbox", { name: "Guarantee level" });
    await guarantee.fill("90");
    await expect.poll(async () => (await resultOf("Total guaranteed cost savings"))[2]).not.toBe("no change");
    await page.getByRole("textbox", { name: "Construction costs of all measures" }).fill("+10");
    await expect.poll(async () => (await resultOf("Total implementation price"))[1]).toBe("$2,682,080");
    await guarantee.fill("abc");
    await expect.poll(() => guarantee.getAttribute("aria-invalid")).toBe("true");
    await guarantee.fill("-5");
    await page.getByText("These values contradict each other").waitFor();
    expect(await visitor.accessibilityViolations()).toEqual([]);
    await page.getByRole("button", { name: "Reset all" }).click();
    await page.getByText("No inputs changed yet.").waitFor();
    await expect.poll(() => guarantee.inputValue()).toBe("95");
    await page.waitForURL((url) => url.search === "");
  });

  test("finds the value at which a figure reaches a goal, and applies it", async () => {
    const { page } = visitor;
    await page.getByRole("button", { name: "Find the value" }).click();
    await page.getByText("Enter a number.").waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("break-even-value");
    await page.getByLabel("Value", { exact: true }).fill("$1,000,000");
    await page.getByRole("button", { name: "Find the value" }).press("Enter");
    const answer = page.getByText(/^Index rate: .+%\. Total interest is then \$/);
    await answer.waitFor();
    expect(await visitor.accessibilityViolations()).toEqual([]);
    await page.getByRole("button", { name: "Use this value" }).click();
    // The answer was to a project without the value.
    await answer.waitFor({ state: "detached" });
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("break-even-find");
    const isMet = async (): Promise<boolean> => {
      const [, after = ""] = await resultOf("Total interest");
      const dollars = Number(after.replaceAll(/[$,]/g, ""));
      return dollars > 950_000 && dollars <= 1_000_000;
    };
    await expect.poll(isMet).toBe(true);
  });

  test("finds the offsetting value for every changed figure, and applies one", async () => {
    const { page } = visitor;
    await visitor.goTo(whatIf);
    const ways = page.getByRole("region", { name: "Restore a result" });
    await ways.getByText("Change an input first.").waitFor();
    await expect.poll(() => ways.getByRole("button").count()).toBe(0);

    await visitor.goTo(`${whatIf}?index=0.04`);
    await ways.getByLabel("Input to change").selectOption({ label: "Construction costs of all measures" });
    await ways.getByRole("button", { name: "Find all values" }).press("Enter");
    const table = ways.getByRole("table", {
      name: "Values of Construction costs of all measures that restore the saved result",
    });
    await ways.getByText(/figures searched\.$/).waitFor({ state: "attached" });
    const moved = await page.locator(".what-if__results tr.is-changed th").allInnerTexts();
    expect(await table.locator("tbody th").allInnerTexts()).toEqual(moved);
    const answers = await table.locator("tbody td:last-child").allInnerTexts();
    expect(answers).not.toContain("…");
    // The rate alone is not moved by costs.
    expect(answers[moved.indexOf("Project interest rate")]).toContain("No value in the range reaches the target");
    expect(await visitor.faultsOfState()).toEqual([]);

    const row = table.getByRole("row", { name: /^Total interest/ });
    await row.getByRole("button", { name: /^Use/ }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("ways-back-title");
    const isAsBefore = async (): Promise<boolean> => {
      const [before, after] = await resultOf("Total interest");
      return before !== undefined && after === before;
    };
    await expect.poll(isAsBefore).toBe(true);
    await page.getByText("2 inputs changed.").waitFor();
  });

  test("shows the effect of each input on another figure", async () => {
    const { page } = visitor;
    await visitor.goTo(whatIf);
    await page.getByLabel("Figure", { exact: true }).first().selectOption({ label: "Performance period" });
    await page.getByRole("img", { name: /^Effect of each input on performance period/ }).waitFor();
    await page.getByRole("button", { name: "Show the data as a table" }).nth(1).click();
    const table = page.getByRole("table", { name: "Effect of each input on performance period" });
    expect(await table.innerText()).toContain("Construction costs of all measures");
  });
});

/** A frame of a screen that shows sixty of them a second. */
const FRAME_MILLISECONDS = 16;
const MEASURES = 50;

test(`a project of ${MEASURES} measures is recalculated within a frame`, async () => {
  const { page } = visitor;
  await withMeasures(page, projectId, MEASURES);
  await visitor.goTo(whatIf);
  const slider = page.getByRole("slider", { name: "Construction costs of all measures, slider" });
  await slider.focus();
  await page.evaluate(() => performance.clearMeasures());
  for (let step = 0; step < 40; step++) await page.keyboard.press(step % 2 === 0 ? "ArrowRight" : "ArrowLeft");
  const durations = await page.evaluate(() =>
    performance.getEntriesByName("epb what-if").map(({ duration }) => duration),
  );
  const sorted = durations.toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? Number.POSITIVE_INFINITY;
  process.stdout.write(
    `what-if of ${MEASURES} measures: median ${median.toFixed(1)} ms, longest ${sorted.at(-1)?.toFixed(1)} ms of ${sorted.length}\n`,
  );
  expect(sorted.length).toBeGreaterThanOrEqual(40);
  expect(median).toBeLessThan(FRAME_MILLISECONDS);
});
