import {
  DOWNLOAD_REPORT,
  EXPORT_PROJECT_LIST,
  GET_OVERVIEW,
  GET_REPORT,
  LIST_PROJECTS,
  type Table,
} from "@epb/contract";
import { readWorkbookBytes } from "@epb/workbook/node";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signIn } from "../../../testing/factories.js";
import { createProject, fixtureProject } from "../../../testing/project-factories.js";
import { TestServer } from "../../../testing/test-server.js";

const PATH = "other.guarPctEstSav";
const LABEL = "Guaranteed percentage of the estimated savings";

let server: TestServer;
let token = "";
let school = "";

/** A guarantee of 9500% cannot be true, so figures that depend on it are withheld. The fort has all figures. */
beforeAll(async () => {
  server = await TestServer.start();
  ({ token } = await signIn(server));
  const other = { ...(fixtureProject("school-district").data["other"] as object), guarPctEstSav: "95" };
  ({ id: school } = await createProject(server, token, { name: "School", sections: { other } }));
  await createProject(server, token, { fixture: "federal-espc", name: "Fort" });
});
afterAll(() => server.stop());

const tablesOf = async (id: string, query: Record<string, string> = {}): Promise<readonly Table[]> =>
  (await server.call(GET_REPORT, { token, params: { id }, query })).body.tables;

/** Cells of a row, by the label of their column. */
const cellsOf = ({ columns, rows }: Table, name: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(columns.map(({ label }, index) => [label, rows.find((row) => row.includes(name))?.[index]]));

const csvReport = async (id: string, query: Record<string, string> = {}): Promise<string> =>
  (await server.call(DOWNLOAD_REPORT, { token, params: { id }, query: { format: "csv", ...query } })).text;

const fieldsOf = (line: string): readonly string[] =>
  [...line.matchAll(/("[^"]*"|[^,]*)(?:,|$)/g)].map(([, field = ""]) => field.replaceAll('"', ""));

/** A line of CSV, by the names of the first line. */
const csvCells = (text: string, name: string): Readonly<Record<string, string | undefined>> => {
  const [header = "", ...lines] = text.split("\r\n");
  const cells = fieldsOf(lines.find((line) => line.includes(name)) ?? "");
  return Object.fromEntries(fieldsOf(header).map((label, index) => [label, cells[index]]));
};

describe("withheld figures name their input", () => {
  test("in the list of projects", async () => {
    const { body } = await server.call(LIST_PROJECTS, { token });
    const rows = new Map(body.map((row) => [row.name, row]));
    expect(rows.get("School")?.withheld).toEqual({
      figures: ["totalGuaranteedCostSavings", "totalEstimatedCostSavings", "lowestCoverage"],
      inputs: [{ path: PATH, label: LABEL }],
      inputCount: 1,
    });
    expect(rows.get("School")).not.toHaveProperty("totalGuaranteedCostSavings");
    expect(rows.get("School")).not.toHaveProperty("lowestCoverage");
    expect(rows.get("School")).toHaveProperty("totalImplementationPrice");
    expect(rows.get("Fort")).not.toHaveProperty("withheld");
  });

  test("in the overview of the project, without values", async () => {
    const { body } = await server.call(GET_OVERVIEW, { token, params: { id: school } });
    expect(body.withheld?.inputs).toEqual([{ path: PATH, label: LABEL }]);
    const guaranteed = "projectSummary.financialSummary.totalGuaranteedCostSavings";
    expect(body.withheld?.figures).toContain(guaranteed);
    expect(body.figures.find(({ path }) => path === guaranteed)).not.toHaveProperty("value");
    expect(body).not.toHaveProperty("lowestCoverage");
  });

  test("in the file of the list, where the withheld figure is an empty cell", async () => {
    const { text } = await server.call(EXPORT_PROJECT_LIST, { token, query: { format: "csv" } });
    const cells = csvCells(text, "School");
    expect(cells["Guaranteed cost savings"]).toBe("");
    expect(cells["Inputs that cannot be used"]).toBe(LABEL);
    expect(csvCells(text, "Fort")["Inputs that cannot be used"]).toBe("");
  });

  test.each(["portfolio-summary", "savings-against-payments"])("in the report %s and its CSV file", async (id) => {
    const [table] = await tablesOf(id);
    if (table === undefined) throw new Error("the report has a table");
    expect(cellsOf(table, "School")["Guaranteed cost savings"]).toBe("–");
    expect(cellsOf(table, "School")["Inputs that cannot be used"]).toBe(LABEL);
    expect(cellsOf(table, "Fort")["Guaranteed cost savings"]).toMatch(/^\d/);
    expect(cellsOf(table, "Fort")["Inputs that cannot be used"]).toBeNull();
    expect(table.withheldInputs).toEqual([{ projectId: school, path: PATH, label: `School: ${LABEL}` }]);
    expect(table.note).toContain("Guaranteed cost savings (1 project)");
    const cells = csvCells(await csvReport(id), "School");
    expect(cells["Guaranteed cost savings"]).toBe("");
    expect(cells["Inputs that cannot be used"]).toBe(LABEL);
  });

  test("in the schedules of a report and in their CSV file", async () => {
    const query = { projectId: school };
    const tables = await tablesOf("project-schedules", query);
    const hasDash = ({ rows, totals = [], closing = [] }: Table): boolean =>
      [...rows, totals, ...closing].some((row) => row.includes("–"));
    expect(tables.filter(hasDash).map(({ id }) => id)).toContain("loan");
    for (const table of tables.filter(hasDash)) {
      expect(table.withheldInputs, table.id).toEqual([{ projectId: school, path: PATH, label: LABEL }]);
    }
    // Measures and their prices do not depend on the guarantee.
    expect(tables.find(({ id }) => id === "2a")).not.toHaveProperty("withheldInputs");
    const text = await csvReport("project-schedules", query);
    expect(text).toContain(`Figures that depend on inputs that cannot be used are not shown: ${LABEL}.`);
    expect(text).not.toContain("–");
  });

  test("in the workbook of a report", async () => {
    const { bytes } = await server.call(DOWNLOAD_REPORT, {
      token,
      params: { id: "project-schedules" },
      query: { format: "xlsx", projectId: school },
    });
    const read = await readWorkbookBytes(bytes);
    if (!read.ok) throw new Error("the workbook cannot be read");
    const texts = read.workbook.sheets.map((sheet) => [...sheet.cells()].map(({ value }) => String(value)));
    for (const sheet of texts.filter((cells) => cells.includes("–"))) {
      expect(sheet.some((text) => text.includes(`inputs that cannot be used are not shown: ${LABEL}.`))).toBe(true);
    }
    expect(texts.some((cells) => cells.includes("–"))).toBe(true);
  });
});
