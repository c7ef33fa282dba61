import {
  LIST_ACCOUNT_REQUESTS,
  LIST_PROJECTS,
  LIST_USERS,
  REQUEST_ACCOUNT,
  UserGroup,
  WRITE_ERROR_LOG,
} from "@epb/contract";
import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { keepFailedJob } from "../../server/src/background/failed-job-commands.js";
import { ACCOUNT_REQUESTS } from "../../server/src/features/accounts/account-requests.js";
import { USERS } from "../../server/src/features/accounts/users.js";
import { demoEmail } from "../../server/src/features/demonstration/demo-people.js";
import { BEFORE, makeOld, PRICE } from "../../server/testing/old-project.js";
import { browserForTests, siteForTests } from "./support/for-tests.js";
import { Visitor } from "./support/visitor.js";

const site = siteForTests({ isFilled: true });
const browser = browserForTests();
let admin: Visitor;
let page: Page;
beforeAll(async () => {
  admin = await Visitor.open(browser, site, { as: "admin" });
  page = admin.page;
  // From here on screens follow one another, as by links.
  await admin.goTo("/disclaimer");
});

const button = (name: string, within: Page | Locator = page) => within.getByRole("button", { name, exact: true });
const dialog = () => page.getByRole("dialog");
const heading = () => page.locator("h1").innerText();

describe("who is no administrator", () => {
  test.each(["customer", "esco", "viewer", "qualified-list", "accreditation"])("%s has no access", async (as) => {
    const visitor = await Visitor.open(browser, site, { as });
    for (const path of ["/administration", "/administration/users"]) {
      await visitor.goTo(path);
      expect(await visitor.page.locator("h1").innerText()).toBe("You do not have access to this page");
    }
    await visitor.close();
  });
});

describe("the first steps of a new site", () => {
  const fresh = siteForTests();
  const email = demoEmail("admin");

  test("are on home until they are done or hidden", async () => {
    await fresh.services.store.transact(async (transaction) => {
      const stored = await transaction.getBy(USERS, "email", email);
      if (stored === undefined) throw new Error("there is no administrator");
      const { document, revision } = stored;
      await transaction.update(USERS, { ...document, firstName: "First", lastName: "Administrator" }, revision);
    });
    const visitor = await Visitor.open(browser, fresh, { as: "admin" });
    await visitor.goTo("/home");
    const steps = visitor.page.getByRole("region", { name: "First steps for this site" });
    const step = (name: string) => steps.getByRole("listitem").filter({ hasText: name });
    await step("Enter your name").getByText("Open", { exact: true }).waitFor();
    await step("Set up email").getByText("Done", { exact: true }).waitFor();
    expect(await visitor.faultsOfState()).toEqual([]);

    await button("Send a test message", visitor.page).click();
    await steps.getByText(`The message to ${email} is sent`).waitFor();
    expect(await fresh.mail(email, "test message")).toContain("the site can send email.");

    await steps.getByRole("link", { name: "Edit your details" }).click();
    await button("Edit details", visitor.page).click();
    const form = visitor.page.getByRole("dialog");
    await form.getByLabel("First name").fill("Amir");
    await form.getByLabel("Last name").fill("Haddad");
    expect(await visitor.faultsOfStateByAll()).toEqual([]);
    await button("Save", form).click();
    await visitor.page.getByText("Amir Haddad").waitFor();
    await visitor.follow("/home");
    await step("Enter your name").getByText("Done", { exact: true }).waitFor();

    await button("Invite people by email address", visitor.page).click();
    await form.getByLabel("Email addresses").fill(`ada.lovelace@example.org, ${demoEmail("customer")}\nno-address`);
    await form.getByLabel("Organization").fill("Bright Energy");
    await form.getByLabel("Role").selectOption("ESCO");
    expect(await visitor.faultsOfStateByAll()).toEqual([]);
    await button("Create accounts", form).click();
    await form.getByText("ada.lovelace@example.org: account created").waitFor();
    await form.getByText(`${demoEmail("customer")}: Email already exists.`).waitFor();
    await form.getByText(/^no-address: /).waitFor();
    expect(await fresh.mail("ada.lovelace@example.org", "/password-reset/")).toContain("Ada");
    await button("Close", form.locator(".dialog__actions")).click();

    await button("Hide these steps", visitor.page).click();
    await steps.waitFor({ state: "detached" });
    await visitor.goTo("/home");
    await expect.poll(() => steps.count()).toBe(0);
    await visitor.close(/40[09]/);
  });

  test("are for administrators alone", async () => {
    const visitor = await Visitor.open(browser, fresh, { as: "customer" });
    await visitor.goTo("/home");
    await visitor.page.getByText("Nothing is waiting for you.").waitFor();
    await expect.poll(() => visitor.page.getByText("First steps for this site").count()).toBe(0);
    await visitor.close();
  });
});

