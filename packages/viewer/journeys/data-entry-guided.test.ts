import { expect, test } from "vitest";
import { cell, cellText, columnNamed, DataEntryDesk, enter, save } from "./support/data-entry-desk.js";

const desk = new DataEntryDesk();

test("“Next missing” leads from one required entry to the next, also into another section", async () => {
  const id = await desk.startedProject("Guided school");
  const visitor = await desk.at(id, "financing");
  const { page } = visitor;
  const next = page.getByRole("button", { name: /^Next missing/ });
  const count = async (): Promise<number> => Number(/\d+/.exec(await next.innerText())?.[0]);
  const first = await count();
  expect(first).toBeGreaterThan(3);
  await next.click();
  await expect.poll(() => page.locator(":focus").getAttribute("aria-required")).toBe("true");
  const label = await page.locator(":focus").getAttribute("id");
  expect(await visitor.faultsOfState()).toEqual([]);

  // Without an entry, the button goes on.
  await next.click();
  await expect.poll(() => page.locator(":focus").getAttribute("id")).not.toBe(label);

  await page.getByLabel("Index rate").fill("4");
  await expect.poll(count).toBe(first - 1);
  const financing = page.getByRole("link", { name: /^Financing/ });
  const inSection = Number(/\d+/.exec(await financing.innerText())?.[0]);
  expect(inSection).toBeGreaterThan(0);
  for (let step = 0; step < first; step += 1) {
    if (!page.url().includes("/financing")) break;
    await next.click();
  }
  await expect.poll(() => page.url()).not.toContain("/data/financing");
  await visitor.close();
});

test("a blank project without measures leads to the button that adds one", async () => {
  const id = await desk.startedProject("Guided school without measures");
  const visitor = await desk.at(id, "measures");
  const { page } = visitor;
  await page.getByRole("button", { name: /^Next missing/ }).click();
  await expect.poll(() => page.locator(":focus").innerText()).toBe("Add measure");
  await visitor.close();
});

test("one amount is entered for all years, and filled down by keyboard", async () => {
  const id = await desk.filledProject("Every year school");
  const visitor = await desk.at(id, "expenses");
  const { page } = visitor;
  const operation = await columnNamed(page, "Operation");
  await enter(page, 0, operation, "1200");
  await cell(page, 0, operation).click();
  await page.getByRole("button", { name: "Same for all years" }).click();
  await expect.poll(() => cellText(page, 9, operation)).toBe("$1,200");
  const maintenance = await columnNamed(page, "Maintenance");
  await enter(page, 0, maintenance, "300");
  await cell(page, 0, maintenance).click();
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Control+d");
  await expect.poll(() => cellText(page, 2, maintenance)).toBe("$300");
  await page.getByText("2 cells filled.").waitFor();
  await save(page);
  const { data } = await desk.saved(id);
  const years = data["performancePeriod"] as readonly {
    readonly year: number;
    readonly otherExpenses: readonly object[];
  }[];
  const amounts = years.map(({ otherExpenses }) => otherExpenses.length);
  expect(amounts.slice(0, 4)).toEqual([2, 2, 2, 1]);
  // Years after the performance period of 16 years stay blank.
  expect(amounts.filter((each) => each > 0)).toHaveLength(16);
  await visitor.close();
});

test("states and countries are suggested with their codes, and other texts stay possible", async () => {
  const id = await desk.filledProject("State school");
  const visitor = await desk.at(id, "project");
  const { page } = visitor;
  for (const [label, code, name] of [
    ["State", "NY", "New York"],
    ["Country", "US", "United States"],
  ] as const) {
    const list = await page.getByRole("combobox", { name: label, exact: true }).getAttribute("list");
    expect(await page.locator(`[id="${list}"] option[value="${code}"]`).textContent()).toBe(name);
  }
  await page.getByRole("combobox", { name: "State", exact: true }).fill("Ontario");
  await page.getByText("1 unsaved change").waitFor();
  await visitor.close();
});
