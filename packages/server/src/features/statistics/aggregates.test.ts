import { ApprovalStatus, type Project } from "@epb/engine";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runs } from "../../../../../test/testing/runs.js";
import { TestServer } from "../../../testing/test-server.js";
import { AGGREGATES, PROJECT_CONTRIBUTIONS } from "./aggregates.js";
import { fromScratch, idOf, PROJECTS, published } from "./aggregates.testing.js";
import { rebuildAggregates } from "./rebuild-aggregates.js";
import { removeProject, storeProject } from "./stored-projects.testing.js";
import { updateAggregates } from "./update-aggregates.js";

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.start();
});
afterEach(() => server.stop());

describe("the aggregates", () => {
  test("are the same after any order of changes as from scratch", async () => {
    const { services } = server;
    const step = fc.record({
      kind: fc.constantFrom("approve", "approve", "approve", "reopen", "remove", "update", "rebuild"),
      project: fc.integer({ min: 0, max: 5 }),
      content: fc.integer({ min: 0, max: PROJECTS.length - 1 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const approved = new Map<string, Project>();
        for (const { kind, project: number, content } of steps) {
          const id = idOf(number);
          const project = PROJECTS[content] as Project;
          if (kind === "approve") {
            await storeProject(services, { id, project });
            approved.set(id, project);
          } else if (kind === "reopen") {
            await storeProject(services, { id, project, approval: ApprovalStatus.Pending });
            approved.delete(id);
          } else if (kind === "remove") {
            await removeProject(services, id);
            approved.delete(id);
          } else if (kind === "rebuild") await rebuildAggregates(services);
          // Jobs are done more than once, and not at once.
          if (kind === "update" || content > 0) await updateAggregates(id, services);
        }
        for (let number = 0; number <= 5; number += 1) await updateAggregates(idOf(number), services);
        expect(await published(services)).toEqual(fromScratch([...approved.values()]));
        for (let number = 0; number <= 5; number += 1) await removeProject(services, idOf(number));
        for (let number = 0; number <= 5; number += 1) await updateAggregates(idOf(number), services);
        expect(await services.store.count(PROJECT_CONTRIBUTIONS)).toBe(0);
        expect(await services.store.count(AGGREGATES)).toBe(0);
      }),
      { numRuns: runs(40) },
    );
  });

  test("are right again after a rebuild, whatever stood in them", async () => {
    const { services } = server;
    for (const [number, project] of PROJECTS.entries()) {
      await storeProject(services, { id: idOf(number), project });
      await updateAggregates(idOf(number), services);
    }
    const expected = await published(services);
    const [first] = (await services.store.find(AGGREGATES, { limit: 1 })).items;
    if (first === undefined) throw new Error("nothing was counted");
    await services.store.transact((transaction) =>
      transaction.update(AGGREGATES, { ...first.document, tally: { projects: 77, quantities: {} } }, first.revision),
    );
    expect(await published(services)).not.toEqual(expected);
    expect(await rebuildAggregates(services)).toBe(PROJECTS.length);
    expect(await published(services)).toEqual(expected);
    expect(await services.store.count(PROJECT_CONTRIBUTIONS)).toBe(PROJECTS.length);
  });

  test("count what changes while they are rebuilt, in the old ones and the new", async () => {
    const { services } = server;
    for (const [number, project] of PROJECTS.entries()) await storeProject(services, { id: idOf(number), project });
    const rebuild = rebuildAggregates(services);
    await removeProject(services, idOf(0));
    await Promise.all([updateAggregates(idOf(0), services), updateAggregates(idOf(1), services), rebuild]);
    expect(await published(services)).toEqual(fromScratch(PROJECTS.slice(1)));
  });
});
