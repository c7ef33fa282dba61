import {
  type Call,
  EXPLAIN_FIGURE,
  EXPORT_PROJECT,
  GET_ATTRIBUTION,
  GET_HISTORY,
  GET_ISSUES,
  GET_PROJECT,
  GET_PROJECT_STATE,
  GET_SCHEDULES,
  LIST_FIGURES,
  type PlainObject,
  SAVE_PROJECT,
  WHAT_IF,
} from "@epb/contract";
import { calculateProject, Decimal, parseProject } from "@epb/engine";
import { reportTable, SCHEDULE_IDS } from "@epb/engine/report";
import { readWorkbookBytes } from "@epb/workbook/node";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signIn } from "../../../testing/factories.js";
import { createProject, fixtureProject } from "../../../testing/project-factories.js";
import { TestServer } from "../../../testing/test-server.js";

const PRICE = "projectSummary.financialSummary.totalImplementationPrice";
const INTEREST = "projectSummary.financialSummary.totalInterest";

let server: TestServer;
let token = "";
let stranger = "";
let id = "";

beforeAll(async () => {
  server = await TestServer.start();
  ({ token } = await signIn(server));
  stranger = (await signIn(server)).token;
  ({ id } = await createProject(server, token, { fixture: "school-district", name: "=Pine/Ridge" }));
  // A section is sent whole.
  await save({
    financing: { ...(fixtureProject("school-district").data["financing"] as object), addedPremium: "0.02" },
  });
  await save({ other: { guarPctEstSav: "0.9" } });
});
afterAll(() => server.stop());

async function save(changed: object): Promise<void> {
  const { status, text } = await server.call(SAVE_PROJECT, { token, body: { id, data: { changed } } });
  if (status !== 200) throw new Error(text);
}

async function stored() {
  const parsed = parseProject((await server.call(GET_PROJECT, { token, params: { id } })).body);
  if (!parsed.ok) throw new Error("the project cannot be read");
  return parsed.value;
}

test("nobody is told of a project that they may not see", async () => {
  const params = { id, revision: "2" };
  for (const answer of [
    await server.call(GET_SCHEDULES, { token: stranger, params }),
    await server.call(EXPLAIN_FIGURE, { token: stranger, params, query: { figure: PRICE } }),
    await server.call(GET_HISTORY, { token: stranger, params }),
    await server.call(GET_ATTRIBUTION, { token: stranger, params }),
    await server.call(EXPORT_PROJECT, { token: stranger, params, query: { to: "json" } }),
    await server.call(WHAT_IF, { token: stranger, params, body: {} }),
  ]) {
    expect(answer.status).toBe(404);
  }
  expect((await server.call(GET_SCHEDULES, { params })).status).toBe(401);
});

describe("schedules", () => {
  test("are those of the engine, with every digit", async () => {
    const { body } = await server.call(GET_SCHEDULES, { token, params: { id } });
    const project = await stored();
    const expected = reportTable("1", project.data, calculateProject(project).calculatedValues);
    const table = body.find((each) => each.id === "1");
    expect(table?.columns.map(({ name }) => name)).toEqual(expected.columns.map(({ name }) => name));
    expect(table?.rows).toEqual(
      expected.rows.map((row) =>
        row.map((cell) => (cell === undefined ? null : Decimal.isDecimal(cell) ? cell.toFixed() : cell)),
      ),
    );
  });

  test("have the loan by month only where it is asked for", async () => {
    const ids = async (query: Record<string, string>): Promise<readonly string[]> =>
      (await server.call(GET_SCHEDULES, { token, params: { id }, query })).body.map((each) => each.id);
    const [without, withMonths] = [await ids({}), await ids({ months: "true" })];
    expect(without).not.toContain("amortization");
    expect(withMonths).toEqual(SCHEDULE_IDS.filter((each) => withMonths.includes(each)));
    expect(withMonths).toContain("amortization");
    expect((await server.call(GET_SCHEDULES, { token, params: { id }, query: { months: "1" } })).status).toBe(400);
  });
});

