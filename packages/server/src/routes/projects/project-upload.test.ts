import { readFileSync } from "node:fs";
import {
  ADD_PROJECT_FILE,
  GET_PROJECT,
  LIST_PROJECTS,
  SAVE_PROJECT,
  UPLOAD_PROJECT,
  UserGroup,
  WRITE_MEASUREMENT_YEAR,
  WRITE_PROJECT_NOTE,
} from "@epb/contract";
import {
  AgreementType,
  CalculationType,
  calculateProject,
  listFigures,
  type PartialCalculatedValues,
  parseProject,
  valueAtPath,
  withValueAtPath,
} from "@epb/engine";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { savedByExceljs } from "../../../../../test/testing/exceljs-workbook.js";
import { timeLimit } from "../../../../../test/testing/runs.js";
import { signIn } from "../../../testing/factories.js";
import {
  createProject,
  fixtureProject,
  fixtureWorkbook,
  ifMatchHeader,
  type StoredJson,
  storedProject,
} from "../../../testing/project-factories.js";
import { TestServer } from "../../../testing/test-server.js";

/** Figures of calculated values as JSON. */
const figuresOf = (values: object) => listFigures(values as PartialCalculatedValues);

let server: TestServer;
let token = "";
beforeEach(async () => {
  server = await TestServer.start();
  ({ token } = await signIn(server, { group: UserGroup.Esco }));
});
afterEach(() => server.stop());

/** Errors that were put into the workbooks, listed by hand. */
const SEEDED = JSON.parse(
  readFileSync(new URL("../../../../../fixtures/seeded/expected.json", import.meta.url), "utf8"),
) as readonly {
  readonly file: string;
  readonly findings: readonly { readonly code: string; readonly sheet?: string; readonly cell?: string }[];
}[];
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const upload = async (body: Uint8Array, query: { fileName: string; projectId?: string }, as = token) => {
  const headers = query.projectId === undefined ? {} : await ifMatchHeader(server, as, query.projectId);
  return server.call(UPLOAD_PROJECT, { token: as, query, body, headers });
};

