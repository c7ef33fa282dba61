import { LIST_ACCOUNT_REQUESTS, MESSAGES as PRODUCT_MESSAGES } from "@epb/contract";
import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { demoEmail } from "../../server/src/features/demonstration/demo-people.js";
import { quietFor } from "../../server/testing/quiet-for.js";
import { browserForTests, siteForTests, siteToOpen } from "./support/for-tests.js";
import { Visitor } from "./support/visitor.js";

const site = siteForTests();
const browser = browserForTests();

const EMAIL = "grace@district.example.org";
const SECOND_EMAIL = "grace.two@district.example.org";
const NEW_PASSWORD = "brass lantern fjord";

function hands({ page }: Visitor) {
  const field = (label: string): Locator => page.getByLabel(label, { exact: true });
  return {
    field,
    fill: (label: string, text: string) => field(label).fill(text),
    choose: (label: string, option: string) => field(label).selectOption(option),
    tick: (label: string) => page.getByText(label, { exact: true }).click(),
    button: (name: string) => page.getByRole("button", { name, exact: true }),
    link: (name: string) => page.getByRole("link", { name, exact: true }),
    at: (path: string) => page.waitForURL((url) => url.pathname === path),
  };
}

const SUBMIT = "Request Account(s)";

async function fillContact(visitor: Visitor): Promise<void> {
  const { fill } = hands(visitor);
  await fill("First Name *", "Grace");
  await fill("Last Name *", "Hopper");
  await fill("Title *", "Energy manager");
  await fill("Organization *", "Example School District");
  await fill("Address *", "1 Main Street");
  await fill("City *", "Golden");
  await fill("Zip *", "80401");
  await fill("Phone *", "(303) 555-0100");
  await fill("Office Email Address *", EMAIL);
}

test("the form has five cards, and asks what the answers before call for", async () => {
  const visitor = await Visitor.open(browser, site);
  const { field, choose, tick, button } = hands(visitor);
  await visitor.goTo("/login");
  await visitor.page.getByRole("link", { name: "Request an account" }).click();
  await visitor.page.getByRole("heading", { name: "Account Registration Form" }).waitFor();
  expect(await visitor.page.locator("main h2").allInnerTexts()).toEqual([
    "Contact information",
    "Accounts requested",
    "How will you use epb?",
    "How did you hear about epb?",
    "Market segments",
  ]);
  expect(await visitor.faultsOfStateByAll()).toEqual([]);
  expect(await button(SUBMIT).isDisabled()).toBe(true);

  await expect.poll(() => field("State, province or region").count()).toBe(0);
  await choose("Country *", "Canada");
  await field("State, province or region").waitFor();
  await expect.poll(() => field("Postal Code").getAttribute("aria-describedby")).toBeNull();
  await field("Postal Code").fill("K1A 0B1 K1A");
  await visitor.page.getByText("Enter 10 characters or less.").waitFor();
  await choose("Country *", "United States");
  await field("Zip *").waitFor();

  const border = () =>
    visitor.page.locator(".site-choice").evaluate((element) => getComputedStyle(element).borderColor);
  expect(await border()).toBe("rgb(181, 9, 9)");
  await expect.poll(() => field("Secondary Email Address *").count()).toBe(0);
  await tick("Training site");
  await expect.poll(() => border()).not.toBe("rgb(181, 9, 9)");
  await field("Secondary Email Address *").waitFor();
  for (const [label, other] of [
    ["I am a *", "3"],
    ["I heard about epb from *", "6"],
  ] as const) {
    await choose(label, other);
    await field("Please specify *").waitFor();
    await choose(label, "");
    await field("Please specify *").waitFor({ state: "detached" });
  }
  await visitor.close();
});