describe("account requests", () => {
  test("an administrator follows the mail and takes a request through to an account", async () => {
    await admin.goTo("/administration");
    await page.getByText("1 new").waitFor();
    expect(await admin.faultsOfState()).toEqual([]);
    await page.locator(".administration__nav").getByText("Account requests").click();
    await button("New (1)").waitFor();
    expect(await admin.faultsOfState()).toEqual([]);
    const [request] = (await (await site.logIn("admin")).call(LIST_ACCOUNT_REQUESTS)).items;
    const path = `/administration/account-requests/${request?.id}`;
    expect(await site.mail("admin@demo.example.org", path)).toContain("Harlan County");
    await admin.goTo(path);
    for (const text of ["Robin Hale", "2 Court Street", "40831", "State/Local Government", "Webinar", "courthouse"])
      expect(await page.locator("main").innerText()).toContain(text);
    await button("Mark in progress").click();
    await page.getByText("Request status: In progress.").waitFor();
    await expect.poll(() => page.getByLabel("Group *").inputValue()).toBe(String(UserGroup.Customer));
    await page.locator("label", { hasText: "ePX" }).click();
    expect(await admin.faultsOfState()).toEqual([]);
    await button("Create accounts").click();
    await page.getByText("1 account created. The email is on its way.").waitFor();
    await page.getByText("The request is closed. Reopen the request to create accounts.").waitFor();
    expect(await site.mail("robin.hale@demo.example.org", "/password-reset/")).toContain("Robin");
    await page.getByRole("link", { name: "View account" }).click();
    await page.getByText("Details of the account").waitFor();
    expect(await heading()).toBe("Robin Hale");
    expect(await page.locator("main").innerText()).toContain("Invited");
    expect(await page.getByLabel("ePX").isChecked()).toBe(false);
    await admin.follow("/administration/account-requests?status=3");
    await page.getByRole("link", { name: "Robin Hale" }).waitFor();
  });

  test("that another person has changed since are not overwritten", async () => {
    await (await site.logIn("admin")).call(REQUEST_ACCOUNT, { body: REQUEST });
    await admin.goTo("/administration/account-requests?search=sol");
    await page.getByRole("link", { name: "Sol Reed" }).click();
    await button("Mark in progress").waitFor();
    const id = page.url().split("/").at(-1) ?? "";
    await site.services.store.transact(async (transaction) => {
      const stored = await transaction.get(ACCOUNT_REQUESTS, id);
      if (stored !== undefined) await transaction.update(ACCOUNT_REQUESTS, stored.document, stored.revision);
    });
    await button("Close without an account").click();
    const reloaded = page.waitForResponse(
      (response) => response.request().method() === "GET" && response.url().endsWith(`/${id}`),
    );
    await button("Close without an account", dialog()).click();
    await dialog().getByText("Another person changed this since you opened it.").waitFor();
    expect(await admin.faultsOfState()).toEqual([]);
    admin.complaints.splice(0);
    await reloaded;
    await button("Close without an account", dialog()).click();
    await page.getByText("Request status: Closed.").waitFor();
    await button("Reopen").waitFor();
  });
});

