import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DataEntryDesk } from "./support/data-entry-desk.js";
import { type Visitor, WIDTHS } from "./support/visitor.js";

const LABEL = "Guaranteed percentage of the estimated savings";
const DASHES = "Figures are not shown where they depend on an input that cannot be used: ";

const desk = new DataEntryDesk();
let id: string;
let visitor: Visitor;

/** A guarantee of 9500% cannot be true, so figures that depend on it are withheld. */
beforeAll(async () => {
  id = await desk.filledProject("Impossible guarantee", (data) => ({
    ...data,
    other: { ...(data["other"] as object), guarPctEstSav: "95" },
  }));
  visitor = await desk.at(id, "payments");
});
afterAll(() => visitor.close());

/** The notes of the page that name inputs. */
const notes = (): Promise<readonly string[]> => visitor.page.locator(".withheld-note").allInnerTexts();

describe("figures that depend on an input that cannot be used", () => {
  test("are dashes in the data entry, with a note for each table and form, until the input is corrected", async () => {
    const { page } = visitor;
    expect(new Set(await notes())).toEqual(new Set([`${DASHES}${LABEL}.`]));
    const years = page.getByRole("grid", { name: "Performance period" });
    expect(await years.getByRole("row").nth(2).innerText()).toContain("–");
    expect(await visitor.faultsOfState()).toEqual([]);
    await page.getByLabel(LABEL).fill("95");
    await expect.poll(notes).toEqual([]);
    expect(await page.getByLabel(LABEL).evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await years.getByRole("row").nth(2).innerText()).not.toContain("–");
  });

  test("have one note on a schedule, which links to the input", async () => {
    const { page } = visitor;
    await visitor.goTo(`/portfolio/${id}/schedules/amortization`);
    // The chart above the table has its own note.
    const ofTable = (await page.getByText(/cannot be used/).allInnerTexts()).filter((text) => !/chart/.test(text));
    expect(ofTable).toEqual([`${DASHES}${LABEL}.`]);
    await page.locator(".withheld-note").last().getByRole("link", { name: LABEL }).click();
    await page.getByLabel(LABEL).waitFor();
    expect(await page.locator(":focus").getAttribute("id")).toBe(await page.getByLabel(LABEL).getAttribute("id"));
  });

  test("have one note above the list of projects, which names the project", async () => {
    const { page } = visitor;
    for (const width of [WIDTHS.wide, WIDTHS.narrow]) {
      await visitor.setWidth(width);
      await visitor.goTo("/portfolio");
      expect(await notes()).toEqual([`${DASHES}Impossible guarantee: ${LABEL}.`]);
      await expect.poll(() => page.getByText("–", { exact: true }).count()).toBeGreaterThan(0);
    }
    await visitor.setWidth(WIDTHS.wide);
    expect(await visitor.faultsOfState()).toEqual([]);
    await page.getByRole("link", { name: `Impossible guarantee: ${LABEL}` }).click();
    await page.getByLabel(LABEL).waitFor();
  });

  test("have one note and a column of inputs in a report", async () => {
    const { page } = visitor;
    await visitor.goTo("/analysis-reporting/home?report=portfolio-summary");
    expect(await notes()).toEqual([`${DASHES}Impossible guarantee: ${LABEL}.`]);
    const row = page.getByRole("row", { name: /Impossible guarantee/ });
    expect(await row.innerText()).toContain(LABEL);
    expect(await visitor.faultsOfState()).toEqual([]);
  });
});

test("a project with such figures is submitted and approved only with their inputs in sight", async () => {
  const approved = await desk.filledProject("Approved without figures", (data) => ({
    ...data,
    other: { ...(data["other"] as object), guarPctEstSav: "95" },
  }));
  const esco = await desk.at(approved, "payments");
  await esco.goTo(`/portfolio/${approved}`);
  await esco.page.getByRole("button", { name: "Submit to the customer" }).click();
  const dialog = esco.page.getByRole("dialog");
  await dialog
    .getByText(`One input cannot be used: ${LABEL}. The figures that depend on this input are withheld.`)
    .waitFor();
  expect(await esco.accessibilityViolations()).toEqual([]);
  await dialog.getByRole("button", { name: "Submit to the customer" }).click();
  await esco.page.getByText("Project submitted to the customer.").waitFor();
  await esco.close();
  const customer = await desk.at(approved, "payments", WIDTHS.wide, "customer");
  const { page } = customer;
  await customer.goTo(`/portfolio/${approved}/review`);
  const reason = page.locator("form textarea");
  await page.getByRole("button", { name: "Approve", exact: true }).click();
  await page.getByText("Enter a reason, or return the project.").first().waitFor();
  await reason.fill("The percentage follows.");
  await page.getByRole("button", { name: "Approve", exact: true }).click();
  await page.getByText("Project approved.").waitFor();
  await customer.close();
});
