import { MESSAGES } from "@epb/contract";
import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { browserForTests, siteForTests } from "./support/for-tests.js";
import { PASSWORD } from "./support/viewer-site.js";
import { Visitor } from "./support/visitor.js";

const site = siteForTests();
const browser = browserForTests();

/** Step of the clock until a notice appears, in milliseconds. */
const STEP = 20;

/** A visitor with a clock under the test's control. */
async function open(as: string, path: string): Promise<Visitor> {
  const visitor = await Visitor.open(browser, site, { as, movesClock: true });
  await visitor.goTo(path);
  return visitor;
}

/** Pauses the clock, triggers a notice, and advances the clock until it appears. */
async function comesUp({ page }: Visitor, text: string, after: () => Promise<void>): Promise<Locator> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await after();
  const notice = page.locator(".notice", { hasText: text });
  await expect
    .poll(async () => {
      await page.clock.runFor(STEP);
      return notice.count();
    })
    .toBe(1);
  return notice;
}

/** Advances the clock: the notice stays for this time after it appeared, and then closes. */
async function expectToStay({ page }: Visitor, notice: Locator, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds - 2 * STEP);
  await expect.poll(() => notice.count()).toBe(1);
  await page.clock.runFor(2 * STEP);
  await expect.poll(() => notice.count()).toBe(0);
  await page.clock.resume();
}

test("a notice of a project that was created stays for two seconds, and then the list is shown", async () => {
  const visitor = await open("customer", "/home/new-project");
  const { page } = visitor;
  await page.getByLabel("Project name").fill("Harbor lighting");
  await page.getByLabel("Market segment").selectOption("Industrial");
  await page.getByLabel("Zip").fill("80401");
  await page.getByLabel("ESCO/project builder email").fill("builder@esco.example.org");
  const notice = await comesUp(visitor, MESSAGES.projectCreated, () =>
    page.getByRole("button", { name: "OK" }).click(),
  );
  expect(page.url()).toMatch(/new-project$/);
  await expectToStay(visitor, notice, 2000);
  await page.waitForURL("**/portfolio/list");
  await visitor.close();
});

test("a notice of a password that was updated stays for two seconds", async () => {
  const visitor = await open("viewer", "/account");
  const { page } = visitor;
  await page.getByRole("button", { name: "Update Password" }).click();
  for (const label of ["Password *", "Confirm Password *"]) {
    await page.getByLabel(label, { exact: true }).fill("brass lantern fjord");
  }
  const notice = await comesUp(visitor, MESSAGES.passwordUpdated, () =>
    page.getByRole("button", { name: "Submit" }).click(),
  );
  await expectToStay(visitor, notice, 2000);
  await visitor.close();
});

test("a notice of a session that has timed out stays for five seconds", async () => {
  const visitor = await open("esco", "/home");
  const { page } = visitor;
  await page.route("**/api/**", (route) => route.fulfill({ status: 401, body: "" }));
  const notice = await comesUp(visitor, MESSAGES.sessionTimedOut, () =>
    page.getByRole("banner").getByRole("link", { name: "Portfolio" }).click(),
  );
  await expectToStay(visitor, notice, 5000);
  await page.waitForURL(({ pathname }) => pathname === "/login");
  await visitor.close(/Failed to load resource/);
});

test("a notice stays while the pointer or the focus is on it, and closes by its button", async () => {
  const visitor = await open("esco", "/home");
  const { page } = visitor;
  await page.route("**/api/**", (route) => route.fulfill({ status: 401, body: "" }));
  const notice = await comesUp(visitor, MESSAGES.sessionTimedOut, () =>
    page.getByRole("banner").getByRole("link", { name: "Portfolio" }).click(),
  );
  await notice.hover();
  await page.clock.runFor(30_000);
  expect(await notice.isVisible()).toBe(true);
  // The accessibility check needs a running clock and a settled page.
  await page.clock.resume();
  await visitor.settle();
  expect(await visitor.accessibilityViolations()).toEqual([]);
  const close = notice.getByRole("button", { name: "Close" });
  await close.focus();
  await page.mouse.move(5, 700);
  await page.clock.runFor(30_000);
  expect(await notice.isVisible()).toBe(true);
  await page.keyboard.press("Enter");
  await notice.waitFor({ state: "detached" });
  await visitor.close(/Failed to load resource/);
});

test("a notice of something that failed stays until it is closed", async () => {
  const visitor = await Visitor.open(browser, site, { movesClock: true });
  const { page } = visitor;
  await visitor.goTo("/login");
  await page.getByLabel("Email *", { exact: true }).fill("nobody@demo.example.org");
  await page.getByLabel("Password *", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  const notice = page.locator(".notice--danger");
  await notice.getByText(MESSAGES.badCredentials).waitFor();
  await page.clock.runFor(120_000);
  expect(await notice.isVisible()).toBe(true);
  expect(await notice.getAttribute("role")).toBe("alert");
  await notice.getByRole("button", { name: "Close" }).click();
  await notice.waitFor({ state: "detached" });
  await visitor.close(/Failed to load resource/);
});
