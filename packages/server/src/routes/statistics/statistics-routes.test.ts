import {
  APPROVE_PROJECT,
  type Call,
  CREATE_PROJECT,
  ECM_BENCHMARKS,
  PROJECT_BENCHMARKS,
  type ProjectGroup,
  REOPEN_PROJECT,
  SizeClass,
  STATE_ROLLUP,
  STATISTICS,
  Standing,
  type Statistics,
  SUBMIT_PROJECT,
  UserGroup,
} from "@epb/contract";
import { ApprovalStatus, calculateProject, type MarketSegment, type Project, TechnologyType } from "@epb/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { approvalRequest } from "../../../testing/approval-request.js";
import { logIn, signIn } from "../../../testing/factories.js";
import { newProjectForm } from "../../../testing/project-factories.js";
import { TestServer } from "../../../testing/test-server.js";
import { queuedJobs } from "../../../testing/test-store.js";
import type { User } from "../../features/accounts/users.js";
import { AGGREGATES_JOB } from "../../features/projects/note-project-change.js";
import { type ReleasedSum, smallestDerivable } from "../../features/statistics/derivable.testing.js";
import type { CountedCell } from "../../features/statistics/small-derivable-group.js";
import { fixtureProject, storeProject } from "../../features/statistics/stored-projects.testing.js";
import { updateAggregates } from "../../features/statistics/update-aggregates.js";
import { JOB_HANDLERS } from "../../start/all-jobs.js";

/** Approved projects by segment and state. Vermont has one, and Nevada's schools two: both must stay hidden. */
const CELLS: readonly CountedCell[] = [
  { row: "2", column: "CO", projects: 7 },
  { row: "2", column: "NV", projects: 6 },
  { row: "2", column: "VT", projects: 1 },
  { row: "4", column: "CO", projects: 6 },
  { row: "4", column: "NV", projects: 2 },
  { row: "4", column: "OH", projects: 3 },
  { row: "5", column: "CO", projects: 5 },
  { row: "5", column: "NV", projects: 5 },
  { row: "5", column: "OH", projects: 3 },
];
const PROJECTS = 38;
const UNIVERSITY_PROJECTS = 13;

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await TestServer.start();
  token = (await signIn(server)).token;
  let number = 0;
  for (const { row, column, projects } of CELLS) {
    for (let each = 0; each < projects; each += 1) {
      number += 1;
      await store(projectIn(Number(row) as MarketSegment, column, number), number);
    }
  }
  await store(projectIn(2, "CO", 90), 90, ApprovalStatus.Pending);
});
afterAll(() => server.stop());

const SCHOOLS = fixtureProject("school-district");

/** A project of a school district elsewhere, each with another name. */
function projectIn(marketSegmentId: MarketSegment, state: string, number: number): Project {
  const { data, record } = SCHOOLS;
  const characteristics = { ...data.characteristics, marketSegmentId };
  const ecms = data.ecms?.map((ecm) => ({ ...ecm, ecmNumber: `${ecm.ecmNumber} ${number}` })) ?? [];
  return { record, data: { ...data, ecms, characteristics, location: { ...data.location, state } } };
}

