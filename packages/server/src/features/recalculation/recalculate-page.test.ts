import {
  APPROVE_PROJECT,
  GET_ATTRIBUTION,
  GET_HISTORY,
  GET_PROJECT,
  GET_PROJECT_STATE,
  GRANT_PROJECT_ACCESS,
  LIST_FIGURES,
  LIST_KEPT_FIGURES,
  LIST_RECALCULATIONS,
  SAVE_PROJECT,
  START_RECALCULATION,
  SUBMIT_PROJECT,
  UserGroup,
} from "@epb/contract";
import { ProjectAccessRole } from "@epb/engine";
import { contentHash, ENGINE_VERSION } from "@epb/engine/replay";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { approvalRequest } from "../../../testing/approval-request.js";
import { signIn } from "../../../testing/factories.js";
import { BEFORE, makeOld, PRICE } from "../../../testing/old-project.js";
import { createProject } from "../../../testing/project-factories.js";
import { TestServer } from "../../../testing/test-server.js";
import { queuedJobs } from "../../../testing/test-store.js";
import { PROJECT_ENTRIES } from "../projects/project-entries.js";
import { PROJECT_HISTORY } from "../projects/project-history.js";
import { PAGE_SIZE, RECALCULATION_JOB } from "./pages.js";
import { recalculatePage } from "./recalculate-page.js";
import { beginForNewEngine, beginRecalculation } from "./recalculations.js";
import { RECALCULATIONS } from "./runs.js";

let server: TestServer;
let admin: string;
beforeEach(async () => {
  server = await TestServer.start();
  admin = (await signIn(server, { group: UserGroup.Admin })).token;
});
afterEach(() => server.stop());

/** Runs the pages in the queue and those that follow. Returns the number of pages. */
async function doPages(): Promise<number> {
  const queue = queuedJobs(server.services.store);
  let [done, at] = [0, 0];
  for (; at < queue.length; at += 1) {
    const job = queue[at];
    if (job?.kind !== RECALCULATION_JOB) continue;
    await recalculatePage(job.data, server.services);
    done += 1;
  }
  queue.length = 0;
  return done;
}

const run = async () => (await server.call(LIST_RECALCULATIONS, { token: admin })).body[0];
const NONE = { current: 0, same: 0, changed: 0, kept: 0, failed: 0 };

describe("after a new engine", () => {
  test("equal figures stay, others are replaced, and both are counted", async () => {
    const [same, changed, current] = [
      await createProject(server, admin),
      await createProject(server, admin),
      await createProject(server, admin),
    ];
    const before = (await server.call(GET_PROJECT, { token: admin, params: { id: changed.id } })).body;
    await makeOld(server, same.id);
    await makeOld(server, changed.id, PRICE);
    await beginForNewEngine(server.services);
    expect(await run()).toMatchObject({ engineVersion: ENGINE_VERSION, total: 3, looked: 0, ...NONE });
    expect(await doPages()).toBe(1);
    const { finishedAt, ...told } = (await run()) ?? {};
    expect(told).toMatchObject({ total: 3, looked: 3, ...NONE, current: 1, same: 1, changed: 1 });
    expect(finishedAt).toBeDefined();
    const state = async (id: string) => (await server.call(GET_PROJECT_STATE, { token: admin, params: { id } })).body;
    expect(await state(same.id)).toMatchObject({ needsRecalculation: false, revision: same.revision });
    expect(await state(current.id)).toMatchObject({ needsRecalculation: false, revision: current.revision });
    const { needsRecalculation, revision } = await state(changed.id);
    expect([needsRecalculation, revision > changed.revision]).toEqual([false, true]);
    const after = (await server.call(GET_PROJECT, { token: admin, params: { id: changed.id } })).body;
    expect(after["calculatedValues"]).toEqual(before["calculatedValues"]);
    const actions = (await server.services.store.auditEntries(0, 100)).slice(-2);
    expect(actions).toMatchObject([
      { action: "recalculation.started" },
      { action: "project.recalculated", details: { from: BEFORE, to: ENGINE_VERSION, figures: 1 } },
    ]);
    await beginForNewEngine(server.services);
    expect(queuedJobs(server.services.store)).toEqual([]);
  });

  test("approved figures stay, and administrators see the difference", async () => {
    const { token } = await signIn(server);
    const project = await createProject(server, token);
    const params = { id: project.id };
    const esco = await signIn(server, { group: UserGroup.Esco });
    const body = { email: esco.user.email, roleId: ProjectAccessRole.ProjectBuilder };
    await server.call(GRANT_PROJECT_ACCESS, { token, params, body });
    await server.call(SUBMIT_PROJECT, { token: esco.token, params });
    expect(
      (await server.call(APPROVE_PROJECT, { token, params, body: await approvalRequest(server, token, project.id) }))
        .status,
    ).toBe(200);
    await makeOld(server, project.id, PRICE);
    const before = (await server.call(GET_PROJECT, { token, params })).text;
    await beginRecalculation(undefined, server.services);
    await doPages();
    expect(await run()).toMatchObject({ looked: 1, ...NONE, kept: 1 });
    expect((await server.call(GET_PROJECT, { token, params })).text).toBe(before);
    expect((await server.call(GET_PROJECT_STATE, { token, params })).body.needsRecalculation).toBe(true);
    const { items } = (await server.call(LIST_KEPT_FIGURES, { token: admin })).body;
    expect(items).toMatchObject([
      {
        projectId: project.id,
        projectName: project.name,
        approvedWith: BEFORE,
        comparedWith: ENGINE_VERSION,
        figures: 1,
        examples: [{ path: "projectSummary.financialSummary.totalImplementationPrice", approved: PRICE }],
      },
    ]);
  });
});