describe("an explanation", () => {
  test("has the figure, those it rests on, and the inputs", async () => {
    const { body } = await server.call(EXPLAIN_FIGURE, { token, params: { id }, query: { figure: INTEREST } });
    const { calculatedValues } = calculateProject(await stored());
    const [first] = body.figures;
    expect(first).toMatchObject({
      path: INTEREST,
      value: calculatedValues.projectSummary?.financialSummary.totalInterest?.toFixed(),
    });
    expect(body.inputs.map(({ path }) => path)).toContain("financing.addedPremium");
    expect(body.text).toContain("Total interest");
  });

  test("of no figure is refused in words", async () => {
    const answer = await server.call(EXPLAIN_FIGURE, { token, params: { id }, query: { figure: "nothing.there" } });
    expect([answer.status, answer.body]).toMatchObject([400, { code: "engine/figure/unknown" }]);
  });
});

test("stops as many steps down as one likes: one is the figure alone, with what its formula names", async () => {
  const told = async (depth: string) =>
    (await server.call(EXPLAIN_FIGURE, { token, params: { id }, query: { figure: INTEREST, depth } })).body;
  const [one, two, all] = [await told("1"), await told("2"), await told("50")];
  expect(one.figures.map(({ path }) => path)).toEqual([INTEREST]);
  expect(two.figures.length).toBeGreaterThan(1);
  expect(all.figures.length).toBeGreaterThan(two.figures.length);
  const whole = (await server.call(EXPLAIN_FIGURE, { token, params: { id }, query: { figure: INTEREST } })).body;
  expect([all.figures, all.inputs]).toEqual([whole.figures, whole.inputs]);
});

describe("the figures of a project", () => {
  test("name the cell that each of their inputs has in the workbook of the project", async () => {
    const figure = "projectSummary.financing.projectInterestRate";
    const { body } = await server.call(EXPLAIN_FIGURE, { token, params: { id }, query: { figure } });
    const rate = body.inputs.find(({ path }) => path === "financing.indexRate");
    expect(rate?.["cell"]).toMatch(/^[\w ]+![A-Z]+\d+$/);
    expect(body.text).toContain(`[${String(rate?.["cell"])}]`);
  });

  test("that are withheld are explained by the inputs that cannot be used", async () => {
    const { id: other } = await createProject(server, token, { fixture: "school-district" });
    const changed = { other: { guarPctEstSav: "95" } };
    await server.call(SAVE_PROJECT, { token, body: { id: other, data: { changed } } as never });
    const query = { figure: INTEREST };
    const { status, body } = await server.call(EXPLAIN_FIGURE, { token, params: { id: other }, query });
    expect(status).toBe(200);
    expect(body).toEqual({
      figures: [],
      inputs: [],
      text: "The figure depends on an input that cannot be used: Guaranteed percentage of the estimated savings.",
    });
  });

  test("can be explained, each under its path, and come without months unless they are asked for", async () => {
    const { items } = (await server.call(LIST_FIGURES, { token, params: { id } })).body;
    expect(items).toContainEqual({ path: INTEREST, label: "Total interest", unit: "$", value: expect.any(String) });
    const some = items.filter((_, index) => index % Math.ceil(items.length / 10) === 0);
    for (const { path, value } of some) {
      const query = { figure: path, depth: "1" };
      const { body } = await server.call(EXPLAIN_FIGURE, { token, params: { id }, query });
      expect(body.figures[0]).toMatchObject({ path, value });
    }
    const months = (await server.call(LIST_FIGURES, { token, params: { id }, query: { months: "true" } })).body.items;
    expect(months.length).toBeGreaterThan(items.length);
  });
});

describe("the issues of a project", () => {
  test("are what its calculation meets, with the input and what to do", async () => {
    const { body } = await server.call(GET_ISSUES, { token, params: { id } });
    const state = (await server.call(GET_PROJECT_STATE, { token, params: { id } })).body;
    expect(body.revision).toBe(state.revision);
    const counted = (severity: string) => body.items.filter((issue) => issue.severity === severity).length;
    expect([counted("error"), counted("warning")]).toEqual([state.errors, state.warnings]);
  });

  test("and its figures are told to nobody who may not see it", async () => {
    for (const call of [GET_ISSUES, LIST_FIGURES]) {
      expect((await server.call(call as Call, { token: stranger, params: { id } })).status).toBe(404);
    }
  });
});

