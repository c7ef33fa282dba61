import {
  ADD_PROJECT_FILE,
  APPROVE_PROJECT,
  CURRENT_USER,
  DELETE_PROJECT,
  DOWNLOAD_PROJECT_FILE,
  GET_PROJECT,
  GET_PROJECT_STATE,
  GRANT_PROJECT_ACCESS,
  LIST_PROJECTS,
  type ProjectJson,
  REOPEN_PROJECT,
  SAVE_PROJECT,
  SUBMIT_PROJECT,
  UserGroup,
} from "@epb/contract";
import { Decimal, type Project, parseProject } from "@epb/engine";
import { contentHash } from "@epb/engine/replay";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { approvalRequest } from "../../../testing/approval-request.js";
import { signIn } from "../../../testing/factories.js";
import { createProject, fixtureProject } from "../../../testing/project-factories.js";
import { TestServer } from "../../../testing/test-server.js";
import { queuedJobs } from "../../../testing/test-store.js";
import { AGGREGATES_JOB } from "../../features/projects/note-project-change.js";
import { PROJECT_CONTENTS } from "../../features/projects/project-contents.js";
import { PROJECT_ENTRIES } from "../../features/projects/project-entries.js";
import { PROJECT_FILES } from "../../features/projects/project-files.js";
import { PROJECT_HISTORY } from "../../features/projects/project-history.js";
import { updateAggregates } from "../../features/statistics/update-aggregates.js";

let server: TestServer;
let token = "";
let customerId = "";
let id = "";
beforeEach(async () => {
  server = await TestServer.start();
  const customer = await signIn(server);
  token = customer.token;
  customerId = customer.user.id;
  ({ id } = await createProject(server, token, { name: "School" }));
});
afterEach(() => server.stop());

const load = async (): Promise<Project> => read((await server.call(GET_PROJECT, { token, params: { id } })).body);

