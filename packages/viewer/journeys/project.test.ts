import {
  ADD_PROJECT_FILE,
  APPROVE_PROJECT,
  CREATE_PROJECT,
  GET_PROJECT,
  GET_PROJECT_STATE,
  LIST_PROJECT_NOTES,
  SAVE_PROJECT,
  SUBMIT_MEASUREMENT_YEAR,
  SUBMIT_PROJECT,
  WRITE_MEASUREMENT_YEAR,
} from "@epb/contract";
import { MarketSegment } from "@epb/engine";
import { expect, test } from "vitest";
import { demoEmail } from "../../server/src/features/demonstration/demo-people.js";
import { browserForTests, siteForTests } from "./support/for-tests.js";
import { ownProject } from "./support/own-project.js";
import { dialogButton, nextSteps, openProject } from "./support/project-page.js";
import { Visitor } from "./support/visitor.js";

const site = siteForTests();
const browser = browserForTests();

/** Somebody at a part of a project. */
const at = (id: string, part?: string, as?: string): Promise<Visitor> => openProject([browser, site], id, part, as);

test("a step that another person has taken since is reported in the dialog, and the current project is shown", async () => {
  const id = await ownProject(site, "school-district", "Twice submitted");
  const esco = await at(id, "", "esco");
  await (await site.logIn("esco")).call(SUBMIT_PROJECT, { params: { id } });
  await esco.page.getByRole("button", { name: "Submit to the customer" }).click();
  await dialogButton(esco, "Submit to the customer").click();
  const alert = esco.page.getByRole("dialog").getByRole("alert");
  expect(await alert.innerText()).toContain("The project is submitted");
  await esco.page.locator(".badge", { hasText: "Submitted" }).waitFor();
  esco.complaints.length = 0;
  await esco.close();
});

test("a new project lists its errors: section, problem, and correction", async () => {
  const customer = await site.logIn("customer");
  const { id } = await customer.call(CREATE_PROJECT, {
    body: {
      _name: "Pine Ridge elementary schools, energy and water savings in all forty-one buildings of the district",
      _marketSegmentId: MarketSegment.K12Schools,
      _zip: "80401",
      _email: demoEmail("esco"),
      _type: 1,
      _ESPCCampaignParticipant: 2,
    },
  });
  const visitor = await at(id, "", "esco");
  const { page } = visitor;
  const count = await page.locator(".project-issue--error").count();
  expect(await page.locator(".next-step__text").innerText()).toContain(`Fix ${count} errors.`);
  expect(await page.locator(".issue-groups__count").innerText()).toBe(`${count} errors`);
  const issue = page.locator(".project-issue", { hasText: "Missing award date." });
  expect(await issue.innerText()).toContain("Project capitalization");
  expect(await issue.innerText()).toContain("Enter the award date under Financing");
  expect(await visitor.faultsOfState()).toEqual([]);
  await page.getByRole("button", { name: "Submit to the customer" }).click();
  expect(await page.getByRole("dialog").innerText()).toContain(`${count} errors are open.`);
  await dialogButton(visitor, "Cancel").click();
  await page.getByRole("link", { name: "Enter data" }).click();
  await page.waitForURL(`**/portfolio/${id}/data**`);
  await visitor.close();
});

test("a project with errors is approved with a reason for each, and not without", async () => {
  const customer = await site.logIn("customer");
  const { id } = await customer.call(CREATE_PROJECT, {
    body: {
      _name: "Pine Ridge library",
      _marketSegmentId: MarketSegment.K12Schools,
      _zip: "80401",
      _email: demoEmail("esco"),
      _type: 2,
      _ESPCCampaignParticipant: 2,
    },
  });
  await (await site.logIn("esco")).call(SUBMIT_PROJECT, { params: { id } });
  const visitor = await at(id, "", "customer");
  const { page } = visitor;
  await page.getByRole("link", { name: "Review and approve" }).click();
  await page.getByText("This is your first review of this project.").waitFor();
  const reasons = page.locator("form textarea");
  await reasons.first().waitFor();
  const count = await reasons.count();
  await page.getByRole("button", { name: "Approve", exact: true }).click();
  await page.getByText("Enter a reason, or return the project.").first().waitFor();
  expect(await visitor.accessibilityViolations()).toEqual([]);
  for (let index = 0; index < count; index += 1) await reasons.nth(index).fill(`Reason ${index}`);
  await page.getByRole("button", { name: "Approve", exact: true }).click();
  await page.getByText("Project approved.").waitFor();
  await visitor.follow(`/portfolio/${id}/history`);
  await page.getByRole("link", { name: "View as approved" }).click();
  await page.getByText(`I accept ${count} open errors for the reasons given.`).waitFor();
  await expect.poll(() => page.getByText("Reason 0", { exact: true }).count()).toBe(1);
  await visitor.close();
});

