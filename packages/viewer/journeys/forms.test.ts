import { fileURLToPath } from "node:url";
import { ADD_ORGANIZATION_MEMBER, CREATE_ORGANIZATION, LIST_PROJECTS } from "@epb/contract";
import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { demoEmail } from "../../server/src/features/demonstration/demo-people.js";
import { browserForTests, siteForTests } from "./support/for-tests.js";
import { ownProject } from "./support/own-project.js";
import { Visitor } from "./support/visitor.js";

const form = (name: string): string => fileURLToPath(new URL(`../../../fixtures/foreign/${name}`, import.meta.url));
const PROFILE = form("pro-forma.epb-profile.json");
const WORKBOOK = form("pro-forma.xlsx");
const NAME = "Pro forma of Example Efficiency Partners";

const site = siteForTests();
const browser = browserForTests();

const button = (within: Page | Locator, name: string): Locator => within.getByRole("button", { name, exact: true });

/** An organization with one member. */
async function organization(name: string, member: string): Promise<string> {
  const admin = await site.logIn("admin");
  const body = { name, kind: "customer", states: [], agencies: [] } as const;
  const { id } = await admin.call(CREATE_ORGANIZATION, { body });
  await admin.call(ADD_ORGANIZATION_MEMBER, { params: { id }, body: { email: demoEmail(member) } });
  return id;
}

/** Chooses the file of a profile, and sends it. */
async function send(dialog: Locator, file: string, sender: string): Promise<void> {
  await dialog.getByLabel("Choose a file").setInputFiles(file);
  await button(dialog, sender).click();
}

describe("a profile of an organization", () => {
  let office = "";
  let project = "";
  beforeAll(async () => {
    office = await organization("Example Energy Office", "viewer");
    await organization("Example Builders", "esco");
    project = await ownProject(site, "federal-espc", "Maple Valley by form");
  });

  /** The organization's page, and its part about forms. */
  async function atOffice(): Promise<{ readonly visitor: Visitor; readonly forms: Locator }> {
    const visitor = await Visitor.open(browser, site, { as: "admin" });
    await visitor.goTo(`/organizations/${office}`);
    return { visitor, forms: visitor.page.getByRole("region", { name: "Forms" }) };
  }

  /** A member of another organization who uploads a form. */
  async function uploading(): Promise<Visitor> {
    const visitor = await Visitor.open(browser, site, { as: "esco" });
    await visitor.goTo(`/portfolio/${project}/upload`);
    await visitor.page.getByLabel("Drop the workbook here, or choose a file").setInputFiles(WORKBOOK);
    await visitor.page.getByRole("button", { name: "Review changes" }).click();
    return visitor;
  }

  test("is imported, and is only for the members of the organization", async () => {
    const { visitor, forms } = await atOffice();
    await forms.getByText("No mapping profiles.").waitFor();
    await button(forms, "Import a mapping profile").click();
    const dialog = visitor.page.getByRole("dialog");
    await button(dialog, "Import").click();
    await dialog.getByText("Choose the file of a mapping profile.").waitFor();
    expect(await visitor.faultsOfState()).toEqual([]);
    await send(dialog, PROFILE, "Import");
    await visitor.page.getByText(`${NAME} imported.`).waitFor();
    expect(await visitor.faultsOfState()).toEqual([]);
    await visitor.close();

    const esco = await uploading();
    await esco.page.getByText("an administrator can import a mapping profile.").waitFor();
    await esco.close(/400/);
  });

  test("gets a second version, is shared with everybody, and is downloaded", async () => {
    const { visitor, forms } = await atOffice();
    await button(forms, `New version of ${NAME}`).click();
    const version = visitor.page.getByRole("dialog", { name: `New version of ${NAME}` });
    await version.getByLabel("Note about this version").fill("Checked with three workbooks.");
    await send(version, PROFILE, "Add version");
    await forms.getByText(/Checked with three workbooks\./).waitFor();
    await button(forms, `Share ${NAME}`).click();
    const question = visitor.page.getByRole("dialog", { name: `Share ${NAME} with everybody on the site?` });
    await button(question, "Share").click();
    await forms.getByRole("cell", { name: "Everybody on the site" }).waitFor();
    const [file] = await Promise.all([
      visitor.page.waitForEvent("download"),
      button(forms, `Download version 1 of ${NAME}`).click(),
    ]);
    expect(file.suggestedFilename()).toBe("Pro-forma-of-Example-Efficiency-Partners.epb-profile.json");
    await visitor.close();
  });

  test("reads the form of a member of another organization, and the project shows it", async () => {
    const visitor = await uploading();
    const { page } = visitor;
    await page.getByText(`Read from pro-forma.xlsx with the profile ${NAME}, version 2.`).waitFor();
    await page.getByText("$2,480,880").first().waitFor();
    expect(await visitor.faultsOfState()).toEqual([]);
    await page.getByRole("button", { name: "Save to project", exact: true }).click();
    await page.getByText("pro-forma.xlsx uploaded").waitFor();
    await page.getByText(`Read from pro-forma.xlsx with the profile ${NAME}, version 2.`).waitFor();
    const esco = await site.logIn("esco");
    const saved = (await esco.call(LIST_PROJECTS)).find(({ id }) => id === project);
    expect(Number(saved?.totalImplementationPrice)).toBe(2_480_880);
    await visitor.goTo(`/portfolio/${project}`);
    await page.getByText(`uploaded pro-forma.xlsx with the profile ${NAME}, version 2`).first().waitFor();
    await visitor.close();
  });

  test("is deleted after a question", async () => {
    const { visitor, forms } = await atOffice();
    await button(forms, `Delete ${NAME}`).click();
    await button(visitor.page.getByRole("dialog"), "Delete").click();
    await forms.getByText("No mapping profiles.").waitFor();
    await visitor.close();
  });
});
