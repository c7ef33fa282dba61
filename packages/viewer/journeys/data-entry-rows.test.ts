import { GridSubregion } from "@epb/engine";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import {
  cell,
  cellText,
  columnNamed,
  DataEntryDesk,
  enter,
  entryRows,
  gridNamed,
  save,
} from "./support/data-entry-desk.js";
import { Keyboard } from "./support/keyboard.js";
import { WIDTHS } from "./support/visitor.js";

const desk = new DataEntryDesk();

/** The descriptions of the measures, in the order of the rows. */
const descriptions = (page: Page): Promise<readonly string[]> =>
  entryRows(page).locator('[data-column="1"] .grid__text').allInnerTexts();

const firstDescriptions = async (page: Page, count: number): Promise<readonly string[]> =>
  (await descriptions(page)).slice(0, count);

const focusedCell = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { dataset } = document.activeElement as HTMLElement;
    return `${dataset["row"]},${dataset["column"]}`;
  });

const dollars = (value: unknown): string =>
  Number(value).toLocaleString("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });

describe("the totals below a table", () => {
  test("are figures of the calculation, which follow the entries and are read with the arrow keys", async () => {
    const id = await desk.filledProject("Total school");
    const { calculatedValues, data } = await desk.saved(id);
    const { ecm } = calculatedValues as { readonly ecm: { readonly totals: Readonly<Record<string, unknown>> } };
    const visitor = await desk.at(id, "measures");
    const { page } = visitor;
    const price = await columnNamed(page, "Implementation price");
    const last = data.ecms.length - 1;
    await cell(page, 0, price).click();
    await page.keyboard.press("Control+ArrowDown");
    await expect.poll(() => focusedCell(page)).toBe(`${last},${price}`);
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => focusedCell(page)).toBe(`${last + 1},${price}`);
    const total = cell(page, last + 1, price);
    expect(await cellText(page, last + 1, price)).toBe(dollars(ecm.totals["implementationPrice"]));
    expect(await total.getAttribute("aria-readonly")).toBe("true");
    await expect
      .poll(() => page.locator(".cell-bar__place").innerText())
      .toMatch(/^Total, Implementation price.*calculated/);
    await page.keyboard.type("5");
    await expect.poll(() => page.locator(".grid__editor").count()).toBe(0);
    expect(await visitor.accessibilityViolations()).toEqual([]);

    const cost = await columnNamed(page, "Base construction cost");
    const before = await cellText(page, last + 1, cost);
    await enter(page, 0, cost, "1");
    await page.getByText("Preview with your unsaved changes").waitFor();
    await expect.poll(() => cellText(page, last + 1, cost)).not.toBe(before);
    await page.keyboard.press("Control+a");
    // Copied cells do not include the totals.
    const columns = await page.locator(".grid__name").count();
    await expect
      .poll(() => page.locator(".cell-bar__place").innerText())
      .toContain(`${(last + 1) * columns} cells selected`);
    await visitor.close();
  });

  test("stay in view while the rows above them scroll, at every width", async () => {
    const visitor = await desk.at(await desk.filledProject("Long total school"), "expenses");
    const { page } = visitor;
    for (const width of Object.values(WIDTHS)) {
      await visitor.setWidth(width);
      const frame = page.locator(".grid-frame").first();
      await frame.evaluate((element) => element.scrollTo({ top: 0 }));
      const [box, total] = [await frame.boundingBox(), await page.locator(".grid__totals").first().boundingBox()];
      expect((total?.y ?? 0) + (total?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + (box?.height ?? 0) + 1);
      // The focused element is not below the bars.
      await cell(page, 0, 1).click();
      for (let presses = 0; presses < 20; presses += 1) await page.keyboard.press("ArrowDown");
      const footOfFocus = async (): Promise<number> => {
        const { y, height } = (await page.locator(".grid__cell:focus").boundingBox()) ?? { y: 0, height: 0 };
        return y + height;
      };
      await expect.poll(footOfFocus).toBeLessThanOrEqual((total?.y ?? 0) + 1);
    }
    await visitor.close();
  });
});

describe("rows of measures", () => {
  test("are duplicated, moved and removed by buttons, undone, saved, and read back in their order", async () => {
    const id = await desk.filledProject("Button school");
    const before = (await desk.saved(id)).data.ecms;
    const visitor = await desk.at(id, "measures");
    const { page } = visitor;
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    const [first = "", second = ""] = await descriptions(page);
    await cell(page, 0, 1).click();
    await expect.poll(() => button("Move up").isDisabled()).toBe(true);
    await button("Move down").click();
    await expect.poll(() => firstDescriptions(page, 2)).toEqual([second, first]);
    await expect.poll(() => focusedCell(page)).toBe("1,1");

    await button("Duplicate").click();
    await expect.poll(() => firstDescriptions(page, 3)).toEqual([second, first, first]);
    await expect.poll(() => cellText(page, 2, 0)).toBe(String(before.length + 1));
    await cell(page, 0, 1).click();
    await button("Remove").click();
    await expect.poll(() => firstDescriptions(page, 2)).toEqual([first, first]);
    expect(await visitor.accessibilityViolations()).toEqual([]);

    for (let steps = 0; steps < 3; steps += 1) await button("Undo").click();
    await page.getByText("All changes saved").waitFor();
    await expect.poll(() => descriptions(page)).toEqual(before.map(({ ecmDescription }) => ecmDescription));
    for (let steps = 0; steps < 3; steps += 1) await button("Redo").click();
    await save(page);

    const { ecms } = (await desk.saved(id)).data;
    expect(ecms.map(({ uuid }) => uuid)).toEqual([
      before[0]?.["uuid"],
      ecms[1]?.["uuid"],
      ...before.slice(2).map(({ uuid }) => uuid),
    ]);
    expect(before.map(({ uuid }) => uuid)).not.toContain(ecms[1]?.["uuid"]);
    const { uuid, id: stored } = ecms[1] ?? {};
    expect(stored).not.toBe(before[0]?.["id"]);
    expect(ecms[1]).toEqual({ ...before[0], uuid, id: stored, ecmNumber: String(before.length + 1) });
    await visitor.close();
  });

  test("are moved, duplicated, and removed by keys only, and keep the focus", async () => {
    const id = await desk.filledProject("Key school");
    const before = (await desk.saved(id)).data.ecms;
    const visitor = await desk.at(id, "measures");
    const { page } = visitor;
    const [first = "", second = "", third = ""] = await descriptions(page);
    await new Keyboard(page).to(cell(page, 0, 0));
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Alt+ArrowDown");
    await expect.poll(() => firstDescriptions(page, 3)).toEqual([second, first, third]);
    await expect.poll(() => focusedCell(page)).toBe("1,1");
    await page.keyboard.press("Alt+ArrowDown");
    await expect.poll(() => firstDescriptions(page, 3)).toEqual([second, third, first]);
    await page.keyboard.press("Alt+ArrowUp");
    await page.keyboard.press("Alt+Shift+ArrowDown");
    await expect.poll(() => firstDescriptions(page, 4)).toEqual([second, first, first, third]);
    await expect.poll(() => focusedCell(page)).toBe("2,1");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Control+Delete");
    await expect.poll(() => firstDescriptions(page, 3)).toEqual([second, first, first]);
    await expect.poll(() => focusedCell(page)).toBe("3,1");
    await page.keyboard.press("Control+z");
    await expect.poll(() => firstDescriptions(page, 4)).toEqual([second, first, first, third]);
    await page.keyboard.press("Control+y");
    await page.keyboard.press("Control+Home");
    // The first row cannot move further.
    await page.keyboard.press("Alt+ArrowUp");
    await expect.poll(() => firstDescriptions(page, 1)).toEqual([second]);
    await save(page);
    const { ecms } = (await desk.saved(id)).data;
    expect(ecms).toHaveLength(before.length);
    expect(ecms.map(({ ecmDescription }) => ecmDescription).slice(0, 3)).toEqual([second, first, first]);
    await visitor.close();
  });

  test("that are all removed leave the keyboard at the button that adds one", async () => {
    const visitor = await desk.at(await desk.filledProject("Emptied school"), "measures");
    const { page } = visitor;
    await cell(page, 0, 0).click();
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Control+Delete");
    await page.getByText("No entries yet.").waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Add measure");
    await page.keyboard.press("Enter");
    await gridNamed(page, "Measures and their prices").waitFor();
    await expect.poll(() => entryRows(page).count()).toBe(1);
    await visitor.close();
  });
});

test("the grid subregion of the project's ZIP code is entered for the measures without one", async () => {
  const id = await desk.filledProject("Denver school", (data) => ({
    ...data,
    location: { city: "Denver", state: "CO", zip: "80202" },
    ecms: data.ecms.map(({ eGridStateRegionId: _, ...measure }) => measure),
  }));
  const visitor = await desk.at(id, "ghg");
  const { page } = visitor;
  await page.getByText("ZIP code 80202 is in grid subregion RMPA — WECC Rockies.").waitFor();
  await page.getByRole("button", { name: /^Use RMPA for the \d+ measures without a subregion$/ }).click();
  await save(page);
  const { ecms } = (await desk.saved(id)).data;
  expect(ecms.map((measure) => measure["eGridStateRegionId"])).toEqual(ecms.map(() => GridSubregion.RMPA));
  await visitor.close();
});

test("natural gas in therms is converted to MMBtu, and the grid shows the conversion", async () => {
  const id = await desk.filledProject("Therm school");
  const visitor = await desk.at(id, "savings");
  const { page } = visitor;
  const gas = await columnNamed(page, "Natural gas");
  await cell(page, 0, gas).click();
  await page.keyboard.type("12,500 therms");
  await page.keyboard.press("Enter");
  await page.getByText("Converted to MMBtu: 12,500 therms × 0.1 MMBtu per therm = 1,250 MMBtu.").waitFor();
  expect(await cellText(page, 0, gas)).toBe("1,250");
  await save(page);
  await visitor.close();
});
