import { APPLICATION_CALLS, ApplicationKind, SUBMIT_PROJECT } from "@epb/contract";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { demoEmail } from "../../server/src/features/demonstration/demo-people.js";
import { endSession } from "./support/end-session.js";
import { browserForTests, siteForTests } from "./support/for-tests.js";
import { ownProject } from "./support/own-project.js";
import { PASSWORD } from "./support/viewer-site.js";
import { Visitor } from "./support/visitor.js";

const BACK = /^Your entries of .* are restored\./;

const site = siteForTests();
const browser = browserForTests();

const field = ({ page }: Visitor, label: string): Locator => page.getByLabel(label, { exact: false });
const button = ({ page }: Visitor, name: string): Locator => page.getByRole("button", { name, exact: true });
const textIn = (page: Page, storage: "localStorage" | "sessionStorage"): Promise<string> =>
  page.evaluate((name) => JSON.stringify({ ...window[name] }), storage);

/** Reloads the page after the entries are stored. */
async function reload({ page }: Visitor): Promise<void> {
  await page.reload();
  await page.locator("h1").waitFor();
}

async function logIn(visitor: Visitor, name: string): Promise<void> {
  await visitor.page.waitForURL(/login$/);
  await field(visitor, "Email *").fill(demoEmail(name));
  await visitor.page.getByLabel("Password *").fill(PASSWORD);
  await button(visitor, "Login").click();
}

async function submittedProject(name: string): Promise<string> {
  const id = await ownProject(site, "san-leandro-2021", name);
  const esco = await site.logIn("esco");
  await esco.call(SUBMIT_PROJECT, { params: { id } });
  return id;
}

test("a new project is restored after a reload and an ended session, and removed once it is created", async () => {
  const visitor = await Visitor.open(browser, site, { as: "customer" });
  const { page } = visitor;
  await visitor.goTo("/home/new-project");
  await field(visitor, "Project name").fill("Harbor lighting");
  await field(visitor, "Market segment").selectOption("Industrial");
  await reload(visitor);
  await page.getByText(BACK).waitFor();
  expect(await field(visitor, "Project name").inputValue()).toBe("Harbor lighting");
  expect(await field(visitor, "Market segment").locator("option:checked").innerText()).toBe("Industrial");
  expect(await visitor.faultsOfState()).toEqual([]);

  await field(visitor, "Zip").fill("80401");
  await field(visitor, "ESCO/project builder email").fill("builder@esco.example.org");
  await endSession(page);
  await button(visitor, "OK").click();
  await logIn(visitor, "customer");
  await page.waitForURL("**/home/new-project");
  await page.getByText(BACK).waitFor();
  expect(await field(visitor, "Zip").inputValue()).toBe("80401");
  await button(visitor, "OK").click();
  await page.waitForURL("**/portfolio/list");
  await visitor.goTo("/home/new-project");
  expect(await field(visitor, "Project name").inputValue()).toBe("");
  await expect.poll(() => page.getByText(BACK).count()).toBe(0);
  // The browser logs the refused calls of the ended session.
  await visitor.close(/401/);
});

test("the comment on a return is back after a reload and an ended session, and can be discarded", async () => {
  const id = await submittedProject("Returned school");
  const visitor = await Visitor.open(browser, site, { as: "customer" });
  const { page } = visitor;
  await visitor.goTo(`/portfolio/${id}`);
  const dialog = page.getByRole("dialog", { name: "Return the project?" });
  const comment = field(visitor, "Changes needed");
  const open = async (): Promise<void> => {
    await button(visitor, "Return to the ESCO").click();
    await comment.waitFor();
  };
  await open();
  await comment.fill("The boiler of building 3 is missing.");
  await reload(visitor);
  await open();
  await dialog.getByText(BACK).waitFor();
  expect(await comment.inputValue()).toBe("The boiler of building 3 is missing.");
  expect(await visitor.accessibilityViolations()).toEqual([]);

  await endSession(page);
  await dialog.getByRole("button", { name: "Return to the ESCO" }).click();
  await logIn(visitor, "customer");
  await page.waitForURL(`**/portfolio/${id}`);
  await open();
  expect(await comment.inputValue()).toBe("The boiler of building 3 is missing.");
  await dialog.getByRole("button", { name: "Discard" }).click();
  await expect.poll(() => comment.inputValue()).toBe("");
  await expect.poll(() => page.getByText(BACK).count()).toBe(0);
  await comment.fill("Measure 2 is too expensive.");
  await dialog.getByRole("button", { name: "Return to the ESCO" }).click();
  await page.getByText("Project returned to the ESCO.").waitFor();
  expect(await textIn(page, "localStorage")).not.toContain("Measure 2");
  await visitor.close(/401/);
});

