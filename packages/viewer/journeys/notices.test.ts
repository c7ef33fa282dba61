import { MESSAGES } from "@epb/contract";
import { expect, test } from "vitest";
import { browserForTests, siteForTests } from "./support/for-tests.js";
import { PASSWORD } from "./support/viewer-site.js";
import { Visitor } from "./support/visitor.js";

const site = siteForTests();
const browser = browserForTests();

/** Somebody at a browser that writes down when each notice comes and goes, by the clock of the page. */
async function open(as: string, path: string): Promise<Visitor> {
  const visitor = await Visitor.open(browser, site, { as });
  await visitor.page.clock.install();
  await visitor.page.addInitScript(() => {
    const since = new Map<Node, number>();
    const stayed: Record<string, number> = {};
    Object.assign(globalThis, { stayed });
    new MutationObserver((changes) => {
      for (const { addedNodes, removedNodes } of changes) {
        for (const node of addedNodes) since.set(node, performance.now());
        for (const node of removedNodes) {
          const text = node.textContent?.replace("×", "") ?? "";
          if ((node as Element).className?.includes("notice")) {
            stayed[text] = performance.now() - (since.get(node) ?? 0);
          }
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await visitor.goTo(path);
  return visitor;
}

/** From here the clock of the page goes on with `passUntil` only, and not with a machine that may be busy. */
const stopClock = ({ page }: Visitor): Promise<void> => page.clock.pauseAt(Date.now() + 60_000);

/** Lets time go by in small steps until something is so. */
async function passUntil({ page }: Visitor, isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await page.clock.runFor(10);
}

/** Waits until a notice has come and gone, and expects that it was there for so long. */
async function expectStayed(visitor: Visitor, text: string, milliseconds: number): Promise<void> {
  const stayed = (): Promise<number | undefined> =>
    visitor.page.evaluate(
      (wanted) => (globalThis as unknown as { readonly stayed: Record<string, number> }).stayed[wanted],
      text,
    );
  await passUntil(visitor, async () => (await stayed()) !== undefined);
  expect(await stayed()).toBeGreaterThan(milliseconds - 50);
  expect(await stayed()).toBeLessThan(milliseconds + 150);
}

test("a notice of a project that was created stays for two seconds, and then the list is shown", async () => {
  const visitor = await open("customer", "/home/new-project");
  const { page } = visitor;
  await page.getByLabel("Project name").fill("Harbor lighting");
  await page.getByLabel("Market segment").selectOption("Industrial");
  await page.getByLabel("Zip").fill("80401");
  await page.getByLabel("ESCO/project builder e-mail").fill("builder@esco.example.org");
  await expect.poll(() => page.getByRole("button", { name: "OK" }).isEnabled()).toBe(true);
  await stopClock(visitor);
  await page.getByRole("button", { name: "OK" }).click();
  await passUntil(visitor, () => page.getByText(MESSAGES.projectCreated).isVisible());
  expect(page.url()).toMatch(/new-project$/);
  await expectStayed(visitor, MESSAGES.projectCreated, 2000);
  await page.clock.resume();
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
  await stopClock(visitor);
  await page.getByRole("button", { name: "Submit" }).click();
  await expectStayed(visitor, MESSAGES.passwordUpdated, 2000);
  await visitor.close();
});

test("a notice of a session that has timed out stays for five seconds", async () => {
  const visitor = await open("esco", "/home");
  const { page } = visitor;
  await page.route("**/api/**", (route) => route.fulfill({ status: 401, body: "" }));
  await stopClock(visitor);
  await page.getByRole("banner").getByRole("link", { name: "Portfolio" }).click();
  await expectStayed(visitor, MESSAGES.sessionTimedOut, 5000);
  expect(new URL(page.url()).pathname).toBe("/login");
  await visitor.close(/Failed to load resource/);
});

test("a notice stays while it is pointed at or has the focus, and goes by its button", async () => {
  const visitor = await Visitor.open(browser, site, { as: "esco" });
  const { page } = visitor;
  await page.clock.install();
  await visitor.goTo("/home");
  await page.route("**/api/**", (route) => route.fulfill({ status: 401, body: "" }));
  await stopClock(visitor);
  await page.getByRole("banner").getByRole("link", { name: "Portfolio" }).click();
  const notice = page.locator(".notice", { hasText: MESSAGES.sessionTimedOut });
  await passUntil(visitor, () => notice.isVisible());
  await notice.hover();
  await page.clock.runFor(30_000);
  expect(await notice.isVisible()).toBe(true);
  // Whoever looks for faults needs a clock that goes.
  await page.clock.resume();
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
  const visitor = await Visitor.open(browser, site);
  const { page } = visitor;
  await page.clock.install();
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
