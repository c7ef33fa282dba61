import { LIST_USERS } from "@epb/contract";
import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { cell, columnNamed, goToSection } from "./support/data-entry-desk.js";
import { browserForTests, siteForTests } from "./support/for-tests.js";
import { Visitor } from "./support/visitor.js";

const site = siteForTests({ isDemonstration: true });
const browser = browserForTests();

const button = (within: Page | Locator, name: string | RegExp): Locator => within.getByRole("button", { name });
const heading = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole("heading", { name }).first().waitFor();

/** Counts the clicks of a visitor. */
class Clicks {
  count = 0;

  async on(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }
}

async function start(): Promise<{ readonly visitor: Visitor; readonly page: Page; readonly clicks: Clicks }> {
  const visitor = await Visitor.open(browser, site);
  await visitor.goTo("/login");
  return { visitor, page: visitor.page, clicks: new Clicks() };
}

test("a visitor becomes people of the demonstration without a password, and each sees only their own work", async () => {
  const { visitor, page } = await start();
  await button(page, "Noa Field, new customer").waitFor();
  expect(await visitor.faultsOfState()).toEqual([]);
  await button(page, "Elias Berg, ESCO").click();
  const banner = page.getByRole("complementary", { name: "Demonstration" });
  await banner.getByText("You are Elias Berg, ESCO.").waitFor();
  await page.getByRole("link", { name: "Correct: Fern Lake school district" }).click();
  await heading(page, "Fern Lake school district");
  await button(banner, "Switch role").click();
  const dialog = page.getByRole("dialog", { name: "Switch role" });
  await button(dialog, "Amir Sayed, administrator").waitFor();
  await expect.poll(() => button(dialog, "Elias Berg").count()).toBe(0);
  expect(await visitor.faultsOfState()).toEqual([]);
  await button(dialog, "Amir Sayed, administrator").click();
  await banner.getByText("You are Amir Sayed, administrator.").waitFor();
  await page.waitForURL("**/home");
  await page.getByRole("link", { name: "Account requests: 1" }).waitFor();
  await expect.poll(() => page.getByRole("link", { name: "Fern Lake school district" }).count()).toBe(0);
  expect(await visitor.faultsOfState()).toEqual([]);
  await visitor.close();
});

test("unsaved changes stop the switch of the role, and the visitor can keep them", async () => {
  const { visitor, page } = await start();
  await button(page, "Elias Berg, ESCO").click();
  await page.getByRole("link", { name: "Enter data: Maple Bluff public schools" }).click();
  await page.getByRole("link", { name: "Data entry" }).click();
  await goToSection(page, "Measures");
  const column = await columnNamed(page, "Description");
  await cell(page, 0, column).click();
  await page.keyboard.type("Typed before the switch");
  await page.keyboard.press("Enter");
  await button(page, "Switch role").click();
  await button(page, "Carmen Ortiz, customer").click();
  const question = page.getByRole("dialog", { name: /unsaved changes/i });
  await button(question, /stay|keep/i).click();
  await button(page.getByRole("dialog", { name: "Switch role" }), "Cancel").click();
  expect(await cell(page, 0, column).innerText()).toContain("Typed before the switch");
  await visitor.close();
});

/** The fewest clicks of somebody who has never seen the site: each step begins at the sign-in page. */
describe("somebody new to the demonstration", () => {
  test("approves the submitted project as the customer with three clicks", async () => {
    const { visitor, page, clicks } = await start();
    await clicks.on(button(page, "Carmen Ortiz, customer"));
    await clicks.on(page.getByRole("link", { name: "Review: Fort Example energy savings performance contract" }));
    await clicks.on(button(page, "Approve"));
    await page.getByText("Project approved.").waitFor();
    expect(clicks.count).toBe(3);
    await visitor.close();
  });

  test("finds and corrects the returned project as the ESCO, and submits it again, with eight clicks", async () => {
    const { visitor, page, clicks } = await start();
    await clicks.on(button(page, "Elias Berg, ESCO"));
    await clicks.on(page.getByRole("link", { name: "Correct: Fern Lake school district" }));
    await page.locator(".return-comment", { hasText: "The lighting of the gymnasium is missing" }).waitFor();
    await clicks.on(page.getByRole("link", { name: "Data entry" }));
    await clicks.on(
      page
        .getByLabel("Sections")
        .getByRole("link", { name: /^Measures/ })
        .first(),
    );
    await clicks.on(cell(page, 0, await columnNamed(page, "Description")));
    await page.keyboard.type("LED lighting and controls, five schools and the gymnasium");
    await page.keyboard.press("Enter");
    await clicks.on(button(page, "Save"));
    await page.getByText("All changes saved").waitFor();
    await clicks.on(button(page, "Submit to the customer"));
    await clicks.on(button(page.getByRole("dialog"), "Submit to the customer"));
    await page.getByText("Project submitted to the customer.").waitFor();
    expect(clicks.count).toBe(8);
    await visitor.close();
  });

  test("finds the project whose payments are above its savings as the program office with four clicks", async () => {
    const { visitor, page, clicks } = await start();
    await clicks.on(button(page, "Priya Shah, program office"));
    await clicks.on(page.getByRole("banner").getByRole("link", { name: "Portfolio" }));
    await clicks.on(button(page, /^Payments above guarantee/));
    await expect.poll(() => page.locator("tbody tr").count()).toBe(1);
    await clicks.on(page.locator("tbody").getByRole("link"));
    await heading(page, "Deer Run community college");
    await page.getByText("Payments are higher than the guaranteed savings in years 1–5.").first().waitFor();
    expect(clicks.count).toBe(4);
    await visitor.close();
  });

  test("invites three people as the administrator with three clicks", async () => {
    const { visitor, page, clicks } = await start();
    await clicks.on(button(page, "Amir Sayed, administrator"));
    await clicks.on(button(page, "Invite people by email address"));
    const form = page.getByRole("dialog");
    await form.getByLabel("Email addresses").fill("ada@example.org, grace@example.org\nmary@example.org");
    await form.getByLabel("Organization").fill("Bright Energy");
    await form.getByLabel("Role").selectOption("ESCO");
    await clicks.on(button(form, "Create accounts"));
    for (const name of ["ada", "grace", "mary"]) await form.getByText(`${name}@example.org: account created`).waitFor();
    expect(clicks.count).toBe(3);
    const { items } = await (await site.logIn("admin")).call(LIST_USERS, { query: { search: "Bright Energy" } });
    expect(items).toHaveLength(3);
    await visitor.close();
  });
});
