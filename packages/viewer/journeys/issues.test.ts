import { CREATE_PROJECT, GET_PROJECT, GRANT_PROJECT_ACCESS } from "@epb/contract";
import { CalculationType, MarketSegment, ProjectAccessRole } from "@epb/engine";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { demoEmail } from "../../server/src/features/demonstration/demo-people.js";
import { readDemoProject } from "../../server/src/start/demo/demo-projects.js";
import { browserForTests, siteForTests } from "./support/for-tests.js";
import { Visitor } from "./support/visitor.js";

const site = siteForTests();
const browser = browserForTests();

interface SchoolData {
  readonly financing: Readonly<Record<string, unknown>>;
  readonly performancePeriod: readonly { readonly year: number }[];
}

interface CategorySavings {
  readonly fieldId: number;
  readonly value: string;
}

interface SuppliedSchool {
  readonly projectSummary: { readonly financialSummary: { totalInterest: string } };
  readonly itemizedSavings: { years: { readonly year: number; categories: CategorySavings[] }[] };
  readonly ecm: { readonly totals: { savings: { readonly fieldId: number }[] } };
}

/** A school without an award date, which keeps more in year 3 than it saves. @returns The id of the project. */
async function brokenProject(name: string): Promise<string> {
  const customer = await site.logIn("customer");
  const { record, data } = readDemoProject("school-district");
  const { financing, performancePeriod } = data as unknown as SchoolData;
  const { awardDate: _, ...others } = financing;
  const years = performancePeriod.map((each) => (each.year === 3 ? { ...each, retainedSavings: "9000000" } : each));
  const { id } = await customer.call(CREATE_PROJECT, {
    body: { record: { ...record, name }, data: { ...data, financing: others, performancePeriod: years } },
  });
  for (const [person, roleId] of [
    ["esco", ProjectAccessRole.ProjectBuilder],
    ["viewer", ProjectAccessRole.ProjectViewer],
  ] as const) {
    await customer.call(GRANT_PROJECT_ACCESS, { params: { id }, body: { email: demoEmail(person), roleId } });
  }
  return id;
}

/** Number of measures of the school district. */
const MEASURES = 5;

/**
 * A school with supplied figures: different interest, and savings without one category, one year, and a total.
 * @returns Text for the missing figures of year 3.
 */
async function suppliedSchool(name: string): Promise<{ readonly id: string; readonly missing: string }> {
  const customer = await site.logIn("customer");
  const { record, data } = readDemoProject("school-district");
  const calculated = await customer.call(CREATE_PROJECT, {
    body: { record: { ...record, name: `${name}, before` }, data },
  });
  const { calculatedValues } = await customer.call(GET_PROJECT, { params: { id: calculated.id } });
  const supplied = structuredClone(calculatedValues) as SuppliedSchool;
  supplied.projectSummary.financialSummary.totalInterest = "1.00";
  const year3 = supplied.itemizedSavings.years.find(({ year }) => year === 3);
  const missing = year3?.categories.find(({ fieldId }) => fieldId === 1);
  if (year3 === undefined || missing === undefined) throw new Error("the school saves electricity in year 3");
  year3.categories = year3.categories.filter((each) => each !== missing);
  supplied.itemizedSavings.years = supplied.itemizedSavings.years.filter(({ year }) => year !== 5);
  supplied.ecm.totals.savings = supplied.ecm.totals.savings.filter(({ fieldId }) => fieldId !== 2);
  const { id } = await customer.call(CREATE_PROJECT, {
    body: {
      record: { ...record, name, calculationType: CalculationType.Override },
      data,
      calculatedValues: { ...supplied },
    },
  });
  return { id, missing: missing.value };
}

async function at(path: string, as = "esco"): Promise<Visitor> {
  const visitor = await Visitor.open(browser, site, { as });
  await visitor.goTo(path);
  return visitor;
}

/** Follows the link of an issue by keyboard. */
async function follow(page: Page, message: string): Promise<void> {
  await page.locator(".project-issue", { hasText: message }).getByRole("link").focus();
  await page.keyboard.press("Enter");
}

const waitForFocus = (page: Page, selector: string): Promise<unknown> =>
  page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector);

/** Header of the column with the focused cell. */
async function columnWithFocus(page: Page): Promise<string | undefined> {
  const column = await page.evaluate(() => document.activeElement?.getAttribute("data-column"));
  return (await page.locator(".grid__name-text").nth(Number(column)).innerText()).trim();
}

const addressOf = (page: Page): string => decodeURIComponent(page.url().slice(site.url.length));

