import {
  API_PAGE,
  CHANGE_TRAINING_DATE,
  CREATE_TRAINING_DATE,
  DOWNLOAD_TEMPLATE,
  GLOSSARY,
  LIST_TRAINING_DATES,
  LISTS,
  OPEN_API,
  READ_AUDIT_LOG,
  READ_ERROR_LOG,
  REMOVE_TRAINING_DATE,
  SEND_TEST_MESSAGE,
  SITE_SETTINGS,
  SITE_SETUP,
  WRITE_APP_LOG,
  WRITE_ERROR_LOG,
} from "@epb/contract";
import { readWorkbookBytes } from "@epb/workbook/node";
import { expect } from "vitest";
import type { TestServer } from "../test-server.js";
import { callerOf, fileOf, type People } from "./story.js";

const WEBINAR = {
  trainingType: 1,
  startTime: "2027-01-12T17:00:00Z",
  endTime: "2027-01-12T18:00:00Z",
  url: "https://training.example.org/1",
  content: "Introduction",
};

/** Public pages, and logs for administrators. */
export async function lookAfterTheSite(site: TestServer, { admin, customer }: People): Promise<void> {
  const anybody = callerOf(site);
  const { id } = await admin.call(CREATE_TRAINING_DATE, { body: WEBINAR });
  await admin.call(CHANGE_TRAINING_DATE, { params: { id }, body: { ...WEBINAR, content: "First steps" } });
  expect(await anybody(LIST_TRAINING_DATES)).toEqual({ _items: [{ ...WEBINAR, id, content: "First steps" }] });
  await admin.call(REMOVE_TRAINING_DATE, { params: { id } });
  expect(await anybody(LIST_TRAINING_DATES)).toEqual({ _items: [] });

  expect((await anybody(GLOSSARY)).items.map(({ term }) => term)).toContain("Project Builder");
  await anybody(OPEN_API);
  await anybody(API_PAGE);
  expect((await anybody(LISTS))["marketSegments"]).toHaveLength(14);
  expect(await admin.call(SITE_SETUP)).toMatchObject({ hasOwnSupportEmail: true });
  expect(await admin.call(SEND_TEST_MESSAGE)).toEqual({ to: admin.email });
  const { templates } = await anybody(SITE_SETTINGS);
  const params = { fileName: templates[0]?.fileName ?? "" };
  const template = await readWorkbookBytes(await fileOf(site, customer, DOWNLOAD_TEMPLATE, { params }));
  expect(template.ok).toBe(true);

  await anybody(WRITE_APP_LOG, { body: { logLevel: "info", message: "started" } });
  const error = { name: "TypeError", appId: "epb", time: 1, id: "k3j9", url: "/portfolio/list", message: "x" };
  await customer.call(WRITE_ERROR_LOG, { body: error });
  const { items: errors } = await admin.call(READ_ERROR_LOG);
  expect(errors).toMatchObject([{ clientId: "k3j9", userId: customer.id }]);

  const { items: entries } = await admin.call(READ_AUDIT_LOG, { query: { limit: "1000", order: "oldest" } });
  expect(entries.map(({ sequence }) => sequence)).toEqual(entries.map((_, index) => index + 1));
  const actions = new Set(entries.map(({ action }) => action));
  for (const action of ["account.requested", "project.created", "project.approved", "training.removed"]) {
    expect(actions).toContain(action);
  }
}
