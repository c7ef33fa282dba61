import { CREATE_PROJECT, LIST_PROJECTS, PROJECT_NAME_EXISTS } from "@epb/contract";
import type { Locator } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { browserForTests, siteForTests } from "./support/for-tests.js";
import { Visitor } from "./support/visitor.js";

const site = siteForTests();
const browser = browserForTests();

const ESCO = "builder@esco.example.org";

async function openForm(as: string): Promise<Visitor> {
  const visitor = await Visitor.open(browser, site, { as });
  await visitor.goTo("/home/new-project");
  return visitor;
}

const field = ({ page }: Visitor, label: string): Locator => page.getByLabel(label, { exact: false });
const okButton = ({ page }: Visitor): Locator => page.getByRole("button", { name: /^OK/ });
const messages = ({ page }: Visitor): Promise<string[]> => page.locator(".usa-error-message").allInnerTexts();

/** Fills in the fields that every project requires. */
async function fillIn(visitor: Visitor, name: string): Promise<void> {
  await field(visitor, "Project name").fill(name);
  await field(visitor, "Market segment").selectOption("Industrial");
  await field(visitor, "Zip").fill("80401");
  await field(visitor, "ESCO/project builder email").fill(ESCO);
}

test("a project is initiated: notice, list, and email to its builder", async () => {
  const visitor = await openForm("customer");
  expect(await okButton(visitor).isDisabled()).toBe(true);
  expect(await field(visitor, "Project type").inputValue()).toBe("1");
  await fillIn(visitor, "Harbor lighting");
  await okButton(visitor).click();
  // All at one moment: two seconds later the list is shown.
  await visitor.page.waitForFunction(
    () =>
      document.querySelector(".notice")?.textContent?.includes("Your project has been created.") === true &&
      document.querySelector("button[type=submit]")?.getAttribute("aria-disabled") === "true" &&
      location.pathname === "/home/new-project",
  );
  await visitor.page.waitForURL("**/portfolio/list");
  const customer = await site.logIn("customer");
  const listed = await customer.call(LIST_PROJECTS);
  expect(listed.map(({ name }) => name)).toContain("Harbor lighting");
  expect(await site.mail(ESCO)).toContain("Harbor lighting");
  await visitor.close();
});

test("the market segment determines the questions", async () => {
  const visitor = await openForm("customer");
  const labels = async (): Promise<string[]> =>
    (await visitor.page.locator(".usa-label, .usa-legend").allInnerTexts()).map((text) => text.replace(/\s*\*$/, ""));
  const always = ["Project name", "Market segment", "Project type"];
  const end = ["Zip", "ESCO/project builder email"];
  await expect.poll(() => labels()).toEqual([...always, ...end]);
  const segment = field(visitor, "Market segment");
  await segment.selectOption("Federal Government");
  await expect.poll(() => labels()).toEqual([...always, "Federal contract type", ...end]);
  await field(visitor, "Federal contract type").selectOption("UESC");
  await expect.poll(() => labels()).toEqual([...always, "Federal contract type", "UESC contract type", ...end]);
  await segment.selectOption("State/Local Government");
  await expect.poll(() => labels()).toEqual([...always, "Submarket", "ESPC campaign participant", ...end]);
  for (const name of ["Healthcare", "K-12 Schools", "University/College"]) {
    await segment.selectOption(name);
    await expect.poll(() => labels()).toEqual([...always, "ESPC campaign participant", ...end]);
  }
  await segment.selectOption("Other");
  await expect.poll(() => labels()).toEqual([...always, ...end]);
  await visitor.close();
});

test("visible questions are required: OK waits for the answers, and hidden ones do not count", async () => {
  const visitor = await openForm("customer");
  await fillIn(visitor, "Courthouse renewal");
  await expect.poll(() => okButton(visitor).isEnabled()).toBe(true);
  await field(visitor, "Market segment").selectOption("Federal Government");
  await expect.poll(() => okButton(visitor).isDisabled()).toBe(true);
  await field(visitor, "Federal contract type").selectOption("UESC");
  await expect.poll(() => okButton(visitor).isDisabled()).toBe(true);
  await field(visitor, "UESC contract type").selectOption("Standalone Contract");
  await expect.poll(() => okButton(visitor).isEnabled()).toBe(true);
  await field(visitor, "Market segment").selectOption("State/Local Government");
  await field(visitor, "Submarket").selectOption("County (parish)");
  await expect.poll(() => okButton(visitor).isDisabled()).toBe(true);
  await visitor.page.getByText("No", { exact: true }).click();
  await expect.poll(() => okButton(visitor).isEnabled()).toBe(true);
  const sent = visitor.page.waitForRequest(`**${CREATE_PROJECT.path}`);
  await okButton(visitor).click();
  expect((await sent).postDataJSON()).toEqual({
    _name: "Courthouse renewal",
    _marketSegmentId: 2,
    _stateLocalSubmarket: 3,
    _ESPCCampaignParticipant: 2,
    _type: 1,
    _version: "3.0.0",
    _zip: "80401",
    _email: ESCO,
    _projectBuilderId: ESCO,
  });
  await visitor.page.waitForURL("**/portfolio/list");
  await visitor.close();
});

