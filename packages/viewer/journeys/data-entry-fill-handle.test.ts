import { GRANT_PROJECT_ACCESS } from "@epb/contract";
import { ProjectAccessRole } from "@epb/engine";
import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { demoEmail } from "../../server/src/features/demonstration/demo-people.js";
import { cell, cellText, columnNamed, DataEntryDesk, enter, save } from "./support/data-entry-desk.js";
import { WIDTHS } from "./support/visitor.js";

const desk = new DataEntryDesk();

const handle = (page: Page): Locator => page.locator(".grid__handle");

/** Cells that would be filled. */
const filling = (page: Page): Locator => page.locator(".grid__cell--filling");

interface Point {
  readonly x: number;
  readonly y: number;
}

async function middleOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  if (box === null) throw new Error("what is to be pressed is not in the page");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Presses the handle and moves to a place, without a release. */
async function dragHandle(page: Page, { x, y }: Point): Promise<void> {
  const start = await middleOf(handle(page));
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(x, y, { steps: 8 });
}

type Touch = "touchStart" | "touchMove" | "touchEnd" | "touchCancel";

/** Sends what a finger does; a test of this browser has no other way to move one. */
async function touchOf(page: Page): Promise<(type: Touch, points: readonly Point[]) => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  return (type, points) => session.send("Input.dispatchTouchEvent", { type, touchPoints: [...points] });
}

/** A school with this many measures. Their costs differ: in the first row it is 1001. */
const schoolOf = (name: string, count: number): Promise<string> =>
  desk.filledProject(name, (data) => ({
    ...data,
    ecms: Array.from({ length: count }, (_, index) => ({
      ...data.ecms[index % data.ecms.length],
      uuid: `measure-${index}`,
      ecmNumber: String(index + 1),
      implementation: { baseConstructionCost: String(1001 + index) },
    })),
  }));

const COST = "Base construction cost";

const textsOf = (page: Page, column: number, rows: readonly number[]): Promise<readonly string[]> =>
  Promise.all(rows.map((row) => cellText(page, row, column)));

const isUnchanged = (page: Page): Promise<boolean> => page.getByText("All changes saved").isVisible();

