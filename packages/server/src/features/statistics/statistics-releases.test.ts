import { ApprovalStatus, type Project } from "@epb/engine";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runs } from "../../../../../test/testing/runs.js";
import { TestServer } from "../../../testing/test-server.js";
import { PROJECT_CONTRIBUTIONS } from "./aggregates.js";
import { idOf, PROJECTS } from "./aggregates.testing.js";
import { PENDING_CHANGES } from "./pending-changes.js";
import { rebuildAggregates } from "./rebuild-aggregates.js";
import { type Contributions, cellsOf, inFixedOrder, readableChanges } from "./releases.testing.js";
import { releasedAggregates } from "./statistics-releases.js";
import { removeProject, storeProject } from "./stored-projects.testing.js";
import { PROJECTS_SUBJECT, SUBJECTS } from "./tables.js";
import { updateAggregates } from "./update-aggregates.js";

const MINIMUM = 3;
const HOUR = 3_600_000;
const MOST_PROJECTS = 8;

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.start({ config: { minimumGroupSize: MINIMUM } });
});
afterEach(() => server.stop());

/** Contributions in the last release, by project. */
async function releasedContributions(): Promise<Contributions> {
  const { store } = server.services;
  const { items: present } = await store.find(PROJECT_CONTRIBUTIONS, { where: [], limit: 1000 });
  const { items: pending } = await store.find(PENDING_CHANGES, { where: [], limit: 1000 });
  const released = new Map(present.map(({ document: { projectId, parts } }) => [projectId, parts]));
  for (const { document } of pending) released.set(document.projectId, document.released);
  return released;
}

const asOf = async (): Promise<string | undefined> =>
  (await server.services.releasedTables.tablesOf(PROJECTS_SUBJECT, server.services)).asOf;

const STEP = fc.record({
  kind: fc.constantFrom("approve", "approve", "reopen", "remove", "look", "rebuild"),
  project: fc.integer({ min: 0, max: MOST_PROJECTS - 1 }),
  content: fc.integer({ min: 0, max: PROJECTS.length - 1 }),
});

test("two releases in a row show no change of a few projects, in no group that both show", async () => {
  const { services } = server;
  let last: { readonly asOf: string; readonly of: Contributions } | undefined;
  await fc.assert(
    fc.asyncProperty(fc.array(STEP, { maxLength: 20 }), async (steps) => {
      const look = async (): Promise<void> => {
        server.pass(HOUR);
        const now = await asOf();
        if (now === undefined || now === last?.asOf) return;
        const released = await releasedContributions();
        for (const subject of SUBJECTS) {
          const cells = await releasedAggregates(subject, services.store);
          expect(inFixedOrder(cells)).toEqual(cellsOf(released, subject));
          if (last !== undefined) expect(readableChanges(last.of, released, subject, MINIMUM)).toEqual([]);
        }
        last = { asOf: now, of: released };
      };
      for (const { kind, project: number, content } of steps) {
        const id = idOf(number);
        const project = PROJECTS[content] as Project;
        if (kind === "approve") await storeProject(services, { id, project });
        else if (kind === "reopen") await storeProject(services, { id, project, approval: ApprovalStatus.Pending });
        else if (kind === "remove") await removeProject(services, id);
        else if (kind === "rebuild") await rebuildAggregates(services);
        else await look();
        await updateAggregates(id, services);
      }
      await look();
    }),
    { numRuns: runs(30) },
  );
});

test("a project that is reopened and approved again as before does not count as a change", async () => {
  const { services } = server;
  const [project, other] = PROJECTS as [Project, Project];
  const approve = async (number: number, content: Project): Promise<void> => {
    await storeProject(services, { id: idOf(number), project: content });
    await updateAggregates(idOf(number), services);
  };
  for (let number = 0; number < MINIMUM; number += 1) await approve(number, project);
  const first = await asOf();
  server.pass(HOUR);
  for (let number = 0; number < MINIMUM; number += 1) {
    await storeProject(services, { id: idOf(number), project, approval: ApprovalStatus.Pending });
    await updateAggregates(idOf(number), services);
    await approve(number, project);
  }
  expect(await asOf()).toBe(first);
  for (let number = 0; number < MINIMUM; number += 1) await approve(number, other);
  expect(await asOf()).toBe(server.services.now().toISOString());
});
