import { LIST_PROJECTS } from "@epb/contract";
import type { Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PROJECT_ENTRIES } from "../../server/src/features/projects/project-entries.js";
import { browserForTests, siteForTests } from "./support/for-tests.js";
import { Visitor, WIDTHS } from "./support/visitor.js";

const site = siteForTests();
const testSite = siteForTests({ env: { EPB_TEST_SITE: "true" } });
const browser = browserForTests();

const INITIATE = "Initiate a New Project";
const MANAGE = "Manage Existing Projects or Enter Data for New Projects";
const TEMPLATE = "Download a Blank Template";
const REVIEW_LIST = "Qualified List Applications";
const REPORTS = "Generate Reports";
const ACCREDITATION = "Industry Accreditation Application";
const REVIEW_ACCREDITATION = "Accreditation Application Review";
const LIST = "Qualified List of ESCOs: New Applications and Recertifications";

/** P §2 "Panels in both views", "ePX only", "ePB only", with the table of P §6, written out once more. */
const PANELS: Readonly<Record<string, { readonly ePB: readonly string[]; readonly ePX: readonly string[] }>> = {
  customer: { ePB: [INITIATE, MANAGE, TEMPLATE], ePX: [INITIATE, MANAGE, TEMPLATE] },
  esco: { ePB: [INITIATE, MANAGE, TEMPLATE, ACCREDITATION, LIST], ePX: [INITIATE, MANAGE, TEMPLATE, REPORTS] },
  viewer: { ePB: [MANAGE, TEMPLATE], ePX: [MANAGE, TEMPLATE] },
  "qualified-list": { ePB: [REVIEW_LIST], ePX: [REVIEW_LIST] },
  accreditation: { ePB: [REVIEW_ACCREDITATION], ePX: [] },
  admin: {
    ePB: [INITIATE, MANAGE, REVIEW_LIST, ACCREDITATION, REVIEW_ACCREDITATION, LIST],
    ePX: [INITIATE, MANAGE, REVIEW_LIST, REPORTS],
  },
};

/** Entries of the Applications menu by group; without entries there is no menu. */
const APPLICATIONS: Readonly<Record<string, readonly string[]>> = {
  customer: [],
  esco: ["Accreditation", "Qualified List"],
  viewer: [],
  "qualified-list": ["Qualified List"],
  accreditation: ["Accreditation"],
  admin: ["Accreditation", "Qualified List"],
};

const bar = ({ page }: Visitor): Locator => page.getByRole("navigation", { name: "Main" });
const quickLinks = ({ page }: Visitor): Promise<string[]> =>
  page.getByRole("navigation", { name: "Quick Links" }).getByRole("link").allInnerTexts();
const panelTitles = ({ page }: Visitor): Promise<string[]> => page.locator(".home-panel h2").allInnerTexts();

async function selectView({ page }: Visitor, view: "ePB" | "ePX"): Promise<void> {
  await page.getByLabel("Viewing").selectOption(view);
  await page.locator(`.home__head img[src="/logo-${view.toLowerCase()}.svg"]`).waitFor();
  await page.locator(".home__head .spinner").waitFor({ state: "detached" });
}

describe.each(Object.keys(PANELS))("the home page of %s", (name) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await Visitor.open(browser, site, { as: name });
    await visitor.goTo("/home");
  });
  afterAll(() => visitor.close());

  test("has the panels of its permissions, in both views", async () => {
    expect(await visitor.page.locator("h1").innerText()).toBe("What would you like to do?");
    expect(await panelTitles(visitor)).toEqual(PANELS[name]?.ePB);
    expect(await visitor.accessibilityViolations()).toEqual([]);
    await selectView(visitor, "ePX");
    await expect.poll(() => panelTitles(visitor)).toEqual(PANELS[name]?.ePX);
    // It was saved, and not only shown.
    await visitor.goTo("/home");
    expect(await visitor.page.getByLabel("Viewing").inputValue()).toBe("ePX");
    await selectView(visitor, "ePB");
  });

  test("has the menus and the Quick Links of its permissions", async () => {
    const links = await bar(visitor).getByRole("link").allInnerTexts();
    expect(links).toEqual([
      ...["Home", "Portfolio", "Analysis & Reporting"],
      ...(name === "admin" ? ["Administration"] : []),
      ...["Help/Documentation", "About"],
    ]);
    const menu = bar(visitor).getByRole("button", { name: "Applications" });
    if (APPLICATIONS[name]?.length === 0) {
      await expect.poll(() => menu.count()).toBe(0);
    } else {
      await menu.click();
      await expect.poll(() => bar(visitor).locator(".bar__drop:visible a").allInnerTexts()).toEqual(APPLICATIONS[name]);
    }
    const creates = ["customer", "esco", "admin"].includes(name);
    expect(await quickLinks(visitor)).toEqual([
      ...["Download ePB Template", "Download ePX Template", ...(creates ? [INITIATE] : []), "Manage Projects"],
      ...["Generate ePB Reports", "Generate ePX Reports", "ePB Training Videos", "ePX Training Videos"],
      ...(name === "esco" ? ["Accreditation Application", "Qualified List of ESCOs"] : []),
    ]);
  });
});

