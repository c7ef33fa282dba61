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

async function review({ page }: Visitor, file: string): Promise<void> {
  await page.getByLabel("Drop the workbook here, or choose a file").setInputFiles(file);
  await page.getByRole("button", { name: "Review changes" }).click();
}

const confirm = ({ page }: Visitor): Promise<void> =>
  page.getByRole("button", { name: "Save to project", exact: true }).click();

/** Saved index rate of a project. */
async function indexRate(id: string): Promise<unknown> {
  const customer = await site.logIn("customer");
  const { data } = await customer.call(GET_PROJECT, { params: { id } });
  return (data as { readonly financing: { readonly indexRate: unknown } }).financing.indexRate;
}

/** Saves another index rate and another guarantee, so that a workbook changes two sections. */
async function changeRates(id: string, revision: number): Promise<void> {
  const customer = await site.logIn("customer");
  const { data } = await customer.call(GET_PROJECT, { params: { id } });
  const { financing, other } = data as { readonly financing: object; readonly other: object };
  const changed = { financing: { ...financing, indexRate: "0.0525" }, other: { ...other, guarPctEstSav: "0.9" } };
  await customer.call(SAVE_PROJECT, { body: { id, revision, data: { changed } } });
}

test("an ESCO uploads a workbook with mistakes, reads their places, and uploads it again without them", async () => {
  const id = await ownProject(site, "federal-espc", "Fort Upload");
  await changeRates(id, 1);
  const visitor = await atUpload(id);
  const { page } = visitor;
  expect(await visitor.faultsOfState()).toEqual([]);

  await review(visitor, WITH_MISTAKES);
  await page.getByRole("heading", { name: "Changes from two-mistakes-in-one-row.xlsx" }).waitFor();
  await expect.poll(() => page.getByText(/^M&V expense, measure 6.14: \$/).count()).toBe(1);
  // Findings come before the long list of sections, whose heading is smaller than the heading of the page.
  const [finding, legend] = await Promise.all(
    [page.locator(".check-finding").first(), page.getByText("Sections to import", { exact: true })].map((part) =>
      part.boundingBox(),
    ),
  );
  expect(finding?.y).toBeLessThan(legend?.y ?? 0);
  const sizeOf = (text: string): Promise<number> =>
    page.getByText(text, { exact: true }).evaluate((part) => Number.parseFloat(getComputedStyle(part).fontSize));
  expect(await sizeOf("Sections to import")).toBeLessThan(await sizeOf("Changes from two-mistakes-in-one-row.xlsx"));
  await confirm(visitor);
  await page.getByText("two-mistakes-in-one-row.xlsx uploaded").waitFor();
  await expect.poll(() => page.getByText("2 cells could not be read.").count()).toBe(1);
  const findings = page.locator(".check-finding");
  await expect.poll(() => findings.count()).toBe(2);
  await expect.poll(() => page.locator(".finding-group__title").allInnerTexts()).toEqual(["Schedule 2a 2"]);
  const text = await findings.nth(1).innerText();
  for (const part of [
    "N22",
    "This cell needs a number, but contains text.",
    'text "included"',
    "a number of zero or more",
  ]) {
    expect(text).toContain(part);
  }
  // For keyboard users, the focus moves to the result.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain("uploaded");
  // The cells that cannot be read keep what was saved.
  await expect.poll(() => page.getByText("M&V expense, measure 6.14", { exact: true }).count()).toBe(0);
  expect(await visitor.faultsOfState()).toEqual([]);

  await page.getByRole("radio", { name: "0 warnings" }).check();
  await expect.poll(() => page.getByText("No finding matches.").count()).toBe(1);
  await page.getByRole("radio", { name: "All 2" }).check();
  const copied = await copiedBy(page, async () => {
    await page.getByRole("button", { name: "Copy as text" }).click();
    await page.getByText("Findings copied.").waitFor();
  });
  expect(copied.match(/^.* · \S+ 2a!\S+/gm)).toEqual([
    "Error EPB-CELL-007 · Schedule 2a!I22",
    "Error EPB-CELL-002 · Schedule 2a!N22",
  ]);

  await review(visitor, CORRECTED);
  await page.getByText("There is nothing to import.").waitFor();
  await expect.poll(() => page.getByRole("button", { name: "Save to project", exact: true }).count()).toBe(0);
  await expect.poll(() => findings.count()).toBe(0);
  await visitor.close();
});