function read(json: ProjectJson): Project {
  const parsed = parseProject(json);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

const withName = (name: string): object => ({ id, record: { changed: { name } } });
const withGuarantee = (guarPctEstSav: string): object => ({ id, data: { changed: { other: { guarPctEstSav } } } });
const SUPPLIED = fixtureProject("direct-funded-override").calculatedValues ?? {};
const SUPPLIED_PRICE = (SUPPLIED as { projectSummary: { financialSummary: Record<string, string> } }).projectSummary
  .financialSummary["totalGuaranteedCostSavings"];
const priceOf = ({ calculatedValues }: Project): string | undefined =>
  calculatedValues?.projectSummary?.financialSummary.totalGuaranteedCostSavings?.toFixed();

describe("a save", () => {
  test("of changed data answers the project with figures of them", async () => {
    const before = await load();
    const { body, headers } = await server.call(SAVE_PROJECT, { token, body: withGuarantee("0.5") });
    const after = read(body);
    expect(headers.get("etag")).toBe('"2"');
    expect(after.data.other?.guarPctEstSav?.toFixed()).toBe("0.5");
    expect(new Decimal(priceOf(after) ?? 0).lt(priceOf(before) ?? 0)).toBe(true);
    expect(after).toEqual(await load());
  });

  test("of a new row answers the row with its key and an id", async () => {
    const [first] = (await load()).data.ecms ?? [];
    if (first === undefined) throw new Error("fixture");
    const { body } = await server.call(SAVE_PROJECT, {
      token,
      body: {
        id,
        data: {
          changed: { ecms: [{ uuid: first.uuid, id: first.id, ecmDescription: "Changed" }, { uuid: "new-one" }] },
        },
      },
    });
    const saved = read(body).data.ecms ?? [];
    expect(saved.find(({ uuid }) => uuid === first.uuid)).toMatchObject({ id: first.id, ecmDescription: "Changed" });
    expect(saved.find(({ uuid }) => uuid === "new-one")?.id).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("with the revision of before is refused, and says which one there is", async () => {
    await server.call(SAVE_PROJECT, { token, body: { ...withName("Second"), revision: 1 } });
    const stale = await server.call(SAVE_PROJECT, { token, body: { ...withName("Third"), revision: 1 } });
    expect(stale).toMatchObject({ status: 409, body: { code: "stale", revision: 2 } });
    const headers = { "if-match": '"1"' };
    expect((await server.call(SAVE_PROJECT, { token, body: withName("Third"), headers })).status).toBe(409);
    expect((await load()).record.name).toBe("Second");
    const current = { "if-match": '"2"' };
    expect((await server.call(SAVE_PROJECT, { token, body: withName("Third"), headers: current })).status).toBe(200);
  });

  test("without a revision wins, and takes nothing back that others saved at the same time", async () => {
    const notes = (value: string): object => ({ id, notes: { changed: { notes: [{ noteType: 1, value }] } } });
    const answers = await Promise.all([
      server.call(SAVE_PROJECT, { token, body: withGuarantee("0.5") }),
      server.call(SAVE_PROJECT, { token, body: withName("Renamed") }),
      server.call(SAVE_PROJECT, { token, body: notes("Hello") }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const project = await load();
    expect(project.record.name).toBe("Renamed");
    expect(project.data.other?.guarPctEstSav?.toFixed()).toBe("0.5");
    expect(project.notes).toMatchObject([{ noteType: 1, value: "Hello" }]);
    const { body } = await server.call(GET_PROJECT_STATE, { token, params: { id } });
    expect(body.revision).toBe(4);
  });

  const UNSETTABLE: readonly (readonly [string, object])[] = [
    ["the id", { record: { changed: { id: "other" } } }],
    ["the number", { record: { changed: { displayId: 77 } } }],
    ["the status", { record: { changed: { status: "Approved" } } }],
    ["the day of its creation", { record: { changed: { createdDate: "2001-01-01T00:00:00Z" } } }],
    ["the type", { record: { changed: { projectType: 2 } } }],
    ["that it has been approved", { children: { changed: { hasBeenApproved: true } } }],
    ["files", { children: { changed: { files: [{ fileName: "a.pdf" }] } } }],
    ["approved years", { mv: { changed: { years: [{ year: 1, status: 3 }] } } }],
  ];
  test.each(UNSETTABLE)("cannot set %s", async (_what, parts) => {
    const answer = await server.call(SAVE_PROJECT, { token, body: { id, ...parts } });
    expect(answer).toMatchObject({ status: 400, body: { code: "project/not-settable" } });
    expect((await server.call(GET_PROJECT_STATE, { token, params: { id } })).body.revision).toBe(1);
  });

  test("cannot change the version", async () => {
    const answer = await server.call(SAVE_PROJECT, { token, body: { id, record: { changed: { version: "1.99" } } } });
    expect(answer).toMatchObject({ status: 400, body: { message: "Invalid project version" } });
    const newer = await server.call(SAVE_PROJECT, { token, body: { id, record: { changed: { version: "4.0.0" } } } });
    expect(newer).toMatchObject({ status: 400, body: { message: "Invalid project version" } });
  });

  test("of data with errors succeeds; with figures sent along it is refused", async () => {
    const removed = { id, data: { removed: ["other"] } };
    const supplied = { ...removed, calculatedValues: { changed: { calculationTypeId: 1 } } };
    const refused = await server.call(SAVE_PROJECT, { token, body: supplied });
    expect(refused).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/^Errors encountered during the calculation: /) },
    });
    expect((await server.call(SAVE_PROJECT, { token, body: removed })).status).toBe(200);
    const { body } = await server.call(GET_PROJECT_STATE, { token, params: { id } });
    expect(body).toMatchObject({ errors: 1, needsRecalculation: false });
  });

  test("to direct funding keeps the figures and makes it an Override project", async () => {
    const before = await load();
    const financing = { ...before.data.financing, projectAgreementTypeID: 9 };
    const { body } = await server.call(SAVE_PROJECT, { token, body: { id, data: { changed: { financing } } } });
    const after = read(body);
    expect(after.record.calculationType).toBe(2);
    expect(priceOf(after)).toBe(priceOf(before));
  });

  test("to an agreement of the kind UESC sets retained savings to 0 where they are missing, for 25 years", async () => {
    const { financing, performancePeriod: before = [] } = (await load()).data;
    const changed = { financing: { ...financing, projectAgreementTypeID: 7 } };
    const { body } = await server.call(SAVE_PROJECT, { token, body: { id, data: { changed } } });
    const entered = new Map(before.map(({ year, retainedSavings }) => [year, retainedSavings?.toFixed()]));
    const years = read(body).data.performancePeriod?.map(({ retainedSavings }) => retainedSavings?.toFixed());
    expect(years).toEqual(Array.from({ length: 25 }, (_, index) => entered.get(index + 1) ?? "0"));
    expect(new Set(years)).toEqual(new Set(["5000", "0"]));
  });

  test("of an Override project keeps the figures that are sent, and never goes without any", async () => {
    const given = { record: { changed: { calculationType: 2 } }, calculatedValues: { changed: SUPPLIED } };
    const { status, body } = await server.call(SAVE_PROJECT, { token, body: { id, ...given } });
    expect([status, priceOf(read(body))]).toEqual([200, SUPPLIED_PRICE]);
    const without = { id, removed: ["calculatedValues"] };
    expect(await server.call(SAVE_PROJECT, { token, body: without })).toMatchObject({
      status: 400,
      body: { message: "Project set to Override but no calculated values provided" },
    });
  });

  test("drops figures that are sent for a project that is calculated, and calculates them", async () => {
    const before = await load();
    const { body } = await server.call(SAVE_PROJECT, { token, body: { id, calculatedValues: { changed: SUPPLIED } } });
    expect(priceOf(read(body))).toBe(priceOf(before));
    const dropped = await server.call(SAVE_PROJECT, { token, body: { id, removed: ["calculatedValues"] } });
    expect(priceOf(read(dropped.body))).toBe(priceOf(before));
  });

  test("of data whose figures are missing is refused until they are calculated", async () => {
    const { store } = server.services;
    await store.transact(async (transaction) => {
      const stored = await transaction.get(PROJECT_CONTENTS, id);
      const { calculatedValues: _, ...project } = stored?.document.project ?? {};
      await transaction.update(PROJECT_CONTENTS, { id, project }, stored?.revision ?? 0);
      const entry = await transaction.get(PROJECT_ENTRIES, id);
      if (entry === undefined) throw new Error("the project is not there");
      const contentRevision = entry.document.contentRevision + 1;
      await transaction.update(PROJECT_ENTRIES, { ...entry.document, contentRevision }, entry.revision);
    });
    expect(await server.call(SAVE_PROJECT, { token, body: withGuarantee("0.5") })).toMatchObject({
      status: 400,
      body: { message: "Unable to update projectData when dependent calculatedValues are missing." },
    });
    expect((await server.call(SAVE_PROJECT, { token, body: withName("Calculated") })).status).toBe(200);
    expect((await server.call(SAVE_PROJECT, { token, body: withGuarantee("0.5") })).status).toBe(200);
  });

  test("that deletes what is not there is refused", async () => {
    const body = { id, data: { deletedItems: { ecms: ["nothing"] } } };
    expect(await server.call(SAVE_PROJECT, { token, body })).toMatchObject({
      status: 400,
      body: { message: "key not found in list" },
    });
  });

  test("to a name that is taken is refused", async () => {
    await createProject(server, token, { name: "Hospital" });
    const answer = await server.call(SAVE_PROJECT, { token, body: withName(" hospital") });
    expect(answer).toMatchObject({ status: 409, body: { message: "Project name already exists" } });
    expect((await server.call(SAVE_PROJECT, { token, body: withName("SCHOOL ") })).status).toBe(200);
  });

  test("of what is no change of a project is refused with its place", async () => {
    const answer = await server.call(SAVE_PROJECT, { token, body: withGuarantee("half") });
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ at: "changed.other.guarPctEstSav" }] } });
    expect((await server.call(SAVE_PROJECT, { token, body: { id, secrets: {} } })).status).toBe(400);
  });

  test("by somebody who may not see the project finds none; readers are refused", async () => {
    const stranger = await signIn(server);
    expect((await server.call(SAVE_PROJECT, { token: stranger.token, body: withName("Mine") })).status).toBe(404);
    const unknown = { ...withName("Mine"), id: "7b0b3a37-9d4c-4f21-8cf1-38c3d4f1a001" };
    expect((await server.call(SAVE_PROJECT, { token, body: unknown })).status).toBe(404);
  });

  test("goes on from what another server has saved since", async () => {
    await server.call(SAVE_PROJECT, { token, body: withName("Ours") });
    const other = await TestServer.start({ store: server.services.store });
    await other.call(SAVE_PROJECT, { token, body: withGuarantee("0.5") });
    expect((await server.call(SAVE_PROJECT, { token, body: withName("Ours and theirs") })).status).toBe(200);
    expect((await load()).data.other?.guarPctEstSav?.toFixed()).toBe("0.5");
    const { items } = await server.services.store.find(PROJECT_HISTORY, { orderBy: { column: "position" }, limit: 10 });
    const hashes = items.map(({ document }) => document);
    expect(hashes.slice(1).map(({ beforeHash }) => beforeHash)).toEqual(
      hashes.slice(0, -1).map(({ afterHash }) => afterHash),
    );
    await other.stop();
  });

  test("stands in the history, as what it changed", async () => {
    server.pass(1000);
    await server.call(SAVE_PROJECT, { token, body: withGuarantee("0.5") });
    const { items } = await server.services.store.find(PROJECT_HISTORY, {
      where: [{ column: "projectId", is: id }],
      orderBy: { column: "revision" },
      limit: 10,
    });
    expect(items.map(({ document }) => [document.revision, document.sections])).toEqual([
      [1, expect.arrayContaining(["financing", "ecms"])],
      [2, ["other"]],
    ]);
    expect(items[1]?.document.beforeHash).toBe(items[0]?.document.afterHash);
    const { body } = await server.call(GET_PROJECT, { token, params: { id } });
    expect(items[1]?.document.afterHash).toBe(contentHash(body));
    const parts = items[1]?.document.parts ?? {};
    expect(parts).toEqual({ data: { changed: { other: { guarPctEstSav: "0.5" } } } });
  });
});

