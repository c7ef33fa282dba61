import { expect, test } from "vitest";
import { browserForTests, siteForTests } from "./support/for-tests.js";
import { Keyboard } from "./support/keyboard.js";
import { ownProject } from "./support/own-project.js";
import { Visitor } from "./support/visitor.js";

const site = siteForTests({ env: { EPB_EMAIL_EXISTS: "blind" } });
const browser = browserForTests();

test("with EPB_EMAIL_EXISTS=blind, a role is accepted by keyboard above the portfolio", async () => {
  const name = "School with an invitation";
  const id = await ownProject(site, "school-district", name);
  const visitor = await Visitor.open(browser, site, { as: "esco" });
  const { page } = visitor;
  const keys = new Keyboard(page);
  await visitor.goTo("/portfolio/list");
  await page.getByText(`You are invited to the project “${name}” as Project builder`).waitFor();
  expect(await visitor.faultsOfState()).toEqual([]);
  await keys.press(page.getByRole("button", { name: `Accept the invitation to ${name}` }));
  await page.getByText(`You now have access to ${name}.`).waitFor();
  await page.getByRole("heading", { name: "Invitations" }).waitFor({ state: "detached" });
  await keys.lands(/project/);
  await visitor.goTo(`/portfolio/${id}`);
  await page.getByRole("heading", { name, level: 1 }).waitFor();
  await visitor.close();
});

test("the customer sees who is invited, and who has accepted", async () => {
  const name = "School with two invitations";
  const id = await ownProject(site, "school-district", name);
  const visitor = await Visitor.open(browser, site, { as: "customer" });
  await visitor.goTo(`/portfolio/${id}/access`);
  const { page } = visitor;
  await page.getByText("People have access once they accept their invitation or have an account.").waitFor();
  const invited = page.getByRole("table", { name: "Invited people" }).locator("tbody tr");
  await expect.poll(() => invited.count()).toBe(2);
  expect(await visitor.faultsOfState()).toEqual([]);
  await visitor.close();
});
