import { expect, test } from "vitest";
import {
  cell,
  cellText,
  columnNamed,
  DataEntryDesk,
  enter,
  faultsOfSections,
  goToSection,
  gridNamed,
  save,
} from "./support/data-entry-desk.js";

const desk = new DataEntryDesk();

test("an express project is filled in section by section, saved, and has its figures", async () => {
  const id = await desk.startedProject("Express campus", 2);
  const visitor = await desk.at(id, "measures");
  const { page } = visitor;
  await page.getByRole("button", { name: "Add measure" }).click();
  await enter(page, 0, 1, "LED lighting");
  await enter(page, 0, await columnNamed(page, "Base construction cost"), "$1,000,000");

  await goToSection(page, "Other measures");
  const planned = page.locator(".card", {
    has: page.getByRole("heading", { name: "Measures the project has to have" }),
  });
  await planned.getByRole("button", { name: "Add row" }).click();
  await enter(gridNamed(page, "Measures the project has to have"), 0, 0, "1");

  await goToSection(page, "First-year savings");
  await enter(page, 0, await columnNamed(page, "Electric energy"), "100,000");
  // The second of these columns is in dollars.
  const savings = await page.locator(".grid__name").allInnerTexts();
  const dollars = savings.findIndex((each) => /^Electric energy\s+\$\/yr/.test(each));
  await enter(page, 0, dollars, "120,000");

  await goToSection(page, "Guarantee and financing");
  await page.getByLabel("Guaranteed percentage of the estimated savings").fill("95");
  await page.getByLabel("Planned guarantee").fill("15");
  await page.getByLabel("Finance term").fill("15");
  await page.getByLabel("Index rate").fill("5");

  await goToSection(page, "Energy, audit and site");
  await page.getByLabel("Working days").fill("40");
  await goToSection(page, "Contacts");
  await page.getByRole("button", { name: "Add row" }).click();
  await enter(page, 0, await columnNamed(page, "Name"), "Robin Alder");
  await save(page);

  const { record, data, calculatedValues } = await desk.saved(id);
  expect(record).toMatchObject({ projectType: 2, version: "1.0.0" });
  expect(data).toMatchObject({
    ecms: [{ ecmNumber: "1", implementation: { baseConstructionCost: "1000000" } }],
    contacts: [{ name: "Robin Alder" }],
    other: { guarPctEstSav: "0.95" },
    financing: { indexRate: "0.05" },
    express: {
      financing: { financeTermYears: 15, plannedGuaranteeYears: 15 },
      measures: [{ measureNumber: "1" }],
      energyCost: { workingDaysToCompleteIga: 40 },
    },
  });
  // Decision 0038: $1,000,000 at 5% over 15 years are $96,342.29 a year and $1,445,134.31 in all.
  expect(calculatedValues).toMatchObject({
    express: { annualDebtService: "96342.29", totalDebtService: "1445134.31" },
  });
  await expect.poll(() => page.locator(".project-figures").innerText()).toContain("$1,000,000");
  await goToSection(page, "Cash flow");
  const debtService = await columnNamed(page, "Debt service");
  await expect.poll(() => cellText(page, 0, debtService)).toBe("$96,342");
  await expect.poll(() => cellText(page, 40, debtService)).toBe("$1,445,134");
  expect(await cell(page, 40, debtService).getAttribute("aria-readonly")).toBe("true");
  await visitor.close();
});

test("every section of an express project is accessible and fits at every width", async () => {
  const visitor = await desk.at(await desk.filledProject("Campus at every width", undefined, "epx-campus"), "project");
  expect(await faultsOfSections(visitor)).toEqual([]);
  await visitor.close();
});