describe("the history of a project", () => {
  const TOTAL_PRICE = "projectSummary.financialSummary.totalImplementationPrice";
  const historyOf = async (id: string, token = admin) =>
    (await server.call(GET_HISTORY, { token, params: { id } })).body.items;
  const attributed = async (id: string, revision: number, query = {}) =>
    (await server.call(GET_ATTRIBUTION, { token: admin, params: { id, revision: String(revision) }, query })).body;

  test("has an entry for changes by a newer engine, without an author", async () => {
    const { id } = await createProject(server, admin);
    await makeOld(server, id, PRICE);
    server.pass(1000);
    await beginForNewEngine(server.services);
    await doPages();
    const [latest, first, ...others] = await historyOf(id);
    const engine = { from: BEFORE, to: ENGINE_VERSION, figures: 1 };
    // An older server wrote the second revision without a history entry.
    const at = server.services.now().toISOString();
    expect(latest).toEqual({ revision: 3, at, engine, sections: [], isRestorable: true });
    expect([first, others]).toMatchObject([{ revision: 1, by: { name: expect.stringMatching(/^Ada/) } }, []]);
    expect(first?.engine).toBeUndefined();

    const told = await attributed(id, 3);
    const price = (await server.call(LIST_FIGURES, { token: admin, params: { id } })).body.items.find(
      ({ path }) => path === TOTAL_PRICE,
    );
    const example = { path: TOTAL_PRICE, label: price?.label, unit: "$", before: PRICE, after: price?.value };
    expect(told).toMatchObject({ from: 1, to: 3, changes: [] });
    expect(told.engines).toEqual([{ revision: 3, ...engine, examples: [example] }]);
    expect((await attributed(id, 3, { figure: TOTAL_PRICE })).engines).toEqual(told.engines);
    const other = { figure: "projectSummary.financialSummary.totalInterest" };
    expect((await attributed(id, 3, other)).engines).toEqual([{ revision: 3, ...engine, examples: [] }]);

    // Later changes by people have an ordinary comparison.
    await server.call(SAVE_PROJECT, {
      token: admin,
      body: { id, data: { changed: { other: { guarPctEstSav: "0.9" } } } },
    });
    const next = await attributed(id, 4);
    expect([next.from, next.engines]).toEqual([3, undefined]);
    expect(next.changes.map(({ path }) => path)).toEqual(["other.guarPctEstSav"]);
    expect((await attributed(id, 4, { from: "1" })).engines).toEqual(told.engines);
  });

  test("has the hashes before and after, like other changes", async () => {
    const { id } = await createProject(server, admin);
    await makeOld(server, id, PRICE);
    const before = (await server.call(GET_PROJECT, { token: admin, params: { id } })).body;
    await beginForNewEngine(server.services);
    await doPages();
    const after = (await server.call(GET_PROJECT, { token: admin, params: { id } })).body;
    const { items } = await server.services.store.find(PROJECT_HISTORY, {
      where: [{ column: "projectId", is: id }],
      orderBy: { column: "position", descending: true },
      limit: 1,
    });
    expect(items[0]?.document).toMatchObject({
      beforeHash: contentHash(before),
      afterHash: contentHash(after),
      parts: {},
    });
    const stranger = await signIn(server);
    expect((await server.call(GET_HISTORY, { token: stranger.token, params: { id } })).status).toBe(404);
  });

  test("names author and engine if a save uses a newer engine, with figures only if no input changed", async () => {
    const { id } = await createProject(server, admin);
    await makeOld(server, id, PRICE);
    await server.call(SAVE_PROJECT, { token: admin, body: { id, removed: ["calculatedValues"] } });
    const engine = { from: BEFORE, to: ENGINE_VERSION };
    const [asked] = await historyOf(id);
    expect(asked).toMatchObject({ revision: 3, by: { name: expect.any(String) }, engine, sections: [] });
    expect(asked?.engine?.figures).toBe(1);
    expect((await attributed(id, 3)).engines).toMatchObject([{ examples: [{ path: TOTAL_PRICE, before: PRICE }] }]);

    // If inputs changed too, the cause of a changed figure is unknown.
    await makeOld(server, id, PRICE);
    await server.call(SAVE_PROJECT, {
      token: admin,
      body: { id, data: { changed: { other: { guarPctEstSav: "0.9" } } } },
    });
    const [changed] = await historyOf(id);
    expect(changed).toMatchObject({ revision: 5, engine, sections: ["other"] });
    expect((await attributed(id, 5)).engines).toEqual([{ revision: 5, ...engine }]);
  });
});