test("a note opens automatically when its text is restored, and signing out asks about it", async () => {
  const id = await ownProject(site, "school-district", "Noted school");
  const visitor = await Visitor.open(browser, site, { as: "esco" });
  const { page } = visitor;
  await visitor.goTo(`/portfolio/${id}/notes`);
  await page
    .getByRole("button", { name: /^(Edit|Write a) note/ })
    .first()
    .click();
  await page.getByRole("textbox").first().fill("Ask about the roof.");
  await reload(visitor);
  await page.getByText(BACK).waitFor();
  expect(await page.getByRole("textbox").first().inputValue()).toBe("Ask about the roof.");
  await page
    .getByRole("banner")
    .getByRole("button", { name: /your account/ })
    .click();
  await button(visitor, "Logout").click();
  await page.getByRole("dialog", { name: "Sign out and discard unsaved changes?" }).waitFor();
  await button(visitor, "Sign out and discard").click();
  await page.waitForURL(/login$/);
  expect(await textIn(page, "localStorage")).not.toContain("roof");
  await visitor.close();
});

test("an account request of a visitor is back after a reload, and stays in its window", async () => {
  const visitor = await Visitor.open(browser, site);
  const { page } = visitor;
  await visitor.goTo("/account-request");
  await page.getByLabel("First Name *", { exact: true }).fill("Grace");
  await reload(visitor);
  await page.getByText(BACK).waitFor();
  expect(await page.getByLabel("First Name *", { exact: true }).inputValue()).toBe("Grace");
  expect(await textIn(page, "localStorage")).not.toContain("Grace");
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByLabel("First Name *", { exact: true }).waitFor();
  expect(await other.getByLabel("First Name *", { exact: true }).inputValue()).toBe("");
  await visitor.close();
});

test("an application is restored after an ended session, and after another person has saved it", async () => {
  const calls = APPLICATION_CALLS[ApplicationKind.Accreditation];
  const esco = await site.logIn("esco");
  const { id, form } = await esco.call(calls.create, { body: { form: {} } });
  const visitor = await Visitor.open(browser, site, { as: "esco" });
  const { page } = visitor;
  await visitor.goTo(`/accreditation/applications/${id}`);
  const statement = field(visitor, "Qualifications of your organization");
  await statement.fill("Twelve contracts.");
  await endSession(page);
  await page.locator(".unsaved-bar").getByRole("button").first().click();
  await logIn(visitor, "esco");
  await page.getByText(BACK).waitFor();
  expect(await statement.inputValue()).toBe("Twelve contracts.");
  expect(await visitor.faultsOfState()).toEqual([]);
  const { revision } = await esco.call(calls.get, { params: { id } });
  await esco.call(calls.save, { params: { id }, body: { form: { ...form, organization: "Spruce" }, revision } });
  await reload(visitor);
  await page.getByText(/Another person has saved changes since then\./).waitFor();
  expect(await statement.inputValue()).toBe("Twelve contracts.");
  await page.locator(".unsaved-bar").getByRole("button").first().click();
  await button(visitor, "Keep my changes and overwrite").click();
  await page.getByText(BACK).waitFor({ state: "detached" });
  expect((await esco.call(calls.get, { params: { id } })).form.statement).toBe("Twelve contracts.");
  expect(await textIn(page, "localStorage")).not.toContain("Twelve contracts.");
  await visitor.close(/401|409/);
});
