import { ApprovalStatus, calculateProject, type Project } from "@epb/engine";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { TestServer } from "../../testing/test-server.js";
import type { Services } from "../services.js";
import { AGGREGATES, PROJECT_CONTRIBUTIONS, readEpochs } from "./aggregates.js";
import { contributionOf } from "./contribution.js";
import { rebuildAggregates } from "./rebuild-aggregates.js";
import { fixtureProject, removeProject, storeProject } from "./stored-projects.testing.js";
import { updateAggregates } from "./update-aggregates.js";

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.start();
});
afterEach(() => server.stop());

const PROJECTS: readonly Project[] = ["school-district", "federal-espc", "epx-campus", "direct-funded-override"].map(
  fixtureProject,
);
const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** The aggregates that are read, whatever their ids. */
async function published({ store }: Services): Promise<unknown> {
  const { published: epoch } = await readEpochs(store);
  const { items } = await store.find(AGGREGATES, { where: [{ column: "epoch", is: epoch }], limit: 10_000 });
  return items
    .map(({ document: { id: _, epoch: _epoch, subject, ...rest } }) => ({
      ...rest,
      subject: subject.slice(subject.indexOf("/") + 1),
    }))
    .map((each) => JSON.stringify(each, (_, value: unknown) => sorted(value)))
    .sort();
}

const sorted = (value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** The same from scratch, in whole cents. */
function fromScratch(projects: readonly Project[]): unknown {
  interface Sum {
    projects: number;
    readonly cents: Record<string, { projects: number; sum: bigint; histogram: Record<string, number> }>;
  }
  const sums = new Map<string, Sum>();
  for (const project of projects) {
    const { calculatedValues } = JSON.parse(JSON.stringify(calculateProject(project)));
    for (const { subject, table, row, column, quantities } of contributionOf(project, calculatedValues)) {
      const key = JSON.stringify([subject, table, row, column]);
      const sum = sums.get(key) ?? { projects: 0, cents: {} };
      sums.set(key, sum);
      sum.projects += 1;
      for (const [name, { value, bin }] of Object.entries(quantities)) {
        const [whole = "", decimals = ""] = value.split(".");
        const known = sum.cents[name] ?? { projects: 0, sum: 0n, histogram: {} };
        sum.cents[name] = known;
        known.projects += 1;
        known.sum += BigInt(whole + decimals.padEnd(2, "0"));
        known.histogram[bin] = (known.histogram[bin] ?? 0) + 1;
      }
    }
  }
  const text = (cents: bigint): string => {
    const digits = cents.toString().padStart(3, "0");
    return `${digits.slice(0, -2)}.${digits.slice(-2)}`.replace(/\.?0{1,2}$/, "");
  };
  return [...sums]
    .map(([key, { projects: count, cents }]) => {
      const [subject, table, row, column] = JSON.parse(key) as string[];
      const quantities = Object.fromEntries(
        Object.entries(cents).map(([name, { sum, ...rest }]) => [name, { ...rest, sum: text(sum) }]),
      );
      return { subject, table, row, column, tally: { projects: count, quantities } };
    })
    .map((each) => JSON.stringify(each, (_, value: unknown) => sorted(value)))
    .sort();
}

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
      { numRuns: 40 },
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
