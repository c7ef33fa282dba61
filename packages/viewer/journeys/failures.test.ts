import { CURRENT_USER, LIST_PROJECTS, MESSAGES, REFRESH, SELECT_VIEW, SITE_SETTINGS } from "@epb/contract";
import type { Route } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { quietFor } from "../../server/testing/quiet-for.js";
import { endSession } from "./support/end-session.js";
import { browserForTests, siteForTests } from "./support/for-tests.js";
import { projectIds } from "./support/project-ids.js";
import { Visitor } from "./support/visitor.js";

const site = siteForTests({ isFilled: true });
const browser = browserForTests();
let project: string;
let error: string;
beforeAll(async () => {
  project = `/portfolio/${(await projectIds(site, "customer")).get("Fern Lake school district")}`;
  error = MESSAGES.error(site.services.config.supportEmail);
});

const bar = ({ page }: Visitor) => page.getByRole("navigation", { name: "Main" });
const alert = ({ page }: Visitor) => page.locator("main").getByRole("alert");
const tryAgain = ({ page }: Visitor) => page.getByRole("button", { name: "Try again" });
const away = (route: Route): Promise<void> => route.abort();

describe("a part of the site that cannot be loaded", () => {
  test.each([
    ["a script", "help-scene", "js"],
    ["a style", "schedules", "css"],
  ])("as %s, is reported with the correction, and loads after a reload", async (_, name, type) => {
    const visitor = await Visitor.open(browser, site, { as: "customer" });
    const { page } = visitor;
    await visitor.goTo(project);
    const part = `**/assets/${name}-*.${type}`;
    await page.route(part, away);
    if (type === "js") await bar(visitor).getByRole("link", { name: "Help/Documentation" }).click();
    else await page.getByRole("link", { name: "Schedules" }).first().click();
    await alert(visitor).waitFor();
    expect(await alert(visitor).innerText()).toBe(MESSAGES.chunkLoadFailed);
    // The menus stay.
    expect(await bar(visitor).getByRole("link", { name: "Portfolio" }).isVisible()).toBe(true);
    expect(await visitor.faultsOfState()).toEqual([]);
    await page.unroute(part);
    await page.getByRole("button", { name: "Load the page again" }).click();
    await alert(visitor).waitFor({ state: "detached" });
    await visitor.settle();
    expect(await page.locator("h1").innerText()).not.toBe("This content could not be loaded");
    // The last of these is axe, which reads the styles of a page.
    await visitor.close(/Failed to load resource/, /preload assets/);
  });

  test("of the page frame is reported as well", async () => {
    const visitor = await Visitor.open(browser, site, { as: "customer" });
    const { page } = visitor;
    await visitor.goTo("/about");
    // The dialog is in a separate chunk.
    await page.route("**/assets/*.js", away);
    await bar(visitor)
      .getByRole("button", { name: /your account/ })
      .click();
    await bar(visitor).getByRole("button", { name: "Update Password" }).click();
    await page.getByText(MESSAGES.chunkLoadFailed).waitFor();
    await visitor.close(/Failed to load resource/, /dynamically imported module/);
  });
});

describe("an unavailable server", () => {
  test("at the start: the page reports it and offers a retry", async () => {
    const visitor = await Visitor.open(browser, site, { as: "customer" });
    const { page } = visitor;
    await page.route(`**${SITE_SETTINGS.path}`, away);
    await page.goto(`${site.url}/portfolio/list`);
    await page.getByText("We can't reach the site. Check your connection and try again.").waitFor();
    expect(await visitor.faultsOfState()).toEqual([]);
    await page.unroute(`**${SITE_SETTINGS.path}`);
    await tryAgain(visitor).click();
    await page.getByRole("heading", { level: 1, name: "Portfolio" }).waitFor();
    await visitor.close(/Failed to load resource/);
  });

  test("later: the page reports it, the session stays, and a retry is possible", async () => {
    const visitor = await Visitor.open(browser, site, { as: "customer" });
    await visitor.goTo("/home");
    await visitor.page.route(`**${LIST_PROJECTS.path}**`, away);
    await bar(visitor).getByRole("link", { name: "Portfolio" }).click();
    await alert(visitor).waitFor();
    expect(await alert(visitor).innerText()).toContain("We can't reach the site.");
    await visitor.page.unroute(`**${LIST_PROJECTS.path}**`);
    await tryAgain(visitor).click();
    await visitor.page.getByRole("link", { name: "Fern Lake school district" }).first().waitFor();
    await visitor.close(/Failed to load resource/);
  });
});

