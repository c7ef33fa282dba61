import {
  ADD_PROJECT_FILE,
  APPROVE_MEASUREMENT_YEAR,
  DOWNLOAD_PROJECT_FILE,
  GET_ACTIVITY,
  GET_MEASUREMENT,
  GET_PROJECT,
  GRANT_PROJECT_ACCESS,
  LIST_FIGURES,
  LIST_PROJECT_FILES,
  LIST_PROJECT_NOTES,
  LIST_PROJECTS,
  LIST_SCENARIOS,
  REMOVE_PROJECT_FILE,
  REMOVE_SCENARIO,
  RETURN_MEASUREMENT_YEAR,
  SAVE_SCENARIO,
  SUBMIT_MEASUREMENT_YEAR,
  UserGroup,
  WRITE_MEASUREMENT_YEAR,
  WRITE_PROJECT_NOTE,
} from "@epb/contract";
import { Decimal, parseProject } from "@epb/engine";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { signIn } from "../../../testing/factories.js";
import { createProject } from "../../../testing/project-factories.js";
import { TestServer } from "../../../testing/test-server.js";
import { PROJECT_CONTENTS } from "../../features/projects/project-contents.js";

let server: TestServer;
let customer: Awaited<ReturnType<typeof signIn>>;
let esco: Awaited<ReturnType<typeof signIn>>;
let id = "";
beforeEach(async () => {
  server = await TestServer.start();
  customer = await signIn(server);
  esco = await signIn(server, { group: UserGroup.Esco });
  ({ id } = await createProject(server, customer.token));
  const body = { email: esco.user.email, roleId: 2 };
  await server.call(GRANT_PROJECT_ACCESS, { token: customer.token, params: { id }, body });
});
afterEach(() => server.stop());

describe("files", () => {
  const add = (fileName: string, bytes: Uint8Array, token = esco.token) =>
    server.call(ADD_PROJECT_FILE, { token, params: { id }, query: { fileName, notes: "For you" }, body: bytes });

  test("come back byte for byte, for saving", async () => {
    const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 251);
    const { body: file } = await add("Audit report.pdf", bytes);
    expect(file).toMatchObject({ fileName: "Audit report.pdf", size: 100_000, notes: "For you", userId: esco.user.id });
    const userName = `${esco.user.firstName} ${esco.user.lastName}`;
    expect((await server.call(LIST_PROJECT_FILES, { token: customer.token, params: { id } })).body).toEqual([file]);
    expect(file.userName).toBe(userName);
    const response = await fetch(`${server.url}/api/project/${id}/files/${file.id}`, {
      headers: { authorization: `Bearer ${customer.token}` },
    });
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="Audit report.pdf"');
    expect(response.headers.get("content-type")).toBe("application/octet-stream");
  });

  test("stand in the project, by name", async () => {
    await add("a.pdf", new Uint8Array(3));
    expect((await add("a.pdf", new Uint8Array(4))).status).toBe(409);
    const { body } = await server.call(GET_PROJECT, { token: customer.token, params: { id } });
    const parsed = parseProject(body);
    expect(parsed.ok && parsed.value.files).toMatchObject([{ fileName: "a.pdf", size: 3 }]);
  });

  test("are gone when they are removed", async () => {
    const { body: file } = await add("a.pdf", new Uint8Array(3));
    const path = { token: esco.token, params: { id, fileId: file.id } };
    expect((await server.call(REMOVE_PROJECT_FILE, path)).status).toBe(204);
    expect((await server.call(DOWNLOAD_PROJECT_FILE, path)).status).toBe(404);
    expect((await server.call(LIST_PROJECT_FILES, path)).body).toEqual([]);
  });

  test("of another project are not found through one's own", async () => {
    const { body: file } = await add("a.pdf", new Uint8Array(3));
    const other = await createProject(server, esco.token);
    const path = { token: esco.token, params: { id: other.id, fileId: file.id } };
    expect((await server.call(DOWNLOAD_PROJECT_FILE, path)).status).toBe(404);
  });

  test("have a name without folders, something in them, and at most 20 MB", async () => {
    expect((await add("../../etc/passwd", new Uint8Array(3))).status).toBe(400);
    expect((await add("a.pdf", new Uint8Array(0))).status).toBe(400);
    expect((await add("a.pdf", new Uint8Array(20_000_001))).status).toBe(413);
  });
});