describe("the history", () => {
  test("says who changed what and when, the latest first", async () => {
    const { body } = await server.call(GET_HISTORY, { token, params: { id } });
    expect(body.items.map(({ revision }) => revision)).toEqual([3, 2, 1]);
    expect(body.items[0]).toMatchObject({
      sections: expect.arrayContaining(["other"]),
      by: { name: expect.stringMatching(/^Ada/) },
    });
    expect(body.items[1]?.sections).toContain("financing");
  });

  test("comes in pages", async () => {
    const first = await server.call(GET_HISTORY, { token, params: { id }, query: { limit: "2" } });
    const cursor = first.body.next ?? "";
    const second = await server.call(GET_HISTORY, { token, params: { id }, query: { limit: "2", cursor } });
    expect([...first.body.items, ...second.body.items].map(({ revision }) => revision)).toEqual([3, 2, 1]);
    expect(second.body.next).toBeUndefined();
    const bad = await server.call(GET_HISTORY, { token, params: { id }, query: { cursor: "nonsense" } });
    expect(bad.status).toBe(400);
  });

  test("tells why a figure changed, in parts that add up to the change", async () => {
    const query = { figure: "projectSummary.financialSummary.totalGuaranteedCostSavings" };
    const { body } = await server.call(GET_ATTRIBUTION, { token, params: { id, revision: "3" }, query });
    expect([body.from, body.to]).toEqual([2, 3]);
    expect(body.changes.map(({ path }) => path)).toEqual(["other.guarPctEstSav"]);
    const [figure] = body.figures as readonly [PlainObject];
    const parts = figure["parts"] as readonly { readonly amount: string }[];
    const sum = parts.reduce((total, { amount }) => total.plus(amount), new Decimal(0));
    expect(sum.toFixed()).toBe(figure["change"]);
    expect(new Decimal(figure["change"] as string).isZero()).toBe(false);
  });

  test("compares any two revisions", async () => {
    const query = { figure: INTEREST, from: "1" };
    const { body } = await server.call(GET_ATTRIBUTION, { token, params: { id, revision: "3" }, query });
    expect(body.changes.map(({ path }) => path)).toEqual(
      expect.arrayContaining(["financing.addedPremium", "other.guarPctEstSav"]),
    );
  });

  test.each([
    ["1", {}, 400],
    ["9", {}, 404],
    ["2", { from: "2" }, 400],
  ])("has nothing to say of revision %s with %j", async (revision, query, status) => {
    expect((await server.call(GET_ATTRIBUTION, { token, params: { id, revision }, query })).status).toBe(status);
  });
});

describe("what-if", () => {
  const ask = (body: unknown) => server.call(WHAT_IF, { token, params: { id }, body });

  test("tells figures before and after changes", async () => {
    const { body } = await ask({
      changes: [{ kind: "multiply", path: "financing.indexRate", value: "1.5" }],
      figures: [INTEREST],
    });
    const [figure] = body.figures as readonly [{ readonly before: string; readonly after: string }];
    const project = await stored();
    expect(figure.before).toBe(
      calculateProject(project).calculatedValues.projectSummary?.financialSummary.totalInterest?.toFixed(),
    );
    expect(new Decimal(figure.after).gt(figure.before)).toBe(true);
    expect(body.changes).toHaveLength(1);
    // Nothing of it is stored.
    expect((await stored()).data.financing?.indexRate).toEqual(project.data.financing?.indexRate);
  });

  test("has the bars of a tornado, the widest first", async () => {
    const { body } = await ask({
      figures: [INTEREST],
      ranges: [
        { path: "financing.indexRate", kind: "multiply", low: "0.99", high: "1.01" },
        { path: "financing.addedPremium", kind: "multiply", low: "0.5", high: "1.5" },
      ],
    });
    const [tornado] = body.tornados as readonly [{ readonly bars: readonly { readonly swing: string }[] }];
    const swings = tornado.bars.map(({ swing }) => Number(swing));
    expect(swings).toHaveLength(2);
    expect(swings[0]).toBeGreaterThan(swings[1] ?? 0);
  });

  test("finds where a figure breaks even", async () => {
    const before = Number((await stored()).calculatedValues?.projectSummary?.financialSummary.totalInterest);
    const { body } = await ask({
      breakEven: {
        path: "financing.addedPremium",
        kind: "set",
        from: "0",
        to: "0.1",
        step: "0.0001",
        figure: INTEREST,
        goal: { kind: "atMost", value: String(Math.round(before)) },
      },
    });
    const { kind, crossing } = body.breakEven as { kind: string; crossing: { answer: { at: string } } };
    expect(kind).toBe("found");
    expect(Number(crossing.answer.at)).toBeCloseTo(0.02, 3);
  });

  test("refuses what a project cannot have, and says where", async () => {
    const answer = await ask({ changes: [{ kind: "set", path: "financing.nothing", value: "1" }] });
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { code: "what-if/refused", issues: [{ at: "financing.nothing" }] },
    ]);
    expect((await ask({ figures: ["nothing"] })).status).toBe(400);
    expect((await ask({ ranges: [] })).status).toBe(400);
    expect((await ask({ changes: Array(101).fill({ kind: "remove", path: "other" }) })).status).toBe(400);
  });
});

