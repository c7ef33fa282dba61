import {
  type Call,
  EXPORT_PROJECT,
  GET_HISTORY,
  LIST_PROJECTS,
  PREVIEW_UPLOAD,
  READ_AUDIT_LOG,
  SAVE_PROJECT,
  UPLOAD_PROJECT,
  type UploadPreview,
  UserGroup,
} from "@epb/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { savedByExceljs } from "../../../../../test/testing/exceljs-workbook.js";
import { timeLimit } from "../../../../../test/testing/runs.js";
import { ARE_CHILDREN_SHOWN, childrenDuring } from "../../../testing/children.js";
import { signIn } from "../../../testing/factories.js";
import {
  createProject,
  fixtureProject,
  fixtureWorkbook,
  ifMatchHeader,
  storedProject,
} from "../../../testing/project-factories.js";
import { TestServer } from "../../../testing/test-server.js";
import { LIMIT_RULES } from "../../http/limits/limit-rules.js";

let server: TestServer;
let token = "";
beforeEach(async () => {
  server = await TestServer.start();
  ({ token } = await signIn(server, { group: UserGroup.Esco }));
});
afterEach(() => server.stop());

interface Sent {
  readonly projectId?: string;
  readonly sections?: string;
  readonly revision?: number | undefined;
}

const send = (call: Call, body: Uint8Array, query: object, headers: Readonly<Record<string, string>>) =>
  server.call(call, { token, query: { fileName: "a.xlsx", ...query }, body, headers });
const naming = (revision: number | undefined): Readonly<Record<string, string>> =>
  revision === undefined ? {} : { "if-match": `"${revision}"` };
const preview = async (body: Uint8Array, { revision, ...query }: Sent = {}) => {
  const reply = await send(PREVIEW_UPLOAD as Call, body, { ...query, preview: "true" }, naming(revision));
  return { ...reply, body: reply.body as UploadPreview };
};
/** Uses the stored revision of a project by default. */
const upload = async (body: Uint8Array, { revision, ...query }: Sent = {}) => {
  const { projectId } = query;
  const isStoredOne = revision === undefined && projectId !== undefined;
  const headers = isStoredOne ? await ifMatchHeader(server, token, projectId) : naming(revision);
  return send(UPLOAD_PROJECT as Call, body, query, headers);
};

const stored = (id: string) => storedProject(server, token, id);
const namesOf = ({ sections }: UploadPreview): readonly string[] => sections.map(({ section }) => section);
const PRICE = "projectSummary.financialSummary.totalImplementationPrice";
const figure = ({ figures }: UploadPreview, path: string) => figures.find((each) => each.path === path);

describe("the limit of uploads an hour", () => {
  // Reads five workbooks, each in a separate process.
  test("counts a review and its confirmation once, and a second confirmation again", {
    timeout: timeLimit(45_000),
  }, async () => {
    await server.stop();
    const limitRules = { ...LIMIT_RULES, upload: LIMIT_RULES.upload.map((rule) => ({ ...rule, tries: 3 })) };
    server = await TestServer.start({ limitRules });
    ({ token } = await signIn(server, { group: UserGroup.Esco }));
    const { id: projectId } = await createProject(server, token, { fixture: "federal-espc" });
    const [espc, school] = await Promise.all([fixtureWorkbook("federal-espc"), fixtureWorkbook("school-district")]);
    expect((await preview(espc, { projectId })).status).toBe(200);
    expect((await upload(espc, { projectId })).status).toBe(200);
    // Nobody reviewed this upload, nor the second one of the same workbook.
    expect((await upload(school, { projectId })).status).toBe(200);
    expect((await upload(espc, { projectId })).status).toBe(200);
    expect(await upload(espc, { projectId })).toMatchObject({ status: 429, body: { code: "too-many-tries" } });
  });
});

// Each upload is read in a separate process.
describe("the confirmation of an upload", { timeout: timeLimit(45_000) }, () => {
  test("takes what the preview read, and reads the workbook only without a preview", async () => {
    const { id: projectId } = await createProject(server, token, { fixture: "federal-espc" });
    const workbook = await fixtureWorkbook("school-district");
    await preview(workbook, { projectId });
    const confirmed = async () => {
      const sending = upload(workbook, { projectId });
      const children = await childrenDuring(sending, "workbook-process");
      expect((await sending).status).toBe(200);
      return children.length > 0;
    };
    expect(await confirmed()).toBe(false);
    expect(await confirmed()).toBe(ARE_CHILDREN_SHOWN);
  });
});

