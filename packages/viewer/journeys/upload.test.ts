import { fileURLToPath } from "node:url";
import { GET_PROJECT, SAVE_PROJECT } from "@epb/contract";
import { expect, test } from "vitest";
import { copiedBy } from "./support/clipboard.js";
import { browserForTests, siteForTests } from "./support/for-tests.js";
import { ownProject } from "./support/own-project.js";
import { Visitor } from "./support/visitor.js";

const fixture = (path: string): string => fileURLToPath(new URL(`../../../fixtures/${path}`, import.meta.url));
const WITH_MISTAKES = fixture("seeded/two-mistakes-in-one-row.xlsx");
const CORRECTED = fixture("workbooks/federal-espc.xlsx");

const site = siteForTests();
const browser = browserForTests();

/** Somebody at the upload of a project. */
async function atUpload(id: string, as = "esco"): Promise<Visitor> {
  const visitor = await Visitor.open(browser, site, { as });
  await visitor.goTo(`/portfolio/${id}/upload`);
  return visitor;
}

async function upload({ page }: Visitor, file: string): Promise<void> {
  await page.getByLabel("Drop the workbook here, or choose a file").setInputFiles(file);
  await page.getByRole("button", { name: "Upload", exact: true }).click();
}

test("an ESCO uploads a workbook with mistakes, reads where they are, and uploads it again without them", async () => {
  const id = await ownProject(site, "federal-espc", "Fort Upload");
  const visitor = await atUpload(id);
  const { page } = visitor;
  expect(await visitor.faultsAtEveryWidth()).toEqual([]);

  await upload(visitor, WITH_MISTAKES);
  await page.getByText("two-mistakes-in-one-row.xlsx has been uploaded").waitFor();
  await expect.poll(() => page.getByText("2 cells could not be read.").count()).toBe(1);
  const findings = page.locator(".check-finding");
  await expect.poll(() => findings.count()).toBe(2);
  await expect.poll(() => page.locator(".finding-group__title").allInnerTexts()).toEqual(["Schedule 2a 2"]);
  const text = await findings.nth(1).innerText();
  for (const part of ["N22", "There is text where a number belongs.", 'text "included"', "a number of zero or more"]) {
    expect(text).toContain(part);
  }
  // Whoever uploads by keyboard goes on at what came of it.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain("has been uploaded");
  // The cells that cannot be read keep what was saved.
  await expect.poll(() => page.getByText("M&V expense, measure 6.14", { exact: true }).count()).toBe(0);
  expect(await visitor.faultsAtEveryWidth()).toEqual([]);

  await page.getByRole("radio", { name: "0 warnings" }).check();
  await expect.poll(() => page.getByText("No finding matches.").count()).toBe(1);
  await page.getByRole("radio", { name: "All 2" }).check();
  const copied = await copiedBy(page, async () => {
    await page.getByRole("button", { name: "Copy as text" }).click();
    await page.getByText("The findings are in the clipboard.").waitFor();
  });
  expect(copied.match(/^.* · \S+ 2a!\S+/gm)).toEqual([
    "Error EPB-CELL-007 · Schedule 2a!I22",
    "Error EPB-CELL-002 · Schedule 2a!N22",
  ]);

  await upload(visitor, CORRECTED);
  await page.getByText("Everything in the workbook could be read.").waitFor();
  await expect.poll(() => findings.count()).toBe(0);
  await visitor.close();
});

test("a file that is no template is refused in the words of the specification, and a file that is no workbook before it is sent", async () => {
  const id = await ownProject(site, "federal-espc", "Fort Refused");
  const visitor = await atUpload(id);
  const { page } = visitor;
  await page.getByLabel("Drop the workbook here, or choose a file").setInputFiles(fixture("README.md"));
  expect(await page.locator(".usa-error-message").innerText()).toContain("This is no .xlsx file.");
  expect(await page.getByRole("button", { name: "Upload", exact: true }).count()).toBe(0);

  await upload(visitor, fixture("seeded/savings-unit-unknown.xlsx"));
  await page.getByText("The workbook has not been uploaded").waitFor();
  const words = `The uploaded file does not appear to be a valid template, please contact ${site.services.config.supportEmail}`;
  expect(await page.getByRole("alert").innerText()).toContain(words);
  expect(await page.locator(".check-finding").innerText()).toContain("S11");
  expect(await visitor.faultsAtEveryWidth()).toEqual([]);

  // An ePX workbook is not for an ePB project.
  await upload(visitor, fixture("workbooks/epx-campus.epx.xlsx"));
  await page.getByText("This is an ePX (express edition) workbook").waitFor();
  visitor.complaints.length = 0;
  await visitor.close();
});

test("what others have saved meanwhile is not written over unasked", async () => {
  const id = await ownProject(site, "federal-espc", "Fort Conflict");
  const visitor = await atUpload(id);
  const { page } = visitor;
  const customer = await site.logIn("customer");
  const { data } = await customer.call(GET_PROJECT, { params: { id } });
  const other = { ...(data as { readonly other: object }).other, guarPctEstSav: "0.9" };
  await customer.call(SAVE_PROJECT, { body: { id, revision: 1, data: { changed: { other } } } });

  await upload(visitor, CORRECTED);
  await page.getByText("The project has been changed meanwhile").waitFor();
  await expect.poll(() => page.getByText("You opened it at revision 1; it is at revision 2 now.").count()).toBe(1);
  expect(await visitor.faultsAtEveryWidth()).toEqual([]);
  const link = page.getByRole("link", { name: "See what has changed" });
  expect(await link.getAttribute("href")).toBe(`/portfolio/${id}/history?from=1&to=2`);

  await page.getByRole("button", { name: "Upload over it" }).click();
  await page.getByText("The project is at revision 3 now.").waitFor();
  visitor.complaints.length = 0;
  await visitor.close();
});

test("whoever only reads can take the project along, and upload nothing", async () => {
  const id = await ownProject(site, "school-district", "Readers' school");
  const visitor = await atUpload(id, "viewer");
  const { page } = visitor;
  expect(await page.locator("input[type=file]").count()).toBe(0);
  expect(await page.getByText("Nothing can be uploaded now").count()).toBe(1);
  for (const [button, ending] of [
    ["Workbook that calculates", ".xlsx"],
    ["Data as JSON", ".json"],
  ] as const) {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: button }).click();
    expect((await download).suggestedFilename()).toContain(ending);
  }
  expect(await visitor.faultsAtEveryWidth()).toEqual([]);
  await visitor.close();
});
