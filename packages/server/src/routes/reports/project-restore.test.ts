import {
  GET_ATTRIBUTION,
  GET_HISTORY,
  GRANT_PROJECT_ACCESS,
  READ_AUDIT_LOG,
  RESTORE_REVISION,
  SAVE_PROJECT,
  SUBMIT_PROJECT,
  UPLOAD_PROJECT,
  UserGroup,
} from "@epb/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { timeLimit } from "../../../../../test/testing/runs.js";
import { signIn } from "../../../testing/factories.js";
import { createProject, fixtureWorkbook, ifMatchHeader, storedProject } from "../../../testing/project-factories.js";
import { TestServer } from "../../../testing/test-server.js";
import { PROJECT_HISTORY } from "../../features/projects/project-history.js";

let server: TestServer;
let token = "";
beforeEach(async () => {
  server = await TestServer.start();
  ({ token } = await signIn(server, { group: UserGroup.Esco }));
});
afterEach(() => server.stop());

const upload = async (name: string, projectId?: string, folder?: "seeded") => {
  const body = await fixtureWorkbook(name, folder);
  const query = { fileName: "a.xlsx", ...(projectId && { projectId }) };
  const headers = projectId === undefined ? {} : await ifMatchHeader(server, token, projectId);
  return server.call(UPLOAD_PROJECT, { token, query, body, headers });
};
const stored = (id: string) => storedProject(server, token, id);
const restore = (id: string, revision: number, body: object = { reason: "The wrong workbook." }, as = token) =>
  server.call(RESTORE_REVISION, { token: as, params: { id, revision: String(revision) }, body: body as never });
const save = (id: string, body: object) => server.call(SAVE_PROJECT, { token, body: { id, ...body } as never });

/** History entries in the form of an earlier server. */
async function forgetCalculationType(id: string, revisions: readonly number[]): Promise<void> {
  const { store } = server.services;
  const { items } = await store.find(PROJECT_HISTORY, {
    where: [{ column: "projectId", is: id }],
    orderBy: { column: "position" },
    limit: 10,
  });
  for (const { document, revision } of items.filter((item) => revisions.includes(item.document.revision))) {
    const { calculationType: _, ...earlier } = document;
    await store.transact((transaction) => transaction.update(PROJECT_HISTORY, earlier, revision));
  }
}

/** Removes values that the store generates: ids of items and instants. */
const inputsOf = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (name, part: unknown) => (/^(_?id|modifiedDate)$/.test(name) ? undefined : part));

describe("a restored revision", () => {
  test("has the inputs and the figures that it had, as a new revision with who, when, and why", async () => {
    const { id } = await createProject(server, token, { fixture: "federal-espc" });
    const before = await stored(id);
    await upload("school-district", id);
    await save(id, { record: { changed: { name: "Renamed" } } });
    expect(inputsOf((await stored(id)).data)).not.toEqual(inputsOf(before.data));

    const { status, body, headers } = await restore(id, 1);
    expect([status, body.revision, headers.get("etag")]).toEqual([200, 4, '"4"']);
    const after = await stored(id);
    expect(inputsOf(after.data)).toEqual(inputsOf(before.data));
    expect(inputsOf(after.calculatedValues)).toEqual(inputsOf(before.calculatedValues));
    expect(after.record["name"]).toBe("Renamed");
    const { items } = (await server.call(GET_HISTORY, { token, params: { id } })).body;
    expect(items).toHaveLength(4);
    expect(items[0]).toMatchObject({
      revision: 4,
      by: { id: expect.any(String) },
      restored: { revision: 1, reason: "The wrong workbook." },
    });
    const administrator = await signIn(server, { group: UserGroup.Admin });
    const audit = (await server.call(READ_AUDIT_LOG, { token: administrator.token })).body.items;
    expect(audit.find(({ action }) => action === "project.restored")).toMatchObject({
      details: { revision: 4, restored: 1, reason: "The wrong workbook." },
    });
    const comparison = { token, params: { id, revision: "4" }, query: { from: "1" } };
    expect((await server.call(GET_ATTRIBUTION, comparison)).body.changes).toEqual([]);
  });

  test("can be one that was restored over", async () => {
    const { id } = await createProject(server, token, { fixture: "federal-espc" });
    await upload("school-district", id);
    const second = await stored(id);
    await restore(id, 1);
    await restore(id, 2);
    expect(inputsOf((await stored(id)).data)).toEqual(inputsOf(second.data));
  });

  // Reads an upload in one process, and calculates in another.
  test("has unknown inputs again, and no figure that was calculated without them", {
    timeout: timeLimit(45_000),
  }, async () => {
    const { id } = (await upload("about-a-thousand-dollars", undefined, "seeded")).body;
    const before = await stored(id);
    expect(before.unknownInputs).toHaveLength(1);
    await upload("federal-espc", id);
    await restore(id, 1);
    expect(await stored(id)).toMatchObject({ unknownInputs: before.unknownInputs, calculatedValues: {} });
    const comparison = { token, params: { id, revision: "3" } };
    expect((await server.call(GET_ATTRIBUTION, comparison)).status).toBe(200);
  });

  test("has its supplied figures again, and those of a calculated revision are calculated", async () => {
    const { id } = await createProject(server, token, { fixture: "federal-espc" });
    const first = await stored(id);
    await upload("direct-funded-override.epb-non-calculating", id);
    const second = await stored(id);
    expect(second.record["calculationType"]).toBe(2);
    await restore(id, 1);
    const third = await stored(id);
    expect(third.record["calculationType"]).toBe(1);
    expect(inputsOf(third.calculatedValues)).toEqual(inputsOf(first.calculatedValues));
    await restore(id, 2);
    const fourth = await stored(id);
    expect(fourth.record["calculationType"]).toBe(2);
    expect(inputsOf(fourth.calculatedValues)).toEqual(inputsOf(second.calculatedValues));
  });
});

