import { DOWNLOAD_REPORT, GET_REPORT, LIST_PROJECTS, LIST_REPORTS } from "@epb/contract";
import { Decimal } from "@epb/engine";
import { readWorkbookBytes } from "@epb/workbook/node";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signIn } from "../../../testing/factories.js";
import { createProject } from "../../../testing/project-factories.js";
import { TestServer } from "../../../testing/test-server.js";

let server: TestServer;
let token = "";
let stranger = "";
let school = "";

beforeAll(async () => {
  server = await TestServer.start();
  ({ token } = await signIn(server));
  stranger = (await signIn(server)).token;
  ({ id: school } = await createProject(server, token, { fixture: "school-district", name: "=SUM(A1)" }));
  await createProject(server, token, { fixture: "epx-campus", name: "Campus" });
  await createProject(server, stranger, { fixture: "federal-espc", name: "Somebody else's" });
});
afterAll(() => server.stop());

const report = async (id: string, query: Record<string, string> = {}) =>
  (await server.call(GET_REPORT, { token, params: { id }, query })).body;

describe("reports", () => {
  test("are listed for users who are logged in", async () => {
    const { body } = await server.call(LIST_REPORTS, { token });
    expect(body.map(({ id }) => id)).toEqual(["portfolio-summary", "savings-against-payments", "project-schedules"]);
    expect((await server.call(LIST_REPORTS)).status).toBe(401);
  });

  test("of a portfolio tell of one's own projects, and add them up", async () => {
    const { tables, isComplete } = await report("portfolio-summary");
    const [table] = tables;
    expect(isComplete).toBe(true);
    expect(table?.rows.map(([, name]) => name)).toEqual(["=SUM(A1)", "Campus"]);
    const price = table?.columns.findIndex(({ name }) => name === "implementationPrice") ?? -1;
    const sum = table?.rows.reduce((total, row) => total.plus(String(row[price])), new Decimal(0));
    expect(table?.totals?.[price]).toBe(sum?.toFixed());
  });

  test("of a portfolio can be of one edition", async () => {
    const { tables } = await report("portfolio-summary", { projectType: "2" });
    expect(tables[0]?.rows.map(([, name]) => name)).toEqual(["Campus"]);
  });

  test("set savings against payments, also of the express edition", async () => {
    const [table] = (await report("savings-against-payments")).tables;
    const { body: listed } = await server.call(LIST_PROJECTS, { token });
    for (const row of table?.rows ?? []) {
      const [name, savings, payments] = row;
      const coverage = listed.find((item) => item.name === name)?.lowestCoverage ?? "";
      const [lowest, isAbove] = ["lowestCoverage", "paymentsAboveGuarantee"].map(
        (column) => row[table?.columns.findIndex((one) => one.name === column) ?? -1],
      );
      expect(lowest).toBe(new Decimal(coverage).toFixed(4));
      expect(isAbove).toBe(Number(coverage) < 1 ? "Yes" : "No");
      expect(Number(savings)).toBeGreaterThan(0);
      expect(Number(payments)).toBeGreaterThan(0);
    }
    expect(table?.rows).toHaveLength(2);
  });

  test("of a project have its schedules, for who may see it", async () => {
    const { tables } = await report("project-schedules", { projectId: school });
    expect(tables.map(({ id }) => id)).toContain("2a");
    const params = { id: "project-schedules" };
    expect((await server.call(GET_REPORT, { token, params })).status).toBe(400);
    const foreign = await server.call(GET_REPORT, { token: stranger, params, query: { projectId: school } });
    expect(foreign.status).toBe(404);
    const file = await server.call(DOWNLOAD_REPORT, {
      token: stranger,
      params,
      query: { projectId: school, format: "csv" },
    });
    expect(file.status).toBe(404);
  });

  test("that do not exist are not found", async () => {
    expect((await server.call(GET_REPORT, { token, params: { id: "secrets" } })).status).toBe(404);
  });

  test("as CSV hold no formulas", async () => {
    const { text, headers } = await server.call(DOWNLOAD_REPORT, {
      token,
      params: { id: "portfolio-summary" },
      query: { format: "csv" },
    });
    expect(headers.get("content-type")).toContain("text/csv");
    expect(text).toContain(",'=SUM(A1),");
  });

  test("as a workbook hold texts and numbers, and no formulas", async () => {
    const response = await fetch(`${server.url}/api/report/portfolio-summary/file?format=xlsx`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const read = await readWorkbookBytes(new Uint8Array(await response.arrayBuffer()));
    if (!read.ok) throw new Error("the workbook cannot be read");
    const cells = read.workbook.sheets.flatMap((sheet) => [...sheet.cells()]);
    expect(cells.map(({ value }) => value)).toContain("=SUM(A1)");
    expect(cells.some(({ formula }) => formula !== undefined)).toBe(false);
  });
});
