import { ApprovalStatus, type Project } from "@epb/engine";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runs } from "../../../../../test/testing/runs.js";
import { TestServer } from "../../../testing/test-server.js";
import { PROJECT_CONTRIBUTIONS } from "./aggregates.js";
import { idOf, PROJECTS } from "./aggregates.testing.js";
import { rebuildAggregates } from "./rebuild-aggregates.js";
import { removeProject, storeProject } from "./stored-projects.testing.js";
import { PROJECTS_SUBJECT } from "./tables.js";
import { updateAggregates } from "./update-aggregates.js";

const MINIMUM = 3;
const HOUR = 3_600_000;
const MOST_PROJECTS = 8;

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.start({ config: { minimumGroupSize: MINIMUM } });
});
afterEach(() => server.stop());

/** Contributions by project. */
async function contributions(): Promise<ReadonlyMap<string, string>> {
  const { items } = await server.services.store.find(PROJECT_CONTRIBUTIONS, { where: [], limit: 1000 });
  return new Map(items.map(({ document: { projectId, parts } }) => [projectId, JSON.stringify(parts)]));
}

const asOf = async (): Promise<string | undefined> =>
  (await server.services.releasedTables.tablesOf(PROJECTS_SUBJECT, server.services)).asOf;

const STEP = fc.record({
  kind: fc.constantFrom("approve", "approve", "reopen", "remove", "look", "rebuild"),
  project: fc.integer({ min: 0, max: MOST_PROJECTS - 1 }),
  content: fc.integer({ min: 0, max: PROJECTS.length - 1 }),
});

test("two releases in a row differ by at least as many projects as a group has", async () => {
  const { services } = server;
  let last: { readonly asOf: string; readonly of: ReadonlyMap<string, string> } | undefined;
  await fc.assert(
    fc.asyncProperty(fc.array(STEP, { maxLength: 20 }), async (steps) => {
      const look = async (): Promise<void> => {
        server.pass(HOUR);
        const present = await contributions();
        const now = await asOf();
        if (now === undefined || now === last?.asOf) return;
        const ids = new Set([...present.keys(), ...(last?.of.keys() ?? [])]);
        const differing = [...ids].filter((id) => present.get(id) !== last?.of.get(id));
        expect(differing.length).toBeGreaterThanOrEqual(MINIMUM);
        last = { asOf: now, of: present };
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