describe("on a test site", () => {
  test("nobody is offered applications", async () => {
    for (const name of ["esco", "admin", "accreditation", "qualified-list"]) {
      const visitor = await Visitor.open(browser, testSite, { as: name });
      await visitor.goTo("/home");
      const titles = await panelTitles(visitor);
      expect(titles).toEqual(
        PANELS[name]?.ePB.filter((title) => ![ACCREDITATION, REVIEW_ACCREDITATION, LIST, REVIEW_LIST].includes(title)),
      );
      await expect.poll(() => bar(visitor).getByRole("button", { name: "Applications" }).count()).toBe(0);
      expect(await quickLinks(visitor)).not.toContain("Accreditation Application");
      expect(await visitor.page.getByRole("banner").getByText("Test site").isVisible()).toBe(true);
      await visitor.close();
    }
  });
});

test("an account for ePX only has the ePX menus, and nothing to choose", async () => {
  const visitor = await Visitor.open(browser, site, { as: "express" });
  await visitor.goTo("/home");
  expect(await visitor.page.getByText("You are viewing the ePX menu.").isVisible()).toBe(true);
  await expect.poll(() => visitor.page.getByLabel("Viewing").count()).toBe(0);
  await visitor.page.getByRole("button", { name: TEMPLATE }).click();
  const link = visitor.page.getByRole("link", { name: "Choose a template" });
  expect(await link.getAttribute("href")).toBe("/portfolio/download-epx-template");
  await visitor.close();
});

test("a view without tasks names the view with tasks", async () => {
  const visitor = await Visitor.open(browser, site, { as: "accreditation" });
  await visitor.goTo("/home");
  await selectView(visitor, "ePX");
  await visitor.page.getByText("Nothing here for your role").waitFor();
  expect(await visitor.accessibilityViolations()).toEqual([]);
  await selectView(visitor, "ePB");
  await visitor.close();
});

test("choosing a view on another page of the home area opens the home page", async () => {
  const visitor = await Visitor.open(browser, site, { as: "admin" });
  await visitor.goTo("/home/new-project");
  await selectView(visitor, "ePX");
  await visitor.page.waitForURL("**/home");
  await selectView(visitor, "ePB");
  await visitor.close();
});

test("panels expand, and link to their pages", async () => {
  const visitor = await Visitor.open(browser, site, { as: "esco" });
  await visitor.goTo("/home");
  const panel = visitor.page.getByRole("button", { name: TEMPLATE });
  expect(await panel.getAttribute("aria-expanded")).toBe("false");
  await expect.poll(() => visitor.page.getByRole("link", { name: "Choose a template" }).count()).toBe(0);
  await panel.press("Enter");
  const link = visitor.page.getByRole("link", { name: "Choose a template" });
  expect(await link.getAttribute("href")).toBe("/portfolio/download-template");
  await visitor.page.getByRole("button", { name: INITIATE }).click();
  await visitor.page.getByRole("link", { name: "Initiate a project" }).click();
  await visitor.page.waitForURL("**/home/new-project");
  await visitor.close();
});

