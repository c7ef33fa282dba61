import {
  ADD_PROJECT_FILE,
  APPROVE_MEASUREMENT_YEAR,
  DOWNLOAD_PROJECT_FILE,
  GET_MEASUREMENT,
  GET_OVERVIEW,
  GET_WAITING,
  LIST_PROJECT_FILES,
  LIST_PROJECT_NOTES,
  LIST_SCENARIOS,
  REMOVE_PROJECT_FILE,
  REMOVE_SCENARIO,
  RETURN_MEASUREMENT_YEAR,
  SAVE_SCENARIO,
  SUBMIT_MEASUREMENT_YEAR,
  WRITE_MEASUREMENT_YEAR,
  WRITE_PROJECT_NOTE,
} from "@epb/contract";
import { expect } from "vitest";
import type { TestServer } from "../test-server.js";
import { fileOf, type People } from "./story.js";

/** Files, notes and years of measurement and verification, which go on after the approval. */
export async function keepRecords(site: TestServer, { customer, esco }: People, id: string): Promise<void> {
  const params = { id };
  const content = Uint8Array.from({ length: 70_000 }, (_, index) => index % 251);
  const file = await esco.call(ADD_PROJECT_FILE, { params, query: { fileName: "Audit.pdf" }, body: content });
  expect(await customer.call(LIST_PROJECT_FILES, { params })).toEqual([file]);
  const path = { params: { id, fileId: file.id } };
  expect(Buffer.from(await fileOf(site, customer, DOWNLOAD_PROJECT_FILE, path)).equals(content)).toBe(true);
  await esco.call(REMOVE_PROJECT_FILE, path);

  const notes = await esco.call(WRITE_PROJECT_NOTE, { params: { id, noteType: "1" }, body: { value: "Rates fixed." } });
  expect(notes).toMatchObject([{ noteType: 1, value: "Rates fixed." }]);
  expect(await customer.call(LIST_PROJECT_NOTES, { params })).toEqual(notes);

  const changes = [{ path: "financing.indexRate", kind: "set", value: "0.05" }] as const;
  const scenarios = await esco.call(SAVE_SCENARIO, { params, body: { name: "Higher rate", changes } });
  expect(scenarios).toMatchObject([{ name: "Higher rate", changes }]);
  expect(await customer.call(LIST_SCENARIOS, { params })).toEqual(scenarios);
  await esco.call(REMOVE_SCENARIO, { params: { id, scenarioId: scenarios[0]?.id ?? "" } });
  expect(await customer.call(LIST_SCENARIOS, { params })).toEqual([]);

  const year = { params: { id, year: "1" } };
  const report = await esco.call(ADD_PROJECT_FILE, { params, query: { fileName: "Report.pdf" }, body: content });
  const reported = { verifiedSavings: "98000.5", reportDate: "2026-05-15", reportFileId: report.id };
  const entry = { status: 1, measurementVerification: "12500.25", ...reported } as const;
  await esco.call(WRITE_MEASUREMENT_YEAR, { ...year, body: entry });
  await esco.call(SUBMIT_MEASUREMENT_YEAR, year);
  await customer.call(RETURN_MEASUREMENT_YEAR, { ...year, body: { reason: "The invoice of March is missing." } });
  await esco.call(SUBMIT_MEASUREMENT_YEAR, year);
  expect(await customer.call(GET_WAITING)).toMatchObject({
    yearCount: 1,
    projects: [{ kind: "approveYear", id, year: 1 }],
  });
  await customer.call(APPROVE_MEASUREMENT_YEAR, year);
  expect(await esco.call(GET_OVERVIEW, { params })).toMatchObject({ verified: [{ year: 1, savings: "98000.5" }] });
  expect(await esco.call(GET_MEASUREMENT, { params })).toMatchObject({
    status: 3,
    years: [{ year: 1, ...entry, status: 3, reportFileName: "Report.pdf" }],
  });
}