describe("a restoration is refused", () => {
  test("of a revision whose entry lacks the calculation type, and the history says so before", async () => {
    const { id } = await createProject(server, token, { fixture: "federal-espc" });
    for (const indexRate of ["0.03", "0.04", "0.05"])
      await save(id, { data: { changed: { financing: { indexRate } } } });
    await forgetCalculationType(id, [1, 2]);
    const pages = { token, params: { id }, query: { limit: "2" } };
    const newest = (await server.call(GET_HISTORY, pages)).body;
    const oldest = (await server.call(GET_HISTORY, { ...pages, query: { limit: "2", cursor: newest.next ?? "" } }))
      .body;
    const isRestorable = [...newest.items, ...oldest.items].map((entry) => [entry.revision, entry.isRestorable]);
    expect(isRestorable).toEqual([
      [4, true],
      [3, true],
      [2, false],
      [1, false],
    ]);
    expect(await restore(id, 2)).toMatchObject({ status: 409, body: { code: "history/not-restorable" } });
    expect((await restore(id, 3)).status).toBe(200);
  });

  test("of no revision that has the calculation type of the one before", async () => {
    const { id } = await createProject(server, token, { fixture: "federal-espc" });
    for (const indexRate of ["0.03", "0.04"]) await save(id, { data: { changed: { financing: { indexRate } } } });
    // In the form that a calculation with a newer engine leaves.
    await forgetCalculationType(id, [2]);
    const { items } = (await server.call(GET_HISTORY, { token, params: { id }, query: { limit: "2" } })).body;
    expect(items.map((entry) => [entry.revision, entry.isRestorable])).toEqual([
      [3, true],
      [2, true],
    ]);
    expect((await restore(id, 2)).status).toBe(200);
  });

  test("without a reason, of the present revision, of one that is not there, and once the project has changed", async () => {
    const { id } = await createProject(server, token, { fixture: "federal-espc" });
    await save(id, { data: { changed: { other: { guarPctEstSav: "0.9" } } } });
    expect(await restore(id, 1, { reason: " " })).toMatchObject({ status: 400, body: { code: "input/invalid" } });
    expect(await restore(id, 2)).toMatchObject({ status: 400, body: { code: "history/present" } });
    expect((await restore(id, 3)).status).toBe(404);
    const stale = await restore(id, 1, { reason: "Wrong", revision: 1 });
    expect(stale).toMatchObject({ status: 409, body: { code: "stale", revision: 2 } });
  });

  test("to those who may not edit the project, and after it was submitted", async () => {
    const { id } = await createProject(server, token, { fixture: "federal-espc" });
    await save(id, { data: { changed: { other: { guarPctEstSav: "0.9" } } } });
    const stranger = await signIn(server, { group: UserGroup.Esco });
    expect((await restore(id, 1, { reason: "Mine" }, stranger.token)).status).toBe(404);
    const { user } = await signIn(server);
    const access = { token, params: { id }, body: { email: user.email, roleId: 1 } as const };
    await server.call(GRANT_PROJECT_ACCESS, access);
    await server.call(SUBMIT_PROJECT, { token, params: { id } });
    expect(await restore(id, 1)).toMatchObject({ status: 409, body: { code: "project/not-now" } });
  });
});
