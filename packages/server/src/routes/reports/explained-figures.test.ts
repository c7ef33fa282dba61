import {
  EXPLAIN_FIGURE,
  GET_ATTRIBUTION,
  GET_OVERVIEW,
  GET_PROJECT,
  GET_REPORT,
  GET_SCHEDULES,
  SAVE_PROJECT,
  WHAT_IF,
} from "@epb/contract";
import { calculateProject, Decimal, lowestCoverage, type Project, parseProject, valueAtPath } from "@epb/engine";
import { attributeChanges } from "@epb/engine/compare";
import { explainProject, explanationJson } from "@epb/engine/explain";
import { reportTable, reportTables } from "@epb/engine/report";
import { applyOverlay, changeBy, sensitivity } from "@epb/engine/whatif";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signIn } from "../../../testing/factories.js";
import { createProject } from "../../../testing/project-factories.js";
import { TestServer } from "../../../testing/test-server.js";
import { plainData } from "../../workers/reports/read-task.js";

/** A figure of each edition and an input; supplied figures depend on no input, and are explained as supplied. */
const FIXTURES = [
  ["school-district", "projectSummary.financialSummary.totalPayments", "financing.indexRate"],
  ["federal-espc", "projectSummary.financialSummary.totalInterest", "financing.indexRate"],
  ["epx-campus", "express.totalNetSavings", "financing.indexRate"],
  ["direct-funded-override", "projectSummary.financialSummary.totalGuaranteedCostSavings", "other.guarPctEstSav"],
] as const;

let server: TestServer;
let token = "";
beforeAll(async () => {
  server = await TestServer.start();
  ({ token } = await signIn(server));
});
afterAll(() => server.stop());

async function load(id: string): Promise<Project> {
  const parsed = parseProject((await server.call(GET_PROJECT, { token, params: { id } })).body);
  if (!parsed.ok) throw new Error("the project cannot be read");
  return parsed.value;
}

/** As in JSON: unknown cells become null. */
const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(plainData(value), (_, part: unknown) => (part === undefined ? null : part)));

describe.each(FIXTURES)("reports on %s match the engine", (fixture, figure, path) => {
  let id = "";
  let project: Project;
  beforeAll(async () => {
    ({ id } = await createProject(server, token, { fixture }));
    project = await load(id);
  });

  test("figures", () => {
    // Supplied figures may contain the type of an earlier calculation.
    const { calculationTypeId: _, ...calculated } = calculateProject(project).calculatedValues;
    expect(plain(project.calculatedValues)).toMatchObject(plain(calculated) as object);
  });

  test("the overview, with the figures and Schedule 1 as the engine has them", async () => {
    const { calculatedValues } = calculateProject(project);
    const { body } = await server.call(GET_OVERVIEW, { token, params: { id } });
    expect(body.figures.length).toBeGreaterThan(5);
    for (const each of body.figures) expect(each.value).toEqual(plain(valueAtPath(calculatedValues, each.path)));
    expect(body.lowestCoverage).toBe(lowestCoverage(calculatedValues)?.toFixed());
    const savings = reportTable("1", project.data, calculatedValues);
    expect(body.savings?.rows).toEqual(savings.rows.length === 0 ? undefined : plain(savings.rows));
    expect(body.withheld).toBeUndefined();
  });

  test("schedules, every table with every digit, also in the report", async () => {
    const tables = reportTables(project.data, calculateProject(project).calculatedValues);
    expect(tables.length).toBeGreaterThan(0);
    const { body } = await server.call(GET_SCHEDULES, { token, params: { id }, query: { months: "true" } });
    expect(body.map((table) => table.id)).toEqual(tables.map((table) => table.id));
    expect(body.map(({ rows, opening, totals }) => ({ rows, opening, totals }))).toEqual(
      tables.map(({ rows, opening, totals }) => ({
        rows: plain(rows),
        ...(opening !== undefined && { opening: plain(opening) }),
        ...(totals !== undefined && { totals: plain(totals) }),
      })),
    );
    const report = await server.call(GET_REPORT, {
      token,
      params: { id: "project-schedules" },
      query: { projectId: id },
    });
    expect(report.body.tables).toEqual(body.filter((table) => table.id !== "amortization"));
  });

  test("complete explanations", async () => {
    const { body } = await server.call(EXPLAIN_FIGURE, { token, params: { id }, query: { figure } });
    const explainer = explainProject(project, calculateProject(project));
    const expected = plain(explanationJson(explainer, figure)) as { readonly inputs: unknown };
    expect(body).toMatchObject({ inputs: expected.inputs });
    expect(body.figures[0]).toMatchObject({ path: figure });
  });

  test("what-if, before, after and the bars of a tornado", async () => {
    const range = { path, kind: "multiply", low: "0.9", high: "1.1" } as const;
    const { body } = await server.call(WHAT_IF, {
      token,
      params: { id },
      body: { changes: [{ kind: "multiply", path, value: "0.9" }], figures: [figure], ranges: [range] },
    });
    const changed = applyOverlay(project, [changeBy({ kind: "multiply", path }, new Decimal("0.9"))]);
    if (!changed.ok) throw new Error("the change cannot be made");
    const [before, after] = [project, changed.project].map((each) =>
      plain(valueAtPath(calculateProject(each).calculatedValues, figure)),
    );
    expect(body.figures).toMatchObject([{ path: figure, before, after }]);
    const inputs = [{ path, kind: "multiply", low: new Decimal("0.9"), high: new Decimal("1.1") }] as const;
    const bars = sensitivity(changed.project, { inputs, figures: [figure] });
    if (!bars.ok) throw new Error("the input cannot be varied");
    const bar = bars.tornados[0]?.bars[0];
    expect(body.tornados).toMatchObject([{ bars: [{ atLow: plain(bar?.low), atHigh: plain(bar?.high) }] }]);
  });

  test("parts of attributions", async () => {
    const own = await createProject(server, token, { fixture });
    const before = await load(own.id);
    const financing = { ...(plain(before.data.financing) as object), addedPremium: "0.0375" };
    const body = { id: own.id, data: { changed: { financing } } };
    expect((await server.call(SAVE_PROJECT, { token, body })).status).toBe(200);
    const expected = attributeChanges(before, await load(own.id), [figure]);
    const params = { id: own.id, revision: "2" };
    const answer = await server.call(GET_ATTRIBUTION, { token, params, query: { figure } });
    expect(answer.body.figures).toEqual(plain(expected.figures));
  });
});
