import { MESSAGES } from "@epb/contract";
import { TOTP } from "otpauth";
import { expect, test } from "vitest";
import { demoEmail } from "../../server/src/features/demonstration/demo-people.js";
import { endSession } from "./support/end-session.js";
import { browserForTests, siteForTests } from "./support/for-tests.js";
import { PASSWORD } from "./support/viewer-site.js";
import { Visitor } from "./support/visitor.js";

const site = siteForTests({ env: { EPB_TEST_SITE: "true" } });
const browser = browserForTests();

const NEW_PASSWORD = "brass lantern fjord";

/** Actions of a person, by visible labels. */
function hands({ page }: Visitor) {
  return {
    field: (label: string) => page.getByLabel(label, { exact: true }),
    button: (name: string) => page.getByRole("button", { name, exact: true }),
    link: (name: string) => page.getByRole("link", { name, exact: true }),
    text: (text: string) => page.getByText(text),
    heading: () => page.locator("h1").innerText(),
    path: () => new URL(page.url()).pathname,
    at: (path: string) => page.waitForURL((url) => url.pathname === path),
  };
}

async function logIn(visitor: Visitor, name: string, password = PASSWORD): Promise<void> {
  const { field, button } = hands(visitor);
  await field("Email *").fill(demoEmail(name));
  await field("Password *").fill(password);
  await button("Login").click();
}

/** Ignores the browser's log entry for an error response. */
async function forgiveStatus(visitor: Visitor, status: number): Promise<void> {
  const index = (): number => visitor.complaints.findIndex((text) => text.includes(`status of ${status}`));
  await expect.poll(index).not.toBe(-1);
  visitor.complaints.splice(index(), 1);
}

test("the sign-in shows errors, refuses a wrong password, and opens the requested page", async () => {
  const visitor = await Visitor.open(browser, site);
  const { field, button, link, text, heading, path, at } = hands(visitor);
  await visitor.goTo("/account");
  expect(path()).toBe("/login");
  expect(await link("Request an account").getAttribute("href")).toBe("/account-request");
  expect(await link("Check a workbook").getAttribute("href")).toBe("/check");
  expect(await link("Which edition fits your project?").getAttribute("href")).toBe("/about");

  expect(await button("Login").isDisabled()).toBe(true);
  await field("Email *").fill("nobody");
  await text("Invalid email address").waitFor();
  await field("Email *").fill(`${"n".repeat(90)}@example.org`);
  await text("Email must be 100 characters or less").waitFor();
  await field("Email *").fill("");
  await text("Email is required.").waitFor();
  await field("Password *").fill("x".repeat(31));
  await text("Password must be 30 characters or less").waitFor();
  await field("Password *").fill("");
  await text("Password is required.").waitFor();
  expect(await visitor.faultsOfState()).toEqual([]);

  await logIn(visitor, "customer", "not the right one");
  await text(MESSAGES.badCredentials).waitFor();
  await forgiveStatus(visitor, 401);

  await logIn(visitor, "customer");
  await at("/account");
  await expect.poll(heading).toBe("Your account");
  // The message of the previous attempt disappears.
  await expect.poll(() => text(MESSAGES.badCredentials).count()).toBe(0);

  await visitor.goTo("/login");
  await at("/home");
  await visitor.close();
});

test("a forgotten password is replaced once with the link of the email", async () => {
  const visitor = await Visitor.open(browser, site);
  const { field, button, link, text, at } = hands(visitor);
  await visitor.goTo("/login");
  await link("Forgot Password").click();
  await at("/password-reset");
  expect(await button("Reset Password").isDisabled()).toBe(true);
  await field("Email *").fill("viewer@");
  await text("Invalid email address").waitFor();
  expect(await visitor.faultsOfState()).toEqual([]);
  await field("Email *").fill(demoEmail("viewer"));
  await button("Reset Password").click();
  await text(MESSAGES.passwordResetRequested).waitFor();
  await expect.poll(() => button("Reset Password").count()).toBe(0);
  await expect.poll(() => field("Email *").count()).toBe(0);
  expect(await visitor.faultsOfState()).toEqual([]);

  const mail = await site.mail(demoEmail("viewer"), "/password-reset/");
  const [path = ""] = /\/password-reset\/[\w-]+\/[\w-]+/.exec(mail) ?? [];
  await visitor.goTo(path);
  expect(await button("Update Password").isDisabled()).toBe(true);
  await field("New password *").fill("too short");
  await text("Password must be at least 14 characters").waitFor();
  await field("New password *").fill("x".repeat(31));
  await text("Password must be 30 characters or less").waitFor();
  await field("New password *").fill(NEW_PASSWORD);
  await field("Confirm password *").fill(`${NEW_PASSWORD}s`);
  await text(MESSAGES.invalidPasswords).waitFor();
  await expect.poll(() => button("Update Password").isDisabled()).toBe(true);
  expect(await visitor.faultsOfState()).toEqual([]);
  // Corrected in the other field: they are the same now.
  await field("New password *").fill(`${NEW_PASSWORD}s`);
  await text(MESSAGES.invalidPasswords).waitFor({ state: "detached" });
  await field("New password *").fill(NEW_PASSWORD);
  await field("Confirm password *").fill(NEW_PASSWORD);
  await button("Update Password").click();
  await text(MESSAGES.passwordReset).waitFor();
  await expect.poll(() => field("New password *").count()).toBe(0);
  expect(await visitor.accessibilityViolations()).toEqual([]);

  await visitor.goTo(path);
  await field("New password *").fill(NEW_PASSWORD);
  await field("Confirm password *").fill(NEW_PASSWORD);
  await button("Update Password").click();
  await text(MESSAGES.invalidPasswordLink).waitFor();
  await forgiveStatus(visitor, 400);

  await link("Back to Login").click();
  await at("/login");
  await logIn(visitor, "viewer", NEW_PASSWORD);
  await at("/home");
  await visitor.close();
});