test("from a request to the home page", async () => {
  const visitor = await Visitor.open(browser, site);
  const { fill, choose, tick, button, link, at } = hands(visitor);
  const { page } = visitor;
  await visitor.goTo("/account-request");
  await fillContact(visitor);
  await tick("Main site");
  await tick("Training site");
  await fill("Secondary Email Address *", SECOND_EMAIL);
  await choose("I am a *", "Project Owner/Customer/Agency");
  await page.getByText("Initiates and approves projects.").waitFor();
  await choose("I heard about epb from *", "Webinar");
  // Missing entries link to their fields and disable the button.
  expect(await button(SUBMIT).isDisabled()).toBe(true);
  const missing = page.locator(".missing-parts");
  await expect.poll(() => missing.getByRole("button").allTextContents()).toEqual(["Market segments"]);
  await missing.getByRole("button", { name: "Market segments" }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("marketSegmentIds");
  await tick("K-12 Schools");
  await page.locator(".usa-alert--warning").waitFor({ state: "detached" });
  await button(SUBMIT).click();
  await page.getByText(PRODUCT_MESSAGES.accountRequested).waitFor();
  // The message replaces the form, below the title, and has the focus.
  await expect.poll(() => page.locator("main form").count()).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain("focused-message");
  expect((await page.locator(".focused-message").boundingBox())?.y).toBeLessThan(300);
  expect(await visitor.faultsOfState()).toEqual([]);

  const administrator = await site.logIn("admin");
  const { items } = await administrator.call(LIST_ACCOUNT_REQUESTS);
  expect(items[0]).toMatchObject({
    officeEmailAddress: EMAIL,
    secondaryEmailAddress: SECOND_EMAIL,
    zip: "80401",
    marketSegmentIds: [4],
    statusId: 1,
  });

  const admin = await Visitor.open(browser, site, { as: "admin" });
  const path = `/administration/account-requests/${items[0]?.id}`;
  expect(await site.mail(demoEmail("admin"), path)).toContain("Example School District");
  await admin.goTo(path);
  await hands(admin).button("Mark in progress").click();
  await admin.page.getByText("Request status: In progress.").waitFor();
  await hands(admin).tick("ePB");
  await hands(admin).tick("ePX");
  await hands(admin).button("Create accounts").click();
  await admin.page.getByText("1 account created. The email is on its way.").waitFor();
  await admin.close();
  const welcome = await site.mail(EMAIL, "/password-reset/");
  await visitor.goTo(/\/password-reset\/[\w-]+\/[\w-]+\?first/.exec(welcome)?.[0] ?? "");
  await page.getByText("Choose a password for your new account.").waitFor();
  await fill("New password *", NEW_PASSWORD);
  await fill("Confirm password *", NEW_PASSWORD);
  await button("Update Password").click();
  await page.getByText("Your password is set. Sign in.").waitFor();
  await link("Back to Login").click();
  await at("/login");
  await fill("Email *", EMAIL);
  await fill("Password *", NEW_PASSWORD);
  await button("Login").click();

  // `signing-in` checks each of these pages.
  await at("/auth/verify");
  await page.getByText(`We emailed a 6-digit code to ${EMAIL}`).waitFor();
  const code = /^\s*(\d{6})\s*$/m.exec(await site.mail(EMAIL, "verification code"))?.[1] ?? "";
  await fill("Verification code *", `${code.slice(0, 3)} ${code.slice(3)}`);
  await button("Verify").click();
  await at("/auth/terms-of-service/privacy");
  await page.getByRole("heading", { name: "Privacy and monitoring" }).waitFor();
  await button("I agree").click();
  await at("/auth/terms-of-service/data");
  await page.getByRole("heading", { name: "Project data" }).waitFor();
  await button("I agree").click();
  await at("/auth/view-selection");
  await button("Continue").click();
  await at("/home");
  await visitor.close();
});

test("on a site that tells nobody who has an account, nothing is asked about an address", async () => {
  const blind = siteToOpen({ env: { EPB_EMAIL_EXISTS: "blind" } });
  await blind.open();
  const visitor = await Visitor.open(browser, blind);
  const asked: string[] = [];
  visitor.page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await visitor.goTo("/account-request");
  await hands(visitor).fill("Office Email Address *", demoEmail("customer"));
  await quietFor(1500);
  expect(asked.filter((path) => path.includes("email-checker"))).toEqual([]);
  await visitor.close();
  await blind.stop();
});

test("a link with a code is kept until its owner has signed in", async () => {
  const visitor = await Visitor.open(browser, site);
  const { fill, button, at } = hands(visitor);
  await visitor.goTo("/home/verify/123456");
  await at("/login");
  await fill("Email *", demoEmail("newcomer"));
  await fill("Password *", "correct horse battery");
  await button("Login").click();
  // Verified already: the next thing is to be done.
  await at("/auth/terms-of-service/privacy");
  await visitor.close();
});
