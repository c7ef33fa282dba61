import { API } from "@epb/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { acceptARole } from "../../testing/story/accept-a-role.js";
import { apply } from "../../testing/story/apply.js";
import { acceptAFinding, buildAProject } from "../../testing/story/build-a-project.js";
import { getToWork } from "../../testing/story/get-to-work.js";
import { chooseAPerson, keepAnAccount, trySteps } from "../../testing/story/keep-an-account.js";
import { keepRecords } from "../../testing/story/keep-records.js";
import { lookAfterTheSite } from "../../testing/story/look-after-the-site.js";
import { readFigures } from "../../testing/story/read-figures.js";
import { seeToJobs } from "../../testing/story/see-to-jobs.js";
import type { People } from "../../testing/story/story.js";
import { workTogether } from "../../testing/story/work-together.js";
import { TestServer } from "../../testing/test-server.js";

let site: TestServer;
let testSite: TestServer;
let demonstration: TestServer;
let blindSite: TestServer;
let people: People;
let projectId = "";

beforeAll(async () => {
  site = await TestServer.start({ config: { minimumGroupSize: 1 } });
  testSite = await TestServer.start({ config: { isTestSite: true } });
  demonstration = await TestServer.start({ config: { isDemonstration: true } });
  blindSite = await TestServer.start({ config: { emailExists: "blind" } });
});
afterAll(async () => {
  await site.stop();
  await testSite.stop();
  await demonstration.stop();
  await blindSite.stop();
});

/** Each chapter continues where the previous one ended, so the order is fixed. Some calculate a lot. */
describe("the story of a site", { shuffle: false }, () => {
  test("begins with people who get to work", async () => {
    people = await getToWork(site);
  });

  test("continues with a project that is initiated, entered, submitted, returned, and approved", async () => {
    projectId = await buildAProject(site, people);
  });

  test("accepts a finding of an uploaded workbook", () => acceptAFinding(people));

  test("keeps the records of the project", () => keepRecords(site, people, projectId));

  test("lets people of an organization work together", () => workTogether(people, projectId));

  test("reads figures, schedules and reports", () => readFigures(site, people, projectId));

  test("has applications that are reviewed and decided", () => apply(site, people));

  test("is administered", () => lookAfterTheSite(site, people));

  test("has jobs that its administrators manage", () => seeToJobs(site, people));

  test("lets people manage their account", () => keepAnAccount(site, people.customer));

  test("has a test site, where people set their status back", () => trySteps(testSite));

  test("has a demonstration, where visitors choose who they are", () => chooseAPerson(demonstration));

  test("has a site that keeps accounts secret, where people accept roles", () => acceptARole(blindSite));

  test("has made every call, each with a reply that matches its schema", () => {
    const made = new Set([
      ...site.succeeded,
      ...testSite.succeeded,
      ...blindSite.succeeded,
      ...demonstration.succeeded,
    ]);
    expect(API.map(({ name }) => name).filter((name) => !made.has(name))).toEqual([]);
    expect(made.size).toBe(API.length);
  });
});
