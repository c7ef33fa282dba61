import {
  APPROVE_PROJECT,
  EXPLAIN_FIGURE,
  EXPORT_PROJECT,
  GET_ATTRIBUTION,
  GET_HISTORY,
  GET_REPORT,
  GET_SCHEDULES,
  GRANT_PROJECT_ACCESS,
  LIST_FIGURES,
  SAVE_PROJECT,
  SUBMIT_PROJECT,
  UserGroup,
  WHAT_IF,
} from "@epb/contract";
import { ProjectAccessRole } from "@epb/engine";
import { ENGINE_VERSION } from "@epb/engine/replay";
import { readWorkbookBytes } from "@epb/workbook/node";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { approvalRequest } from "../../../testing/approval-request.js";
import { signIn } from "../../../testing/factories.js";
import { BEFORE, makeOld, PRICE } from "../../../testing/old-project.js";
import { createProject } from "../../../testing/project-factories.js";
import { TestServer } from "../../../testing/test-server.js";

const PATH = "projectSummary.financialSummary.totalImplementationPrice";
const INTEREST = "projectSummary.financialSummary.totalInterest";
const NOTE = `Approved figures, calculated with version ${BEFORE} of the engine.`;
const APPROVED = { engineVersion: BEFORE, figures: [{ path: PATH, value: PRICE }] };

let server: TestServer;
let token = "";
/** Approved, with figures of an earlier engine. */
let approved = "";
/** The same project without approval. */
let open = "";

beforeAll(async () => {
  server = await TestServer.start();
  ({ token } = await signIn(server));
  const esco = await signIn(server, { group: UserGroup.Esco });
  ({ id: approved } = await createProject(server, token, { name: "Approved" }));
  ({ id: open } = await createProject(server, token, { name: "Open" }));
  const params = { id: approved };
  const body = { email: esco.user.email, roleId: ProjectAccessRole.ProjectBuilder };
  await server.call(GRANT_PROJECT_ACCESS, { token, params, body });
  const changed = { other: { guarPctEstSav: "0.9" } };
  await server.call(SAVE_PROJECT, { token: esco.token, body: { id: approved, data: { changed } } });
  await server.call(SUBMIT_PROJECT, { token: esco.token, params });
  expect(
    (await server.call(APPROVE_PROJECT, { token, params, body: await approvalRequest(server, token, approved) }))
      .status,
  ).toBe(200);
  for (const id of [approved, open]) await makeOld(server, id, PRICE);
});
afterAll(() => server.stop());

const figureOf = async (id: string, path: string) => {
  const { body } = await server.call(LIST_FIGURES, { token, params: { id } });
  return { value: body.items.find((each) => each.path === path)?.value, approvedWith: body.approvedWith };
};
const exported = async (id: string, query: Record<string, string>) => {
  const search = new URLSearchParams(query).toString();
  const url = `${server.url}${EXPORT_PROJECT.path.replace("{id}", id)}?${search}`;
  const reply = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  return { name: reply.headers.get("content-disposition") ?? "", bytes: new Uint8Array(await reply.arrayBuffer()) };
};

test("a revision that a newer engine made has the inputs of the one before, and is compared like others", async () => {
  // Its reports must not contain the projects of others.
  const { token: own } = await signIn(server);
  const { id } = await createProject(server, own, { name: "Calculated anew" });
  await makeOld(server, id, PRICE);
  const changed = { other: { guarPctEstSav: "0.9" } };
  await server.call(SAVE_PROJECT, { token: own, body: { id, data: { changed } } });
  const compared = async (revision: string, query = {}) =>
    (await server.call(GET_ATTRIBUTION, { token: own, params: { id, revision }, query })).body;
  expect(await compared("2")).toMatchObject({ from: 1, to: 2, changes: [] });
  const { changes } = await compared("3", { from: "2" });
  expect(changes.map(({ path }) => path)).toEqual(["other.guarPctEstSav"]);
  expect(await compared("3")).toMatchObject({ from: 1, changes });
});