test("the password is updated in a dialog that stays until it is answered", async () => {
  const visitor = await Visitor.open(browser, site, { as: "accreditation", movesClock: true });
  const { field, button, text } = hands(visitor);
  await visitor.goTo("/account");
  await button("Update Password").click();
  const dialog = visitor.page.getByRole("dialog", { name: "Update Password" });
  expect((await dialog.boundingBox())?.width).toBe(450);
  await visitor.page.mouse.click(5, 400);
  expect(await dialog.isVisible()).toBe(true);
  expect(await button("Submit").isDisabled()).toBe(true);
  await field("Password *").fill("password123456");
  await field("Confirm Password *").fill("password12345");
  await text("Password must be at least 14 characters").waitFor();
  await field("Confirm Password *").fill("password1234567");
  await text(MESSAGES.invalidPasswords).waitFor();
  await field("Confirm Password *").fill("password123456");
  await button("Submit").click();
  // A check that only the server can do.
  await dialog.getByText("This password is easy to guess").waitFor();
  await forgiveStatus(visitor, 400);
  expect(await visitor.accessibilityViolations()).toEqual([]);
  await field("Password *").fill(NEW_PASSWORD);
  await field("Confirm Password *").fill(NEW_PASSWORD);
  await button("Submit").click();
  await text(MESSAGES.passwordUpdated).waitFor();
  await dialog.waitFor({ state: "detached" });
  await visitor.page.clock.runFor(2000);
  await text(MESSAGES.passwordUpdated).waitFor({ state: "detached" });

  await button("Update Password").click();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await dialog.waitFor({ state: "detached" });
  await visitor.close();
});

test("every status opens its page, and the last one returns to the requested page", async () => {
  const visitor = await Visitor.open(browser, site, { as: "esco" });
  const { field, button, link, text, heading, at } = hands(visitor);
  await visitor.goTo("/account");
  expect(await visitor.faultsOfState()).toEqual([]);
  const set = async (status: string, path: string): Promise<void> => {
    await field("Account status to set").selectOption(status);
    await button("Set account status").click();
    await at(path);
    await visitor.settle();
    expect(await visitor.faultsOfState()).toEqual([]);
  };

  await set("Must choose a view", "/auth/view-selection");
  await text("ePX menu").click();
  await button("Continue").click();
  await at("/account");

  await set("Must accept the project data terms", "/auth/terms-of-service/data");
  await expect.poll(heading).toBe("Project data");
  await button("I agree").click();
  await at("/account");

  await set("Must accept the privacy terms", "/auth/terms-of-service/privacy");
  await text("no expectation of privacy").first().waitFor();
  await button("I agree").click();
  await at("/account");

  await set("Must choose a new password", "/auth/password-update");
  await text("An administrator asked you to choose a new password.").waitFor();
  await field("New password *").fill(NEW_PASSWORD);
  await field("Confirm password *").fill(NEW_PASSWORD);
  await button("Update Password").click();
  await text(MESSAGES.passwordUpdated).waitFor();
  await at("/account");

  await set("Must verify the account", "/auth/verify");
  await text(`We emailed a 6-digit code to ${demoEmail("esco")}`).waitFor();
  // No other screen stays.
  await visitor.goTo("/portfolio/list");
  await at("/auth/verify");
  await button("Verify").click();
  await text(MESSAGES.codeRequired).waitFor();
  await field("Verification code *").fill("000000");
  await button("Verify").click();
  await text("This code is not correct").waitFor();
  await forgiveStatus(visitor, 400);
  await button("Send a new code").click();
  await text("New code sent.").waitFor();
  await expect.poll(() => text("This code is not correct").count()).toBe(0);
  await visitor.page.goto(`${site.url}/home/verify/000000`);
  await text("The code in this link cannot be used.").waitFor();
  await forgiveStatus(visitor, 400);
  expect(await visitor.faultsOfState()).toEqual([]);
  await link("Enter a code instead").click();
  await at("/auth/verify");
  await button("Sign out").click();
  await at("/login");
  await visitor.close();
});