describe("accounts", () => {
  test("are found by words, group, and state, which are in the URL", async () => {
    await admin.follow("/administration/users");
    await page.getByLabel("Name, email, or organization").fill("maple");
    await page.waitForURL(/search=maple/);
    await page.getByLabel("Group").selectOption("Customer");
    await page.getByRole("link", { name: "Lind, Vera" }).waitFor({ state: "detached" });
    await page.getByRole("link", { name: "Ortiz, Carmen" }).waitFor();
    expect(await admin.faultsOfState()).toEqual([]);
    await page.getByLabel("Status").selectOption("Closed");
    await page.getByText("Nothing matches").waitFor();
    await page.locator(".empty-state").getByRole("button", { name: "Clear filters" }).click();
    await page.getByRole("link", { name: "Lind, Vera" }).waitFor();
  });

  test("are made, changed, invited again and closed", async () => {
    await admin.goTo("/administration/users");
    await button("New account").click();
    await button("Create account", dialog()).click();
    await dialog().getByText("First Name is required.").waitFor();
    expect(await admin.faultsOfStateByAll()).toEqual([]);
    await dialog().getByLabel("First name *").fill("Iris");
    await dialog().getByLabel("Last name *").fill("Dale");
    await dialog().getByLabel("Email *").fill("esco@demo.example.org");
    await dialog().getByLabel("Organization *").fill("Dale County");
    await dialog().getByLabel("Group *").selectOption("Customer");
    await button("Create account", dialog()).click();
    await dialog().getByText("Email already exists.").waitFor();
    admin.complaints.splice(0);
    await dialog().getByLabel("Email *").fill("iris@dale.example.gov");
    await button("Create account", dialog()).click();
    await page.getByText("The email to iris@dale.example.gov is on its way.").waitFor();
    await page.getByText("Details of the account").waitFor();
    await page.getByLabel("Organization *").fill("Dale County Schools");
    await page.getByLabel("Group *").selectOption("Project viewer");
    await button("Save changes").click();
    await page.getByText("Account changed.").waitFor();
    await button("Send the invitation again").click();
    await button("Send the invitation again", dialog()).click();
    await page.getByText("The invitation is on its way.").waitFor();
    await button("Deactivate account").click();
    expect(await admin.faultsOfState()).toEqual([]);
    await button("Deactivate account", dialog()).click();
    await page.getByText("Account deactivated.").waitFor();
    await button("Reactivate account").waitFor();
    const [iris] = (await (await site.logIn("admin")).call(LIST_USERS, { query: { search: "iris" } })).items;
    const organization = "Dale County Schools";
    expect(iris).toMatchObject({ organization, userGroupId: UserGroup.ProjectViewer, isActive: false });
  });

  test("must choose another password after an administrator requests it", async () => {
    await admin.follow("/administration/users?search=lind");
    await page.getByRole("link", { name: "Lind, Vera" }).click();
    await button("Require a new password").click();
    await button("Require a new password", dialog()).click();
    await page.getByText("The user must choose a new password.").waitFor();
    const viewer = await Visitor.open(browser, site, { as: "viewer" });
    await viewer.page.goto(`${site.url}/home`);
    await viewer.page.waitForURL(/password-update/);
    await viewer.close();
  });

  test("keep one administrator", async () => {
    await admin.follow("/administration/users?search=sayed");
    await page.getByRole("link", { name: "Sayed, Amir" }).click();
    await page.getByLabel("Group *").selectOption("ESCO");
    await button("Save changes").click();
    await page.getByText("This is the last administrator.").waitFor();
    admin.complaints.splice(0);
  });
});

describe("training dates", () => {
  test("are announced in the local time zone, changed, and removed", async () => {
    await admin.follow("/administration/trainings");
    await expect.poll(() => page.locator(".application-item").count()).toBe(3);
    await button("Announce a webinar").click();
    await button("Announce a webinar", dialog()).click();
    await dialog().getByText("Choose a type of training.").or(dialog().getByText("Enter the start.")).first().waitFor();
    await dialog().getByText("(America/Denver)").waitFor();
    await dialog().getByLabel("Type of training").selectOption("Custom");
    await dialog().getByLabel("Start *").fill("2040-02-03T14:30");
    await dialog().getByLabel("End *").fill("2040-02-03T13:30");
    await dialog().getByLabel("Description").fill("For the state of Colorado.");
    await dialog().getByText("The end must be after the start.").waitFor();
    expect(await admin.faultsOfState()).toEqual([]);
    await dialog().getByLabel("End *").fill("2040-02-03T15:30");
    await button("Announce a webinar", dialog()).click();
    await page.getByText("Webinar announced.").waitFor();
    const webinar = page.locator(".application-item", { hasText: "For the state of Colorado." });
    expect(await webinar.innerText()).toContain("Friday, February 3, 2040 at 2:30 PM Mountain Standard Time");
    expect(await admin.faultsOfState()).toEqual([]);
    await webinar.getByText("Change").click();
    expect(await dialog().getByLabel("Start *").inputValue()).toBe("2040-02-03T14:30");
    await dialog().getByLabel("Description").fill("For all states.");
    await button("Save", dialog()).click();
    await page.getByText("Webinar changed.").waitFor();
    await page.locator(".application-item", { hasText: "For all states." }).getByText("Remove").click();
    await button("Remove", dialog()).click();
    await page.locator(".application-item", { hasText: "For all states." }).waitFor({ state: "detached" });
  });
});