test("each role sees only its permitted actions at each point", async () => {
  const id = await ownProject(site, "san-leandro-2021", "Plant of many eyes");
  const [customer, esco] = await Promise.all([site.logIn("customer"), site.logIn("esco")]);
  const submit = "Submit to the customer";
  const decide = ["Return to the ESCO"];
  // Buttons of the next step: during entry, after submission, and after approval.
  const EYES = [
    ["customer", "Project initiator", [], decide, ["Reopen"], true],
    ["esco", "Project builder", [submit], [], [], false],
    ["viewer", "Project viewer", [], [], [], false],
    ["admin", "No Role", [], [], [], true],
  ] as const;
  const expectSteps = async (stepsOf: (eyes: (typeof EYES)[number]) => readonly string[], isPending: boolean) => {
    for (const eyes of EYES) {
      const [as, role, , , , mayDelete] = eyes;
      const visitor = await at(id, "", as);
      expect(await visitor.page.locator(".project-header .role-cell").innerText()).toBe(role);
      expect([as, await nextSteps(visitor)]).toEqual([as, stepsOf(eyes)]);
      const deletes = await visitor.page.getByRole("button", { name: "Delete project" }).count();
      expect([as, deletes]).toEqual([as, mayDelete && isPending ? 1 : 0]);
      expect(await visitor.page.locator(".project-figures").innerText()).toContain("$8,045,781");
      await visitor.close();
    }
  };
  await expectSteps(([, , pending]) => pending, true);
  await esco.call(SUBMIT_PROJECT, { params: { id } });
  await expectSteps(([, , , submitted]) => submitted, false);
  const { revision } = await customer.call(GET_PROJECT_STATE, { params: { id } });
  await customer.call(APPROVE_PROJECT, { params: { id }, body: { revision } });
  await expectSteps(([, , , , approved]) => approved, false);
  const stranger = await at(id, "", "express");
  expect(await stranger.page.locator("h1").innerText()).toBe("Attempt to navigate to an invalid project");
  stranger.complaints.length = 0;
  await stranger.goTo("/portfolio/no-project");
  expect(await stranger.page.locator("h1").innerText()).toBe("Attempt to navigate to an invalid project");
  expect(await stranger.faultsOfState()).toEqual([]);
  await stranger.close();
});

test("the reasons for changed figures are shown between any two revisions, part by part", async () => {
  const id = await ownProject(site, "san-leandro-2021", "Plant of two rates");
  const esco = await site.logIn("esco");
  const { data } = await esco.call(GET_PROJECT, { params: { id } });
  const financing = { ...(data as { readonly financing: object }).financing, indexRate: "0.025" };
  await esco.call(SAVE_PROJECT, { body: { id, revision: 1, data: { changed: { financing } } } });

  const visitor = await at(id, "/history", "viewer");
  const { page } = visitor;
  await expect.poll(() => page.locator("tbody tr").count()).toBe(2);
  await page.getByRole("link", { name: "Why did the figures change in revision 2?" }).click();
  const interest = page.getByRole("row", { name: /^Total interest/ });
  await interest.waitFor();
  // The engine's answer: 1,715,190 − 1,268,950 = 446,240, all of it by the rate.
  await expect
    .poll(() => interest.locator("td").allInnerTexts())
    .toEqual(["$1,268,950.00", "$1,715,190.00", "$446,240.00", "Index rate\n$446,240.00"]);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe("From revision 1 to revision 2");
  expect(await visitor.faultsOfState()).toEqual([]);
  await page.getByLabel("From revision").fill("2");
  await page.getByRole("button", { name: "Compare" }).click();
  expect(await page.getByRole("alert").innerText()).toBe(
    "Choose two revisions between 1 and 2, the earlier revision first.",
  );
  await visitor.close();
});