describe("deleting", () => {
  test("takes the project away, and its name is free", async () => {
    expect((await server.call(DELETE_PROJECT, { token, params: { id } })).status).toBe(204);
    expect((await server.call(GET_PROJECT, { token, params: { id } })).status).toBe(404);
    await createProject(server, token, { name: "School" });
  });

  test("takes its files, everybody's access and its part of the statistics with it, and says who did it", async () => {
    const { services } = server;
    const path = { token, params: { id } };
    const { user: esco, token: escoToken } = await signIn(server, { group: UserGroup.Esco });
    await server.call(GRANT_PROJECT_ACCESS, { ...path, body: { email: esco.email, roleId: 2 } });
    await server.call(GRANT_PROJECT_ACCESS, { ...path, body: { email: "new@example.org", roleId: 3 } });
    const { body: file } = await server.call(ADD_PROJECT_FILE, {
      ...path,
      query: { fileName: "a.pdf" },
      body: new Uint8Array(3),
    });
    for (const call of [SUBMIT_PROJECT, APPROVE_PROJECT, REOPEN_PROJECT]) {
      const reason = { reason: "New rates." };
      const body = call === APPROVE_PROJECT ? await approvalRequest(server, token, id) : reason;
      const sent = call === SUBMIT_PROJECT ? { token: escoToken } : { token, body };
      await server.call(call, { ...sent, params: { id } } as never);
    }
    await updateAggregates(id, services);
    queuedJobs(services.store).splice(0);
    server.pass(1000);
    const deleted = await server.call(DELETE_PROJECT, path);
    expect(deleted.status).toBe(204);
    for (const who of [token, escoToken]) {
      expect((await server.call(GET_PROJECT, { token: who, params: { id } })).status).toBe(404);
      expect((await server.call(LIST_PROJECTS, { token: who })).body).toEqual([]);
      expect((await server.call(CURRENT_USER, { token: who })).body.projectAccessList).toEqual([]);
    }
    const params = { id, fileId: file.id };
    expect((await server.call(DOWNLOAD_PROJECT_FILE, { token, params })).status).toBe(404);
    expect(await services.store.count(PROJECT_FILES)).toBe(0);
    expect(await services.store.count(PROJECT_ENTRIES)).toBe(0);
    expect(queuedJobs(services.store)).toMatchObject([{ kind: AGGREGATES_JOB, data: { projectId: id } }]);
    const last = (await services.store.auditEntries(0, 1000)).at(-1);
    expect(last).toMatchObject({
      action: "project.deleted",
      actorId: customerId,
      at: services.now().toISOString(),
      subject: { id },
    });
  });

  test("is not for who builds the project", async () => {
    const esco = await signIn(server, { group: UserGroup.Esco });
    expect((await server.call(DELETE_PROJECT, { token: esco.token, params: { id } })).status).toBe(404);
  });
});