describe("logs", () => {
  test("errors are read with all that was reported", async () => {
    await admin.follow("/administration/error-log");
    await page.getByText("No errors reported").waitFor();
    expect(await admin.faultsOfState()).toEqual([]);
    const esco = await site.logIn("esco");
    for (const id of ["one", "two"])
      await esco.call(WRITE_ERROR_LOG, { body: { ...ERROR, id, message: `Broken ${id}` } });
    await admin.goTo("/administration/error-log");
    await page.getByLabel("Words or reference").fill("two");
    await page.waitForURL(/search=two/);
    await expect.poll(() => page.locator("tbody tr").count()).toBe(1);
    expect(await page.locator("tbody tr").innerText()).toContain("Elias Berg");
    await button("Details of TypeError").click();
    await dialog().getByText("at somewhere").waitFor();
    expect(await admin.faultsOfState()).toEqual([]);
    await button("Close", dialog()).click();
    await page.getByLabel("User", { exact: true }).selectOption("Vera Lind");
    await page.waitForURL(/search=two&user=/);
    await page.getByText("Nothing matches").waitFor();
    await button("Clear filters").click();
    await expect.poll(() => page.locator("tbody tr").count()).toBe(2);
  });

  test("the audit log begins with the newest entry, is filtered by the server, and loads page by page", async () => {
    await site.services.store.transact(async (transaction) => {
      for (let minute = 0; minute < 120; minute += 1) {
        const at = new Date(Date.UTC(2026, 10, 21, 12, minute)).toISOString();
        await transaction.record({ at, action: minute % 20 === 0 ? "session.ended" : "store.backed-up" });
      }
    });
    await admin.follow("/administration/audit");
    await page.locator("tbody tr").first().waitFor();
    const numbers = (await page.locator("tbody td:last-child").allInnerTexts()).map(Number);
    expect(numbers[0]).toBeGreaterThan(numbers[1] ?? Number.POSITIVE_INFINITY);
    const signIns = page.locator("tbody").getByText(/^Signed (?:in|out)$/);
    await expect.poll(() => signIns.count()).toBe(0);
    await page.getByLabel("Action").selectOption("All actions, including sign-ins");
    await signIns.first().waitFor();
    await page.getByLabel("Action").selectOption("project.submitted");
    await page
      .getByRole("cell", { name: /^Project: [A-Z]/ })
      .first()
      .waitFor();
    await page.getByLabel("Action").selectOption("application.withdrawn");
    await page.waitForURL(/action=application.withdrawn/);
    await expect.poll(() => page.locator("tbody tr").count()).toBe(1);
    await page.locator("tbody tr").getByRole("button").click();
    await dialog().getByText("withdrawn", { exact: true }).waitFor();
    expect(await admin.faultsOfState()).toEqual([]);
    await button("Show all changes of this subject", dialog()).click();
    await page.waitForURL(/about=/);
    await page.getByLabel("Action").selectOption("All except sign-ins");
    await page.locator("tbody").getByText("Application submitted").waitFor();
    await page.getByLabel("To", { exact: true }).fill("2020-01-31");
    await page.waitForURL(/to=2020-01-31/);
    await page.getByText("Nothing matches").waitFor();
    expect(await admin.faultsOfState()).toEqual([]);
    await page.reload();
    await page.getByText("Nothing matches").waitFor();
    expect(await page.getByLabel("To", { exact: true }).inputValue()).toBe("2020-01-31");
    await page.getByLabel("Subject ID").fill("the last one");
    await page.getByText("Enter an ID of 36 characters").waitFor();
    await button("Clear filters").click();
    await expect.poll(() => page.locator("tbody tr").count()).toBe(100);
    await button("Load more").click();
    // A long table renders only the visible rows.
    await expect
      .poll(async () => Number(await page.locator("table").getAttribute("aria-rowcount")))
      .toBeGreaterThan(180);
    await expect
      .poll(async () => {
        if (await button("Load more").isVisible()) await button("Load more").click();
        return button("Load more").count();
      })
      .toBe(0);
  });
});

