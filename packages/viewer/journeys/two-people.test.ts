import { SAVE_PROJECT } from "@epb/contract";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { cell, DataEntryDesk, save } from "./support/data-entry-desk.js";

const desk = new DataEntryDesk();

/** The customer saves the project while the ESCO has it open. */
async function othersSave(id: string, changed: object): Promise<void> {
  const customer = await desk.site.logIn("customer");
  await customer.call(SAVE_PROJECT, { body: { id, data: { changed } } });
}

const press = (page: Page, name: string): Promise<void> => page.getByRole("button", { name, exact: true }).click();

describe("two people who work on a project", () => {
  test("keep their changes in different entries of a section", async () => {
    const id = await desk.filledProject("Merged school");
    const visitor = await desk.at(id, "project");
    const { page } = visitor;
    await page.getByLabel("City").fill("Golden");
    await othersSave(id, { location: { ...((await desk.saved(id)).data["location"] as object), zip: "80403" } });
    await press(page, "Save");
    await page.getByText("You and the newer revision changed different entries.").waitFor();
    visitor.complaints.length = 0;
    expect(await visitor.accessibilityViolations()).toEqual([]);
    expect(await page.getByLabel("City").inputValue()).toBe("Golden");
    await press(page, "Load the newer revision and keep my changes");
    await page.getByText("The newer revision is loaded").waitFor();
    await save(page);
    expect((await desk.saved(id)).data).toMatchObject({ location: { city: "Golden", zip: "80403" } });
    await visitor.close();
  });

  test("choose between their values of the same entry", async () => {
    const id = await desk.filledProject("Clashing school");
    const { location } = (await desk.saved(id)).data;
    const visitor = await desk.at(id, "project");
    const { page } = visitor;
    await page.getByLabel("City").fill("Golden");
    await page.getByLabel("State", { exact: true }).fill("UT");
    await othersSave(id, {
      location: { ...(location as object), city: "Boulder", state: "CO" },
    });
    await press(page, "Save");
    const table = page.getByRole("table", { name: "Entries with two new values" });
    await table.waitFor();
    visitor.complaints.length = 0;
    expect(await visitor.accessibilityViolations()).toEqual([]);
    expect((await table.innerText()).replaceAll(/\s+/g, " ")).toBe(
      "Entries with two new values Entry Yours Theirs City Golden Boulder State UT CO",
    );
    await table.getByRole("radio", { name: "City Boulder" }).check();
    await press(page, "Load with the chosen values");
    await page.getByText("The newer revision is loaded").waitFor();
    expect(await page.getByLabel("City").inputValue()).toBe("Boulder");
    await save(page);
    expect((await desk.saved(id)).data).toMatchObject({ location: { city: "Boulder", state: "UT" } });
    await visitor.close();
  });

  test("decide whether a row goes that one removed and the other changed", async () => {
    const id = await desk.filledProject("Row school");
    const before = (await desk.saved(id)).data.ecms;
    const [first, ...rest] = before;
    const visitor = await desk.at(id, "measures");
    const { page } = visitor;
    await cell(page, 0, 1).click();
    await press(page, "Remove");
    await othersSave(id, { ecms: [{ ...first, location: "Roof" }, ...rest] });
    await press(page, "Save");
    const table = page.getByRole("table", { name: "Entries with two new values" });
    await table.getByRole("radio", { name: "Row changed" }).check();
    visitor.complaints.length = 0;
    expect(await table.getByRole("rowheader").innerText()).toBe(
      "Measures and their prices, 1 LED lighting and controls, five schools",
    );
    await press(page, "Load with the chosen values");
    await page.getByText("The newer revision is loaded").waitFor();
    await page.getByText("All changes saved").waitFor();
    expect((await desk.saved(id)).data.ecms).toMatchObject([{ location: "Roof" }, ...rest]);
    await visitor.close();
  });

  test("see a newer revision before they type", async () => {
    const id = await desk.filledProject("Announced school");
    const visitor = await desk.at(id, "project");
    const { page } = visitor;
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByLabel("City").fill("Golden");
    await save(other);
    await page.clock.install();
    await page.clock.fastForward(16_000);
    await page.getByRole("heading", { level: 1 }).click();
    await page.getByText(/^You, in another window, saved revision \d+ on /).waitFor();
    expect(await visitor.accessibilityViolations()).toEqual([]);
    await press(page, "Load the newer revision");
    await expect.poll(() => page.getByLabel("City").inputValue()).toBe("Golden");
    await visitor.close();
  });
});