describe("the corner of a selection", () => {
  test("that is dragged over three rows repeats the first cell in them, and one undo takes it back", async () => {
    const id = await schoolOf("Dragged school", 8);
    const visitor = await desk.at(id, "measures");
    const { page } = visitor;
    const column = await columnNamed(page, COST);
    await cell(page, 1, column).click();
    await expect.poll(() => handle(page).count()).toBe(1);
    expect(await handle(page).getAttribute("aria-hidden")).toBe("true");
    const { width = 0, height = 0 } = (await handle(page).boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    expect(await visitor.faultsOfState()).toEqual([]);

    const rows = [0, 1, 2, 3, 4, 5];
    const before = await textsOf(page, column, rows);
    expect(new Set(before).size).toBe(rows.length);
    await dragHandle(page, await middleOf(cell(page, 4, column)));
    await expect.poll(() => filling(page).count()).toBe(3);
    expect(await textsOf(page, column, rows)).toEqual(before);
    expect(await visitor.faultsOfState()).toEqual([]);
    await page.mouse.up();
    await page.getByText("3 cells filled.").waitFor();
    await expect.poll(() => filling(page).count()).toBe(0);
    const [first = "", second = "", , , , last = ""] = before;
    expect(await textsOf(page, column, rows)).toEqual([first, second, second, second, second, last]);
    await expect.poll(() => page.locator(".cell-bar__place").innerText()).toContain("4 cells selected");

    await page.keyboard.press("Control+z");
    await expect.poll(() => textsOf(page, column, rows)).toEqual(before);
    await expect.poll(() => isUnchanged(page)).toBe(true);
    await page.keyboard.press("Control+y");
    await save(page);
    const costs = (await desk.saved(id)).data.ecms.map(
      ({ implementation }) => (implementation as { readonly baseConstructionCost: unknown }).baseConstructionCost,
    );
    expect(costs.map(Number)).toEqual([1001, 1002, 1002, 1002, 1002, 1006, 1007, 1008]);
    await visitor.close();
  });

  test("changes nothing after Escape, and when it is dragged up, sideways, or not at all", async () => {
    const visitor = await desk.at(await schoolOf("Undragged school", 8), "measures");
    const { page } = visitor;
    const column = await columnNamed(page, COST);
    const rows = [0, 1, 2, 3, 4, 5];
    const before = await textsOf(page, column, rows);
    await cell(page, 2, column).click();
    await dragHandle(page, await middleOf(cell(page, 4, column)));
    await expect.poll(() => filling(page).count()).toBe(2);
    await page.keyboard.press("Escape");
    await expect.poll(() => filling(page).count()).toBe(0);
    // Until the release the pointer does nothing: it neither fills nor selects.
    const { x, y } = await middleOf(cell(page, 5, column));
    await page.mouse.move(x, y, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => page.locator('[aria-selected="true"]').count()).toBe(1);

    const start = await middleOf(handle(page));
    // The system takes the touch away, for example for a gesture.
    const send = await touchOf(page);
    await send("touchStart", [start]);
    for (const down of [20, 80]) await send("touchMove", [{ x: start.x, y: start.y + down }]);
    await expect.poll(() => filling(page).count()).toBe(2);
    await send("touchCancel", []);
    await expect.poll(() => filling(page).count()).toBe(0);

    for (const place of [await middleOf(cell(page, 0, column)), { x: start.x + 150, y: start.y }, start]) {
      await dragHandle(page, place);
      await expect.poll(() => filling(page).count()).toBe(0);
      await page.mouse.up();
    }
    await expect.poll(() => page.locator('[aria-selected="true"]').count()).toBe(1);
    expect(await textsOf(page, column, rows)).toEqual(before);
    expect(await isUnchanged(page)).toBe(true);
    await visitor.close();
  });

  test("fills each column of a selection from its first row, and skips what cannot be edited", async () => {
    const visitor = await desk.at(await schoolOf("Two-column school", 8), "measures");
    const { page } = visitor;
    const column = await columnNamed(page, COST);
    // The selection is made upward.
    await cell(page, 1, column).click();
    await page.keyboard.press("Shift+ArrowUp");
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press("Shift+ArrowRight");
    const columns = [column, column + 1, column + 2, column + 3];
    const readOnly = await Promise.all(columns.map((each) => cell(page, 0, each).getAttribute("aria-readonly")));
    expect(new Set(readOnly)).toEqual(new Set(["true", "false"]));
    const state = (row: number): Promise<readonly string[]> =>
      Promise.all(columns.map((each) => cellText(page, row, each)));
    const before = await state(3);
    await dragHandle(page, await middleOf(cell(page, 3, column)));
    await expect.poll(() => filling(page).count()).toBe(8);
    await page.mouse.up();
    await page.getByText(/cells filled\./).waitFor();
    const [first, after] = [await state(0), await state(3)];
    // Below a calculated cell the calculation follows the entries, or nothing changes.
    for (const [index, isLocked] of readOnly.entries()) {
      if (isLocked === "false") expect(after[index]).toBe(first[index]);
    }
    expect(after).not.toEqual(before);
    await page.keyboard.press("Control+z");
    await expect.poll(() => state(3)).toEqual(before);
    await visitor.close();
  });

  test("is pressed twice to edit the cell, and is not there meanwhile", async () => {
    const visitor = await desk.at(await schoolOf("Double-click school", 4), "measures");
    const { page } = visitor;
    const column = await columnNamed(page, COST);
    await cell(page, 0, column).click();
    await handle(page).dblclick();
    await page.locator(".grid__editor").waitFor();
    await expect.poll(() => handle(page).count()).toBe(0);
    await page.keyboard.press("Escape");
    await expect.poll(() => handle(page).count()).toBe(1);
    await enter(page, 2, column, "77");
    // Nothing is below the last row.
    await expect.poll(() => handle(page).count()).toBe(0);
    await visitor.close();
  });

  test("scrolls the rows near their lower edge, also by touch on a narrow screen", async () => {
    const visitor = await desk.at(await schoolOf("Scrolled school", 60), "measures");
    const { page } = visitor;
    const column = await columnNamed(page, COST);
    const scrolled = (): Promise<number> => page.locator(".grid-frame").evaluate(({ scrollTop }) => scrollTop);
    const lowerEdge = async (): Promise<Point> => {
      const { x } = await middleOf(handle(page));
      const { y } = await middleOf(page.locator(".grid__totals"));
      return { x, y };
    };
    // The focus goes to the last row that was filled.
    const focused = page.locator(".grid__cell:focus");
    const focusedRow = async (): Promise<number> => Number(await focused.getAttribute("data-row"));
    const first = await cellText(page, 0, column);
    await cell(page, 0, column).click();
    await dragHandle(page, await lowerEdge());
    await expect.poll(scrolled).toBeGreaterThan(900);
    await page.mouse.up();
    await expect.poll(focusedRow).toBeGreaterThan(24);
    await expect.poll(() => focused.locator(".grid__text").innerText()).toBe(first);
    await page.keyboard.press("Control+z");

    await visitor.setWidth(WIDTHS.narrow);
    await expect.poll(() => isUnchanged(page)).toBe(true);
    await page.keyboard.press("Control+Home");
    await cell(page, 0, column).click();
    await expect.poll(focusedRow).toBe(0);
    const send = await touchOf(page);
    const start = await middleOf(handle(page));
    await send("touchStart", [start]);
    const edge = await lowerEdge();
    for (const y of [start.y + 20, start.y + 60, edge.y]) await send("touchMove", [{ x: start.x, y }]);
    await expect.poll(scrolled).toBeGreaterThan(900);
    await send("touchEnd", []);
    await expect.poll(focusedRow).toBeGreaterThan(24);
    await expect.poll(() => focused.locator(".grid__text").innerText()).toBe(first);
    await visitor.close();
  });

  test("is not there for those who only read, and in cells that cannot be edited", async () => {
    const id = await schoolOf("Read school", 4);
    const visitor = await desk.at(id, "measures");
    const locked = visitor.page.locator('.grid__body [aria-readonly="true"]').first();
    await locked.click();
    expect(await locked.getAttribute("tabindex")).toBe("0");
    await expect.poll(() => handle(visitor.page).count()).toBe(0);
    await visitor.close();

    const customer = await desk.site.logIn("customer");
    const body = { email: demoEmail("viewer"), roleId: ProjectAccessRole.ProjectViewer };
    await customer.call(GRANT_PROJECT_ACCESS, { params: { id }, body });
    const reader = await desk.at(id, "measures", WIDTHS.wide, "viewer");
    await cell(reader.page, 0, await columnNamed(reader.page, COST)).click();
    await expect.poll(() => reader.page.locator(".cell-bar__place").innerText()).toContain(COST);
    await expect.poll(() => handle(reader.page).count()).toBe(0);
    await reader.close();
  });
});