describe("jobs", () => {
  test("that failed are tried again or dropped", async () => {
    await storeFailedJobs();
    await admin.follow("/administration/jobs");
    await page.getByText("no mail server takes it").first().waitFor();
    expect(await admin.faultsOfState()).toEqual([]);
    await button("Drop mail.send").first().click();
    await button("Drop", dialog()).click();
    await page.getByText("Job dropped.").waitFor();
    await button("Try again: mail.send").click();
    await page.getByText("Job queued again.").waitFor();
    await page.getByText("No failed jobs").waitFor();
  });

  test("all projects are calculated again after a question, with their progress", async () => {
    await button("Recalculate all projects").click();
    expect(await admin.faultsOfState()).toEqual([]);
    await button("Recalculate all projects", dialog()).click();
    await page.getByText("Recalculation started.").waitFor();
    await page.getByText("10 of 10 projects").first().waitFor();
    await page.getByText("No approved project has different figures with the current calculation version").waitFor();
  });

  test("approved figures that would change today are listed, with both figures", async () => {
    const approved = (await (await site.logIn("customer")).call(LIST_PROJECTS)).find(({ name }) =>
      name.includes("Maple Valley"),
    );
    await makeOld(site, approved?.id ?? "", PRICE);
    await admin.goTo("/administration/jobs");
    await button("Recalculate all projects").click();
    await button("Recalculate all projects", dialog()).click();
    await page.getByText("Recalculation started.").waitFor();
    const row = page.getByRole("row").filter({ hasText: "Maple Valley" });
    await expect
      .poll(async () => {
        await admin.goTo("/administration/jobs");
        return row.count();
      })
      .toBe(1);
    expect(await row.innerText()).toContain(BEFORE);
    expect(await admin.faultsOfState()).toEqual([]);
    await row.getByRole("button").click();
    const figure = dialog().getByRole("row").filter({ hasText: "totalImplementationPrice" });
    expect(await figure.innerText()).toContain(PRICE);
    expect(await admin.faultsOfState()).toEqual([]);
    await button("Close", dialog()).last().click();
    await dialog().waitFor({ state: "detached" });
    await admin.close();
  });
});

/** Failed emails, one of which can be sent later. */
async function storeFailedJobs(): Promise<void> {
  const { store, random } = site.services;
  const data = {
    id: random.uuid(),
    name: "loginChanged",
    to: "esco@demo.example.org",
    data: { firstName: "Elias", change: "appRemoved" },
  };
  await store.transact(async (transaction) => {
    for (const failedAt of ["2026-11-20T10:00:00.000Z", "2026-11-21T10:00:00.000Z"]) {
      const error = "no mail server takes it";
      await keepFailedJob(transaction, { id: random.uuid(), kind: "mail.send", data, tries: 5, error, failedAt });
    }
  });
}

const ERROR = {
  name: "TypeError",
  appId: "epb",
  time: Date.UTC(2026, 10, 21),
  url: "/portfolio/list",
  status: null,
  stack: "TypeError: Broken\n    at somewhere (index.js:1:2)",
} as const;

const REQUEST = {
  firstName: "Sol",
  lastName: "Reed",
  title: "Engineer",
  organization: "Reed Energy",
  address: "1 Main Street",
  city: "Golden",
  region: "",
  country: "US",
  zip: "80401",
  officeEmailAddress: "sol@reed.example.com",
  secondaryEmailAddress: "",
  phone: "303-555-0177",
  requestSiteMain: true,
  requestSiteTest: false,
  userTypeId: 2,
  userTypeOtherText: "",
  inviteToTraining: false,
  hearAboutEpbId: 1,
  hearEpbOtherText: "",
  marketSegmentIds: [4],
  comment: "",
  selectEPB: true,
  selectEPX: false,
} as const;
