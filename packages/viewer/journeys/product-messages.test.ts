import { CREATE_PROJECT, LIST_PROJECTS, LOGIN, MESSAGES, REQUEST_ACCOUNT } from "@epb/contract";
import type { Locator, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { demoEmail } from "../../server/src/features/demonstration/demo-people.js";
import { fixture } from "./support/check-page.js";
import { endSession } from "./support/end-session.js";
import { browserForTests, siteForTests } from "./support/for-tests.js";
import { ownProject } from "./support/own-project.js";
import { PASSWORD } from "./support/viewer-site.js";
import { Visitor } from "./support/visitor.js";

// Each message of the catalog by its id: the compiler reports a message without a test.

const site = siteForTests();
const browser = browserForTests();
let project: string;
beforeAll(async () => {
  project = await ownProject(site, "federal-espc", "Fort Messages");
});

/** User, page, and actions that cause a message. */
interface Raised {
  readonly as?: string;
  readonly path: string | (() => string);
  readonly by?: (page: Page) => Promise<unknown>;
}

/** Reason why no page shows the message. */
interface Unraised {
  readonly because: string;
}

const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string): Promise<void> => page.getByRole("button", { name, exact: true }).click();
const answer = (page: Page, path: string, status: number, body = ""): Promise<unknown> =>
  page.route(`**${path}**`, (route) => route.fulfill({ status, body }));
const partOf = (part: string) => (): string => `/portfolio/${project}${part}`;
const LINK = `/password-reset/6f9619ff-8b86-4011-b42d-00cf4fc964ff/${"A".repeat(43)}`;
const NEW_PASSWORD = "brass lantern fjord";

async function logIn(page: Page, password: string): Promise<void> {
  await field(page, "Email *").fill(demoEmail("customer"));
  await field(page, "Password *").fill(password);
  await press(page, "Login");
}

async function choosePassword(page: Page, confirmation: string): Promise<void> {
  await field(page, "New password *").fill(NEW_PASSWORD);
  await field(page, "Confirm password *").fill(confirmation);
}

async function createProject(page: Page, name: string): Promise<void> {
  await field(page, "Project name *").fill(name);
  await field(page, "Market segment *").selectOption("Industrial");
  await field(page, "Zip *").fill("80401");
  await field(page, "ESCO/project builder email *").fill("builder@esco.example.org");
  await press(page, "OK");
}

async function goOnAfterSession(page: Page): Promise<void> {
  await endSession(page);
  await page.getByRole("banner").getByRole("link", { name: "Portfolio" }).click();
}