test("an upload shows its changes and figures first, takes the chosen sections, and is canceled by keyboard", async () => {
  const id = await ownProject(site, "federal-espc", "Fort Review");
  await changeRates(id, 1);
  const visitor = await atUpload(id);
  const { page } = visitor;
  await review(visitor, CORRECTED);
  await page.getByRole("heading", { name: "Changes from federal-espc.xlsx" }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain("Changes from");
  const financing = page.getByRole("checkbox", { name: "Financing (1 change)" });
  const guarantee = page.getByRole("checkbox", { name: "Guarantee (1 change)" });
  expect([await financing.isChecked(), await guarantee.isChecked()]).toEqual([true, true]);
  await page.getByText("Show the changes in Financing").click();
  const changes = page.getByRole("region", { name: "Financing", exact: true });
  await expect.poll(() => changes.innerText()).toMatch(/Index rate\s+5\.25%/);
  const figures = page.getByRole("region", { name: "Key figures before and after the upload" });
  const interest = (): Promise<string> => figures.getByRole("row", { name: /^Total interest/ }).innerText();
  const [, before, whole] = (await interest()).split("\t");
  expect(whole).not.toBe(before);
  expect(await visitor.faultsOfState()).toEqual([]);

  // Neither the preview nor a cancel writes anything; the focus returns to the file.
  await page.getByRole("button", { name: "Cancel" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("type"))).toBe("file");
  expect(await indexRate(id)).toBe("0.0525");

  await review(visitor, CORRECTED);
  await financing.waitFor();
  await financing.press("Space");
  await expect.poll(() => figures.count()).toBe(0);
  await guarantee.press("Space");
  await page.getByRole("button", { name: "Update figures" }).click();
  await page.getByText("Choose at least one section, or cancel.").waitFor();
  await guarantee.press("Space");
  await page.getByRole("button", { name: "Update figures" }).press("Enter");
  await figures.waitFor();
  const [, , withoutFinancing] = (await interest()).split("\t");
  expect(withoutFinancing).not.toBe(whole);
  await confirm(visitor);
  await page.getByText("The project is now at revision 3.").waitFor();
  expect(await indexRate(id)).toBe("0.0525");
  await visitor.close();
});

test("a file that is no template is refused in the words of the specification, and a file that is no workbook before it is sent", async () => {
  const id = await ownProject(site, "federal-espc", "Fort Refused");
  const visitor = await atUpload(id);
  const { page } = visitor;
  await page.getByLabel("Drop the workbook here, or choose a file").setInputFiles(fixture("README.md"));
  expect(await page.locator(".usa-error-message").innerText()).toContain(
    "This is not a workbook (.xlsx, .ods, .xls, .csv).",
  );
  await expect.poll(() => page.getByRole("button", { name: "Review changes" }).count()).toBe(0);

  await review(visitor, fixture("seeded/savings-unit-unknown.xlsx"));
  await page.getByText("Workbook not uploaded").waitFor();
  const words = `The uploaded file does not appear to be a valid template, please contact ${site.services.config.supportEmail}`;
  expect(await page.getByRole("alert").innerText()).toContain(words);
  expect(await page.locator(".check-finding").innerText()).toContain("S11");
  expect(await visitor.faultsOfState()).toEqual([]);

  // An ePX workbook is not for an ePB project.
  await review(visitor, fixture("workbooks/epx-campus.epx.xlsx"));
  await page.getByText("This is an ePX (express edition) workbook").waitFor();
  visitor.complaints.length = 0;
  await visitor.close();
});

test("an upload does not overwrite later changes of others without a confirmation", async () => {
  const id = await ownProject(site, "federal-espc", "Fort Conflict");
  const visitor = await atUpload(id);
  const { page } = visitor;
  await changeRates(id, 1);
  await review(visitor, CORRECTED);
  await page.getByRole("button", { name: "Save to project", exact: true }).waitFor();
  await changeRates(id, 2);

  await confirm(visitor);
  await page.getByText("The project changed in the meantime").waitFor();
  await expect.poll(() => page.getByText("You reviewed revision 2. The project is now at revision 3.").count()).toBe(1);
  expect(await visitor.faultsOfState()).toEqual([]);
  const link = page.getByRole("link", { name: "View the changes" });
  expect(await link.getAttribute("href")).toBe(`/portfolio/${id}/history?from=2&to=3`);

  await page.getByRole("button", { name: "Review again" }).click();
  await confirm(visitor);
  await page.getByText("The project is now at revision 4.").waitFor();
  visitor.complaints.length = 0;
  await visitor.close();
});

test("people with read-only access can download the project, but upload nothing", async () => {
  const id = await ownProject(site, "school-district", "Readers' school");
  const visitor = await atUpload(id, "viewer");
  const { page } = visitor;
  await expect.poll(() => page.locator("input[type=file]").count()).toBe(0);
  await expect.poll(() => page.getByText("Upload not available").count()).toBe(1);
  for (const [button, ending] of [
    ["Workbook with formulas", ".xlsx"],
    ["Data as JSON", ".json"],
  ] as const) {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: button }).click();
    expect((await download).suggestedFilename()).toContain(ending);
  }
  expect(await visitor.faultsOfState()).toEqual([]);
  await visitor.close();
});