describe("an answer that is a failure", () => {
  test.each([
    ["a text", 400, '"The list is away."', "The list is away."],
    ["a message", 409, '{"message":"It has been changed."}', "It has been changed."],
    ["a message with a reference", 500, '{"message":"Broken.","reference":"4711"}', "Broken. (4711)"],
    ["nothing, 400", 400, "", "error"],
    ["nothing, 500", 500, "", "error"],
    ["nothing, another status", 418, "", "error"],
  ])("with %s is shown in the words of the specification", async (_, status, body, told) => {
    const visitor = await Visitor.open(browser, site, { as: "customer" });
    await visitor.page.route(`**${LIST_PROJECTS.path}**`, (route) => route.fulfill({ status, body }));
    await visitor.goTo("/portfolio/list");
    expect(await alert(visitor).innerText()).toContain(told === "error" ? error : told);
    await visitor.close(/Failed to load resource/);
  });

  test("with status 403 reloads the user, and shows no notice", async () => {
    const visitor = await Visitor.open(browser, site, { as: "esco" });
    const { page } = visitor;
    await visitor.goTo(`${project}/notes`);
    await page.route("**/api/project/*/notes/**", (route) => route.fulfill({ status: 403, body: "" }));
    await page
      .getByRole("button", { name: /^Write a note/ })
      .first()
      .click();
    await page
      .getByLabel(/^Note:/)
      .last()
      .fill("A word on the metering.");
    await Promise.all([
      page.waitForRequest(`**${CURRENT_USER.path}`),
      page.getByRole("button", { name: "Save" }).click(),
    ]);
    await expect.poll(() => page.locator(".notice").count()).toBe(0);
    await visitor.close(/Failed to load resource/);
  });
});

describe("a session", () => {
  test("with an expired token refreshes it once for all waiting calls, without a message", async () => {
    const visitor = await Visitor.open(browser, site, { as: "customer" });
    const { page } = visitor;
    await visitor.goTo("/portfolio/list");
    // The bar asks later than the page.
    await page.locator(".bar__count").waitFor();
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem("epb.session") ?? "{}");
      localStorage.setItem("epb.session", JSON.stringify({ ...kept, expiresAt: 0 }));
    });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.getByRole("link", { name: "Fern Lake school district" }).first().click();
    await page.locator(".tile").first().waitFor();
    expect(new URL(page.url()).pathname).toBe(project);
    expect(asked.filter((path) => path === REFRESH.path)).toHaveLength(1);
    // The refresh precedes all of them.
    expect(asked.filter((path) => path.startsWith("/api/")).at(0)).toBe(REFRESH.path);
    expect(asked.filter((path) => path.startsWith("/api/")).length).toBeGreaterThan(2);
    await visitor.close();
  });

  test("with a refused token refreshes it once for all refused calls, and repeats them", async () => {
    const visitor = await Visitor.open(browser, site, { as: "customer" });
    const { page } = visitor;
    await visitor.goTo("/portfolio/list");
    // The bar asks later than the page.
    await page.locator(".bar__count").waitFor();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    let isRefreshed = false;
    // Before the reply, which the repeated calls wait for.
    await page.route(`**${REFRESH.path}`, (route) => {
      isRefreshed = true;
      return route.continue();
    });
    await page.route("**/api/project/**", (route) =>
      isRefreshed ? route.continue() : route.fulfill({ status: 401, body: "" }),
    );
    await page.getByRole("link", { name: "Fern Lake school district" }).first().click();
    await page.locator(".tile").first().waitFor();
    const askedTwice = (): ReadonlySet<string> =>
      new Set(asked.filter((path, index) => path.startsWith("/api/project/") && asked.indexOf(path) !== index));
    await expect.poll(() => askedTwice().size).toBeGreaterThanOrEqual(2);
    expect(asked.filter((path) => path === REFRESH.path)).toHaveLength(1);
    await visitor.close(/status of 401/);
  });

  test("that ended while several calls wait is reported once", async () => {
    const visitor = await Visitor.open(browser, site, { as: "customer" });
    const { page } = visitor;
    await visitor.goTo("/portfolio/list");
    // The bar asks later than the page.
    await page.locator(".bar__count").waitFor();
    await page.route("**/api/**", (route) => route.fulfill({ status: 401, body: "" }));
    await page.getByRole("link", { name: "Fern Lake school district" }).first().click();
    await page.waitForURL("**/login");
    await expect
      .poll(() => page.locator(".notice").allInnerTexts())
      .toEqual([expect.stringContaining(MESSAGES.sessionTimedOut)]);
    expect(await page.evaluate(() => localStorage.getItem("epb.session"))).toBeNull();
    expect(await page.evaluate(() => sessionStorage.getItem("epb.nextUrl"))).toBe(project);
    await visitor.close(/status of 401/);
  });

  test("that ended before a change is reported once, in the words of the specification", async () => {
    const visitor = await Visitor.open(browser, site, { as: "customer" });
    const { page } = visitor;
    await visitor.goTo("/home");
    await endSession(page);
    let refusals = 0;
    page.on("response", (response) => {
      if (response.url().endsWith(SELECT_VIEW.path) && response.status() === 401) refusals += 1;
    });
    await page.getByLabel("Viewing").selectOption("ePX");
    await page.waitForURL("**/login");
    await expect.poll(() => refusals).toBe(2);
    await quietFor(200);
    await expect
      .poll(() => page.locator(".notice").allInnerTexts())
      .toEqual([expect.stringContaining(MESSAGES.sessionTimedOut)]);
    await visitor.close(/status of 401/);
  });
});
