import {
  ADD_PROJECT_FILE,
  APPROVE_MEASUREMENT_YEAR,
  DOWNLOAD_PROJECT_FILE,
  GET_ACTIVITY,
  GET_MEASUREMENT,
  GET_PROJECT,
  GRANT_PROJECT_ACCESS,
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
import { parseProject } from "@epb/engine";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { signIn } from "../../../testing/factories.js";
import { createProject } from "../../../testing/project-factories.js";
import { TestServer } from "../../../testing/test-server.js";

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

describe("measurement and verification", () => {
  const year = (which: string) => ({ params: { id, year: which } });
  const enter = (which: string, body: object, token = esco.token) =>
    server.call(WRITE_MEASUREMENT_YEAR, { token, ...year(which), body });

  test("goes from pending to submitted to approved, year by year", async () => {
    await enter("1", { status: 1, measurementVerification: "12500.25" });
    await enter("2", { status: 1 });
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
    await enter("1", { status: 1 });
    await server.call(SUBMIT_MEASUREMENT_YEAR, { token: esco.token, ...year("1") });
    expect((await enter("1", { status: 1 })).status).toBe(409);
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
    const submitted = await server.call(SUBMIT_MEASUREMENT_YEAR, { token: esco.token, ...year("5") });
    expect(submitted.status).toBe(409);
    const { body } = await server.call(GET_MEASUREMENT, { token: esco.token, params: { id } });
    expect(body).toEqual({ status: 4, years: [] });
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