test("access is given, refused if it exists already, and removed", async () => {
  const id = await ownProject(site, "school-district", "Shared school");
  const visitor = await at(id, "/access");
  const { page } = visitor;
  const rows = page.getByRole("table", { name: "People with access" }).locator("tbody tr");
  await expect.poll(() => rows.count()).toBe(3);
  expect(
    await rows.locator(".role-icon").evaluateAll((icons) => icons.map((icon) => icon.getAttribute("data-icon"))),
  ).toEqual(["user-plus", "hard-hat", "lock"]);
  const grant = async (email: string): Promise<void> => {
    await page.getByLabel("Email").fill(email);
    await page.getByRole("combobox", { name: "Role" }).selectOption({ index: 1 });
    await page.getByRole("button", { name: "Give access" }).click();
  };
  await grant(demoEmail("viewer"));
  await page.getByText("Role already exists for the given user").waitFor();
  expect(await visitor.faultsOfState()).toEqual([]);
  visitor.complaints.length = 0;

  await grant("board@maple-valley.example.org");
  await page.getByText("board@maple-valley.example.org invited.").waitFor();
  await site.mail("board@maple-valley.example.org");
  await page.getByRole("button", { name: "Remove board@maple-valley.example.org" }).click();
  await page.getByText("The invitation no longer gives access to the project.").waitFor();
  await dialogButton(visitor, "Remove").click();
  await page.getByText("Invitation to board@maple-valley.example.org removed.").waitFor();
  await page.getByRole("button", { name: "Remove Vera Lind" }).click();
  expect(await visitor.accessibilityViolations()).toEqual([]);
  await dialogButton(visitor, "Remove").click();
  await page.getByText("Vera Lind no longer has access.").waitFor();
  await expect.poll(() => rows.count()).toBe(2);
  await page.getByRole("button", { name: "Remove Carmen Ortiz" }).click();
  await dialogButton(visitor, "Remove").click();
  await page.getByRole("dialog").getByText("This is the last person who can approve the project").waitFor();
  visitor.complaints.length = 0;
  await visitor.close();

  const esco = await at(id, "/access", "esco");
  await expect.poll(() => esco.page.getByRole("button", { name: /Remove/ }).count()).toBe(0);
  await expect.poll(() => esco.page.getByLabel("Email").count()).toBe(0);
  await esco.close();
});

test("files are added, downloaded, and removed; their sizes are in units of 1000", async () => {
  const id = await ownProject(site, "school-district", "School with files");
  const visitor = await at(id, "/files", "esco");
  const { page } = visitor;
  await page.getByText("No files yet").waitFor();
  const input = page.getByLabel("Drop files here, or choose them");
  await input.setInputFiles({
    name: "audit of the boilers.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.alloc(1500, "a"),
  });
  await page.getByLabel("Remark (optional)").fill("Signed in May");
  await page.getByRole("button", { name: "Add file" }).click();
  await page.getByText("1 file sent.").waitFor();
  const cells = page.locator("tbody tr td");
  await expect
    .poll(async () => (await cells.allInnerTexts()).slice(0, 3))
    .toEqual([...["1.5 KB", "Signed in May", "Elias Berg"]]);
  expect(await visitor.faultsOfState()).toEqual([]);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download audit of the boilers.pdf" }).click();
  expect((await download).suggestedFilename()).toBe("audit of the boilers.pdf");
  await page.getByRole("button", { name: "Remove audit of the boilers.pdf" }).click();
  expect(await visitor.accessibilityViolations()).toEqual([]);
  await dialogButton(visitor, "Remove").click();
  await page.getByText("No files yet").waitFor();

  const drawing = (name: string) => ({ name, mimeType: "application/pdf", buffer: Buffer.alloc(10, "b") });
  await input.setInputFiles([drawing("north.pdf"), drawing("south.pdf")]);
  await page.getByLabel("Remark for all files (optional)").fill("As built");
  await page.getByRole("button", { name: "Add 2 files" }).click();
  await page.getByText("2 files sent.").waitFor();
  await expect.poll(() => page.getByRole("cell", { name: "As built" }).count()).toBe(2);
  await visitor.close();
});