async function store(project: Project, number: number, approval?: ApprovalStatus): Promise<void> {
  const id = `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
  await storeProject(server.services, { id, project, ...(approval !== undefined && { approval }) });
  await updateAggregates(id, server.services);
}

const statistics = async (query: Record<string, string> = {}): Promise<Statistics> =>
  (await server.call(STATISTICS, { token, query })).body;

const told = (groups: readonly ProjectGroup[]): Record<string, number> =>
  Object.fromEntries(groups.map(({ key = "others", projects }) => [key, projects]));

describe("project statistics", () => {
  test("include only approved projects, and pool small groups", async () => {
    const { total, byState, byMarketSegment, minimumGroupSize } = await statistics();
    expect(minimumGroupSize).toBe(5);
    expect(total?.projects).toBe(PROJECTS);
    expect(told(byMarketSegment)).toEqual({ "2": 14, "4": 11, "5": UNIVERSITY_PROJECTS });
    // Vermont has too few projects: it is pooled with Ohio, the next larger state.
    expect(told(byState)).toEqual({ CO: 18, NV: 13, others: 7 });
  });

  test("add up: price and savings are the sums of the projects'", async () => {
    const { total, byMarketSegment } = await statistics();
    const one = (await statistics({ marketSegmentId: "5" })).total;
    const sum = byMarketSegment.reduce(
      (amount, { implementationPrice = "0" }) => amount + Number(implementationPrice),
      0,
    );
    expect(sum).toBeCloseTo(Number(total?.implementationPrice), 2);
    expect(Number(one?.implementationPrice) / UNIVERSITY_PROJECTS).toBeCloseTo(
      Number(total?.implementationPrice) / PROJECTS,
      2,
    );
    const median = Number(one?.medianImplementationPrice);
    expect(Math.abs(median / (Number(one?.implementationPrice) / UNIVERSITY_PROJECTS) - 1)).toBeLessThanOrEqual(0.02);
  });

  test("do not reveal a smaller group in any combination of requests", async () => {
    const sum = (isIn: (cell: CountedCell) => boolean): ReleasedSum => CELLS.map((cell) => (isIn(cell) ? 1 : 0));
    const sums: ReleasedSum[] = [];
    const all = await statistics();
    const rollup = (await server.call(STATE_ROLLUP, { token })).body;
    for (const groups of [all.byState, rollup.states]) {
      for (const { key } of groups) if (key !== undefined) sums.push(sum(({ column }) => column === key));
    }
    sums.push(sum(() => true));
    for (const segment of ["2", "4", "5"]) {
      const answer = await statistics({ marketSegmentId: segment });
      if (answer.total !== undefined) sums.push(sum(({ row }) => row === segment));
      for (const { key, projects } of answer.byState) {
        expect(projects).toBeGreaterThanOrEqual(5);
        if (key !== undefined) sums.push(sum(({ row, column }) => row === segment && column === key));
      }
    }
    expect(smallestDerivable(CELLS, sums)).toBeGreaterThanOrEqual(5);
    // Some figures are released anyway.
    expect(sums.length).toBeGreaterThan(6);
  });

  test("omit a segment with too few projects", async () => {
    const answer = await statistics({ marketSegmentId: "3" });
    expect(answer.total).toBeUndefined();
    expect(answer.byState).toEqual([]);
  });

  test("are for everybody, but the roll-up by state is for signed-in users with the status Ok", async () => {
    expect((await server.call(STATISTICS)).status).toBe(200);
    expect((await server.call(ECM_BENCHMARKS)).status).toBe(200);
    expect((await server.call(STATE_ROLLUP)).status).toBe(401);
    const viewer = await signIn(server, { group: UserGroup.ProjectViewer });
    expect((await server.call(STATE_ROLLUP, { token: viewer.token })).status).toBe(200);
  });

  test("refuse unknown filters", async () => {
    expect((await server.call(STATISTICS, { token, query: { state: "VT" } })).status).toBe(400);
    expect((await server.call(STATISTICS, { token, query: { marketSegmentId: "99" } })).status).toBe(400);
  });
});

describe("the state roll-up", () => {
  test("has the states with their region, and the total", async () => {
    const { states, total } = (await server.call(STATE_ROLLUP, { token })).body;
    expect(total?.projects).toBe(PROJECTS);
    expect(states.map(({ label, region }) => [label, region])).toEqual([
      ["Colorado", "West"],
      ["Nevada", "West"],
      ["Others (groups too small to show)", undefined],
    ]);
  });
});

describe("benchmarks", () => {
  test("have the price of work of a technology, a project counted once", async () => {
    const { benchmarks } = (await server.call(ECM_BENCHMARKS, { token })).body;
    const types = new Set(SCHOOLS.data.ecms?.map(({ technologyTypeId }) => technologyTypeId));
    expect(new Set(benchmarks.map(({ technologyTypeId }) => technologyTypeId))).toEqual(types);
    for (const { projects, price, marketSegmentId } of benchmarks) {
      expect([projects, price?.projects, marketSegmentId]).toEqual([PROJECTS, PROJECTS, undefined]);
    }
  });

  test("by segment and size are a part of the whole", async () => {
    const technologyTypeId = String(SCHOOLS.data.ecms?.[0]?.technologyTypeId ?? TechnologyType.Lighting);
    const all = (await server.call(ECM_BENCHMARKS, { token, query: { technologyTypeId } })).body.benchmarks;
    const some = (await server.call(ECM_BENCHMARKS, { token, query: { technologyTypeId, marketSegmentId: "4" } })).body;
    expect(some.benchmarks).toEqual(all.filter(({ marketSegmentId }) => marketSegmentId === 4));
    expect(some.benchmarks.length).toBeGreaterThan(0);
    for (const { sizeClass, projects } of all) {
      expect([undefined, ...Object.values(SizeClass)]).toContain(sizeClass);
      expect(projects).toBeGreaterThanOrEqual(5);
    }
  });
});

test("a site with few projects shows nothing", async () => {
  const small = await TestServer.start();
  const { token: own } = await signIn(small);
  for (const number of [1, 2, 3, 4]) {
    const id = `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
    await storeProject(small.services, { id, project: projectIn(2, "CO", number) });
    await updateAggregates(id, small.services);
  }
  const { body } = await small.call(STATISTICS, { token: own });
  expect(body.total).toBeUndefined();
  expect(body.byMarketSegment).toEqual([]);
  expect((await small.call(STATE_ROLLUP, { token: own })).body.states).toEqual([]);
  expect((await small.call(ECM_BENCHMARKS, { token: own })).body.benchmarks).toEqual([]);
  await small.stop();
});

