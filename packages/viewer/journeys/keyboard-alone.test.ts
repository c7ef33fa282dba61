import { fileURLToPath } from "node:url";
import { GET_PROJECT } from "@epb/contract";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoEmail } from "../../server/src/features/demonstration/demo-people.js";
import { browserForTests, siteForTests } from "./support/for-tests.js";
import { Keyboard } from "./support/keyboard.js";
import { ownProject } from "./support/own-project.js";
import { PASSWORD } from "./support/viewer-site.js";
import { Visitor, WIDTHS } from "./support/visitor.js";

const WITH_MISTAKES = fileURLToPath(new URL("../../../fixtures/seeded/two-mistakes-in-one-row.xlsx", import.meta.url));
/** The last link of the footer. */
const LAST_STOP = "Licenses of libraries";
/** Screens that belong to no project. */
const PAGES = new Set(["home", "portfolio/list"]);
const PROJECT = "Fort Keyboard lighting and controls";

const site = siteForTests();
const browser = browserForTests();

/** Keyboard actions of a person. */
function hands(page: Page) {
  const keys = new Keyboard(page);
  const field = (label: string): Locator => page.getByLabel(label, { exact: true });
  const button = (name: string): Locator => page.getByRole("button", { name, exact: true });
  const link = (name: string): Locator => page.getByRole("link", { name, exact: true });
  return {
    keys,
    field,
    button,
    link,
    async logIn(name: string): Promise<void> {
      await keys.type(field("Email *"), demoEmail(name));
      await keys.type(field("Password *"), PASSWORD);
      await keys.press(button("Login"));
      await keys.lands(/heading "What would you like to do/);
    },
    async logOut(): Promise<void> {
      const menu = page.getByRole("banner").getByRole("button", { name: /your account/ });
      await keys.press(menu);
      await keys.press(button("Logout"));
      await keys.lands(/heading "Energy-savings performance projects/);
    },
    async choose(label: string, option: string): Promise<void> {
      await keys.type(field(label), option);
      await expect.poll(() => field(label).locator("option:checked").innerText()).toBe(option);
    },
  };
}

describe("a customer and an ESCO take a project from the start to its approval", () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await Visitor.open(browser, site);
    await visitor.goTo("/login");
  });
  // The browser reports calls that were still on their way when the session ended.
  afterAll(() => visitor.close(/401/));

  test("the customer initiates the project", async () => {
    const { page } = visitor;
    const { keys, field, button, link, logIn, logOut, choose } = hands(page);
    await logIn("customer");
    await keys.press(button("Initiate a New Project"));
    await keys.press(link("Initiate a project").first());
    await keys.lands(/heading "Initiate a New Project/);
    await keys.type(field("Project name *"), PROJECT);
    await choose("Market segment *", "Federal Government");
    await choose("Federal contract type *", "Army");
    await keys.type(field("Zip *"), "80401");
    await keys.type(field("ESCO/project builder email *"), demoEmail("esco"));
    await keys.press(button("OK"));
    await page.getByText("Your project has been created.").waitFor();
    await keys.stop();
    await keys.lands(/heading "Portfolio/);
    await logOut();
  });

  test("the ESCO is notified, and uploads a workbook", async () => {
    const { page } = visitor;
    const { keys, field, button, link, logIn } = hands(page);
    const letter = await site.mail(demoEmail("esco"), PROJECT);
    await logIn("esco");
    await keys.press(page.getByRole("banner").getByRole("link", { name: "Portfolio" }));
    await keys.lands(/heading "Portfolio/);
    await keys.press(link(PROJECT));
    await keys.lands(/heading "Fort Keyboard/);
    expect(letter).toContain(new URL(page.url()).pathname);
    const parts = page.getByRole("navigation", { name: "Project" });
    await keys.press(parts.getByRole("link", { name: "Workbook" }));
    const chooser = page.waitForEvent("filechooser");
    await keys.press(field("Drop the workbook here, or choose a file"));
    await (await chooser).setFiles(WITH_MISTAKES);
    await keys.press(button("Review changes"));
    await keys.lands(/Changes from two-mistakes-in-one-row.xlsx/);
    await keys.press(button("Save to project"));
    await keys.lands(/two-mistakes-in-one-row.xlsx uploaded/);
    await keys.press(page.getByRole("radio", { name: "All 2" }), "ArrowRight");
    await expect.poll(() => page.locator(".check-finding__place").allInnerTexts()).toEqual(["I22", "N22"]);
    await keys.press(page.locator(".check-finding").first(), "ArrowDown");
    const expense = await page.locator(".check-finding:focus").innerText();
    for (const part of ["Measure 6.14: M&V expense", 'text "included"']) expect(expense).toContain(part);
  });

  test("the ESCO corrects the cells in the grid", async () => {
    const { page } = visitor;
    const { keys, button } = hands(page);
    const parts = page.getByRole("navigation", { name: "Project" });
    await keys.press(parts.getByRole("link", { name: "Data entry" }));
    await keys.press(page.getByLabel("Sections").getByRole("link", { name: "Measures and prices" }));
    await keys.to(page.locator('.grid__cell[tabindex="0"]'));
    const place = page.locator(".cell-bar__place");
    const goTo = async (key: string, words: string): Promise<void> => {
      for (let steps = 0; steps < 40 && !(await place.innerText()).includes(words); steps += 1) {
        await page.keyboard.press(key);
        await keys.stop();
      }
      expect(await place.innerText()).toContain(words);
    };
    await goTo("ArrowDown", "6.14");
    await goTo("ArrowRight", "Under the ESA");
    await page.keyboard.type("n");
    await page.keyboard.press("Tab");
    await goTo("ArrowRight", "M&V expense");
    await page.keyboard.type("1500");
    await page.keyboard.press("Enter");
    await keys.press(button("Save"));
    await page.getByText("All changes saved").waitFor();
    await keys.lands(/button "Save"/);
    const [, id = ""] = /portfolio\/([\w-]+)/.exec(page.url()) ?? [];
    const { data } = await (await site.logIn("esco")).call(GET_PROJECT, { params: { id } });
    expect((data as { readonly ecms: readonly object[] }).ecms[13]).toMatchObject({
      ecmNumber: "6.14",
      implementation: { mvExpense: "1500" },
    });
  });

  test("the ESCO submits the project", async () => {
    const { page } = visitor;
    const { keys, button, logOut } = hands(page);
    await keys.press(button("Submit to the customer"));
    await keys.stop();
    await page.keyboard.press("Escape");
    await keys.lands(/button "Submit to the customer"/);
    await page.keyboard.press("Enter");
    await keys.press(page.getByRole("dialog").getByRole("button", { name: "Submit to the customer" }));
    await page.getByText("Project submitted to the customer.").waitFor();
    await keys.lands(/Next step/);
    await logOut();
  });

  test("the customer approves it, and reports", async () => {
    const { page } = visitor;
    const { keys, button, link, logIn } = hands(page);
    await site.mail(demoEmail("customer"), PROJECT);
    await logIn("customer");
    await keys.press(page.getByRole("banner").getByRole("link", { name: "Portfolio" }));
    await keys.lands(/heading "Portfolio"/);
    await keys.press(link(PROJECT));
    await keys.lands(/heading "Fort Keyboard/);
    await keys.press(link("Review and approve"));
    await keys.lands(/heading "Review"/);
    await keys.press(button("Approve"));
    await page.getByText("Project approved.").waitFor();
    await keys.lands(/heading "Dashboard"/);
    await keys.press(page.getByRole("banner").getByRole("link", { name: "Analysis & Reporting" }));
    await keys.lands(/heading "Analysis & Reporting"/);
    await page.getByRole("row", { name: new RegExp(PROJECT) }).waitFor();
    const download = page.waitForEvent("download");
    await keys.press(button("Download CSV"));
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  });
});

describe.each([WIDTHS.wide, WIDTHS.narrow])(
  "Tab moves through the whole page, after the skip link and menus, at %i pixels",
  (width) => {
    let id: string;
    beforeAll(async () => {
      id = await ownProject(site, "school-district", `School of many stops at ${width}`);
    });

    test.each(["home", "portfolio/list", "", "data/measures", "upload", "schedules"])(
      "on the screen %j",
      async (path) => {
        const visitor = await Visitor.open(browser, site, { as: "esco", width });
        const { page } = visitor;
        const keys = new Keyboard(page);
        await visitor.goTo(PAGES.has(path) ? `/${path}` : `/portfolio/${id}/${path}`.replace(/\/$/, ""));
        const [first, ...stops] = await keys.round();
        expect(first).toContain('link "Skip to main content"');
        expect(stops.at(-1)).toContain(LAST_STOP);
        await keys.press(page.getByRole("link", { name: "Skip to main content" }));
        await keys.lands(/^main/);
        await page.keyboard.press("Tab");
        expect(await page.evaluate(() => document.activeElement?.closest("main")?.id)).toBe("main");
        await visitor.close();
      },
    );
  },
);