describe("an issue of the dashboard", () => {
  test("links to its field, which has the focus and shows the reason, also after a reload; the correction is confirmed", async () => {
    const id = await brokenProject("School without a date");
    const visitor = await at(`/portfolio/${id}`);
    const { page } = visitor;
    expect(await visitor.faultsOfState()).toEqual([]);
    await follow(page, "Missing award date.");
    const field = '[id="entry-financing.awardDate"]';
    await waitForFocus(page, field);
    expect(addressOf(page)).toBe(`/portfolio/${id}/data/financing?at=financing.awardDate`);
    const reason = page.locator(".entry-reason");
    await reason.waitFor();
    expect(await reason.innerText()).toContain("Missing award date. Enter the award date under Financing");
    const describedBy = await page.locator(field).getAttribute("aria-describedby");
    await expect
      .poll(() => page.locator(`[id="${describedBy?.split(" ")[1]}"]`).innerText())
      .toContain("Missing award date.");
    expect(await visitor.faultsOfState()).toEqual([]);

    await page.reload();
    await visitor.settle();
    await waitForFocus(page, field);
    await page.locator(field).fill("2026-03-02");
    await reason.getByText("Your changes fix this finding.").waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("entry-financing.awardDate");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("All changes saved").waitFor();
    await reason.waitFor({ state: "detached" });
    await page.getByRole("link", { name: "Dashboard" }).click();
    await page.locator(".project-issue").first().waitFor();
    await expect.poll(() => page.getByText("Missing award date.").count()).toBe(0);
    await visitor.close();
  });

  test("links to its cell in a table; from there the person can reach others and return", async () => {
    const id = await brokenProject("School of a dear year");
    const visitor = await at(`/portfolio/${id}`);
    const { page } = visitor;
    await follow(page, "In year 3, retained savings and expenses exceed");
    await waitForFocus(page, '[data-row="2"]');
    expect(addressOf(page)).toBe(`/portfolio/${id}/data/expenses?at=performancePeriod[year=3].retainedSavings`);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("9,000,000");
    await expect.poll(() => page.locator(".entry-reason").innerText()).toContain("no payment is made");

    // The same list is above the entries.
    await page.getByText("Findings of the calculation").click();
    expect(await visitor.accessibilityViolations()).toEqual([]);
    await follow(page, "Missing award date.");
    await waitForFocus(page, '[id="entry-financing.awardDate"]');
    await page.goBack();
    await waitForFocus(page, '[data-row="2"]');
    await page.getByRole("link", { name: "Back to the dashboard" }).click();
    await page.waitForURL(`**/portfolio/${id}`);
    await visitor.close();
  });

  test("links people with read-only access to the entry as well", async () => {
    const id = await brokenProject("School that is read");
    const visitor = await at(`/portfolio/${id}`, "viewer");
    await follow(visitor.page, "Missing award date.");
    await waitForFocus(visitor.page, '[id="entry-financing.awardDate"]');
    // A list that cannot be changed takes no focus, its entry does.
    await visitor.goTo(`/portfolio/${id}/data?at=financing.paymentTimingTypeID`);
    await waitForFocus(visitor.page, '.entry:has([id="entry-financing.paymentTimingTypeID"])');
    await visitor.close();
  });

  test("of a project without measures links to the button that adds one", async () => {
    const customer = await site.logIn("customer");
    const { id } = await customer.call(CREATE_PROJECT, {
      body: {
        _name: "School of nothing yet",
        _marketSegmentId: MarketSegment.K12Schools,
        _zip: "80401",
        _email: demoEmail("esco"),
        _type: 1,
        _ESPCCampaignParticipant: 2,
      },
    });
    const visitor = await at(`/portfolio/${id}/data?at=ecms`);
    await waitForFocus(visitor.page, "#add-measures");
    expect(addressOf(visitor.page)).toBe(`/portfolio/${id}/data/measures?at=ecms`);
    expect(await visitor.faultsOfState()).toEqual([]);
    await visitor.close();
  });

  test("about a supplied figure links to its entry, even if it is still missing", async () => {
    const { id, missing } = await suppliedSchool("School of other figures");
    const visitor = await at(`/portfolio/${id}`, "customer");
    const { page } = visitor;
    await follow(page, "Supplied values differ from the calculation");
    const interest = "calculatedValues.projectSummary.financialSummary.totalInterest";
    await waitForFocus(page, `[id="entry-${interest}"]`);
    expect(addressOf(page)).toBe(`/portfolio/${id}/data/project?at=${interest}`);
    await page.getByRole("link", { name: "Back to the dashboard" }).click();

    // A year of a category, in a row that has others.
    await follow(page, "Unable to find savingsCategoryTotal with fieldId 1 and year 3");
    await waitForFocus(page, '[data-row="2"]');
    const category = "calculatedValues.itemizedSavings.years[year=3].categories[fieldId=1].value";
    expect(addressOf(page)).toBe(`/portfolio/${id}/data/savings-by-year?at=${category}`);
    expect(await columnWithFocus(page)).toBe("Electric energy");
    expect(await page.locator(".entry-reason").innerText()).toContain("Supply every year of the term.");
    expect(await visitor.faultsOfState()).toEqual([]);
    await page.keyboard.type(missing);
    await page.keyboard.press("Enter");
    await page.getByText("Your changes fix this finding.").waitFor();

    // A year without supplied figures.
    await page.locator(".found-issues summary").click();
    await follow(page, "Unable to find savingsCategoryTotal with fieldId 1 and year 5");
    await waitForFocus(page, '[data-row="4"]');
    expect(await columnWithFocus(page)).toBe("Electric energy");

    // The total of a field, in the row below all others.
    expect(await page.locator(".save-bar__state").innerText()).toBe("1 unsaved change");
    await page.locator(".found-issues summary").click();
    await follow(page, "Missing total for savings field");
    await waitForFocus(page, `[data-row="${MEASURES}"]`);
    expect(addressOf(page)).toBe(
      `/portfolio/${id}/data/savings?at=calculatedValues.ecm.totals.savings[fieldId=2].value`,
    );
    await visitor.close();
  });

  test("an unknown entry in the URL is reported", async () => {
    const id = await brokenProject("School with a mistyped address");
    const visitor = await at(`/portfolio/${id}/data?at=financing.color`);
    expect(await visitor.page.locator(".entry-reason").innerText()).toContain(
      "This link does not match an entry in this project.",
    );
    expect(await visitor.accessibilityViolations()).toEqual([]);
    await visitor.close();
  });
});