// Each upload is read in a separate process.
describe("an uploaded workbook", { timeout: timeLimit(45_000) }, () => {
  test("becomes a pending project, with the figures of the same project as JSON", async () => {
    const { status, body } = await upload(await fixtureWorkbook("school-district"), { fileName: "school.xlsx" });
    expect(status).toBe(200);
    expect(body.record).toMatchObject({ status: "Pending", name: fixtureProject("school-district").record["name"] });
    expect(body.findings.filter(({ severity }) => severity === "error")).toEqual([]);
    const same = await createProject(server, token, { fixture: "school-district" });
    const { body: list } = await server.call(LIST_PROJECTS, { token });
    const [one, other] = [body.id, same.id].map((id) => list.find((row) => row.id === id));
    expect(one?.totalGuaranteedCostSavings).toBe(other?.totalGuaranteedCostSavings);
    expect(one?.mvVersion).toBe(36);
  });

  test("replaces the data of the project that is named, and nothing else of it", async () => {
    const { id, name } = await createProject(server, token, { fixture: "federal-espc" });
    const { body, headers } = await upload(await fixtureWorkbook("school-district"), {
      fileName: "a.xlsx",
      projectId: id,
    });
    expect(body).toMatchObject({ id, revision: 2, record: { name, displayId: 1, isCts: false } });
    expect(headers.get("etag")).toBe('"2"');
    const parsed = parseProject((await server.call(GET_PROJECT, { token, params: { id } })).body);
    expect(parsed.ok && parsed.value.data.characteristics?.marketSegmentId).toBe(4);
  });

  test("with supplied figures is an Override project", async () => {
    const bytes = await fixtureWorkbook("direct-funded-override.epb-non-calculating");
    const { body } = await upload(bytes, { fileName: "a.xlsx" });
    const parsed = parseProject((await server.call(GET_PROJECT, { token, params: { id: body.id } })).body);
    expect(parsed.ok && parsed.value.record.calculationType).toBe(2);
    expect(parsed.ok && parsed.value.calculatedValues?.projectSummary).toBeDefined();
  });

  test.each([
    ["school-district", "epx-campus.epx", "This is an ePX (express edition) workbook, and the project is an ePB (full"],
    ["epx-campus", "school-district", "This is an ePB (full edition) workbook, and the project is an ePX (express"],
  ])("of the other edition than the project is named as such: %s", async (fixture, file, words) => {
    const { id } = await createProject(server, token, { fixture });
    const refused = await upload(await fixtureWorkbook(file), { fileName: "a.xlsx", projectId: id });
    expect(refused).toMatchObject({
      status: 400,
      body: { code: "upload/other-edition", message: expect.stringContaining(words) },
    });
    expect((refused.body as unknown as { readonly message: string }).message).toContain("Download an eP");
  });

  test("that is not one of our templates is refused in the words of the specification, with findings", async () => {
    const refused = await upload(Buffer.from("not a workbook"), { fileName: "a.xlsx" });
    expect(refused).toMatchObject({
      status: 400,
      body: {
        message: "The uploaded file does not appear to be a valid template, please contact support@epb.test",
        issues: [{ code: "EPB-FILE-003" }],
      },
    });
  });

  test.each(["savings-unit-unknown", "savings-category-unknown"])(
    "with a column of savings that no field knows is refused in the product's words: %s",
    async (name) => {
      const refused = await upload(await fixtureWorkbook(name, "seeded"), { fileName: "a.xlsx" });
      expect(refused).toMatchObject({
        status: 400,
        body: {
          message: "The uploaded file does not appear to be a valid template, please contact support@epb.test",
          issues: expect.arrayContaining([
            expect.objectContaining({ name: "template/savings-field-unknown", place: expect.anything() }),
          ]),
        },
      });
      expect((await server.call(LIST_PROJECTS, { token })).body).toEqual([]);
    },
  );

  test("with a cell that cannot be read keeps the saved value of the project that it goes into", async () => {
    const { id } = await createProject(server, token, { fixture: "federal-espc" });
    const before = await storedProject(server, token, id);
    const bytes = await fixtureWorkbook("about-a-thousand-dollars", "seeded");
    expect((await upload(bytes, { fileName: "a.xlsx", projectId: id })).status).toBe(200);
    const after = await storedProject(server, token, id);
    expect(after.calculatedValues).toEqual(before.calculatedValues);
    expect(after).not.toHaveProperty("unknownInputs");
  });

  test("with a cell that cannot be read has no figure that depends on it until the input is entered", async () => {
    const bytes = await fixtureWorkbook("about-a-thousand-dollars", "seeded");
    const { id } = (await upload(bytes, { fileName: "a.xlsx" })).body;
    const created = await storedProject(server, token, id);
    expect(created.unknownInputs).toHaveLength(1);
    const [path = ""] = created.unknownInputs ?? [];
    const { data } = fixtureProject("federal-espc") as unknown as Pick<StoredJson, "data">;
    const entered = withValueAtPath(created.data, path, valueAtPath(data, path)) as StoredJson["data"];
    const { status } = await server.call(SAVE_PROJECT, {
      token,
      body: { id, data: { changed: { ecms: entered["ecms"] } } } as never,
    });
    expect(status).toBe(200);
    const saved = await storedProject(server, token, id);
    expect(saved).not.toHaveProperty("unknownInputs");

    const { withheld, ...known } = created.calculatedValues;
    const withheldFigures = new Set(withheld?.figures);
    expect(withheldFigures).toContain("ecm.totals.mvExpense");
    const knownFigures = new Map(figuresOf(known).map(({ path, value }) => [path, value]));
    expect(knownFigures.size).toBeGreaterThan(100);
    const expected = figuresOf(saved.calculatedValues).filter(({ path }) => !withheldFigures.has(path));
    expect(knownFigures).toEqual(new Map(expected.map(({ path, value }) => [path, value])));
  });

  test("with a cell that cannot be read has no figure that depends on it after saves that leave the input", async () => {
    const { id } = (await upload(await fixtureWorkbook("about-a-thousand-dollars", "seeded"), { fileName: "a.xlsx" }))
      .body;
    const created = await storedProject(server, token, id);
    const saves = [
      {},
      { record: { changed: { name: "Renamed" } } },
      { data: { changed: { other: { guarPctEstSav: "0.9" } } } },
    ];
    for (const parts of saves) {
      expect((await server.call(SAVE_PROJECT, { token, body: { id, ...parts } as never })).status).toBe(200);
      const saved = await storedProject(server, token, id);
      expect(saved.unknownInputs, JSON.stringify(parts)).toEqual(created.unknownInputs);
      expect(saved.calculatedValues.withheld?.figures).toEqual(created.calculatedValues.withheld?.figures);
    }
  });

  test("with a list that could not be read keeps it unknown until somebody changes the list", async () => {
    const belowTable = [{ place: "Schedule 3!D64", put: 5000 }];
    const bytes = await savedByExceljs(await fixtureWorkbook("school-district"), belowTable);
    const { id } = (await upload(bytes, { fileName: "a.xlsx" })).body;
    const save = async (changed: object): Promise<StoredJson> => {
      const { status } = await server.call(SAVE_PROJECT, { token, body: { id, data: { changed } } as never });
      expect(status).toBe(200);
      return storedProject(server, token, id);
    };
    expect((await storedProject(server, token, id)).unknownInputs).toEqual(["performancePeriod"]);
    const agreed = await save({ financing: { projectAgreementTypeID: AgreementType.UESC } });
    expect(agreed.unknownInputs).toEqual(["performancePeriod"]);
    const reviewed = await save({ performancePeriod: [{ year: 1, retainedSavings: "0" }] });
    expect(reviewed).not.toHaveProperty("unknownInputs");
  });

  test("with a cell that cannot be read becomes a project without it, and the reply names sheet and cell", async () => {
    const expected = SEEDED.find(({ file }) => file === "about-a-thousand-dollars.xlsx")?.findings[0];
    const { status, body } = await upload(await fixtureWorkbook("about-a-thousand-dollars", "seeded"), {
      fileName: "a.xlsx",
    });
    expect(status).toBe(200);
    const found = body.findings.find(({ code }) => code === expected?.code);
    expect(found).toMatchObject({
      place: { sheet: expected?.sheet, address: expected?.cell },
      message: expect.any(String),
      advice: expect.any(String),
    });
  });

  describe("whose calculation type cannot be read", () => {
    const written = new Map<string, Promise<Uint8Array>>();
    const withoutType = (file: string): Promise<Uint8Array> => {
      const workbook =
        written.get(file) ??
        fixtureWorkbook(file).then((bytes) => savedByExceljs(bytes, [{ place: "Summary!C6", put: "As agreed" }]));
      written.set(file, workbook);
      return workbook;
    };

    test.each(["school-district", "direct-funded-override.epb-non-calculating"])(
      "becomes a project without any figure until it is read: %s",
      async (file) => {
        const { body } = await upload(await withoutType(file), { fileName: "a.xlsx" });
        expect(body.findings.map(({ place }) => place)).toContainEqual({ sheet: "Summary", address: "C6" });
        const created = await storedProject(server, token, body.id);
        expect(created.unknownInputs).toEqual(["record.calculationType"]);
        const { withheld, ...known } = created.calculatedValues;
        expect(figuresOf(known)).toEqual([]);
        expect(withheld?.inputs).toEqual(["record.calculationType"]);

        expect((await upload(await fixtureWorkbook(file), { fileName: "a.xlsx", projectId: body.id })).status).toBe(
          200,
        );
        const read = await storedProject(server, token, body.id);
        expect(read).not.toHaveProperty("unknownInputs");
        expect(figuresOf(read.calculatedValues).length).toBeGreaterThan(100);
      },
    );

    test("has its figures once the type is entered, and not after a save of something else", async () => {
      const { id } = (await upload(await withoutType("school-district"), { fileName: "a.xlsx" })).body;
      const save = async (changed: object): Promise<StoredJson> => {
        const { status } = await server.call(SAVE_PROJECT, { token, body: { id, record: { changed } } as never });
        expect(status).toBe(200);
        return storedProject(server, token, id);
      };
      const renamed = await save({ name: "Renamed" });
      expect(renamed.unknownInputs).toEqual(["record.calculationType"]);
      // Type of the template, which the project has until then.
      const entered = await save({ calculationType: CalculationType.Standard });
      expect(entered).not.toHaveProperty("unknownInputs");
      expect(figuresOf(entered.calculatedValues).length).toBeGreaterThan(100);
    });

    test.each([
      ["calculated ones", "school-district", "school-district"],
      ["supplied ones", "direct-funded-override", "direct-funded-override.epb-non-calculating"],
      ["calculated ones, not those typed in", "school-district", "direct-funded-override.epb-non-calculating"],
    ])("keeps the type of the project that it goes into, whose figures are %s", async (_, fixture, file) => {
      const { id } = await createProject(server, token, { fixture });
      const before = await storedProject(server, token, id);
      expect((await upload(await withoutType(file), { fileName: "a.xlsx", projectId: id })).status).toBe(200);
      const after = await storedProject(server, token, id);
      expect(after.record["calculationType"]).toBe(before.record["calculationType"]);
      expect(after.unknownInputs ?? []).not.toContain("record.calculationType");
      expect(figuresOf(after.calculatedValues).length).toBeGreaterThan(100);
    });
  });

  test("for a project is refused until it names the revision that it replaces", async () => {
    const { id } = await createProject(server, token, { fixture: "federal-espc" });
    const body = await fixtureWorkbook("school-district");
    for (const headers of [{}, { "if-match": "*" }]) {
      const query = { fileName: "a.xlsx", projectId: id };
      expect(await server.call(UPLOAD_PROJECT, { token, query, body, headers })).toMatchObject({
        status: 428,
        body: { code: "upload/unconfirmed" },
      });
    }
    const { status, headers } = await server.call(GET_PROJECT, { token, params: { id } });
    expect([status, headers.get("etag")]).toEqual([200, '"1"']);
  });

  test("for a project that was changed since it was opened is refused, and says which revision there is", async () => {
    const { id } = await createProject(server, token, { fixture: "federal-espc" });
    const bytes = await fixtureWorkbook("school-district");
    const send = (revision: string) =>
      server.call(UPLOAD_PROJECT, {
        token,
        query: { fileName: "a.xlsx", projectId: id },
        body: bytes,
        headers: { "if-match": revision },
      });
    expect((await send('"1"')).status).toBe(200);
    expect(await send('"1"')).toMatchObject({ status: 409, body: { code: "stale", revision: 2 } });
    expect((await send('"2"')).status).toBe(200);
  });

  test("keeps the notes, files, and years of the project, and recalculates the rest", async () => {
    const { id } = await createProject(server, token, { fixture: "federal-espc" });
    const path = { token, params: { id } };
    const note = { ...path, params: { id, noteType: "1" }, body: { value: "Keep" } };
    await server.call(WRITE_PROJECT_NOTE, note);
    await server.call(ADD_PROJECT_FILE, { ...path, query: { fileName: "a.pdf" }, body: new Uint8Array(3) });
    await server.call(WRITE_MEASUREMENT_YEAR, { ...path, params: { id, year: "1" }, body: { status: 1 } });
    await upload(await fixtureWorkbook("school-district"), { fileName: "a.xlsx", projectId: id });
    const parsed = parseProject((await server.call(GET_PROJECT, path)).body);
    if (!parsed.ok) throw new Error("the project cannot be read");
    const { notes, files, mv, calculatedValues } = parsed.value;
    expect([notes?.[0]?.value, files?.[0]?.fileName, mv?.years?.[0]?.status]).toEqual(["Keep", "a.pdf", 1]);
    expect(plain(calculatedValues)).toEqual(plain(calculateProject(parsed.value).calculatedValues));
  });

  test("of a name that is taken is refused", async () => {
    const bytes = await fixtureWorkbook("school-district");
    await upload(bytes, { fileName: "a.xlsx" });
    expect((await upload(bytes, { fileName: "b.xlsx" })).status).toBe(409);
  });

  test("is refused for a project that the user may not edit", async () => {
    const other = await signIn(server);
    const { id } = await createProject(server, other.token);
    expect((await upload(await fixtureWorkbook("school-district"), { fileName: "a.xlsx", projectId: id })).status).toBe(
      404,
    );
    const viewer = await signIn(server, { group: UserGroup.ProjectViewer });
    expect((await upload(Buffer.from("x"), { fileName: "a.xlsx" }, viewer.token)).status).toBe(403);
  });
});
