import { APPROVE_PROJECT, GET_PROJECT_STATE, GRANT_PROJECT_ACCESS, SUBMIT_PROJECT } from "@epb/contract";
import { ProjectAccessRole } from "@epb/engine";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoEmail } from "../../server/src/features/demonstration/demo-people.js";
import { browserForTests, siteForTests } from "./support/for-tests.js";
import { ownProject } from "./support/own-project.js";
import { Visitor } from "./support/visitor.js";

const site = siteForTests();
const browser = browserForTests();

/** Control of each project part that only people with write access have. */
const CONTROLS: Readonly<Record<string, (page: Page) => Locator>> = {
  data: (page) => page.getByRole("button", { name: "Save", exact: true }),
  upload: (page) => page.getByLabel(/^Drop the workbook here/),
  files: (page) => page.getByLabel(/^Drop files here/),
  notes: (page) => page.getByRole("button", { name: /^Write a note/ }).first(),
  measurement: (page) => page.getByRole("button", { name: "Enter a year" }),
  access: (page) => page.getByRole("button", { name: "Give access" }),
};
const RECORDS = ["files", "notes", "measurement"];
const ENTRY = ["data", "upload"];

/** Parts that each person may change: during entry, after submission, and after approval. */
const PEOPLE: readonly (readonly [person: string, ...byStatus: (readonly string[])[]])[] = [
  ["customer", [...ENTRY, ...RECORDS, "access"], [...RECORDS, "access"], [...RECORDS, "access"]],
  ["esco", [...ENTRY, ...RECORDS], RECORDS, RECORDS],
  ["viewer", [], [], []],
  ["accreditation", [], [], []],
  ["qualified-list", [], [], []],
  ["admin", [...ENTRY, ...RECORDS, "access"], [...RECORDS, "access"], [...RECORDS, "access"]],
];

let id: string;
beforeAll(async () => {
  id = await ownProject(site, "san-leandro-2021", "Plant of many hands");
  const customer = await site.logIn("customer");
  for (const person of ["accreditation", "qualified-list"]) {
    const body = { email: demoEmail(person), roleId: ProjectAccessRole.ProjectViewer };
    await customer.call(GRANT_PROJECT_ACCESS, { params: { id }, body });
  }
});

/** Parts in which a user finds a control. */
async function changeable(as: string): Promise<readonly string[]> {
  const visitor = await Visitor.open(browser, site, { as });
  const found: string[] = [];
  await visitor.goTo(`/portfolio/${id}`);
  for (const [part, control] of Object.entries(CONTROLS)) {
    await visitor.follow(`/portfolio/${id}/${part}`);
    expect(await visitor.page.locator("h1").innerText()).toBe("Plant of many hands");
    if ((await control(visitor.page).count()) > 0) found.push(part);
  }
  await visitor.close();
  return found;
}

describe("everyone with access sees every part of a project, and may change the parts of their role", () => {
  describe.each([
    ["while data are entered", 1, undefined, undefined],
    ["once it is submitted", 2, "esco", SUBMIT_PROJECT],
    ["after the approval", 3, "customer", APPROVE_PROJECT],
  ] as const)("%s", (_, status, whoSteps, step) => {
    beforeAll(async () => {
      if (step === undefined) return;
      const person = await site.logIn(whoSteps);
      const { revision } = await person.call(GET_PROJECT_STATE, { params: { id } });
      const params = { id };
      if (step === APPROVE_PROJECT) await person.call(APPROVE_PROJECT, { params, body: { revision } });
      else await person.call(SUBMIT_PROJECT, { params });
    });

    const people = PEOPLE.map(([person, ...byStatus]) => ({ person, parts: byStatus[status - 1] ?? [] }));
    test.each(people)("$person", async ({ person, parts }) => {
      expect([...(await changeable(person))].sort()).toEqual([...parts].sort());
    });
  });
});

describe("people without access", () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await Visitor.open(browser, site, { as: "express" });
  });
  afterAll(() => visitor.close(/status of 404/));

  test.each(Object.keys(CONTROLS))("is not shown the part %s", async (part) => {
    await visitor.goTo(`/portfolio/${id}/${part}`);
    expect(await visitor.page.locator("h1").innerText()).toBe("Attempt to navigate to an invalid project");
  });
});