test("a note is written, and removed if it is blank; readers only read", async () => {
  const id = await ownProject(site, "school-district", "School with notes");
  const visitor = await at(id, "/notes", "esco");
  const { page } = visitor;
  await page.getByRole("button", { name: "Write a note: Financing" }).click();
  await page.getByLabel("Note: Financing").last().fill("Rate held until June.");
  expect(await visitor.faultsOfState()).toEqual([]);
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Rate held until June.").waitFor();
  await page.getByText(/^Written by Elias Berg, /).waitFor();
  const reader = await at(id, "/notes", "viewer");
  await expect.poll(() => reader.page.getByText("Rate held until June.").count()).toBe(1);
  await expect.poll(() => reader.page.getByRole("button", { name: /note/ }).count()).toBe(0);
  await reader.close();
  await page.getByRole("button", { name: "Edit note: Financing" }).click();
  await page.getByLabel("Note: Financing").last().fill(" ");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Write a note: Financing" }).waitFor();
  expect(await (await site.logIn("esco")).call(LIST_PROJECT_NOTES, { params: { id } })).toEqual([]);
  await visitor.close();
});

test("a year of M&V is entered and submitted by the ESCO, returned and approved by the customer", async () => {
  const id = await ownProject(site, "school-district", "School that measures");
  await (await site.logIn("esco")).call(ADD_PROJECT_FILE, {
    params: { id },
    query: { fileName: "Report of year 1.pdf" },
    body: new Uint8Array(3),
  });
  const esco = await at(id, "/measurement", "esco");
  const first = esco.page.locator("tbody tr").first();
  await esco.page.getByRole("button", { name: "Enter year 1", exact: true }).click();
  await esco.page.getByLabel("M&V cost of the year, $ (optional)").fill("many");
  await dialogButton(esco, "Save").click();
  await expect.poll(() => esco.page.getByText("Enter an amount of zero or more.").count()).toBe(1);
  expect(await esco.faultsOfStateByAll()).toEqual([]);
  await esco.page.getByLabel("M&V cost of the year, $ (optional)").fill("$12,500.50");
  await dialogButton(esco, "Save").click();
  await first.getByText("$12,500.50").waitFor();
  await expect.poll(() => first.innerText()).toContain("In entry");

  await esco.page.getByRole("button", { name: "Submit year 1", exact: true }).click();
  await dialogButton(esco, "Submit").click();
  await esco.page.getByText("Enter the verified savings and the date of the report first.").waitFor();
  await dialogButton(esco, "Cancel").click();
  await expect.poll(() => esco.page.locator("tfoot").count()).toBe(0);
  await esco.page.getByRole("button", { name: "Edit year 1", exact: true }).click();
  await esco.page.getByLabel("Verified savings of the year, $").fill("-5");
  await dialogButton(esco, "Save").click();
  await expect.poll(() => esco.page.getByText("Enter an amount of zero or more.").count()).toBe(1);
  await esco.page.getByLabel("Verified savings of the year, $").fill("$1,000.25");
  await esco.page.getByLabel("Date of the M&V report").fill("2026-05-15");
  await esco.page.getByLabel("File of the M&V report (optional)").selectOption("Report of year 1.pdf");
  await dialogButton(esco, "Save").click();
  const shortfall = first.locator(".year-table__shortfall");
  await shortfall.waitFor();
  expect(await shortfall.innerText()).toMatch(/^-\$[\d,]+\.\d\d\s+Shortfall$/);
  expect(await first.innerText()).toMatch(/\$1,000\.25[\s\S]*Report of year 1\.pdf[\s\S]*May 15, 2026/);
  expect(await esco.page.locator("tfoot").innerText()).toContain("$1,000.25");
  const download = esco.page.waitForEvent("download");
  await first.getByRole("button", { name: "Download Report of year 1.pdf" }).click();
  expect((await download).suggestedFilename()).toBe("Report of year 1.pdf");
  expect(await esco.faultsOfState()).toEqual([]);

  await esco.page.getByRole("button", { name: "Edit year 1", exact: true }).click();
  expect(await esco.page.getByLabel("Date of the M&V report").inputValue()).toBe("2026-05-15");
  await expect
    .poll(() => esco.page.locator("select[name=reportFileId] option:checked").innerText())
    .toBe("Report of year 1.pdf");
  await esco.page.getByLabel("Verified savings of the year, $").fill("9,000,000");
  await dialogButton(esco, "Save").click();
  await first.getByText("$9,000,000.00").waitFor();
  await expect.poll(() => shortfall.count()).toBe(0);
  await expect.poll(() => esco.page.getByRole("button", { name: "Approve year 1" }).count()).toBe(0);
  await esco.page.getByRole("button", { name: "Submit year 1", exact: true }).click();
  await dialogButton(esco, "Submit").click();
  await first.getByText("Submitted").waitFor();
  expect(await esco.faultsOfState()).toEqual([]);
  await esco.close(/409/);

  const customer = await Visitor.open(browser, site, { as: "customer" });
  await customer.goTo("/home");
  const task = (year: number) =>
    customer.page.getByRole("listitem").filter({ hasText: `Approve M&V year ${year}: School that measures` });
  await task(1).getByText("Verified savings reach the guarantee").waitFor();
  await task(1).getByRole("link").click();
  const row = customer.page.locator("tbody tr").first();
  await customer.page.getByRole("button", { name: "Return year 1", exact: true }).click();
  await customer.page.getByLabel("Changes needed").fill("The invoice of March is missing.");
  await dialogButton(customer, "Return").click();
  await row.getByText("In entry").waitFor();
  await customer.page.getByRole("button", { name: "Submit year 1", exact: true }).click();
  await dialogButton(customer, "Submit").click();
  await customer.page.getByRole("button", { name: "Approve year 1", exact: true }).click();
  await dialogButton(customer, "Approve").click();
  await row.getByText("Approved").waitFor();
  await customer.page.getByRole("link", { name: "Dashboard" }).click();
  await customer.page.getByText("Verified savings reach the guarantee in year 1.").waitFor();
  expect(await customer.faultsOfState()).toEqual([]);

  const params = { id, year: 2 };
  const builder = await site.logIn("esco");
  await builder.call(WRITE_MEASUREMENT_YEAR, {
    params,
    body: { status: 1, verifiedSavings: "1000.25", reportDate: "2026-05-15" },
  });
  await builder.call(SUBMIT_MEASUREMENT_YEAR, { params });
  await customer.goTo("/home");
  await task(2)
    .getByText(/^Verified savings are \$[\d,]+\.\d\d below the guarantee$/)
    .waitFor();
  expect(await customer.faultsOfState()).toEqual([]);
  await customer.close();
});

