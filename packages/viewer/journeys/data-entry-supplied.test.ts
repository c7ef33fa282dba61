import { readFileSync } from "node:fs";
import { type NewProjectParts, SAVE_PROJECT } from "@epb/contract";
import { CalculationType } from "@epb/engine";
import { describe, expect, test } from "vitest";
import {
  cell,
  cellText,
  columnNamed,
  DataEntryDesk,
  enter,
  faultsOfSections,
  goToSection,
  gridNamed,
  paste,
  save,
} from "./support/data-entry-desk.js";

const desk = new DataEntryDesk();

/** A county with a direct-funded project and supplied figures. */
function suppliedProject(name: string): Promise<string> {
  const fixture = new URL("../../../fixtures/projects/direct-funded-override.json", import.meta.url);
  const { record, data, calculatedValues } = JSON.parse(readFileSync(fixture, "utf8")) as Required<NewProjectParts>;
  return desk.projectOf({ record: { ...record, name }, data, calculatedValues });
}

describe("figures that are supplied", () => {
  test("are entries in their tables and forms, and are changed and saved there", async () => {
    const id = await suppliedProject("Supplied courthouse");
    const visitor = await desk.at(id, "payments");
    const { page } = visitor;
    const years = gridNamed(page, "Performance period");
    const guaranteed = await columnNamed(years, "Guaranteed");
    expect(await cellText(years, 8, guaranteed)).toBe("$103,140");
    await enter(years, 8, guaranteed, "104,000.50");
    // The row of totals is supplied as well, and does not follow.
    await enter(years, 25, guaranteed, "965000");
    expect(await visitor.accessibilityViolations()).toEqual([]);

    await goToSection(page, "Project information");
    await page.getByLabel("Simple payback").fill("12.9");
    await page.getByLabel("End of the performance period").fill("2035-10-31");
    await goToSection(page, "Savings by year");
    const natural = await columnNamed(page, "Natural gas");
    await enter(page, 0, natural, "31,500");
    await expect.poll(() => page.locator(".save-bar__state").innerText()).toBe("5 unsaved changes");
    expect(await visitor.accessibilityViolations()).toEqual([]);
    await save(page);

    const { calculatedValues, record } = await desk.saved(id);
    expect(record).toMatchObject({ calculationType: CalculationType.Override });
    expect(calculatedValues).toMatchObject({
      projectSummary: { financialSummary: { simplePayback: "12.9", endDateOfPerformancePeriod: "2035-10-31" } },
      costSavings: { totalGuaranteedCostSavings: "965000" },
    });
    const { costSavings, itemizedSavings } = calculatedValues as Record<string, { readonly years: readonly object[] }>;
    expect(costSavings?.years[8]).toMatchObject({ year: 9, guaranteedSavings: "104000.5", expenses: "10134" });
    expect(itemizedSavings?.years[0]).toMatchObject({
      categories: expect.arrayContaining([{ fieldId: 3, value: "31500" }]),
    });
    await visitor.settle();
    await page.getByText("Findings of the calculation").click();
    await page.getByText("differ", { exact: false }).first().waitFor();
    await visitor.close();
  });

  test("of a new section are pasted, and the server's messages are shown at its cells", async () => {
    const id = await suppliedProject("Courthouse with a loan");
    const visitor = await desk.at(id, "loan");
    const { page } = visitor;
    const years = gridNamed(page, "By year");
    await cell(years, 0, 1).click();
    await paste(page, "100000\t0\t100000\t60000\t40000\n100000\t0\t100000\t\t37000");
    await cell(years, 25, 1).click();
    await paste(page, "200000\t0\t200000\t123000\t77000");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const alert = page.getByRole("alert").filter({ hasText: "Not saved" });
    await alert.waitFor();
    visitor.complaints.length = 0;
    expect(await alert.innerText()).toContain("Year 2, Principal: A required value is missing.");
    await page.waitForFunction(() => document.activeElement?.getAttribute("data-row") === "1");
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("data-column"))).toBe("4");
    expect(await cell(years, 1, 4).getAttribute("aria-invalid")).toBe("true");
    expect(await visitor.accessibilityViolations()).toEqual([]);
    // The entry was kept, and adding the missing entry clears the refusal.
    expect(await cellText(years, 1, 5)).toBe("$37,000");
    await page.keyboard.type("63000");
    await page.keyboard.press("Enter");
    await alert.waitFor({ state: "detached" });
    await save(page);
    const { calculatedValues } = await desk.saved(id);
    expect(calculatedValues["amortization"]).toMatchObject({
      detail: [],
      summary: [
        { year: 1, interest: "40000" },
        { year: 2, principal: "63000" },
      ],
      total: { totalPrincipal: "123000" },
    });

    // Cleared again, there is no loan.
    for (const row of [0, 1, 25]) {
      await cell(years, row, 1).click();
      await page.keyboard.press("Shift+End");
      await page.keyboard.press("Delete");
    }
    await save(page);
    expect((await desk.saved(id)).calculatedValues["amortization"]).toBeUndefined();
    await visitor.close();
  });

  test("become entries when the calculation type does, and are calculated again when it is Standard", async () => {
    const id = await desk.filledProject("Overridden school");
    const before = (await desk.saved(id)).calculatedValues;
    const visitor = await desk.at(id, "project");
    const { page } = visitor;
    await page.getByLabel("Calculation type").selectOption("Override");
    await page.getByLabel("Total payments").fill("1234");
    await save(page);
    expect((await desk.saved(id)).calculatedValues).toMatchObject({
      projectSummary: { financialSummary: { totalPayments: "1234" } },
      costSavings: before["costSavings"],
    });
    await page.getByLabel("Calculation type").selectOption("Standard");
    await expect.poll(() => page.getByLabel("Total payments").count()).toBe(0);
    await save(page);
    expect((await desk.saved(id)).calculatedValues).toEqual(before);
    await visitor.close();
  });

  test("the sections with them are accessible and fit at every width", async () => {
    const visitor = await desk.at(await suppliedProject("Courthouse at every width"), "project");
    // The others are those of any project.
    const changed = ["project", "pricing", "payments", "esa", "savings-by-year", "loan"];
    expect(await faultsOfSections(visitor, changed)).toEqual([]);
    await visitor.close();
  });
});