describe("a name that exists", () => {
  beforeAll(async () => {
    const visitor = await openForm("customer");
    await fillIn(visitor, "Old Town Hall");
    await okButton(visitor).click();
    await visitor.page.getByText("Your project has been created.").waitFor();
    await visitor.close();
  });

  test("is reported during typing, regardless of capitals and spaces", async () => {
    const visitor = await openForm("customer");
    await fillIn(visitor, "  OLD town hall ");
    await expect.poll(() => messages(visitor)).toEqual(["Project name already exists"]);
    await expect.poll(() => okButton(visitor).isDisabled()).toBe(true);
    await field(visitor, "Project name").fill("Old Town Hall 2");
    await expect.poll(() => messages(visitor)).toEqual([]);
    await expect.poll(() => okButton(visitor).isEnabled()).toBe(true);
    await visitor.close();
  });

  test("is reported at its field if another person took it first", async () => {
    const visitor = await openForm("customer");
    await visitor.page.route("**/api/project/name-exists/**", (route) => route.fulfill({ json: { exists: false } }));
    await fillIn(visitor, "Old Town Hall");
    await okButton(visitor).click();
    await expect.poll(() => messages(visitor)).toEqual(["Project name already exists"]);
    expect(visitor.complaints.splice(0).every((text) => text.includes("409"))).toBe(true);
    await visitor.close();
  });

  test("is sent to the server once, shortly after the last key", async () => {
    const visitor = await Visitor.open(browser, site, { as: "customer", movesClock: true });
    await visitor.goTo("/home/new-project");
    const asked: string[] = [];
    const [path = ""] = PROJECT_NAME_EXISTS.path.split("{");
    visitor.page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith(path)) asked.push(decodeURIComponent(pathname.slice(path.length)));
    });
    // The clock is paused during typing.
    await visitor.page.clock.pauseAt(Date.now() + 60_000);
    await field(visitor, "Project name").pressSequentially("A/B & C");
    await visitor.page.clock.runFor(1000);
    await expect.poll(() => asked).toEqual(["A/B & C"]);
    await visitor.close();
  });
});

test("a failure is shown, and the form can be sent again", async () => {
  const visitor = await openForm("customer");
  await fillIn(visitor, "Ferry terminal");
  let replies = 0;
  await visitor.page.route(`**${CREATE_PROJECT.path}`, async (route) => {
    replies += 1;
    if (replies === 1) await route.fulfill({ status: 201, json: { record: {} } });
    else await route.fulfill({ status: 500, body: "" });
  });
  await okButton(visitor).click();
  await visitor.page.getByText("An error occurred creating the project").waitFor();
  await expect.poll(() => okButton(visitor).isEnabled()).toBe(true);
  await okButton(visitor).click();
  await visitor.page.getByText(/^An error occurred processing your request, please contact/).waitFor();
  expect(visitor.complaints.splice(0).every((text) => text.includes("500"))).toBe(true);
  expect(visitor.page.url()).toMatch(/new-project$/);
  await visitor.close();
});

test("an ESCO builds its own projects: the e-mail is its own", async () => {
  const visitor = await openForm("esco");
  const email = field(visitor, "ESCO/project builder email");
  expect(await email.inputValue()).toBe("esco@demo.example.org");
  expect(await email.isDisabled()).toBe(true);
  await field(visitor, "Project name").fill("Blue Spruce depot");
  await field(visitor, "Market segment").selectOption("Industrial");
  await field(visitor, "Zip").fill("80401-1234");
  await okButton(visitor).click();
  await visitor.page.waitForURL("**/portfolio/list");
  await visitor.close();
});

test("a person with ePX only begins with ePX", async () => {
  const visitor = await openForm("express");
  const type = field(visitor, "Project type");
  expect(await type.inputValue()).toBe("2");
  expect(await type.locator("option").allInnerTexts()).toEqual(["- Select -", "ePX"]);
  await visitor.close();
});

test("people who may not create projects are redirected to the home page", async () => {
  for (const name of ["viewer", "qualified-list", "accreditation"]) {
    const visitor = await Visitor.open(browser, site, { as: name });
    await visitor.goTo("/home/new-project");
    await visitor.page.waitForURL("**/home");
    await visitor.close();
  }
});

test("Cancel returns to the previous page", async () => {
  const visitor = await Visitor.open(browser, site, { as: "customer" });
  await visitor.goTo("/help");
  await visitor.page.getByRole("banner").getByRole("link", { name: "Home" }).click();
  await visitor.page.getByRole("button", { name: "Initiate a New Project" }).click();
  await visitor.page.getByRole("link", { name: "Initiate a project" }).click();
  await visitor.page.getByRole("button", { name: "Cancel" }).click();
  await visitor.page.waitForURL("**/home");
  await visitor.close();
});

test("works by keyboard only", async () => {
  const visitor = await openForm("customer");
  const { keyboard } = visitor.page;
  await field(visitor, "Project name").focus();
  await keyboard.type("Keyboard hall");
  await keyboard.press("Tab");
  await keyboard.type("K-12");
  await keyboard.press("Tab");
  await keyboard.press("Tab");
  await keyboard.press("Space");
  await keyboard.press("Tab");
  await keyboard.type("10001");
  await keyboard.press("Tab");
  await keyboard.type(ESCO);
  await expect.poll(() => okButton(visitor).isEnabled()).toBe(true);
  await keyboard.press("Enter");
  await visitor.page.waitForURL("**/portfolio/list");
  await visitor.close();
});

test("is usable and accessible at every width", async () => {
  const visitor = await openForm("customer");
  await field(visitor, "Market segment").selectOption("State/Local Government");
  expect(await visitor.faultsOfStateByAll()).toEqual([]);
  await visitor.close();
});
