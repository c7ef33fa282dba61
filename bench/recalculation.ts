import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ApprovalStatus, calculateProject, parseProject, projectListItem } from "@epb/engine";
import { PROJECT_CONTENTS } from "../packages/server/src/features/projects/project-contents.js";
import { PROJECT_ENTRIES } from "../packages/server/src/features/projects/project-entries.js";
import {
  beginRecalculation,
  listRecalculations,
} from "../packages/server/src/features/recalculation/recalculations.js";
import { ALL_COLLECTIONS } from "../packages/server/src/start/all-collections.js";
import { openPostgresStore } from "../packages/server/src/store/postgres/postgres-store.js";
import type { Store } from "../packages/server/src/store/store.js";
import { startPostgres } from "../packages/server/testing/start-postgres.js";
import { median, printRows, times } from "./measure.js";
import { projectOfSize } from "./projects.js";

const MEASURES = 50;
const WORKER = fileURLToPath(new URL("../packages/server/dist/start/main.js", import.meta.url));

/**
 * Recalculation of every project after a new engine version, by one worker and by two on one PostgreSQL, each on its
 * own core (Linux). @see performance §6
 */
export async function benchRecalculation(projects: number, rounds: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "epb-bench-recalculation-"));
  const postgres = await startPostgres();
  try {
    const url = await postgres.createDatabase();
    const store = await openPostgresStore(url, { collections: ALL_COLLECTIONS });
    const ids = Array.from({ length: projects }, () => crypto.randomUUID());
    const seconds: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, list] of seconds.entries()) {
        const workers = Array.from({ length: index + 1 }, (_, core) => startWorker(core, url, folder));
        // The start of the workers is not measured.
        await storeOldProjects(store, ids, `${round}.${index}, warming up`);
        await recalculate(store, projects);
        await storeOldProjects(store, ids, `${round}.${index}`);
        list.push(await recalculate(store, projects));
        for (const worker of workers) await end(worker);
      }
    }
    await store.close();
    const [one, two] = seconds.map(median) as [number, number];
    printRows(`Recalculation of ${projects} projects of ${MEASURES} measures (performance §6)`, [
      { what: "1 worker, projects a second", measured: (projects / one).toFixed(1), goal: "" },
      { what: "2 workers, projects a second", measured: (projects / two).toFixed(1), goal: "" },
      { what: "2 workers against 1", measured: times(one / two), goal: "≥ 1.70× where each has a core" },
    ]);
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Projects of an earlier engine, each with inputs that are not calculated yet; every fourth has a different result. */
async function storeOldProjects(store: Store, ids: readonly string[], round: string): Promise<void> {
  const { item, calculated } = exampleProject();
  for (const [index, id] of ids.entries()) {
    const name = `Project ${id} ${round}`;
    const calculatedValues = index % 4 === 0 ? { ...calculated.calculatedValues, earlier: "1" } : undefined;
    const record = { ...calculated.record, id, name };
    const content = { id, project: { ...calculated, ...(calculatedValues && { calculatedValues }), record } };
    const entry = {
      id,
      name,
      approval: ApprovalStatus.Pending,
      members: [],
      invitations: [],
      item,
      contentRevision: 1,
      calculation: { engineVersion: "0.0.0-before", errors: 0, warnings: 0 },
      createdAt: "2026-01-01T00:00:00.000Z",
    };
    await store.transact(async (transaction) => {
      for (const [collection, document] of [
        [PROJECT_CONTENTS, content],
        [PROJECT_ENTRIES, entry],
      ] as const) {
        const before = await transaction.get<typeof document>(collection as never, id);
        if (before === undefined) await transaction.insert<typeof document>(collection as never, document);
        else await transaction.update<typeof document>(collection as never, document, before.revision);
      }
    });
  }
}

interface Example {
  readonly item: Record<string, never>;
  readonly calculated: { readonly record: object; readonly data: object; readonly calculatedValues: object };
}

/** A project and its list row, as JSON. */
function exampleProject(): Example {
  const { record, data } = projectOfSize(MEASURES);
  const parsed = parseProject({ record: { ...record, id: crypto.randomUUID() }, data });
  if (!parsed.ok) throw new Error("the project cannot be read");
  const { calculatedValues } = calculateProject(parsed.value);
  const calculated = { ...parsed.value, calculatedValues };
  return JSON.parse(JSON.stringify({ item: projectListItem(parsed.value), calculated })) as Example;
}

/** On its own core: a worker uses more than one core otherwise, because it calculates in a second process. */
function startWorker(core: number, databaseUrl: string, folder: string): ChildProcess {
  return spawn("taskset", ["--cpu-list", String(core), process.execPath, WORKER], {
    env: {
      PATH: process.env["PATH"],
      EPB_DATABASE_URL: databaseUrl,
      EPB_RUNS: "worker",
      EPB_PORT: "0",
      EPB_LOG_LEVEL: "silent",
      EPB_DATA_FOLDER: folder,
    },
    stdio: "ignore",
  });
}

async function end(worker: ChildProcess): Promise<void> {
  const ended = once(worker, "exit");
  worker.kill("SIGTERM");
  await ended;
}

/** Duration of a run in seconds, from its log. */
async function recalculate(store: Store, projects: number): Promise<number> {
  const world = { store, now: () => new Date(), random: { uuid: () => crypto.randomUUID() } as never };
  const { id } = await beginRecalculation(undefined, world);
  for (;;) {
    const run = (await listRecalculations(world)).find((each) => each.id === id);
    if (run?.finishedAt !== undefined) {
      if (run.looked !== projects || run.failed > 0) throw new Error(`of ${projects} projects: ${JSON.stringify(run)}`);
      return (Date.parse(run.finishedAt) - Date.parse(run.startedAt)) / 1000;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
