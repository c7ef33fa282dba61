import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { atCheck, type CheckPage, fixture, keyFigures } from "./support/check-page.js";
import { browserForTests, siteForTests } from "./support/for-tests.js";
import type { Visitor } from "./support/visitor.js";

const FORM = fixture("foreign/pro-forma.xlsx");
const PROFILE = fixture("foreign/pro-forma.epb-profile.json");

interface Constant {
  readonly to: string;
  readonly value: string;
  readonly decidedBy: string;
}

const { constants } = JSON.parse(readFileSync(PROFILE, "utf8")) as { readonly constants: readonly Constant[] };

const site = siteForTests();
const browser = browserForTests();

const focusedText = (page: Page): Promise<string> => page.locator(":focus").innerText();

/** Moves by keyboard to a row of the first column of the sheet. */
async function pressFromFirstCell(page: Page, row: number): Promise<void> {
  const focused = (): Promise<string | null> => page.locator(":focus").getAttribute("data-address");
  await expect.poll(focused).toMatch(/^[A-Z]+\d+$/);
  await page.keyboard.press("Control+Home");
  await expect.poll(focused).toBe("A1");
  for (let at = 2; at <= row; at++) {
    await page.keyboard.press("ArrowDown");
    await expect.poll(focused).toBe(`A${at}`);
  }
}

const row = (page: Page, path: string) => page.locator(`[data-input="${path}"]`);
const count = (page: Page): Promise<string> => page.locator(".map-actions__counts").innerText();

async function openMapping({ page }: Visitor, check: CheckPage): Promise<void> {
  await check.choose([FORM]);
  await check.hasReport();
  await page.getByRole("button", { name: "Find the inputs in this workbook" }).click();
  await page.locator(".entry-pane").waitFor();
}