// Each upload is read in a separate process.
describe("the preview of an upload", { timeout: timeLimit(45_000) }, () => {
  test("lists changed inputs by section with both values, and the key figures before and after", async () => {
    const { id } = await createProject(server, token, { fixture: "federal-espc" });
    const { data } = fixtureProject("federal-espc");
    const financing = { ...(data["financing"] as object), indexRate: "0.0525" };
    await server.call(SAVE_PROJECT, { token, body: { id, data: { changed: { financing } } } as never });
    const before = await stored(id);

    const { status, body, headers } = await preview(await fixtureWorkbook("federal-espc"), { projectId: id });
    expect(status).toBe(200);
    expect(headers.get("etag")).toBe('"2"');
    expect(body).toMatchObject({ preview: true, revision: 2, taken: ["financing"], keptInputs: [], unknownInputs: [] });
    const [section] = body.sections;
    expect(namesOf(body)).toEqual(["financing"]);
    expect(section).toEqual({
      section: "financing",
      label: "Financing",
      inputs: [
        {
          path: "financing.indexRate",
          label: "Index rate",
          unit: "a year",
          kind: "changed",
          before: "0.0525",
          after: expect.any(String),
        },
      ],
    });
    const interest = "projectSummary.financialSummary.totalInterest";
    expect(figure(body, interest)?.before).toBe(
      before.calculatedValues.projectSummary?.financialSummary["totalInterest"],
    );

    await upload(await fixtureWorkbook("federal-espc"), { projectId: id });
    const after = await stored(id);
    expect(figure(body, interest)?.after).toBe(
      after.calculatedValues.projectSummary?.financialSummary["totalInterest"],
    );
    expect(figure(body, interest)?.after).not.toBe(figure(body, interest)?.before);
  });

  test("writes nothing: no revision, no audit entry, no project", async () => {
    const { id } = await createProject(server, token, { fixture: "federal-espc" });
    const before = await stored(id);
    const administrator = await signIn(server, { group: UserGroup.Admin });
    const actions = async () => {
      const { items } = (await server.call(READ_AUDIT_LOG, { token: administrator.token })).body;
      return items.map(({ action }) => action).filter((action) => action.startsWith("project."));
    };
    await preview(await fixtureWorkbook("school-district"), { projectId: id });
    await preview(await fixtureWorkbook("school-district"));
    expect(await stored(id)).toEqual(before);
    expect((await server.call(GET_HISTORY, { token, params: { id } })).body.items).toHaveLength(1);
    expect((await server.call(LIST_PROJECTS, { token })).body).toHaveLength(1);
    expect(await actions()).toEqual(["project.created"]);
  });

  test.each(["federal-espc", "epx-campus"])("of a workbook that %s was exported to has no change", async (fixture) => {
    const { id } = await createProject(server, token, { fixture });
    const path = { token, params: { id }, query: { to: "xlsx-formulas" } };
    const { bytes } = await server.call(EXPORT_PROJECT, path);
    const { body } = await preview(bytes, { projectId: id });
    expect(body.sections).toEqual([]);
    expect(body.figures.filter(({ before, after }) => before !== after)).toEqual([]);
  });

  test("lists inputs that cannot be read, with the saved values that stay", async () => {
    const { id } = await createProject(server, token, { fixture: "federal-espc" });
    const { body } = await preview(await fixtureWorkbook("about-a-thousand-dollars", "seeded"), { projectId: id });
    expect(body.keptInputs).toEqual([
      { path: expect.any(String), label: "M&V expense, measure 3.6", unit: "$/yr", value: "4945.6" },
    ]);
    expect(body.findings.map(({ place }) => place?.address)).toContain("N14");
    expect(namesOf(body)).toEqual([]);
    expect(figure(body, PRICE)?.after).toBe(figure(body, PRICE)?.before);
  });

  test("of a new project names inputs without any value, and has no figure that depends on them", async () => {
    const { body, headers } = await preview(await fixtureWorkbook("reference-error", "seeded"));
    expect(body.unknownInputs).toHaveLength(1);
    const summary = "projectSummary.financialSummary";
    const figures = body.figures.map(({ path }) => path);
    expect(figures).toContain(`${summary}.totalImplementationPrice`);
    expect(figures).not.toContain(`${summary}.totalPayments`);
    expect(body).not.toHaveProperty("revision");
    expect(headers.get("etag")).toBeNull();
    expect(body.sections.flatMap(({ inputs }) => inputs).every(({ kind }) => kind === "added")).toBe(true);
  });

  test("of a new project with a name that is taken is refused as the upload is", async () => {
    const bytes = await fixtureWorkbook("school-district");
    await upload(bytes);
    expect(await preview(bytes)).toMatchObject({ status: 409, body: { code: "project/name-taken" } });
  });

  test("is refused to those who may not edit the project", async () => {
    const other = await signIn(server);
    const { id } = await createProject(server, other.token);
    expect((await preview(await fixtureWorkbook("school-district"), { projectId: id })).status).toBe(404);
  });
});