test("a project in an older form is edited like any other, and stays Legacy", async () => {
  const id = await desk.filledProject("Older school");
  const customer = await desk.site.logIn("customer");
  await customer.call(SAVE_PROJECT, { body: { id, record: { changed: { calculationType: CalculationType.Legacy } } } });
  const visitor = await desk.at(id, "escalation");
  const { page } = visitor;
  await enter(page, 0, 1, "4.5");
  await goToSection(page, "Measures and prices");
  await enter(page, 0, await columnNamed(page, "Base construction cost"), "700000");
  await save(page);
  const { record, data, calculatedValues } = await desk.saved(id);
  expect(record).toMatchObject({ calculationType: CalculationType.Legacy });
  expect(data["escalationRates"]).toEqual(expect.arrayContaining([{ fieldId: 1, year: 2, value: "0.045" }]));
  expect(data.ecms[0]).toMatchObject({ implementation: { baseConstructionCost: "700000" } });
  expect(calculatedValues).toMatchObject({ calculationTypeId: CalculationType.Legacy });
  await visitor.close();
});

test("the additional entries of an accreditation are saved", async () => {
  const id = await desk.filledProject("Accredited school");
  const visitor = await desk.at(id, "accreditation");
  const { page } = visitor;
  await page.getByLabel("Facility type").fill("High schools");
  await page.getByLabel("Positive energy").selectOption("Yes");
  const reference = page.locator(".card", { has: page.getByRole("heading", { name: "Customer reference" }) });
  await reference.getByLabel("Name").fill("Dana Whitlock");
  await expect.poll(() => page.locator(".save-bar__state").innerText()).toBe("3 unsaved changes");
  expect(await visitor.accessibilityViolations()).toEqual([]);
  await save(page);
  expect((await desk.saved(id)).accreditation).toEqual({
    facilityType: "High schools",
    positiveEnergy: true,
    contacts: [{ contactType: 3, name: "Dana Whitlock" }],
  });
  await visitor.close();
});