describe("notes", () => {
  const write = (noteType: string, value: string) =>
    server.call(WRITE_PROJECT_NOTE, { token: esco.token, params: { id, noteType }, body: { value } });

  test("are one of each type, in their order, and keep their id", async () => {
    await write("2", "Rates are fixed.");
    const first = await write("1", "Hello");
    const second = await write("1", "Good morning");
    expect(second.body.map(({ noteType, value }) => [noteType, value])).toEqual([
      [1, "Good morning"],
      [2, "Rates are fixed."],
    ]);
    expect(second.body[0]?.id).toBe(first.body[0]?.id);
    const name = `${esco.user.firstName} ${esco.user.lastName}`;
    const by = { by: { id: esco.user.id, name }, at: server.services.now().toISOString() };
    expect(second.body).toEqual([expect.objectContaining(by), expect.objectContaining(by)]);
    expect((await server.call(LIST_PROJECT_NOTES, { token: esco.token, params: { id } })).body).toEqual(second.body);
    expect((await write("2", " ")).body).toHaveLength(1);
    expect((await write("9", "Hello")).status).toBe(400);
  });
});

/** A year that can be submitted. */
const REPORTED = { status: 1, verifiedSavings: "98000.25", reportDate: "2026-05-15" };

describe("measurement and verification", () => {
  const year = (which: string) => ({ params: { id, year: which } });
  const enter = (which: string, body: object, token = esco.token) =>
    server.call(WRITE_MEASUREMENT_YEAR, { token, ...year(which), body });

  test("goes from pending to submitted to approved, year by year", async () => {
    await enter("1", { ...REPORTED, measurementVerification: "12500.25" });
    await enter("2", REPORTED);
    await enter("3", { status: 4 });
    const submit = (which: string) => server.call(SUBMIT_MEASUREMENT_YEAR, { token: esco.token, ...year(which) });
    const approve = (which: string, token = customer.token) =>
      server.call(APPROVE_MEASUREMENT_YEAR, { token, ...year(which) });
    expect((await submit("1")).body).toMatchObject({ status: 1, years: [{ year: 1, status: 2 }, {}, {}] });
    expect((await approve("1", esco.token)).status).toBe(403);
    expect((await approve("1")).body.status).toBe(1);
    expect((await submit("2")).body.status).toBe(2);
    expect((await approve("2")).body).toMatchObject({
      status: 3,
      years: [{ measurementVerification: "12500.25" }, { year: 2, status: 3 }, { year: 3, status: 4 }],
    });
    expect((await server.call(LIST_PROJECTS, { token: esco.token })).body).toMatchObject([{ mvStatus: 3 }]);
  });

  test("is not written over once it has been submitted", async () => {
    await enter("1", REPORTED);
    await server.call(SUBMIT_MEASUREMENT_YEAR, { token: esco.token, ...year("1") });
    expect((await enter("1", REPORTED)).status).toBe(409);
    await server.call(RETURN_MEASUREMENT_YEAR, {
      token: customer.token,
      ...year("1"),
      body: { reason: "The invoice of March is missing." },
    });
    expect((await enter("1", { status: 4 })).status).toBe(200);
  });

  test("cannot be entered as approved, nor submitted before it is entered", async () => {
    expect((await enter("1", { status: 3 })).status).toBe(400);
    expect((await enter("41", { status: 1 })).status).toBe(400);
    expect((await enter("1", { status: 1, measurementVerification: "-1" })).status).toBe(400);
    expect((await enter("1", { status: 1, verifiedSavings: "-1" })).status).toBe(400);
    expect((await enter("1", { status: 1, reportDate: "2026-02-29" })).status).toBe(400);
    expect((await enter("1", { status: 1, reportDate: "0001-01-01" })).status).toBe(400);
    const submitted = await server.call(SUBMIT_MEASUREMENT_YEAR, { token: esco.token, ...year("5") });
    expect(submitted.status).toBe(409);
    const { body } = await server.call(GET_MEASUREMENT, { token: esco.token, params: { id } });
    expect(body).toMatchObject({ status: 4, years: [] });
  });

  /** Guaranteed savings of year 1, as the figures have them. */
  const guaranteed = async (): Promise<Decimal> => {
    const { items } = (await server.call(LIST_FIGURES, { token: esco.token, params: { id } })).body;
    const figure = items.find(({ path }) => path === "costSavings.years[year=1].guaranteedSavings");
    return new Decimal(String(figure?.value));
  };

  test("compares each year with its guarantee, exactly", async () => {
    const amount = await guaranteed();
    const verifiedSavings = "80000.123456";
    const { body } = await enter("1", { ...REPORTED, verifiedSavings });
    expect(body.years).toMatchObject([
      {
        verifiedSavings,
        reportDate: "2026-05-15",
        guaranteedSavings: amount.toFixed(),
        difference: new Decimal(verifiedSavings).minus(amount).toFixed(),
      },
    ]);
    expect((await enter("1", { ...REPORTED, verifiedSavings: "0" })).body.years).toMatchObject([
      { verifiedSavings: "0", difference: amount.negated().toFixed() },
    ]);
    expect((await enter("1", { status: 1 })).body.years[0]).not.toHaveProperty("difference");
  });

  test("has the guarantee and the end of every year of the performance period", async () => {
    const { body } = await server.call(GET_MEASUREMENT, { token: esco.token, params: { id } });
    const { items } = (await server.call(LIST_FIGURES, { token: esco.token, params: { id } })).body;
    const summary = (name: string) =>
      items.find(({ path }) => path === `projectSummary.financialSummary.${name}`)?.value;
    expect(body.performanceYears).toHaveLength(Number(summary("performancePeriodYears")));
    expect(body.performanceYears.at(-1)?.endsOn).toBe(summary("endDateOfPerformancePeriod"));
    expect(body.performanceYears[0]?.guaranteedSavings).toBe((await guaranteed()).toFixed());
  });

  test("of an express project has the guarantee of its years", async () => {
    ({ id } = await createProject(server, esco.token, { fixture: "epx-campus" }));
    const { body } = await enter("1", REPORTED);
    expect(body.years).toMatchObject([{ guaranteedSavings: expect.any(String), difference: expect.any(String) }]);
    expect(body.performanceYears.length).toBeGreaterThan(1);
  });

  test("does not compare a year whose guarantee is withheld", async () => {
    await server.services.store.transact(async (transaction) => {
      const stored = await transaction.get(PROJECT_CONTENTS, id);
      if (stored === undefined) throw new Error("no project");
      const project = structuredClone(stored.document.project) as {
        calculatedValues: { costSavings: { years: Record<string, unknown>[] }; withheld?: object };
      };
      delete project.calculatedValues.costSavings.years[0]?.["guaranteedSavings"];
      const figures = ["costSavings.years[year=1].guaranteedSavings"];
      project.calculatedValues.withheld = { inputs: ["other.guarPctEstSav"], figures };
      await transaction.update(PROJECT_CONTENTS, { ...stored.document, project }, stored.revision);
    });
    const { body } = await enter("1", REPORTED);
    expect(body.years[0]).not.toHaveProperty("guaranteedSavings");
    expect(body.years[0]).not.toHaveProperty("difference");
    expect(body.performanceYears[1]).toHaveProperty("guaranteedSavings");
  });

  test("is submitted with verified savings and the date of the report", async () => {
    const submit = () => server.call(SUBMIT_MEASUREMENT_YEAR, { token: esco.token, ...year("1") });
    for (const { verifiedSavings, reportDate } of [{ verifiedSavings: "1" }, { reportDate: "2026-05-15" }]) {
      await enter("1", { status: 1, ...(verifiedSavings && { verifiedSavings }), ...(reportDate && { reportDate }) });
      const refused = await submit();
      expect([refused.status, refused.text]).toEqual([409, expect.stringContaining("mv/incomplete")]);
    }
    await enter("1", REPORTED);
    expect((await submit()).status).toBe(200);
  });

  test("keeps the report of a submitted year, which is a file of the project", async () => {
    const add = async (project: string) =>
      (
        await server.call(ADD_PROJECT_FILE, {
          token: esco.token,
          params: { id: project },
          query: { fileName: "Report.pdf" },
          body: new Uint8Array(3),
        })
      ).body;
    const file = await add(id);
    const elsewhere = await add((await createProject(server, esco.token)).id);
    expect((await enter("1", { ...REPORTED, reportFileId: elsewhere.id })).text).toContain("mv/unknown-file");
    const { body } = await enter("1", { ...REPORTED, reportFileId: file.id });
    expect(body.years).toMatchObject([{ reportFileId: file.id, reportFileName: "Report.pdf" }]);
    await server.call(SUBMIT_MEASUREMENT_YEAR, { token: esco.token, ...year("1") });
    const remove = () => server.call(REMOVE_PROJECT_FILE, { token: esco.token, params: { id, fileId: file.id } });
    expect((await remove()).text).toContain("file/report-of-year");
    const reason = "The invoice of March is missing.";
    await server.call(RETURN_MEASUREMENT_YEAR, { token: customer.token, ...year("1"), body: { reason } });
    expect((await remove()).status).toBe(204);
    const without = await server.call(GET_MEASUREMENT, { token: esco.token, params: { id } });
    expect(without.body.years[0]).not.toHaveProperty("reportFileId");
  });
});

