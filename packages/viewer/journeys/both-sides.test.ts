import { CREATE_PROJECT, GET_ACTIVITY, GET_PROJECT_ACCESS } from "@epb/contract";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { demoEmail } from "../../server/src/features/demonstration/demo-people.js";
import { readDemoProject } from "../../server/src/start/demo/demo-projects.js";
import { copiedBy } from "./support/clipboard.js";
import { browserForTests, siteForTests } from "./support/for-tests.js";
import { Visitor } from "./support/visitor.js";

const site = siteForTests();
const browser = browserForTests();

const NOBODY = "No customer can approve this project yet.";
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("an ESCO names the customer of a project that it starts", async () => {
  const visitor = await Visitor.open(browser, site, { as: "esco" });
  const { page } = visitor;
  await visitor.goTo("/home/new-project");
  await page.getByLabel("Project name").fill("Cedar bus garage");
  await page.getByLabel("Market segment").selectOption("Industrial");
  await page.getByLabel("Zip").fill("80401");
  const customer = page.getByLabel("Customer email (optional)");
  await customer.fill(demoEmail("esco"));
  await page.getByText("The customer and the project builder need different email addresses").waitFor();
  await customer.fill("");
  await expect.poll(() => button(page, "OK").isEnabled()).toBe(true);
  await customer.fill(demoEmail("customer"));
  await expect.poll(() => button(page, "OK").isEnabled()).toBe(true);
  expect(await visitor.faultsOfState()).toEqual([]);
  const created = page.waitForResponse(`**${CREATE_PROJECT.path}`);
  await button(page, "OK").click();
  const { id } = (await (await created).json()) as { readonly id: string };
  const { members } = await (await site.logIn("esco")).call(GET_PROJECT_ACCESS, { params: { id } });
  expect(members.map(({ email, roleId }) => [email, roleId])).toEqual([
    [demoEmail("esco"), 4],
    [demoEmail("customer"), 1],
  ]);
  expect(await site.mail(demoEmail("customer"), "Cedar bus garage")).toContain("Project initiator");
  await visitor.close();
});

test("without a customer, Submit shows what is missing and links to the correction", async () => {
  const { record, data } = readDemoProject("school-district");
  const esco = await site.logIn("esco");
  const { id } = await esco.call(CREATE_PROJECT, { body: { record: { ...record, name: "Juniper school" }, data } });
  const visitor = await Visitor.open(browser, site, { as: "esco" });
  const { page } = visitor;
  await visitor.goTo(`/portfolio/${id}`);
  await page.locator(".next-step__text", { hasText: NOBODY }).waitFor();
  await button(page, "Submit to the customer").click();
  const dialog = page.getByRole("dialog", { name: "The project cannot be submitted yet" });
  await dialog.getByText(NOBODY).waitFor();
  await expect.poll(() => dialog.getByRole("button").allInnerTexts()).toEqual(["Cancel"]);
  expect(await visitor.faultsOfState()).toEqual([]);
  await dialog.getByRole("link", { name: "Open the Access page" }).click();

  const invited = "new@district.example.org";
  await page.getByLabel("Email").fill(invited);
  await page
    .getByRole("combobox", { name: "Role" })
    .selectOption({ label: "Project initiator (initiates, approves, and gives access)" });
  await button(page, "Give access").click();
  await page.getByText(`${invited} invited.`).waitFor();
  await button(page, `Send again to ${invited}`).click();
  await page.getByText(`Invitation sent to ${invited} again.`).waitFor();
  const { items } = await esco.call(GET_ACTIVITY, { params: { id } });
  expect(items.map(({ action }) => action)).toEqual(["access.invited-again", "access.invited", "project.created"]);
  const link = await copiedBy(page, async () => {
    await button(page, `Copy link for ${invited}`).click();
    await page.getByText("Link copied.").waitFor();
  });
  expect(await site.mail(invited, "Juniper school")).toContain(link);
  expect(await visitor.faultsOfState()).toEqual([]);
  await page.getByRole("group", { name: `${invited} must accept the invitation` }).waitFor();

  await page.getByLabel("Email").fill(demoEmail("customer"));
  await page
    .getByRole("combobox", { name: "Role" })
    .selectOption({ label: "Project initiator (initiates, approves, and gives access)" });
  await button(page, "Give access").click();
  await page.getByRole("group", { name: "submit the project to the customer." }).waitFor();
  await button(page, "Submit to the customer").click();
  await page.getByRole("dialog").getByRole("button", { name: "Submit to the customer" }).click();
  await page.getByText("Project submitted to the customer.").waitFor();
  await visitor.close();
});
