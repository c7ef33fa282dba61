import {
  DOWNLOAD_REPORT,
  ECM_BENCHMARKS,
  EXPLAIN_FIGURE,
  EXPORT_PROJECT,
  EXPORT_PROJECT_LIST,
  GET_ACTIVITY,
  GET_ATTRIBUTION,
  GET_HISTORY,
  GET_ISSUES,
  GET_OVERVIEW,
  GET_REPORT,
  GET_SCHEDULES,
  LIST_FIGURES,
  LIST_REPORTS,
  PROJECT_BENCHMARKS,
  STATE_ROLLUP,
  STATISTICS,
  SUMMARIZE_PROJECT_LIST,
  WHAT_IF,
} from "@epb/contract";
import { readWorkbookBytes } from "@epb/workbook/node";
import { expect } from "vitest";
import { AGGREGATES_JOB } from "../../src/features/projects/note-project-change.js";
import { doJobs } from "../queued-mail.js";
import type { TestServer } from "../test-server.js";
import { fileOf, type People } from "./story.js";

const PRICE = "projectSummary.financialSummary.totalImplementationPrice";

/** Reads all figures of a project, and the totals over all projects. */
export async function readFigures(site: TestServer, { customer }: People, id: string): Promise<void> {
  const params = { id };
  const { call } = customer;
  const overview = await call(GET_OVERVIEW, { params });
  expect(overview.savings?.rows[0]?.[0]).toBe(1);
  const schedules = await call(GET_SCHEDULES, { params, query: { months: "true" } });
  expect(schedules.map((table) => table.id)).toEqual(expect.arrayContaining(["1", "2a", "amortization"]));
  expect((await call(EXPLAIN_FIGURE, { params, query: { figure: PRICE } })).figures[0]).toMatchObject({ path: PRICE });
  const figures = await call(LIST_FIGURES, { params });
  expect(figures.items.map(({ path }) => path)).toContain(PRICE);
  const { items: issues } = await call(GET_ISSUES, { params });
  expect(issues.filter(({ severity }) => severity === "error")).toEqual([]);
  const activity = await call(GET_ACTIVITY, { params, query: { limit: "100" } });
  expect(activity.items.map(({ action }) => action)).toContain("project.created");
  const history = await call(GET_HISTORY, { params, query: { limit: "5" } });
  expect(history.items[0]).toBeDefined();
  await call(GET_ATTRIBUTION, { params: { id, revision: "3" }, query: { figure: PRICE } });
  const whatIf = await call(WHAT_IF, {
    params,
    body: { changes: [{ path: "financing.addedPremium", kind: "add", value: "0.01" }] },
  });
  expect(whatIf.figures.length).toBeGreaterThan(0);

  for (const to of ["xlsx", "xlsx-formulas"] as const) {
    await opens(await fileOf(site, customer, EXPORT_PROJECT, { params, query: { to } }));
  }
  for (const [to, beginning] of [
    ["csv", /,/],
    ["json", /^\{/],
  ] as const) {
    const text = new TextDecoder().decode(await fileOf(site, customer, EXPORT_PROJECT, { params, query: { to } }));
    expect(text).toMatch(beginning);
  }
  await takeTheListAlong(site, customer);
  await readReports(site, customer, id);
  await readStatistics(site, customer, id);
}

async function readReports(site: TestServer, customer: People["customer"], projectId: string): Promise<void> {
  const reports = await customer.call(LIST_REPORTS);
  expect(reports.map(({ id }) => id)).toEqual(["portfolio-summary", "savings-against-payments", "project-schedules"]);
  for (const { id, needsProject } of reports) {
    const path = { params: { id }, query: needsProject ? { projectId } : {} };
    expect((await customer.call(GET_REPORT, path)).tables[0]?.rows.length).toBeGreaterThan(0);
    const file = (format: string): Promise<Uint8Array> =>
      fileOf(site, customer, DOWNLOAD_REPORT, { ...path, query: { ...path.query, format } });
    expect(new TextDecoder().decode(await file("csv")).split("\n").length).toBeGreaterThan(1);
    await opens(await file("xlsx"));
  }
}

async function takeTheListAlong(site: TestServer, customer: People["customer"]): Promise<void> {
  const list = (format: string) => fileOf(site, customer, EXPORT_PROJECT_LIST, { query: { format } });
  expect(new TextDecoder().decode(await list("csv"))).toContain("North Campus");
  await opens(await list("xlsx"));
  const { count, ofAll } = await customer.call(SUMMARIZE_PROJECT_LIST);
  expect(count).toBe(1);
  expect(ofAll.errors).toBe(0);
}

/** Our own reader opens the file and finds contents. */
async function opens(bytes: Uint8Array): Promise<void> {
  const read = await readWorkbookBytes(bytes);
  if (!read.ok) throw new Error("the workbook cannot be read");
  expect(read.workbook.sheets.flatMap((sheet) => [...sheet.cells()]).length).toBeGreaterThan(10);
}

/** The site of the story publishes groups of one. */
async function readStatistics(site: TestServer, { call }: People["customer"], id: string): Promise<void> {
  await doJobs(site, AGGREGATES_JOB);
  expect((await call(STATISTICS)).total?.projects).toBe(1);
  expect((await call(STATE_ROLLUP)).total?.projects).toBe(1);
  expect((await call(ECM_BENCHMARKS)).benchmarks.length).toBeGreaterThan(0);
  expect((await call(PROJECT_BENCHMARKS, { params: { id } })).works.length).toBeGreaterThan(0);
}