describe("a run", () => {
  const MANY = PAGE_SIZE * 2 + 3;

  /** Entries without content: nothing to calculate. */
  async function makeMany(): Promise<void> {
    const { id } = await createProject(server, admin);
    const { store, random } = server.services;
    const entry = (await store.get(PROJECT_ENTRIES, id))?.document;
    if (entry === undefined) throw new Error("the project is gone");
    await store.transact(async (transaction) => {
      for (let index = 1; index < MANY; index += 1) {
        await transaction.insert(PROJECT_ENTRIES, { ...entry, id: random.uuid(), name: `Copy ${index}` });
      }
    });
  }

  test("goes page by page, enqueues the next page first, and counts each page once", async () => {
    await makeMany();
    await server.call(START_RECALCULATION, { token: admin });
    const queue = queuedJobs(server.services.store);
    const [first] = queue.filter(({ kind }) => kind === RECALCULATION_JOB);
    // The worker fails during the page: the next page is in the queue, and this one runs again.
    const lost = { ...server.services, store: lostWithSecond(server.services.store) };
    await expect(recalculatePage(first?.data, lost)).rejects.toThrow("lost");
    expect((await run())?.looked).toBe(0);
    expect(queue.filter(({ kind }) => kind === RECALCULATION_JOB)).toHaveLength(2);
    // A restart continues: no project is lost or counted twice.
    await server.call(START_RECALCULATION, { token: admin });
    expect(await doPages()).toBeGreaterThanOrEqual(3);
    expect(await run()).toMatchObject({ total: MANY, looked: MANY, ...NONE, current: MANY });
    expect((await run())?.finishedAt).toBeDefined();
    expect(await recalculatePage(first?.data, server.services)).toEqual({});
    expect(await server.services.store.count(RECALCULATIONS)).toBe(1);
  });

  /** A store that fails in the second transaction, which would write the results of a page. */
  function lostWithSecond(store: TestServer["services"]["store"]): TestServer["services"]["store"] {
    let transactions = 0;
    return new Proxy(store, {
      get: (target, name, receiver) => {
        if (name !== "transact") return Reflect.get(target, name, receiver);
        return (work: Parameters<typeof store.transact>[0]) => {
          transactions += 1;
          return transactions > 1 ? Promise.reject(new Error("lost")) : target.transact(work);
        };
      },
    });
  }

  test("of another engine runs on a server with that engine, and ends when another run begins", async () => {
    await createProject(server, admin);
    await beginRecalculation(undefined, server.services);
    const [job] = queuedJobs(server.services.store).filter(({ kind }) => kind === RECALCULATION_JOB);
    const { store } = server.services;
    const [stored] = (await store.find(RECALCULATIONS, { limit: 1 })).items;
    await store.transact(async (transaction) => {
      if (stored === undefined) throw new Error("there is no run");
      await transaction.update(RECALCULATIONS, { ...stored.document, engineVersion: BEFORE }, stored.revision);
    });
    await expect(recalculatePage(job?.data, server.services)).rejects.toThrow(`engine ${BEFORE}`);
    server.pass(1000);
    await beginRecalculation(undefined, server.services);
    expect(await recalculatePage(job?.data, server.services)).toEqual({});
    const [now, before] = (await server.call(LIST_RECALCULATIONS, { token: admin })).body;
    expect([now?.engineVersion, before?.engineVersion]).toEqual([ENGINE_VERSION, BEFORE]);
    expect([now?.finishedAt, before?.finishedAt === undefined]).toEqual([undefined, false]);
  });
});