const CASES: { readonly [Id in keyof typeof MESSAGES]: Raised | Unraised } = {
  badCredentials: { path: "/login", by: (page) => logIn(page, "not the right one") },
  error: {
    as: "customer",
    path: "/home",
    by: async (page) => {
      await answer(page, LIST_PROJECTS.path, 400);
      await page.getByRole("banner").getByRole("link", { name: "Portfolio" }).click();
    },
  },
  loginError: {
    path: "/login",
    by: (page) => answer(page, LOGIN.path, 500).then(() => logIn(page, PASSWORD)),
  },
  authorizationError: {
    as: "customer",
    path: "/home",
    by: async (page) => {
      // Removes the token: the page does not know yet that it has no session.
      await page.evaluate(() => localStorage.clear());
      await page.getByLabel("Viewing").selectOption("ePX");
    },
  },
  sessionTimedOut: { as: "customer", path: "/home", by: goOnAfterSession },
  chunkLoadFailed: {
    path: "/about",
    by: async (page) => {
      await page.route("**/assets/help-scene-*.js", (route) => route.abort());
      await page.getByRole("banner").getByRole("link", { name: "Help/Documentation" }).click();
    },
  },
  passwordResetRequested: {
    path: "/password-reset",
    by: async (page) => {
      await field(page, "Email *").fill(demoEmail("viewer"));
      await press(page, "Reset Password");
    },
  },
  passwordReset: {
    path: LINK,
    by: async (page) => {
      await answer(page, "/api/password-reset/", 200, '{"success":true}');
      await choosePassword(page, NEW_PASSWORD);
      await press(page, "Update Password");
    },
  },
  passwordUpdated: {
    as: "accreditation",
    path: "/account",
    by: async (page) => {
      await press(page, "Update Password");
      await field(page, "Password *").fill(NEW_PASSWORD);
      await field(page, "Confirm Password *").fill(NEW_PASSWORD);
      await press(page, "Submit");
    },
  },
  accountRequested: {
    path: "/account-request",
    by: async (page) => {
      await answer(page, REQUEST_ACCOUNT.path, 201, '{"success":true}');
      const texts = {
        "First Name *": "Grace",
        "Last Name *": "Hopper",
        "Title *": "Manager",
        "Organization *": "District",
      };
      const places = { "Address *": "1 Main Street", "City *": "Golden", "Zip *": "80401", "Phone *": "303-555-0100" };
      for (const [label, text] of Object.entries({ ...texts, ...places })) await field(page, label).fill(text);
      await field(page, "Office Email Address *").fill("grace@district.example.org");
      await page.getByText("Main site", { exact: true }).click();
      await field(page, "I am a *").selectOption("ESCO");
      await field(page, "I heard about epb from *").selectOption("Webinar");
      await page.getByText("K-12 Schools", { exact: true }).click();
      await press(page, "Request Account(s)");
    },
  },
  projectNotCreated: {
    as: "customer",
    path: "/home/new-project",
    by: async (page) => {
      await answer(page, CREATE_PROJECT.path, 201, '{"record":{}}');
      // Calls below the same address, such as whether the name exists.
      await page.route("**/api/project/**", (route) => route.continue());
      await createProject(page, "Fort Nowhere");
    },
  },
  projectCreated: { as: "customer", path: "/home/new-project", by: (page) => createProject(page, "Fort Somewhere") },
  invalidTemplate: {
    as: "esco",
    path: partOf("/upload"),
    by: async (page) => {
      await page
        .getByLabel("Drop the workbook here, or choose a file")
        .setInputFiles(fixture("seeded/savings-unit-unknown.xlsx"));
      await press(page, "Review changes");
    },
  },
  calculationErrors: { because: "it is for programs that send figures of their own; pages send none" },
  invalidPasswords: { path: LINK, by: (page) => choosePassword(page, `${NEW_PASSWORD}s`) },
  passwordRequired: {
    path: "/login",
    by: async (page) => {
      await field(page, "Password *").fill("x");
      await field(page, "Password *").fill("");
    },
  },
  codeRequired: {
    as: "customer",
    path: "/account",
    by: async (page) => {
      await press(page, "Set up");
      await field(page, "Your password *").fill(PASSWORD);
      await press(page, "Next");
      await press(page, "Turn on");
    },
  },
  invalidPasswordLink: {
    path: LINK,
    by: (page) => choosePassword(page, NEW_PASSWORD).then(() => press(page, "Update Password")),
  },
  invalidUserStatus: { because: "the test control offers statuses that there are, and no others" },
  invalidProject: { as: "customer", path: "/portfolio/no-project" },
  roleExists: {
    as: "customer",
    path: partOf("/access"),
    by: async (page) => {
      await page.getByLabel("Email").fill(demoEmail("viewer"));
      await page.getByRole("combobox", { name: "Role" }).selectOption({ index: 1 });
      await press(page, "Give access");
    },
  },
  missingEmail: { because: "P §8 has it as internal: forms ask for the address, and calls that lack it are refused" },
  noAuthenticationInformation: { because: "P §8 has it as internal: whoever has no session is led to the login" },
};

const RAISED = Object.entries(CASES).flatMap(([id, each]: [string, Raised | Unraised]) =>
  "path" in each ? [[id as keyof typeof MESSAGES, each] as const] : [],
);

test.each(RAISED)("%s is shown where it is raised", async (id, { as, path, by }) => {
  const visitor = await Visitor.open(browser, site, as === undefined ? {} : { as });
  await visitor.goTo(typeof path === "string" ? path : path());
  await by?.(visitor.page);
  const message = MESSAGES[id];
  const { supportEmail } = site.services.config;
  const text = typeof message === "string" ? message : message(supportEmail, "");
  await visitor.page.getByText(text).first().waitFor();
  // No notice without a possible action is beside it.
  await expect.poll(() => visitor.page.locator(".notice").count()).toBeLessThanOrEqual(1);
  await visitor.close(/Failed to load resource/);
});