describe("scenarios", () => {
  const changes = [{ path: "financing.indexRate", kind: "add", value: "0.01" }] as const;
  const save = (name: string, token = esco.token, more: object = {}) =>
    server.call(SAVE_SCENARIO, { token, params: { id }, body: { name, changes, ...more } });

  test("are saved with person, time, and note, and seen by everybody with access to the project", async () => {
    const saved = await save("  Higher rate ", esco.token, { note: "From the bank's letter.\nOf May." });
    expect([saved.status, saved.body]).toEqual([
      201,
      [
        {
          id: expect.any(String),
          name: "Higher rate",
          note: "From the bank's letter.\nOf May.",
          changes,
          at: server.services.now().toISOString(),
          by: { id: esco.user.id, name: `${esco.user.firstName} ${esco.user.lastName}` },
        },
      ],
    ]);
    const seen = await server.call(LIST_SCENARIOS, { token: customer.token, params: { id } });
    expect(seen.body).toEqual(saved.body);
    const stranger = await signIn(server);
    expect((await server.call(LIST_SCENARIOS, { token: stranger.token, params: { id } })).status).toBe(404);
  });

  test("have different names, whatever their case, and are not too many", async () => {
    await save("Higher rate");
    expect(await save("higher RATE", customer.token)).toMatchObject({
      status: 409,
      body: { code: "scenario/name-taken", message: "A scenario with this name exists. Choose another name." },
    });
    for (let count = 1; count < 30; count += 1) expect((await save(`Rate ${count}`)).status).toBe(201);
    expect(await save("One more")).toMatchObject({ status: 409, body: { code: "scenario/too-many" } });
  });

  test("saved at the same time are all there", async () => {
    const replies = await Promise.all(["A", "B", "C", "D"].map((name) => save(name)));
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const { body } = await server.call(LIST_SCENARIOS, { token: esco.token, params: { id } });
    expect(body.map(({ name }) => name).sort()).toEqual(["A", "B", "C", "D"]);
  });

  test("need a name and a change", async () => {
    expect((await save(" ")).status).toBe(400);
    expect((await save("Nothing", esco.token, { changes: [] })).status).toBe(400);
  });

  test("are deleted once, and viewers neither save nor delete them", async () => {
    server.pass(1000);
    const [scenario] = (await save("Higher rate")).body;
    const params = { id, scenarioId: scenario?.id ?? "" };
    server.pass(1000);
    const viewer = await signIn(server);
    const body = { email: viewer.user.email, roleId: 3 } as const;
    await server.call(GRANT_PROJECT_ACCESS, { token: customer.token, params: { id }, body });
    expect((await save("Mine", viewer.token)).status).toBe(403);
    expect((await server.call(REMOVE_SCENARIO, { token: viewer.token, params })).status).toBe(403);
    server.pass(1000);
    expect((await server.call(REMOVE_SCENARIO, { token: customer.token, params })).status).toBe(204);
    expect((await server.call(REMOVE_SCENARIO, { token: customer.token, params })).status).toBe(404);
    const { items } = (await server.call(GET_ACTIVITY, { token: esco.token, params: { id } })).body;
    expect(items.slice(0, 3)).toMatchObject([
      { action: "project.scenario-removed", scenario: "Higher rate" },
      { action: "access.granted" },
      { action: "project.scenario-saved", scenario: "Higher rate" },
    ]);
  });
});