test("findings of an upload stay on the next screen, until one is accepted and the other corrected", async () => {
  const id = await ownProject(site, "school-district", "Fort Findings");
  const visitor = await atUpload(id);
  const { page } = visitor;
  await review(visitor, fixture("seeded/placeholders-for-numbers.xlsx"));
  await confirm(visitor);
  await page.getByText("placeholders-for-numbers.xlsx uploaded").waitFor();
  await visitor.follow(`/portfolio/${id}`);
  await page.getByText("Findings of placeholders-for-numbers.xlsx").waitFor();
  await page.locator(".next-step__text", { hasText: "Fix 2 errors" }).waitFor();
  expect(await visitor.faultsOfState()).toEqual([]);
  await page.getByRole("button", { name: "Accept the finding at Schedule 2a L12" }).click();
  await page.getByLabel("Reason for accepting").fill("The utility has not decided.\nNone are expected.");
  expect(await visitor.accessibilityViolations()).toEqual([]);
  await page.getByRole("dialog").getByRole("button", { name: "Accept", exact: true }).click();
  await page.getByText("Finding accepted.").waitFor();
  const accepted = page.locator(".project-issue--accepted");
  expect(await accepted.innerText()).toContain("The utility has not decided.\nNone are expected.");
  await page.locator(".activity__step", { hasText: "accepted the finding" }).waitFor();

  await visitor.follow(`/portfolio/${id}/package`);
  await page.locator(".package .project-issue--accepted").waitFor();
  await visitor.follow(`/portfolio/${id}`);
  const open = page.locator(".project-issue--error", { hasText: "Schedule 3 C40" });
  await open.getByRole("link", { name: "Go to the entry" }).click();
  await page.locator("[data-row][data-column]:focus").press("5");
  await page.keyboard.press("0");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("All changes saved").waitFor();
  await visitor.follow(`/portfolio/${id}`);
  await accepted.waitFor();
  await expect.poll(() => open.count()).toBe(0);
  // The incentives are not known yet, and figures that depend on them are withheld.
  await page.locator(".next-step__text", { hasText: "Fix 1 error" }).waitFor();
  await visitor.close();
});