test("a pending project is deleted once its name has been typed", async () => {
  const name = "School that goes";
  const id = await ownProject(site, "school-district", name);
  const visitor = await at(id);
  const { page } = visitor;
  await page.getByRole("button", { name: "Delete project" }).click();
  expect(await visitor.accessibilityViolations()).toEqual([]);
  await dialogButton(visitor, "Delete").click();
  await page.getByRole("dialog").getByText("This does not match the project name.").waitFor();
  await page.getByLabel("To confirm, type the project name").fill(name);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/portfolio/list");
  await page.getByText("School that goes deleted.").waitFor();
  await expect((await site.logIn("customer")).call(GET_PROJECT_STATE, { params: { id } })).rejects.toThrow("404");
  await visitor.close();
});

test("a refused deletion is shown in the dialog, of the project and of the list", async () => {
  const name = "School that stays";
  const id = await ownProject(site, "school-district", name);
  const visitor = await at(id);
  const { page } = visitor;
  const other = await Visitor.open(browser, site, { as: "customer" });
  await other.goTo("/portfolio/list");
  await page.getByRole("button", { name: "Delete project" }).click();
  await other.page.getByRole("button", { name: `Actions for ${name}` }).click();
  await other.page.getByRole("button", { name: "Delete", exact: true }).click();
  // The project has been submitted since, and can no longer be deleted.
  await (await site.logIn("esco")).call(SUBMIT_PROJECT, { params: { id } });
  await page.getByLabel("To confirm, type the project name").fill(name);
  await dialogButton(visitor, "Delete").click();
  await page.getByRole("dialog").getByRole("alert").waitFor();
  const why = await page.getByRole("dialog").getByRole("alert").innerText();
  expect(why).not.toBe("");
  expect(await visitor.faultsOfState()).toEqual([]);
  await other.page.getByLabel("To confirm, type the project name").fill(name);
  await dialogButton(other, "Delete").click();
  await other.page.getByRole("dialog").getByRole("alert").waitFor();
  expect(await other.page.getByRole("dialog").getByRole("alert").innerText()).toBe(why);
  expect(await other.faultsOfState()).toEqual([]);
  await (await site.logIn("customer")).call(GET_PROJECT_STATE, { params: { id } });
  await visitor.close(/status of 409/);
  await other.close(/status of 409/);
});