describe("an export", () => {
  const download = async (query: Record<string, string>) => {
    const search = new URLSearchParams(query).toString();
    const response = await fetch(`${server.url}/api/project/${id}/export?${search}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, bytes, text: new TextDecoder().decode(bytes) };
  };

  test.each(["xlsx", "xlsx-formulas"])("to %s is a workbook", async (to) => {
    const { headers, bytes } = await download({ to });
    expect(headers.get("content-type")).toContain("spreadsheetml");
    expect(headers.get("content-disposition")).toMatch(/^attachment; filename="=Pine Ridge( results)?\.xlsx"$/);
    const read = await readWorkbookBytes(bytes);
    expect(read.ok).toBe(true);
  });

  test("to JSON can be read again as the same project", async () => {
    const { text } = await download({ to: "json" });
    expect(parseProject(JSON.parse(text))).toEqual({ ok: true, value: await stored() });
  });

  test("to CSV is one schedule, or all of them with their titles", async () => {
    const { text } = await download({ to: "csv", schedule: "1" });
    const project = await stored();
    const { rows, opening } = reportTable("1", project.data, calculateProject(project).calculatedValues);
    expect(text.trimEnd().split("\r\n")).toHaveLength(1 + rows.length + (opening === undefined ? 0 : 1));
    expect((await download({ to: "csv" })).text).toContain("Schedule 1: annual cost savings and payments");
    expect((await download({ to: "csv", schedule: "9" })).status).toBe(404);
  });

  test("to formulas is refused for figures that came with the project", async () => {
    const { id: override } = await createProject(server, token, { fixture: "direct-funded-override" });
    const answer = await server.call(EXPORT_PROJECT, {
      token,
      params: { id: override },
      query: { to: "xlsx-formulas" },
    });
    expect([answer.status, answer.body]).toMatchObject([400, { code: "export/no-formulas" }]);
  });

  test("to formulas is refused for unusable inputs, and the results are there without them", async () => {
    const sections = { financing: { indexRate: "3.4567" } };
    const { id: unusable } = await createProject(server, token, { sections });
    const path = { token, params: { id: unusable } };
    const formulas = await server.call(EXPORT_PROJECT, { ...path, query: { to: "xlsx-formulas" } });
    expect([formulas.status, formulas.body]).toMatchObject([
      400,
      { code: "export/inputs-unusable", issues: [{ at: "financing.indexRate" }] },
    ]);
    const results = await server.call(EXPORT_PROJECT, { ...path, query: { to: "xlsx" } });
    const read = readWorkbookBytes(results.bytes);
    expect(read.ok && read.workbook.sheet("Schedule 3")?.cell("B3")?.value).toContain("Index rate");
  });

  test("takes no other form", async () => {
    expect((await download({ to: "pdf" })).status).toBe(400);
  });
});

test("every kind of project is told of", async () => {
  for (const fixture of ["epx-campus", "direct-funded-override", "federal-espc"]) {
    const params = { id: (await createProject(server, token, { fixture })).id };
    expect((await server.call(GET_SCHEDULES, { token, params })).status).toBe(200);
    expect((await server.call(WHAT_IF, { token, params, body: {} })).status).toBe(200);
  }
});