test("an account with an authenticator app is asked for its code in every session", async () => {
  const visitor = await Visitor.open(browser, site);
  await visitor.goTo("/account");
  await logIn(visitor, "qualified-list");
  const { field, button, text, heading, at } = hands(visitor);
  await button("Set up").click();
  await field("Your password *").fill("not the right one");
  await button("Next").click();
  await text("The password is not correct.").waitFor();
  await forgiveStatus(visitor, 400);
  await field("Your password *").fill(PASSWORD);
  await button("Next").click();
  await visitor.page.getByRole("img", { name: "QR code for your authenticator app" }).waitFor();
  expect(await visitor.faultsOfStateByAll()).toEqual([]);
  const secret = (await visitor.page.locator("code").innerText()).replaceAll(" ", "");
  const app = new TOTP({ secret });
  await field("Code from the app *").fill(app.generate());
  await button("Turn on").click();
  await text("Keep these recovery codes").waitFor();
  expect(await visitor.faultsOfState()).toEqual([]);
  const [recoveryCode = ""] = await visitor.page.locator(".recovery-codes li").allInnerTexts();
  await button("I saved the codes").click();
  await text("You have 10 recovery codes left.").waitFor();

  await visitor.page.evaluate(() => localStorage.clear());
  await visitor.goTo("/login");
  await logIn(visitor, "qualified-list");
  await at("/auth/verify");
  await expect.poll(heading).toBe("Enter the code of your app");
  expect(await visitor.faultsOfState()).toEqual([]);
  await field("Verification code *").fill(recoveryCode);
  await button("Verify").click();
  await at("/home");

  await visitor.goTo("/account");
  await button("Remove").click();
  await field("Your password *").fill(PASSWORD);
  await field("Code from the app, or a recovery code *").fill("111111");
  const dialog = visitor.page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Remove" }).click();
  await text("This code is not correct").waitFor();
  await forgiveStatus(visitor, 400);
  await field("Code from the app, or a recovery code *").fill(app.generate({ timestamp: Date.now() + 30_000 }));
  await dialog.getByRole("button", { name: "Remove" }).click();
  await text("Authenticator app removed.").waitFor();
  await button("Set up").waitFor();
  await visitor.close();
});

test("a session that the server has ended is reported, and the sign-in returns to the page", async () => {
  const visitor = await Visitor.open(browser, site, { as: "express", movesClock: true });
  const { text, at } = hands(visitor);
  await visitor.goTo("/account");
  await endSession(visitor.page);
  // Any call: the list of the authenticator app.
  await visitor.page.getByRole("button", { name: "Set up" }).click();
  await visitor.page.getByLabel("Your password *").fill(PASSWORD);
  await visitor.page.getByRole("button", { name: "Next" }).click();
  await text(MESSAGES.sessionTimedOut).waitFor();
  await at("/login");
  await visitor.page.clock.runFor(5000);
  await text(MESSAGES.sessionTimedOut).waitFor({ state: "detached" });
  visitor.complaints.splice(0);
  await logIn(visitor, "express");
  await at("/account");
  await visitor.close();
});

test("signing out in one window signs out the other, and leaves nothing for the next person", async () => {
  const visitor = await Visitor.open(browser, site, { as: "admin" });
  const { at } = hands(visitor);
  await visitor.goTo("/account");
  const other = await visitor.page.context().newPage();
  await other.goto(`${site.url}/account`);
  await other.locator("h1", { hasText: "Your account" }).waitFor();
  await other
    .getByRole("banner")
    .getByRole("button", { name: /your account/ })
    .click();
  await other.getByRole("button", { name: "Logout" }).click();
  await at("/login");
  await logIn(visitor, "customer");
  await at("/home");
  await visitor.close();
});

test("the images stop for people who prefer reduced motion, and move for the others", async () => {
  const visitor = await Visitor.open(browser, site, { movesClock: true });
  const { page } = visitor;
  await visitor.goTo("/login");
  await page.getByRole("button", { name: "Play the slides" }).waitFor();
  expect(await page.getByRole("button", { name: "Slide 1 of 5" }).isDisabled()).toBe(true);
  await page.getByRole("button", { name: "Next slide" }).click();
  await page.locator('[aria-label="Slide 2 of 5"][aria-current="true"]').waitFor();
  await page.emulateMedia({ reducedMotion: "no-preference" });
  // The rotation pauses while the mouse is over a picture.
  await page.mouse.move(0, 0);
  await visitor.goTo("/login");
  await page.getByRole("button", { name: "Pause the slides" }).waitFor();
  await page.clock.runFor(5000);
  await page.locator('[aria-label="Slide 2 of 5"][aria-current="true"]').waitFor();
  await page.getByRole("button", { name: "Pause the slides" }).click();
  expect(await visitor.accessibilityViolations()).toEqual([]);
  await visitor.close();
});
