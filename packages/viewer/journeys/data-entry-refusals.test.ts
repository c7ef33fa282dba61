import { CREATE_PROJECT, SAVE_PROJECT } from "@epb/contract";
import { CalculationType } from "@epb/engine";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { readDemoProject } from "../../server/src/start/demo/demo-projects.js";
import { cell, columnNamed, DataEntryDesk, enter, goToSection, gridNamed, save } from "./support/data-entry-desk.js";

const desk = new DataEntryDesk();

/** True if the focused element is between the header and footer bars. */
const isSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { x, y, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
    const atMiddle = document.elementFromPoint(x + width / 2, y + height / 2);
    return document.activeElement?.contains(atMiddle) ?? false;
  });

const focusedId = (): string | undefined => document.activeElement?.id;

describe("refusals of the server", () => {
  test.each([
    ["a name that another project has", "Taken school", "Project name already exists"],
    ["a name that is too long", "Long school ".repeat(9).trim(), "Project name must be 100 characters or less"],
  ])("%s is shown at its field, which receives the focus, and no entry is lost", async (_what, name, message) => {
    const customer = await desk.site.logIn("customer");
    const existing = await desk.filledProject(`Refused school, ${message}`);
    if (name === "Taken school") {
      await customer.call(CREATE_PROJECT, {
        body: { record: { name, version: "3.0.0", projectType: 1, calculationType: 1, status: "Pending" }, data: {} },
      });
    }
    const visitor = await desk.at(existing, "project");
    const { page } = visitor;
    const field = page.getByLabel("Project name");
    await field.fill(name);
    // Below a long name, this line moves the sections.
    await page.getByText("Preview with your unsaved changes").waitFor();
    await goToSection(page, "Escalation rates");
    await enter(page, 0, 1, "4.5");
    await page.getByRole("button", { name: "Save", exact: true }).click();

    const alert = page.getByRole("alert").filter({ hasText: "Not saved" });
    await alert.waitFor();
    visitor.complaints.length = 0;
    expect(await alert.innerText()).toContain(`Project name: ${message}`);
    // Back from the other section to the name.
    await field.waitFor();
    await page.waitForFunction((id) => document.activeElement?.id === id, await field.getAttribute("id"));
    await expect.poll(() => isSeen(page)).toBe(true);
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    expect(
      await page.locator(`#${await page.evaluate(focusedId)}-messages`.replaceAll(".", "\\.")).innerText(),
    ).toContain(message);
    expect(await field.inputValue()).toBe(name);
    await expect.poll(() => page.locator(".save-bar__state").innerText()).toBe("2 unsaved changes");
    expect(await visitor.accessibilityViolations()).toEqual([]);

    await field.fill(`Another ${message}`);
    await alert.waitFor({ state: "detached" });
    await save(page);
    const { record, data } = await desk.saved(existing);
    expect(record).toMatchObject({ name: `Another ${message}` });
    expect(data["escalationRates"]).toEqual(expect.arrayContaining([{ fieldId: 1, year: 2, value: "0.045" }]));
    await visitor.close();
  });

  test("because another person has saved since receives the focus, and a save can be tried again", async () => {
    const id = await desk.filledProject("Stale school");
    const visitor = await desk.at(id, "measures");
    const { page } = visitor;
    const cost = await columnNamed(page, "Base construction cost");
    await enter(page, 0, cost, "700000");
    const customer = await desk.site.logIn("customer");
    await customer.call(SAVE_PROJECT, { body: { id, data: { changed: { location: { city: "Golden" } } } } });
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Revision 2 was saved while you had unsaved changes").waitFor();
    visitor.complaints.length = 0;
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain("Revision 2 was saved");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByText("The newer revision is loaded").waitFor();
    await save(page);
    const { data } = await desk.saved(id);
    expect(data).toMatchObject({ location: { city: "Golden" } });
    expect(data.ecms[0]).toMatchObject({ implementation: { baseConstructionCost: "700000" } });
    await visitor.close();
  });

  test("without a place is shown with its own message", async () => {
    const { record, data } = readDemoProject("school-district");
    const id = await desk.projectOf({
      record: { ...record, name: "School with a single figure", calculationType: CalculationType.Override },
      data,
      calculatedValues: { costSavings: { years: [], totalPayments: "5" } },
    });
    const visitor = await desk.at(id, "payments");
    const { page } = visitor;
    const years = gridNamed(page, "Performance period");
    await cell(years, 25, await columnNamed(years, "Payment")).click();
    await page.keyboard.press("Delete");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Project set to Override but no calculated values provided").waitFor();
    visitor.complaints.length = 0;
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toContain("Project set to Override");
    expect(await visitor.accessibilityViolations()).toEqual([]);
    // Two ways to continue: enter a figure, or undo.
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("All changes saved").waitFor();
    await visitor.close();
  });
});