describe("figures that were approved with an earlier engine", () => {
  test("are listed unchanged, with its version; those of an open project are calculated", async () => {
    expect(await figureOf(approved, PATH)).toEqual({ value: PRICE, approvedWith: BEFORE });
    const now = await figureOf(open, PATH);
    expect(now.approvedWith).toBeUndefined();
    expect(now.value).not.toBe(PRICE);
  });

  test("appear in schedules and reports with their source", async () => {
    const tables = (await server.call(GET_SCHEDULES, { token, params: { id: approved } })).body;
    expect(tables.length).toBeGreaterThan(3);
    for (const { note } of tables) expect(note).toContain(NOTE);
    const query = { projectId: approved };
    const report = await server.call(GET_REPORT, { token, params: { id: "project-schedules" }, query });
    expect(report.body.tables).toEqual(tables);
    const of = (await server.call(GET_SCHEDULES, { token, params: { id: open } })).body;
    expect(JSON.stringify(of)).not.toContain(NOTE);
    for (const id of ["portfolio-summary", "savings-against-payments"]) {
      const [table] = (await server.call(GET_REPORT, { token, params: { id } })).body.tables;
      expect(table?.columns.at(-1)?.name).toBe("engineVersion");
      expect(table?.rows.map((row) => row.at(-1))).toEqual([BEFORE, BEFORE]);
    }
  });

  test("are exported, with the version in the name of the file", async () => {
    const csv = await exported(approved, { to: "csv" });
    expect(csv.name).toContain(`(engine ${BEFORE}).csv`);
    expect(new TextDecoder().decode(csv.bytes)).toContain(NOTE);
    const results = await exported(approved, { to: "xlsx" });
    expect(results.name).toContain(`results (engine ${BEFORE}).xlsx`);
    const read = await readWorkbookBytes(results.bytes);
    const cells = read.ok ? read.workbook.sheets.flatMap((sheet) => [...sheet.cells()]) : [];
    expect(cells.map(({ value }) => value)).toContain(NOTE);
    const formulas = await exported(approved, { to: "xlsx-formulas" });
    expect(formulas.name).toContain(`(recalculated with engine ${ENGINE_VERSION}).xlsx`);
    expect((await exported(open, { to: "xlsx" })).name).toContain("Open results.xlsx");
  });

  test("are named in an explanation with other results", async () => {
    const explain = async (id: string, figure: string) =>
      (await server.call(EXPLAIN_FIGURE, { token, params: { id }, query: { figure, depth: "1" } })).body;
    const price = await explain(approved, PATH);
    expect(price.approved).toEqual(APPROVED);
    expect(price.text).toMatch(new RegExp(`^Approved with version ${BEFORE} of the engine, still in effect:`));
    expect(price.figures[0]?.["value"]).not.toBe(PRICE);
    expect((await explain(approved, INTEREST)).approved).toBeUndefined();
    expect((await explain(open, PATH)).approved).toBeUndefined();
  });

  test("are named in what-ifs and attributions with other results", async () => {
    const body = { figures: [PATH, INTEREST] };
    expect((await server.call(WHAT_IF, { token, params: { id: approved }, body })).body.approved).toEqual(APPROVED);
    expect((await server.call(WHAT_IF, { token, params: { id: open }, body })).body.approved).toBeUndefined();
    const history = (await server.call(GET_HISTORY, { token, params: { id: approved } })).body.items;
    const attributed = async (revision = 0) => {
      const params = { id: approved, revision: String(revision) };
      return (await server.call(GET_ATTRIBUTION, { token, params, query: { figure: PATH } })).body.approved;
    };
    expect(await attributed(history[0]?.revision)).toEqual(APPROVED);
    // A revision that was not approved.
    expect(await attributed(history[1]?.revision)).toBeUndefined();
  });
});
