import { fileURLToPath } from "node:url";
import { ADD_ORGANIZATION_MEMBER, CREATE_ORGANIZATION, LIST_PROJECTS } from "@epb/contract";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
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

test("a form is read on the site with a profile that another organization imported and shared", async () => {
  const office = await organization("Example Energy Office", "viewer");
  await organization("Example Builders", "esco");
  const project = await ownProject(site, "federal-espc", "Maple Valley by form");

  const first = await Visitor.open(browser, site, { as: "admin" });
  await first.goTo(`/organizations/${office}`);
  const forms = first.page.getByRole("region", { name: "Forms" });
  await forms.getByText("No mapping profiles.").waitFor();
  await button(forms, "Import a mapping profile").click();
  const dialog = first.page.getByRole("dialog");
  await button(dialog, "Import").click();
  await dialog.getByText("Choose the file of a mapping profile.").waitFor();
  expect(await first.faultsOfState()).toEqual([]);
  await send(dialog, PROFILE, "Import");
  await first.page.getByText(`${NAME} imported.`).waitFor();
  expect(await first.faultsOfState()).toEqual([]);

  // A profile of an organization is only for its members.
  const second = await Visitor.open(browser, site, { as: "esco" });
  const { page } = second;
  await second.goTo(`/portfolio/${project}/upload`);
  const upload = async (): Promise<void> => {
    await page.getByLabel("Drop the workbook here, or choose a file").setInputFiles(WORKBOOK);
    await page.getByRole("button", { name: "Review changes" }).click();
  };
  await upload();
  await page.getByText("an administrator can import a mapping profile.").waitFor();

  await button(forms, `New version of ${NAME}`).click();
  const version = first.page.getByRole("dialog", { name: `New version of ${NAME}` });
  await version.getByLabel("Note about this version").fill("Checked with three workbooks.");
  await send(version, PROFILE, "Add version");
  await forms.getByText(/Checked with three workbooks\./).waitFor();
  await button(forms, `Share ${NAME}`).click();
  const question = first.page.getByRole("dialog", { name: `Share ${NAME} with everybody on the site?` });
  await button(question, "Share").click();
  await forms.getByRole("cell", { name: "Everybody on the site" }).waitFor();
  const [file] = await Promise.all([
    first.page.waitForEvent("download"),
    button(forms, `Download version 1 of ${NAME}`).click(),
  ]);
  expect(file.suggestedFilename()).toBe("Pro-forma-of-Example-Efficiency-Partners.epb-profile.json");

  await upload();
  await page.getByText(`Read from pro-forma.xlsx with the profile ${NAME}, version 2.`).waitFor();
  await page.getByText("$2,480,880").first().waitFor();
  expect(await second.faultsOfState()).toEqual([]);
  await page.getByRole("button", { name: "Save to project", exact: true }).click();
  await page.getByText("pro-forma.xlsx uploaded").waitFor();
  await page.getByText(`Read from pro-forma.xlsx with the profile ${NAME}, version 2.`).waitFor();
  const esco = await site.logIn("esco");
  const saved = (await esco.call(LIST_PROJECTS)).find(({ id }) => id === project);
  expect(Number(saved?.totalImplementationPrice)).toBe(2_480_880);
  await second.goTo(`/portfolio/${project}`);
  await page.getByText(`uploaded pro-forma.xlsx with the profile ${NAME}, version 2`).first().waitFor();

  await button(forms, `Delete ${NAME}`).click();
  await button(first.page.getByRole("dialog"), "Delete").click();
  await forms.getByText("No mapping profiles.").waitFor();
  await second.close(/400/);
  await first.close();
});
