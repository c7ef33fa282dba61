import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { browserForTests, siteForTests } from "./support/for-tests.js";
import { Visitor } from "./support/visitor.js";

const site = siteForTests({ isDemonstration: true });
const browser = browserForTests();

const button = (within: Page | Locator, name: string | RegExp): Locator => within.getByRole("button", { name });
const ESCO = "Blue Spruce Energy Services";
const OFFICE = "State energy program office";
const FORT = "Fort Example energy savings performance contract";

async function become(person: string): Promise<{ readonly visitor: Visitor; readonly page: Page }> {
  const visitor = await Visitor.open(browser, site);
  await visitor.goTo("/login");
  const { page } = visitor;
  await button(page, person).click();
  await page.waitForURL("**/home");
  return { visitor, page };
}

/** Finds one project in the portfolio. */
async function search(page: Page, name: string): Promise<Locator> {
  await page.getByRole("banner").getByRole("link", { name: "Portfolio" }).click();
  await page.getByLabel("Search", { exact: true }).fill(name);
  // Until the list is filtered, a row moves while it is clicked.
  await page.getByText(/^1 project matches/).waitFor();
  return page.getByRole("link", { name });
}

test("an administrator creates an organization with a member, and deletes it", async () => {
  const { visitor, page } = await become("Amir Sayed, administrator");
  await visitor.goTo("/administration/organizations");
  await page.getByRole("row", { name: new RegExp(OFFICE) }).waitFor();
  expect(await visitor.faultsOfState()).toEqual([]);
  await button(page, "New organization").click();
  const dialog = page.getByRole("dialog", { name: "New organization" });
  expect(await visitor.faultsOfState()).toEqual([]);
  await dialog.getByLabel(/^Name/).fill("Ohio energy office");
  await dialog.getByLabel(/^Kind/).selectOption("programOffice");
  await button(dialog, "Create").click();
  await dialog.getByText("Enter at least one state or agency.").waitFor();
  await dialog.getByLabel("US states").fill("ohio, Atlantis");
  await dialog.getByText("Atlantis is not a US state.").waitFor();
  await dialog.getByLabel("US states").fill("ohio, KY");
  await button(dialog, "Create").click();
  await page.getByRole("heading", { name: "Ohio energy office", level: 1 }).waitFor();
  await page.getByText("OH, KY").waitFor();
  const add = page.getByRole("form", { name: "Add a member" });
  await add.getByLabel(/^Email/).fill("stranger@example.org");
  await button(add, "Add member").click();
  await add.getByText("No account uses this email address.").waitFor();
  await add.getByLabel(/^Email/).fill("viewer@demo.example.org");
  await button(add, "Add member").click();
  await page.getByRole("row", { name: /Vera Lind/ }).waitFor();
  expect(await visitor.faultsOfState()).toEqual([]);
  await button(page, "Edit").click();
  const edited = page.getByRole("dialog", { name: "Edit the organization" });
  await edited.getByLabel("US states").fill("OH");
  await button(edited, "Save").click();
  await expect.poll(() => page.getByText("OH, KY").count()).toBe(0);
  await button(page, "Delete").click();
  await button(page.getByRole("dialog"), "Delete").click();
  await page.waitForURL("**/administration/organizations");
  await expect.poll(() => page.getByRole("link", { name: "Ohio energy office" }).count()).toBe(0);
  await visitor.close(/409/);
});

test("a person of an ESCO hands over the own projects to a colleague, who finds them", async () => {
  const { visitor, page } = await become("Elias Berg, ESCO");
  await visitor.goTo("/account");
  await page.getByRole("link", { name: ESCO }).click();
  const own = page.getByRole("row", { name: /Elias Berg/ });
  const projects = Number(await own.getByRole("cell").nth(2).innerText());
  expect(projects).toBeGreaterThan(10);
  await button(own, "Hand over the projects of Elias Berg").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(/^New person/).selectOption({ label: "Tessa Brandt" });
  expect(await visitor.faultsOfState()).toEqual([]);
  await button(dialog, "Hand over").click();
  await page.getByText(`${projects} projects handed over to Tessa Brandt.`).waitFor();
  await expect.poll(() => page.getByRole("row", { name: /Tessa Brandt/ }).innerText()).toContain(String(projects));
  // The projects belong to the organization, so the person can still view them.
  const found = await search(page, "Fern Lake school district");
  await found.click();
  await page.getByText("Project viewer").first().waitFor();
  await page
    .getByRole("link", { name: /History|Activity/ })
    .first()
    .click();
  await page.getByText("gave Tessa Brandt the role of Elias Berg as Project builder").waitFor();
  await visitor.close();
});

test("a customer ends the access of a program office, and agrees again", async () => {
  const office = await become("Priya Shah, program office");
  await (await search(office.page, FORT)).waitFor();
  const { visitor, page } = await become("Carmen Ortiz, customer");
  await (await search(page, FORT)).click();
  await page.getByRole("link", { name: "Access" }).click();
  await button(page, `Remove ${OFFICE}`).click();
  await button(page.getByRole("dialog"), "Remove").click();
  await page.getByText(`${OFFICE} can no longer view the project.`).waitFor();
  expect(await visitor.faultsOfState()).toEqual([]);
  await office.page.reload();
  await office.page.getByText("No project matches").first().waitFor();
  await button(page, `Agree that ${OFFICE} can view the project`).click();
  await button(page.getByRole("dialog"), "Agree").click();
  await page.getByText(`${OFFICE} can now view the project.`).waitFor();
  await office.page.reload();
  await office.page.getByRole("link", { name: FORT }).click();
  await office.page.getByRole("heading", { name: FORT }).first().waitFor();
  await office.page.getByRole("link", { name: "Access" }).click();
  await office.page.getByRole("row", { name: new RegExp(OFFICE) }).waitFor();
  await visitor.close();
  await office.visitor.close();
});

test("a customer shares all listed projects with an organization at once", async () => {
  const { visitor, page } = await become("Carmen Ortiz, customer");
  await page.getByRole("banner").getByRole("link", { name: "Portfolio" }).click();
  await button(page, "Share").click();
  const dialog = page.getByRole("dialog", { name: "Share projects" });
  await dialog.getByLabel("Organization").selectOption({ label: "Summit Efficiency" });
  await button(dialog, /^Select all/).click();
  expect(await visitor.faultsOfState()).toEqual([]);
  await button(dialog, "Share").click();
  await page.getByText(/projects shared with Summit Efficiency\./).waitFor();
  await button(page, "Share").click();
  await dialog.getByLabel("Organization").selectOption({ label: "Summit Efficiency" });
  await dialog.getByText(FORT).click();
  await button(dialog, "Share").click();
  await dialog.getByText("The organization can view this project already.").waitFor();
  expect(await visitor.faultsOfState()).toEqual([]);
  await button(dialog, "Close").click();
  await button(page, "Share").click();
  await button(dialog, "Share").click();
  await dialog.getByText("Choose an organization or enter an email address.").waitFor();
  await visitor.close();
});