describe("the bar", () => {
  test("works by keyboard: arrows, Home and End, Escape", async () => {
    const visitor = await Visitor.open(browser, site, { as: "customer" });
    await visitor.goTo("/home");
    const { page } = visitor;
    const focused = (): Promise<string> =>
      page.evaluate(() => (document.activeElement as HTMLElement).innerText.trim());
    const button = bar(visitor).getByRole("button", { name: "Project Statistics" });
    await button.focus();
    await page.keyboard.press("ArrowDown");
    await expect.poll(focused).toBe("Historic Project Statistics");
    await expect.poll(() => button.getAttribute("aria-expanded")).toBe("true");
    expect(await visitor.accessibilityViolations()).toEqual([]);
    await page.keyboard.press("ArrowDown");
    await expect.poll(focused).toBe("ECM Price Benchmarking Tool");
    await page.keyboard.press("End");
    await expect.poll(focused).toBe("State Rollup Report");
    await page.keyboard.press("ArrowDown");
    await expect.poll(focused).toBe("Historic Project Statistics");
    await page.keyboard.press("ArrowUp");
    await expect.poll(focused).toBe("State Rollup Report");
    await page.keyboard.press("Home");
    await expect.poll(focused).toBe("Historic Project Statistics");
    await page.keyboard.press("Escape");
    await expect.poll(() => focused()).toBe("Project Statistics");
    await expect.poll(() => button.getAttribute("aria-expanded")).toBe("false");
    await page.keyboard.press("Space");
    await expect.poll(() => button.getAttribute("aria-expanded")).toBe("true");
    // Leaving it closes it, and so does a click beside it.
    await page.keyboard.press("Shift+Tab");
    await expect.poll(() => button.getAttribute("aria-expanded")).toBe("false");
    await button.click();
    await page.mouse.click(600, 700);
    await expect.poll(() => button.getAttribute("aria-expanded")).toBe("false");
    await visitor.close();
  });

  test("marks the current page, and its logo links to the home page", async () => {
    const visitor = await Visitor.open(browser, site, { as: "customer" });
    await visitor.goTo("/help");
    expect(await bar(visitor).locator("[aria-current=page]").allInnerTexts()).toEqual(["Help/Documentation"]);
    const height = await visitor.page.getByRole("banner").boundingBox();
    expect(height?.height).toBe(64);
    await visitor.page.getByRole("banner").getByRole("link", { name: "epb" }).click();
    await visitor.page.waitForURL("**/home");
    await visitor.close();
  });

  test("has a menu for the account: email, password, account, logout", async () => {
    const visitor = await Visitor.open(browser, site, { as: "customer" });
    await visitor.goTo("/home");
    const { page } = visitor;
    const button = bar(visitor).getByRole("button", { name: "Carmen your account" });
    expect((await button.boundingBox())?.width).toBe(110);
    await button.click();
    expect(await bar(visitor).getByText("customer@demo.example.org").isVisible()).toBe(true);
    expect(await visitor.accessibilityViolations()).toEqual([]);
    await bar(visitor).getByRole("button", { name: "Update Password" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
    await button.click();
    expect(await bar(visitor).getByRole("link", { name: "Account" }).getAttribute("href")).toBe("/account");
    await bar(visitor).getByRole("button", { name: "Logout" }).click();
    await page.waitForURL("**/login");
    await bar(visitor).getByRole("link", { name: "Login" }).waitFor();
    expect(
      await page.evaluate(() => [localStorage.getItem("epb.session"), sessionStorage.getItem("epb.nextUrl")]),
    ).toEqual([null, null]);
    await visitor.close();
  });

  test("offers strangers what anybody may see", async () => {
    const visitor = await Visitor.open(browser, site);
    await visitor.goTo("/about");
    const links = await bar(visitor).getByRole("link").allInnerTexts();
    expect(links).toEqual(["Check a Workbook", "Help/Documentation", "About", "Login"]);
    await bar(visitor).getByRole("button", { name: "Project Statistics" }).click();
    const statistics = await bar(visitor).locator(".bar__drop:visible a").allInnerTexts();
    expect(statistics).toEqual(["Historic Project Statistics", "ECM Price Benchmarking Tool"]);
    const logo = visitor.page.getByRole("banner").getByRole("link", { name: "epb" });
    expect(await logo.getAttribute("href")).toBe("/login");
    await visitor.close();
  });

  test("is on one line, or behind its button, at every width between", async () => {
    const visitor = await Visitor.open(browser, site, { as: "admin" });
    await visitor.goTo("/help");
    const wide: number[] = [];
    for (let width = 1024; width <= 1280; width += 16) {
      await visitor.page.setViewportSize({ width, height: 900 });
      if (await visitor.page.getByRole("button", { name: "Menu", exact: true }).isVisible()) continue;
      wide.push(width);
      const { heights, room } = await visitor.page.evaluate(() => {
        const boxOf = (selector: string): DOMRect | undefined =>
          document.querySelector(selector)?.getBoundingClientRect();
        const entries = [...document.querySelectorAll(".bar__list > li > .bar__entry")];
        return {
          heights: entries.map((entry) => entry.getBoundingClientRect().height),
          room: (boxOf(".bar__user")?.left ?? 0) - (boxOf(".bar__list")?.right ?? 0),
        };
      });
      expect({ width, heights: [...new Set(heights)] }).toEqual({ width, heights: [40] });
      // Scroll bars take space in some browsers.
      expect(room, `at ${width}`).toBeGreaterThanOrEqual(15);
    }
    expect(wide.at(0)).toBeLessThanOrEqual(1200);
    expect(wide.at(-1)).toBe(1280);
    await visitor.close();
  });

  test("is behind one button on a narrow screen, with everything within reach", async () => {
    const visitor = await Visitor.open(browser, site, { as: "admin", width: WIDTHS.narrow });
    await visitor.goTo("/home");
    const { page } = visitor;
    const button = page.getByRole("button", { name: "Menu", exact: true });
    await expect.poll(() => bar(visitor).count()).toBe(0);
    await button.press("Enter");
    for (const name of ["Project Statistics", "Applications", "Amir your account"]) {
      await bar(visitor).getByRole("button", { name }).click();
    }
    expect(await visitor.faults()).toEqual([]);
    // One menu is open at a time; the last one is the lowest.
    const logout = bar(visitor).getByRole("button", { name: "Logout" });
    await logout.scrollIntoViewIfNeeded();
    const box = await logout.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
    await bar(visitor).getByRole("link", { name: "Help/Documentation" }).press("Escape");
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
    await bar(visitor).waitFor({ state: "detached" });
    await button.click();
    await bar(visitor).getByRole("link", { name: "About" }).click();
    await page.getByRole("heading", { level: 1, name: "About" }).waitFor();
    await expect.poll(() => button.getAttribute("aria-expanded")).toBe("false");
    await visitor.close();
  });
});

describe("the projects opened last", () => {
  const filled = siteForTests({ isFilled: true });
  const recent = ({ page }: Visitor) => page.getByRole("region", { name: /^Recent/ });

  test("are on home with their stage, and disappear when they are gone or the person signs out", async () => {
    const rows = await (await filled.logIn("customer")).call(LIST_PROJECTS);
    const approved = rows.find(({ stage }) => stage === "approved");
    const other = rows.find(({ stage }) => stage === "returned");
    if (approved === undefined || other === undefined) throw new Error("the demonstration has other projects");
    const visitor = await Visitor.open(browser, filled, { as: "customer" });
    const { page } = visitor;
    await visitor.goTo("/home");
    await expect.poll(() => recent(visitor).count()).toBe(0);
    for (const { id } of [approved, other]) await visitor.goTo(`/portfolio/${id}`);
    await visitor.goTo("/home");
    await recent(visitor).getByRole("heading", { name: "Recent (2)", exact: true }).waitFor();
    expect(await recent(visitor).getByRole("listitem").allInnerTexts()).toEqual([
      `${other.name} Returned`,
      `${approved.name} Approved`,
    ]);
    expect(await visitor.faultsOfState()).toEqual([]);

    const { store } = filled.services;
    await store.transact(async (transaction) => {
      const stored = await transaction.get(PROJECT_ENTRIES, other.id);
      if (stored === undefined) throw new Error("there is no such project");
      await transaction.update(PROJECT_ENTRIES, { ...stored.document, members: [] }, stored.revision);
    });
    await visitor.goTo("/home");
    await recent(visitor).getByRole("heading", { name: "Recent (1)", exact: true }).waitFor();
    const kept = () =>
      page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith("epb.recent/")));
    await expect.poll(async () => JSON.stringify(await kept())).not.toContain(other.id);

    await bar(visitor).getByRole("button", { name: "Carmen your account" }).click();
    await bar(visitor).getByRole("button", { name: "Logout" }).click();
    await page.waitForURL("**/login");
    await expect.poll(kept).toEqual([]);
    await visitor.close(/404/);
  });
});

test("is usable and accessible at every width", async () => {
  const visitor = await Visitor.open(browser, site, { as: "esco" });
  await visitor.goTo("/home");
  const closed = visitor.page.locator(".home-panel button[aria-expanded=false]");
  while ((await closed.count()) > 0) await closed.first().click();
  expect(await visitor.faultsOfState()).toEqual([]);
  await visitor.close();
});

test("the foot of every screen leads to what anybody may read", async () => {
  const visitor = await Visitor.open(browser, site);
  await visitor.goTo("/about");
  const foot = visitor.page.getByRole("contentinfo");
  expect(await foot.getByRole("navigation").getByRole("link").allInnerTexts()).toEqual([
    ...["About", "Help/Documentation", "Glossary", "Disclaimer", "Check a Workbook", "API"],
  ]);
  expect(await foot.innerText()).toContain("© epb contributors");
  await visitor.close();
});