describe("the mapping of a form", () => {
  let visitor: Visitor;
  let check: CheckPage;
  let page: Page;
  let byHand: readonly string[];
  const requests: string[] = [];
  beforeAll(async () => {
    const other = await atCheck(browser, site);
    await other.check.choose([FORM, PROFILE]);
    await other.check.hasReport();
    byHand = await keyFigures(other.visitor.page);
    await other.visitor.close();
    ({ visitor, check } = await atCheck(browser, site));
    ({ page } = visitor);
    page.on("request", (request) => requests.push(request.url()));
    await openMapping(visitor, check);
  });
  afterAll(() => visitor.close());

  test("shows the sheet, and the suggestions with their reasons", async () => {
    const rate = row(page, "financing.indexRate");
    await expect.poll(() => rate.innerText()).toContain("Pro Forma!D9");
    expect(await rate.innerText()).toMatch(/Found[\s\S]*“Base Rate \(%\)” means base rate; in percentage points/);
    expect(await rate.getByRole("combobox").inputValue()).toBe("0.01");
    const grid = page.getByRole("grid", { name: "Sheet Pro Forma" });
    expect(await grid.locator('[data-address="D9"]').innerText()).toMatch(/3\.45\s*Index rate/);
    expect(await grid.locator('[data-address="A1"]').innerText()).toContain("PRO FORMA");
    await expect.poll(() => count(page)).toContain("3 needed inputs are missing");
    expect(await count(page)).toContain("0 open questions");
    // Only the rows in view are in the page.
    await expect.poll(() => grid.locator('[data-address="A45"]').count()).toBe(0);
    expect(await visitor.faultsOfState()).toEqual([]);
  });

  test("maps an input by mouse, with the factor of its label", async () => {
    const premium = row(page, "financing.addedPremium");
    await premium.getByRole("button", { name: "Remove" }).click();
    await expect.poll(() => premium.innerText()).not.toContain("D10");
    await premium.getByRole("button", { name: "Choose a cell" }).click();
    await page.getByText("Choose the cell of Financing: Added premium.").waitFor();
    expect(await visitor.faultsOfState()).toEqual([]);
    await page.locator('[data-address="D10"]').click();
    await expect.poll(() => premium.innerText()).toContain("Pro Forma!D10");
    expect(await premium.getByRole("combobox").inputValue()).toBe("0.0001");
    await expect.poll(() => page.locator(":focus").getAttribute("data-choose")).toBe("financing.addedPremium");
  });

  test("maps an input by keyboard, and Escape cancels", async () => {
    const months = row(page, "financing.implementationPeriodMonths");
    const focused = (): Promise<string | null> => page.locator(":focus").getAttribute("data-address");
    await months.getByRole("button", { name: "Choose a cell" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(focused).toBe("D8");
    await page.keyboard.press("ArrowDown");
    await expect.poll(focused).toBe("D9");
    await page.keyboard.press("Escape");
    await expect
      .poll(() => page.locator(":focus").getAttribute("data-choose"))
      .toBe("financing.implementationPeriodMonths");
    expect(await months.innerText()).toContain("Pro Forma!D8");
    await page.keyboard.press("Enter");
    await expect.poll(focused).toBe("D8");
    await page.keyboard.press("ArrowDown");
    await expect.poll(focused).toBe("D9");
    await page.keyboard.press("Enter");
    await expect.poll(() => months.innerText()).toContain("Pro Forma!D9");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => months.innerText()).toContain("Pro Forma!D8");
  });

  test("adds a table that was not found, by keyboard and mouse", async () => {
    const table = page.getByRole("region", { name: "Pro Forma: MEASURES" });
    const inputs = table.getByLabel(/^Input:/);
    const factors = table.getByLabel(/^Factor /);
    const values = (fields: Locator): Promise<readonly string[]> =>
      fields.evaluateAll((selects) => selects.map((select) => (select as HTMLSelectElement).value));
    const [inputsBefore, factorsBefore] = [await values(inputs), await values(factors)];
    expect(factorsBefore).toContain("1000");
    const remove = table.getByRole("button", { name: "Remove the table" });
    await table.getByText("Edit the table").click();
    await remove.click();
    await expect.poll(() => table.count()).toBe(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await table.getByText("Edit the table").click();
    await remove.click();
    await expect.poll(() => focusedText(page)).toBe("Add a table");
    await page.keyboard.press("Enter");
    await expect.poll(() => focusedText(page)).toBe("New table");
    const draft = page.getByRole("region", { name: "New table" });
    const isAddable = (): Promise<boolean> => draft.getByRole("button", { name: "Add the table" }).isEnabled();
    expect(await isAddable()).toBe(false);
    expect(await visitor.faultsOfState()).toEqual([]);
    await draft.getByRole("button", { name: "Choose a header" }).focus();
    await page.keyboard.press("Enter");
    await page.getByText("Choose the cell of a header of the new table.").waitFor();
    await pressFromFirstCell(page, 20);
    await page.keyboard.press("Enter");
    await expect.poll(() => focusedText(page)).toBe("Choose a header");
    await draft.getByText("Found 15: No.; Measure; Type;").waitFor();
    await draft.getByRole("button", { name: "Choose the first item" }).click();
    await pressFromFirstCell(page, 19);
    await page.keyboard.press("Enter");
    await draft.getByText("Choose a first item that is behind the header").waitFor();
    expect(await isAddable()).toBe(false);
    await page.getByRole("button", { name: "Undo" }).click();
    await draft.getByRole("button", { name: "Choose the first item" }).click();
    await page.locator('[data-address="A21"]').click();
    await draft.getByRole("button", { name: "Show Pro Forma!A21" }).waitFor();
    await draft.getByRole("button", { name: "Add the table" }).click();
    await expect.poll(() => focusedText(page)).toBe("Pro Forma: MEASURES");
    for (const [index, to] of inputsBefore.entries()) await inputs.nth(index).selectOption(to);
    expect(await values(factors)).toEqual(factorsBefore);
    expect(await visitor.faultsOfState()).toEqual([]);
  });

  test("has the figures of the profile after the missing values are entered", async () => {
    for (const section of ["Financing", "Delivery percentages"])
      await page.getByRole("button", { name: new RegExp(`^Show .* not used ?: ${section}$`) }).click();
    for (const { to, value, decidedBy } of constants) {
      const input = row(page, to);
      await input.waitFor();
      const field = input.getByLabel(/^Value, if the form has no cell/);
      const isSelect = (await field.evaluate(({ tagName }) => tagName)) === "SELECT";
      await (isSelect ? field.selectOption(value) : field.fill(value));
      await input.getByLabel(/^Who decided the value/).fill(decidedBy);
    }
    await expect.poll(() => keyFigures(page)).toEqual(byHand);
    expect(byHand.length).toBeGreaterThan(5);
    await expect.poll(() => count(page)).toContain("1 needed input is missing");
    await page.getByText("Year 16 is added to the contract only for a last payment").waitFor();
    expect(await visitor.faultsOfState()).toEqual([]);
  });

  test("changes where the items of a table are, and undo takes it back", async () => {
    const table = page.getByRole("region", { name: "Pro Forma: MEASURES" });
    await table.getByText("Edit the table").click();
    const firstRow = table.getByLabel(/^Rows from the header to the first item/);
    await firstRow.fill("x");
    await table.getByText("Enter a whole number from 1 to 200.").waitFor();
    expect(await keyFigures(page)).toEqual(byHand);
    await firstRow.fill("1");
    const skips = table.getByLabel(/^Rows to skip, one text per line/);
    await skips.fill("Boiler\nAir sealing");
    await expect.poll(() => keyFigures(page)).not.toEqual(byHand);
    expect(await visitor.faultsOfState()).toEqual([]);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => skips.inputValue()).toBe("");
    await expect.poll(() => keyFigures(page)).toEqual(byHand);
    await table.getByText("Edit the table").click();
  });

  test("maps to another template, says what is left out, and brings it back", async () => {
    const template = page.getByLabel("Template", { exact: true });
    const months = row(page, "financing.implementationPeriodMonths");
    await template.selectOption({ label: "ePX template" });
    const leftOut = page.getByText("inputs are left out, because this template does not have them").first();
    await leftOut.click();
    await page.getByText("Financing: Implementation period", { exact: true }).waitFor();
    await expect.poll(() => months.count()).toBe(0);
    expect(await row(page, "financing.indexRate").innerText()).toContain("Pro Forma!D9");
    await expect.poll(() => keyFigures(page)).not.toEqual(byHand);
    expect(await visitor.faultsOfState()).toEqual([]);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => months.innerText()).toContain("Pro Forma!D8");
    await template.selectOption({ label: "ePX template" });
    await leftOut.waitFor();
    await template.selectOption({ label: "ePB calculating template" });
    await expect.poll(() => leftOut.count()).toBe(0);
    await expect.poll(() => months.innerText()).toContain("Pro Forma!D8");
    await expect.poll(() => keyFigures(page)).toEqual(byHand);
  });

  test("shows only open questions on request", async () => {
    const shown = page.locator("[data-input]");
    await page.getByText("Only open questions").click();
    await expect
      .poll(() => shown.evaluateAll((rows) => rows.map((one) => one.getAttribute("data-input"))))
      .toEqual(["characteristics.marketSegmentId"]);
    await page.getByText("Only open questions").click();
  });

  test("downloads the profile, and no request leaves the page", async () => {
    const saved = JSON.parse(await check.download("Download the profile")) as {
      readonly kind: string;
      readonly constants: readonly Constant[];
      readonly values: readonly { readonly to: string; readonly label?: string }[];
    };
    expect(saved.kind).toBe("epb-profile");
    expect(saved.constants).toHaveLength(constants.length);
    expect(saved.values).toContainEqual(
      expect.objectContaining({ to: "financing.addedPremium", label: "Spread (bps)", scale: "0.0001" }),
    );
    expect(requests.filter((url) => !url.startsWith("blob:"))).toEqual([]);
  });

  test("is left with the back button, and keeps its state", async () => {
    await page.goBack();
    await check.hasReport();
    await page.getByRole("button", { name: "Edit the mapping" }).click();
    await expect.poll(() => row(page, "financing.paymentTimingYear").innerText()).toContain("Found");
    await expect.poll(() => keyFigures(page)).toEqual(byHand);
  });

  test("reads the workbook again when the profile is for all files", async () => {
    await page.getByRole("button", { name: "Use for all files" }).click();
    await check.hasReport();
    await page.getByText("Maple Valley school district").first().waitFor();
    expect(await keyFigures(page)).toEqual(byHand);
    await page.getByRole("button", { name: "Edit the mapping" }).waitFor();
    expect(requests.filter((url) => !url.startsWith("blob:"))).toEqual([]);
  });
});