// Each upload is read in a separate process.
describe("a confirmed upload", { timeout: timeLimit(45_000) }, () => {
  test("is refused once the project has changed since the preview", async () => {
    const { id } = await createProject(server, token, { fixture: "federal-espc" });
    const bytes = await fixtureWorkbook("school-district");
    const { revision } = (await preview(bytes, { projectId: id })).body;
    await server.call(SAVE_PROJECT, {
      token,
      body: { id, data: { changed: { other: { guarPctEstSav: "0.9" } } } } as never,
    });
    const before = await stored(id);
    const stale = { status: 409, body: { code: "stale", revision: 2 } };
    expect(await upload(bytes, { projectId: id, revision })).toMatchObject(stale);
    expect(await preview(bytes, { projectId: id, revision })).toMatchObject(stale);
    expect(await stored(id)).toEqual(before);
  });

  test("replaces only the chosen sections, and has the figures of the preview", async () => {
    const { id } = await createProject(server, token, { fixture: "federal-espc" });
    const before = await stored(id);
    const bytes = await fixtureWorkbook("school-district");
    const whole = (await preview(bytes, { projectId: id })).body;
    const { body } = await preview(bytes, { projectId: id, sections: "financing,location" });
    expect(body.sections).toEqual(whole.sections);
    expect(body.taken).toEqual(["financing", "location"]);
    expect(body.figures).not.toEqual(whole.figures);

    expect((await upload(bytes, { projectId: id, sections: "financing,location", revision: 1 })).status).toBe(200);
    const after = await stored(id);
    const { financing, location, ...others } = after.data;
    expect([financing, location]).not.toEqual([before.data["financing"], before.data["location"]]);
    const { financing: _, location: __, ...same } = before.data;
    expect(others).toEqual(same);
    const summary = after.calculatedValues.projectSummary?.financialSummary;
    expect(figure(body, PRICE)?.after).toBe(summary?.["totalImplementationPrice"]);
    const rest = (await preview(bytes, { projectId: id })).body;
    expect(namesOf(rest)).toEqual(namesOf(whole).filter((name) => !["financing", "location"].includes(name)));
  });

  test("keeps an unknown input of a section that is not taken", async () => {
    const { id } = (await upload(await fixtureWorkbook("about-a-thousand-dollars", "seeded"))).body as {
      readonly id: string;
    };
    expect((await stored(id)).unknownInputs).toHaveLength(1);
    await upload(await fixtureWorkbook("federal-espc"), { projectId: id, sections: "location" });
    expect(await stored(id)).toMatchObject({ unknownInputs: [expect.any(String)], calculatedValues: {} });
    await upload(await fixtureWorkbook("federal-espc"), { projectId: id, sections: "ecms,implementationPricing" });
    expect(await stored(id)).not.toHaveProperty("unknownInputs");
  });

  test.each(["nothing", "", "financing,"])("with sections that no preview lists is refused: %j", async (sections) => {
    const { id } = await createProject(server, token, { fixture: "federal-espc" });
    const refused = await upload(await fixtureWorkbook("school-district"), { projectId: id, sections });
    expect(refused).toMatchObject({ status: 400, body: { code: "input/invalid" } });
  });

  test("never makes supplied figures of calculated ones", async () => {
    const { id } = await createProject(server, token, { fixture: "federal-espc" });
    const bytes = await fixtureWorkbook("direct-funded-override.epb-non-calculating");
    const { body } = await preview(bytes, { projectId: id });
    expect(namesOf(body)).toContain("calculatedValues");
    await upload(bytes, { projectId: id, sections: "financing" });
    const record = (await stored(id)).record;
    expect(record).toMatchObject({ calculationType: 1 });
  });

  test("keeps a supplied figure whose cell cannot be read, and says so", async () => {
    const bytes = await fixtureWorkbook("direct-funded-override.epb-non-calculating");
    const { id } = (await upload(bytes)).body as { id: string };
    const unread = await savedByExceljs(bytes, [{ place: "Schedule 1!E20", put: "to be decided" }]);
    const { body } = await preview(unread, { projectId: id });
    const path = "calculatedValues.costSavings.years[year=3].expenses";
    expect(body.keptInputs).toMatchObject([{ path, label: "Expenses, year 3" }]);
    expect(body.sections).toEqual([]);
    expect(body.unknownInputs).toEqual([]);
    const { body: fresh } = await preview(await savedByExceljs(unread, [{ place: "Summary!C5", put: "Another" }]));
    expect(fresh.unknownInputs).toEqual([{ path, label: "Expenses, year 3" }]);
  });
});
