import { CURRENT_USER } from "@epb/contract";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { SESSIONS } from "../../server/src/features/accounts/sessions.js";
import { USERS } from "../../server/src/features/accounts/users.js";
import { demoEmail } from "../../server/src/features/demonstration/demo-people.js";
import { browserForTests, siteForTests } from "./support/for-tests.js";
import { ownProject } from "./support/own-project.js";
import { PASSWORD, type ViewerSite } from "./support/viewer-site.js";
import { Visitor } from "./support/visitor.js";

const MINUTE = 60_000;
const WARNING = "Your session ends soon";

const site = siteForTests();
const shortSite = siteForTests({ env: { EPB_IDLE_MINUTES: "6", EPB_TOKEN_MINUTES: "5" } });
const browser = browserForTests();

const city = (page: Page) => page.getByLabel("City");

async function atDataEntry(name: string, of = site): Promise<Visitor> {
  const id = await ownProject(of, "school-district", name);
  const visitor = await Visitor.open(browser, of, { as: "esco", movesClock: true });
  await visitor.goTo(`/portfolio/${id}/data/project`);
  await city(visitor.page).waitFor();
  // A late answer to a call of the screen is a use of the session.
  await visitor.page.waitForLoadState("networkidle");
  return visitor;
}

test("typing extends a session, although it sends nothing itself", async () => {
  const visitor = await atDataEntry("Typing school");
  const { page } = visitor;
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await city(page).fill("Gold");
  expect(asked).not.toContain(CURRENT_USER.path);
  // A call of the screen that is answered late is a use as well.
  let typed = 0;
  await expect
    .poll(async () => {
      await page.clock.fastForward(6 * MINUTE);
      typed += 1;
      await city(page).fill(`Golden ${typed}`);
      return asked;
    })
    .toContain(CURRENT_USER.path);
  await page.clock.fastForward(26 * MINUTE);
  await page.clock.runFor(2000);
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  await visitor.close();
});

test("an idle session shows a warning, and continues on request", async () => {
  const visitor = await atDataEntry("Resting school");
  const { page } = visitor;
  await city(page).fill("Golden");
  await page.clock.fastForward(28 * MINUTE);
  const warning = page.getByRole("dialog", { name: WARNING });
  await warning.waitFor();
  expect(await visitor.accessibilityViolations()).toEqual([]);
  await warning.getByRole("button", { name: "Stay signed in" }).click();
  await warning.waitFor({ state: "detached" });
  await page.clock.fastForward(20 * MINUTE);
  await page.clock.runFor(2000);
  await expect.poll(() => warning.count()).toBe(0);
  expect(await city(page).inputValue()).toBe("Golden");
  await visitor.close();
});

test("a session in use reaches its end: the person is warned, and signs in again on the same page", async () => {
  const visitor = await atDataEntry("Working school");
  const { page } = visitor;
  // The session's end, moved to three minutes from now, because the test cannot type for twelve hours.
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("epb.session") ?? "{}");
    localStorage.setItem("epb.session", JSON.stringify({ ...kept, sessionEndsAt: Date.now() + 180_000 }));
  });
  await city(page).fill("Golden");
  await page.clock.runFor(2000);
  const warning = page.getByRole("dialog", { name: /^Your session ends at \d+:\d\d [AP]M$/ });
  await expect.poll(() => warning.count()).toBe(0);
  await page.clock.fastForward(MINUTE);
  await warning.waitFor();
  expect(await visitor.accessibilityViolations()).toEqual([]);
  await warning.getByRole("button", { name: "Keep working" }).click();
  await warning.waitFor({ state: "detached" });
  await page.clock.runFor(2000);
  await expect.poll(() => warning.count()).toBe(0);

  await page.reload();
  await page.clock.runFor(2000);
  await warning.getByRole("button", { name: "Sign in again" }).click();
  await page.waitForURL(/login$/);
  await page.getByLabel("Email *").fill(demoEmail("esco"));
  await page.getByLabel("Password *").fill(PASSWORD);
  await page.getByRole("button", { name: "Login" }).click();
  await page.getByText(/^1 change from .* is restored\./).waitFor();
  await page.clock.runFor(5000);
  await expect.poll(() => warning.count()).toBe(0);
  expect(await city(page).inputValue()).toBe("Golden");
  await visitor.close();
});

/** Moves the last use of the person's sessions on the server back by this time. */
async function restOnServer(name: string, milliseconds: number, { services }: ViewerSite): Promise<void> {
  await services.store.transact(async (transaction) => {
    const { id } = (await transaction.getBy(USERS, "email", demoEmail(name)))?.document ?? {};
    const { items } = await transaction.find(SESSIONS, { where: [{ column: "userId", is: id }], limit: 100 });
    for (const { document, revision } of items) {
      const lastUsedAt = new Date(Date.parse(document.lastUsedAt) - milliseconds).toISOString();
      await transaction.update(SESSIONS, { ...document, lastUsedAt }, revision);
    }
  });
}

test("an idle session ends at the sign-in, and restores the entries afterwards", async () => {
  const visitor = await atDataEntry("Sleeping school", shortSite);
  const { page } = visitor;
  await city(page).fill("Golden");
  await page.clock.fastForward(3 * MINUTE);
  await page.clock.runFor(2000);
  const warning = page.getByRole("dialog", { name: WARNING });
  await expect.poll(() => warning.count()).toBe(0);
  await page.clock.fastForward(MINUTE);
  await warning.waitFor();
  await restOnServer("esco", 7 * MINUTE, shortSite);
  await page.clock.fastForward(3 * MINUTE);
  await page.waitForURL(/login$/);
  await page.getByLabel("Email *").fill(demoEmail("esco"));
  await page.getByLabel("Password *").fill(PASSWORD);
  await page.getByRole("button", { name: "Login" }).click();
  await page.getByText(/^1 change from .* is restored\./).waitFor();
  expect(await city(page).inputValue()).toBe("Golden");
  await visitor.close(/401/);
});
