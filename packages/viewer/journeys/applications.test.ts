import { APPLICATION_CALLS, ApplicationKind, LIST_PROJECTS, SAVE_PROJECT } from "@epb/contract";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { browserForTests, siteForTests } from "./support/for-tests.js";
import { Visitor, WIDTHS } from "./support/visitor.js";

const site = siteForTests({ isFilled: true });
const browser = browserForTests();

const CONTACT = { name: "Lee Fox", email: "lee@blue-spruce.example.org" };
const ACCREDITATION = {
  facilityType: "School",
  monitorPeriod: "2024 to 2025",
  contacts: [1, 2, 3].map((contactType) => ({ contactType, ...CONTACT })),
};

/** Enters the project data that the accreditation requires. */
async function completeProject(name: string): Promise<void> {
  const esco = await site.logIn("esco");
  const project = (await esco.call(LIST_PROJECTS)).find((each) => each.name.includes(name));
  await esco.call(SAVE_PROJECT, {
    body: { id: project?.id ?? "", children: { changed: { accreditation: ACCREDITATION } } },
  });
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const heading = (page: Page) => page.locator("h1").innerText();

/** Current path of the page. */
const pathOf = (page: Page): string => new URL(page.url()).pathname;

async function startApplication(visitor: Visitor, path: string): Promise<string> {
  await visitor.goTo(path);
  await button(visitor.page, "Start the application").click();
  await visitor.page.getByLabel("Qualifications of your organization").waitFor();
  return pathOf(visitor.page);
}

describe("an ESCO applies for the accreditation", () => {
  let path: string;
  let esco: Visitor;

  test("and sees everything that is missing, with a link to each", async () => {
    esco = await Visitor.open(browser, site, { as: "esco" });
    const { page } = esco;
    path = await startApplication(esco, "/accreditation/new");
    expect(path).toMatch(/^\/accreditation\/applications\/[0-9a-f-]{36}$/);
    // Values of the account are filled in.
    expect(await page.getByLabel("Organization *").inputValue()).toBe("Blue Spruce Energy Services");
    await page.locator("label", { hasText: "Fern Lake school district" }).click();
    await page.getByText("Complete these entries of the project before you submit the application:").waitFor();
    await button(page, "Submit application").click();
    const summary = page.locator(".usa-alert--error");
    expect(await summary.innerText()).toContain("Describe the qualifications of your organization.");
    expect(await summary.innerText()).toContain("Fern Lake school district: enter the facility type.");
    expect(await summary.innerText()).toContain("Confirm that the application is true and complete.");
    expect(await esco.faultsOfState()).toEqual([]);
    await summary.getByText("Describe the qualifications").click();
    await page.keyboard.type("Twelve contracts, all of them with measured savings.");
    await page.getByText("The application is true and complete.", { exact: true }).click();
    await expect.poll(() => summary.innerText()).not.toContain("qualifications");
  });

  test("saves the draft, and is asked before changes are lost", async () => {
    const { page } = esco;
    await page.getByText("You have unsaved changes.").waitFor();
    await page.getByRole("link", { name: "Industry accreditation" }).click();
    await page.getByRole("dialog", { name: "Leave without saving?" }).waitFor();
    expect(await esco.faultsOfState()).toEqual([]);
    await button(page, "Stay here").click();
    await button(page, "Discard changes").click();
    const discard = page.getByRole("dialog", { name: "Discard your changes?" });
    await discard.getByText("The draft loses all changes since it was last saved.").waitFor();
    await discard.getByRole("button", { name: "Cancel" }).click();
    await button(page, "Save draft").click();
    await page.getByText("Draft saved.").waitFor();
    await page.getByLabel("Qualifications of your organization").fill("None");
    await button(page, "Discard changes").click();
    await discard.getByRole("button", { name: "Discard changes" }).click();
    await page.getByText("You have unsaved changes.").waitFor({ state: "detached" });
    // The button disappeared with the changes.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
    await completeProject("Fern Lake");
    await esco.goTo(path);
    expect(await page.getByLabel("Qualifications of your organization").inputValue()).toContain("Twelve contracts");
    await page.getByText("Nothing is missing. You can submit the application.").waitFor();
  });

  test("attaches several files at the same time, of which a refused one does not stop the others; and removes one", async () => {
    const { page } = esco;
    const file = (name: string, bytes = 12_345) => ({
      name,
      mimeType: "application/pdf",
      buffer: Buffer.alloc(bytes, 7),
    });
    await page
      .getByLabel("Attach files")
      .setInputFiles([file("references: 2026.pdf"), file("empty.pdf", 0), file("wrong.txt")]);
    await page.getByText("2 files sent, 1 not.").waitFor();
    const results = await page.locator(".sending__file").allInnerTexts();
    expect(results.map((text) => text.replace(/\s+/g, " "))).toEqual([
      "references: 2026.pdf Sent",
      "empty.pdf The file is empty.",
      "wrong.txt Sent",
    ]);
    await page.locator(".attachment", { hasText: "references_ 2026.pdf" }).waitFor();
    expect(await esco.faultsOfState()).toEqual([]);
    expect(await page.locator(".attachment").first().innerText()).toContain("12.3 KB");
    await button(page, "Remove wrong.txt").click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
    await page.locator(".attachment", { hasText: "wrong.txt" }).waitFor({ state: "detached" });
  });

  test("and submits it after a question", async () => {
    const { page } = esco;
    await button(page, "Submit application").click();
    const dialog = page.getByRole("dialog", { name: "Submit the application?" });
    await dialog.getByRole("button", { name: "Submit application" }).click();
    await page.getByText("Application submitted.").waitFor();
    await page.getByText("Wait for the decision of the reviewers.").waitFor();
    expect(await esco.faultsOfState()).toEqual([]);
    expect(await site.mail("accreditation@demo.example.org", path)).toContain("Blue Spruce");
  });

  test("a reviewer reads it, downloads the file, comments, and requests changes", async () => {
    const reviewer = await Visitor.open(browser, site, { as: "accreditation" });
    const { page } = reviewer;
    await reviewer.goTo("/accreditation");
    await page.getByRole("link", { name: "Blue Spruce Energy Services" }).click();
    await page.getByText("Twelve contracts").waitFor();
    await expect.poll(() => page.getByText("2024 to 2025").count()).toBe(1);
    const download = page.waitForEvent("download");
    await button(page, "Download references_ 2026.pdf").click();
    expect((await download).suggestedFilename()).toBe("references_ 2026.pdf");
    await page.getByLabel("New comment").fill("The references look good.");
    await button(page, "Add comment").click();
    await page.locator(".comment", { hasText: "Ada Kern" }).waitFor();
    expect(await reviewer.faultsOfState()).toEqual([]);
    await button(page, "Request changes").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Request changes" }).click();
    await dialog.getByText("Enter the changes needed.").waitFor();
    expect(await reviewer.faultsOfState()).toEqual([]);
    await dialog.getByLabel("Changes needed").fill("Please name the cities.");
    await dialog.getByRole("button", { name: "Request changes" }).click();
    await page.getByText("No applications to review").waitFor();
    expect(await reviewer.faultsOfState()).toEqual([]);
    await reviewer.close();
  });

  test("the applicant reads the requested changes, but none of the comments, and submits again", async () => {
    const { page } = esco;
    await esco.goTo("/accreditation");
    await page
      .locator(".application-item", { hasText: "Make the changes that the reviewers requested" })
      .getByRole("link")
      .click();
    await page.locator(".usa-alert", { hasText: "Please name the cities." }).waitFor();
    expect(await page.locator("main").innerText()).not.toContain("The references look good.");
    expect(await page.locator(".timeline").innerText()).toContain("Reviewers");
    expect(await page.locator(".timeline").innerText()).not.toContain("Ada Kern");
    await page.getByLabel("Qualifications of your organization").fill("Twelve contracts: Denver, Boulder, Golden.");
    await button(page, "Submit again").click();
    await page.getByRole("dialog").getByRole("button", { name: "Submit application" }).click();
    await page.getByText("Application submitted.").waitFor();
  });

  test("it is accepted permanently with a reason, and the applicant is notified", async () => {
    const reviewer = await Visitor.open(browser, site, { as: "accreditation" });
    const { page } = reviewer;
    await reviewer.goTo(path);
    await page.getByText("Denver, Boulder, Golden").waitFor();
    await button(page, "Decide").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Accept", { exact: true }).click();
    await dialog.getByLabel("Reason").fill("Welcome.");
    expect(await reviewer.faultsOfState()).toEqual([]);
    await dialog.getByRole("button", { name: "Accept the application" }).click();
    await page.getByText("Decision saved. The applicant can see the decision.").waitFor();
    await expect.poll(() => page.getByRole("button", { name: "Decide" }).count()).toBe(0);
    await reviewer.close();
    expect(await site.mail("esco@demo.example.org", "Welcome.")).toContain(path);
    await esco.goTo(path);
    await esco.page.getByText("The application has been accepted").waitFor();
    await esco.close();
  });
});

describe("an ESCO and the qualified list", () => {
  test("a draft that was saved in another window is not saved over unnoticed", async () => {
    const esco = await Visitor.open(browser, site, { as: "esco" });
    const { page } = esco;
    const path = await startApplication(esco, "/qualified-list/new-application");
    const id = path.split("/").at(-1) ?? "";
    const { save, get } = APPLICATION_CALLS[ApplicationKind.QualifiedList];
    const client = await site.logIn("esco");
    await client.call(save, { params: { id }, body: { form: { statement: "From elsewhere." } } });
    await page.getByLabel("Qualifications of your organization").fill("From here.");
    await button(page, "Save draft").click();
    await page.getByText("The draft was changed elsewhere").waitFor();
    expect(await esco.faultsOfState()).toEqual([]);
    await button(page, "Keep my changes and overwrite").click();
    await page.getByText("Draft saved.").waitFor();
    expect((await client.call(get, { params: { id } })).form.statement).toBe("From here.");
    // The server complained with a 409, as it should.
    esco.complaints.splice(0);
    await button(page, "Delete draft").click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete draft" }).click();
    await page.getByText("Draft deleted.").waitFor();
    await esco.close();
  });

  test("an accepted application is renewed, and a submitted one withdrawn", async () => {
    const esco = await Visitor.open(browser, site, { as: "esco" });
    const { page } = esco;
    await esco.goTo("/qualified-list");
    expect(pathOf(page)).toBe("/qualified-list/applications");
    expect(await esco.faultsOfState()).toEqual([]);
    await page.locator(".application-item", { hasText: "the application was accepted" }).getByRole("link").click();
    await button(page, "Start recertification").click();
    await page.getByRole("dialog").getByRole("button", { name: "Start recertification" }).click();
    await page.getByText("Renews", { exact: true }).waitFor();
    expect(await page.getByLabel("The application is true and complete.").isChecked()).toBe(false);
    await esco.goTo("/qualified-list/applications");
    await page
      .locator(".application-item", { hasText: "Wait for the decision of the reviewers" })
      .getByRole("link")
      .click();
    await button(page, "Withdraw").click();
    await page.getByRole("dialog").getByRole("button", { name: "Withdraw" }).click();
    await page.getByText("Application withdrawn.").waitFor();
    await esco.close();
  });
});

describe("a qualified-list application", () => {
  test("is submitted, decided by a reviewer, and its decision read by the applicant, in a mail and on the page", async () => {
    const esco = await Visitor.open(browser, site, { as: "esco" });
    const path = await startApplication(esco, "/qualified-list/new-application");
    await esco.page.getByLabel("Qualifications of your organization").fill("Nine contracts of hospitals.");
    await esco.page.locator("label", { hasText: "Maple Valley" }).first().click();
    await esco.page.getByText("The application is true and complete.", { exact: true }).click();
    await button(esco.page, "Submit application").click();
    await esco.page.getByRole("dialog").getByRole("button", { name: "Submit application" }).click();
    await esco.page.getByText("Application submitted.").waitFor();
    expect(await site.mail("qualified-list@demo.example.org", path)).toContain("Blue Spruce");

    const reviewer = await Visitor.open(browser, site, { as: "qualified-list" });
    const { page } = reviewer;
    await reviewer.goTo(path);
    await page.getByText("Nine contracts of hospitals.").waitFor();
    await button(page, "Decide").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Decline", { exact: true }).click();
    await dialog.getByLabel("Reason").fill("Please apply again with measured savings.");
    expect(await reviewer.faultsOfState()).toEqual([]);
    await dialog.getByRole("button", { name: "Decline the application" }).click();
    await page.getByText("Decision saved. The applicant can see the decision.").waitFor();
    await expect.poll(() => page.getByRole("button", { name: "Decide" }).count()).toBe(0);
    await reviewer.close();

    expect(await site.mail("esco@demo.example.org", "Please apply again with measured savings.")).toContain(path);
    await esco.goTo(path);
    await esco.page.getByText("The application has been declined").waitFor();
    expect(await esco.page.locator("main").innerText()).toContain("Please apply again with measured savings.");
    await expect.poll(() => esco.page.getByLabel("Qualifications of your organization").count()).toBe(0);
    expect(await esco.faultsOfState()).toEqual([]);
    await esco.close();
  });
});

describe("the queue of the reviewers", () => {
  test("is filtered by status and words, which are in the URL, and sorted", async () => {
    const reviewer = await Visitor.open(browser, site, { as: "qualified-list" });
    const { page } = reviewer;
    await reviewer.goTo("/qualified-list/applications");
    const statuses = await page.locator("tbody tr td:nth-of-type(1)").allInnerTexts();
    const waiting = statuses.filter((status) => status === "In review");
    const decided = statuses.filter((status) => status !== "In review");
    expect(decided).not.toEqual([]);
    expect(statuses).toEqual([...waiting, ...decided]);
    await page.getByLabel("Status").selectOption("declined");
    await page.getByRole("cell", { name: "In review" }).waitFor({ state: "detached" });
    await page.getByRole("cell", { name: "Declined" }).first().waitFor();
    await expect
      .poll(async () => new Set(await page.locator("tbody tr td:nth-of-type(1)").allInnerTexts()))
      .toEqual(new Set(["Declined"]));
    expect(new URL(page.url()).search).toBe("?status=declined");
    await page.getByLabel("Organization or applicant").fill("nobody");
    await page.getByText("No application matches these filters").waitFor();
    expect(await reviewer.faultsOfState()).toEqual([]);
    await page.locator(".empty-state").getByRole("button", { name: "Clear filters" }).click();
    await page.getByRole("button", { name: "Status" }).click();
    await expect.poll(() => page.locator("th[aria-sort]").innerText()).toContain("Status");
    await reviewer.close();
  });
});

describe("access by role", () => {
  const NOT_PERMITTED = "You do not have access to this page";
  const QUALIFIED = "Qualified List of ESCOs";
  const ACCREDITATION_TITLE = "Industry accreditation";

  test.each([
    ["customer", NOT_PERMITTED, NOT_PERMITTED, NOT_PERMITTED],
    ["viewer", NOT_PERMITTED, NOT_PERMITTED, NOT_PERMITTED],
    ["esco", QUALIFIED, ACCREDITATION_TITLE, "Apply for industry accreditation"],
    ["qualified-list", QUALIFIED, NOT_PERMITTED, NOT_PERMITTED],
    ["accreditation", NOT_PERMITTED, ACCREDITATION_TITLE, NOT_PERMITTED],
    ["admin", QUALIFIED, ACCREDITATION_TITLE, "Apply for industry accreditation"],
  ])("%s", async (as, qualifiedList, accreditation, applying) => {
    const visitor = await Visitor.open(browser, site, { as, width: WIDTHS.middle });
    const seen: string[] = [];
    for (const path of ["/qualified-list", "/accreditation", "/accreditation/new"]) {
      await visitor.goTo(path);
      seen.push(await heading(visitor.page));
    }
    expect(seen).toEqual([qualifiedList, accreditation, applying]);
    await visitor.close();
  });

  test("an application that one may not see is not there", async () => {
    const [application] = (await (await site.logIn("esco")).call(APPLICATION_CALLS.qualifiedList.list)).items;
    const visitor = await Visitor.open(browser, site, { as: "accreditation" });
    await visitor.goTo(`/accreditation/applications/${application?.id}`);
    expect(await heading(visitor.page)).toBe("Page not found");
    visitor.complaints.splice(0);
    await visitor.goTo("/accreditation/applications/nonsense");
    expect(await heading(visitor.page)).toBe("Page not found");
    await visitor.close();
  });
});