test("an amount has the number of its projects if one of the group does not have it", async () => {
  const site = await TestServer.start({ config: { minimumGroupSize: 1 } });
  const { token: own } = await signIn(site);
  for (const number of [1, 2, 3]) {
    const id = `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
    const known = projectIn(2, "CO", number);
    const { ecms = [], ...data } = known.data;
    const [first, ...others] = ecms;
    const { implementation: _, ...unpriced } = first ?? { uuid: "" };
    const price = `ecms[uuid=${unpriced.uuid}].implementation.baseConstructionCost`;
    const unknown = {
      ...known,
      data: { ...data, ecms: [unpriced, ...others] },
      unknownInputs: [price],
    };
    await storeProject(site.services, { id, project: number === 3 ? unknown : known });
    await updateAggregates(id, site.services);
  }
  const expected = { projects: 3, implementationPrice: "4961760", covered: { implementationPrice: 2 } };
  const { total, byState } = (await site.call(STATISTICS, { token: own })).body;
  expect([total, ...byState]).toMatchObject([expected, expected]);
  const rollup = (await site.call(STATE_ROLLUP, { token: own })).body;
  expect([rollup.total, ...rollup.states]).toMatchObject([expected, expected]);
  await site.stop();
});

test("a project counts from its approval until it is reopened", async () => {
  const site = await TestServer.start({ config: { minimumGroupSize: 1 } });
  const customer = await signIn(site);
  const esco = await signIn(site, { group: UserGroup.Esco });
  const { email } = esco.user;
  const form = newProjectForm({ _email: email, _projectBuilderId: email });
  const { id } = (await site.call(CREATE_PROJECT, { token: customer.token, body: form })).body;
  const counted = async (): Promise<number | undefined> => {
    for (const { kind, data } of queuedJobs(site.services.store).splice(0)) {
      if (kind === AGGREGATES_JOB) await JOB_HANDLERS[kind]?.(data, site.services);
    }
    // Tables older than ten minutes are not served.
    site.pass(600_000);
    return (await site.call(STATISTICS, { token: await logIn(site, customer.user) })).body.total?.projects;
  };
  const step = async (call: Call, { user }: { readonly user: User }, body?: object) =>
    site.call(call, { token: await logIn(site, user), params: { id }, ...(body !== undefined && { body }) });
  expect(await counted()).toBeUndefined();
  expect((await step(SUBMIT_PROJECT, esco)).status).toBe(200);
  expect(await counted()).toBeUndefined();
  expect(
    (await step(APPROVE_PROJECT, customer, await approvalRequest(site, await logIn(site, customer.user), id))).status,
  ).toBe(200);
  expect(await counted()).toBe(1);
  expect((await step(REOPEN_PROJECT, customer, { reason: "New rates." })).status).toBe(200);
  expect(await counted()).toBeUndefined();
  await site.stop();
});

describe("the benchmarks of a project", () => {
  test("compare the work of each technology with its benchmarks, also by segment and size", async () => {
    const { token: staff } = await signIn(server, { group: UserGroup.Admin });
    const id = "00000000-0000-4000-8000-000000000001";
    const { body } = await server.call(PROJECT_BENCHMARKS, { token: staff, params: { id } });
    expect(body.minimumGroupSize).toBe(5);
    expect(body.works.length).toBeGreaterThan(0);
    for (const { technologyTypeId, price, sizeClass, measures, benchmarks, ...work } of body.works) {
      expect(measures.length).toBeGreaterThan(0);
      const [whole] = benchmarks;
      expect(whole).toMatchObject({ technologyTypeId, projects: PROJECTS });
      // All projects of the test have the same measures: each is its own median, and none is below or above.
      expect(Math.abs(Number(whole?.price?.median) / Number(price) - 1)).toBeLessThanOrEqual(0.02);
      for (const benchmark of benchmarks) {
        for (const name of ["price", "pricePerMmbtu", "simplePayback"] as const) {
          expect([Standing.Within, undefined]).toContain(benchmark[name]?.standing);
          const isCompared = benchmark[name] !== undefined && { price, ...work }[name] !== undefined;
          expect(benchmark[name]?.standing !== undefined).toBe(isCompared);
        }
        expect([2, undefined]).toContain(benchmark.marketSegmentId);
        expect([sizeClass, undefined]).toContain(benchmark.sizeClass);
      }
    }
    expect((await server.call(PROJECT_BENCHMARKS, { token, params: { id } })).status).toBe(404);
  });

  test("have the payback of a measure as the calculation has it, not rounded before it is shown", async () => {
    const { token: staff } = await signIn(server, { group: UserGroup.Admin });
    const params = { id: "00000000-0000-4000-8000-000000000001" };
    const { works } = (await server.call(PROJECT_BENCHMARKS, { token: staff, params })).body;
    const { measures = [] } = calculateProject(SCHOOLS).calculatedValues.ecm ?? {};
    const single = works.filter((work) => work.measures.length === 1);
    expect(single.length).toBeGreaterThan(0);
    for (const work of single) {
      const measure = measures.find(({ uuid }) => uuid === work.measures[0]?.uuid);
      expect(work.simplePayback).toBe(measure?.simplePayback?.toFixed());
    }
  });
});
