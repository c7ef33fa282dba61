import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { ApprovalStatus, calculateProject, parseProject, projectListItem } from "@epb/engine";
import { PROJECT_CONTENTS } from "../packages/server/src/projects/project-contents.js";
import { PROJECT_ENTRIES } from "../packages/server/src/projects/project-entries.js";
import { beginRecalculation, listRecalculations } from "../packages/server/src/recalculation/recalculations.js";
import { ALL_COLLECTIONS } from "../packages/server/src/store/all-collections.js";
import { openPostgresStore } from "../packages/server/src/store/postgres/postgres-store.js";
import { startPostgres } from "../packages/server/testing/start-postgres.js";
import { median, printRows, times } from "./measure.js";

// Recalculation of all projects by 1 and 2 workers: tsx -C @epb/source bench/recalculation.ts [projects] [rounds]
// The workers are servers of their own on one PostgreSQL, so `npm run bench` leaves it out.

const [count = 300, rounds = 3] = process.argv.slice(2).map(Number);

const FIXTURE = new URL("../fixtures/projects/school-district.json", import.meta.url);
const parsed = parseProject(JSON.parse(readFileSync(FIXTURE, "utf8")));
if (!parsed.ok) throw new Error("the fixture cannot be read");
const calculated = { ...parsed.value, calculatedValues: calculateProject(parsed.value).calculatedValues };
const project = JSON.parse(JSON.stringify(calculated)) as { record: object; data: object; calculatedValues: object };
const item = JSON.parse(
  JSON.stringify(projectListItem({ ...parsed.value, record: { ...parsed.value.record, id: crypto.randomUUID() } })),
) as Record<string, never>;

const folder = await mkdtemp(join(tmpdir(), "epb-recalculation-"));
const postgres = await startPostgres();
const url = await postgres.createDatabase();
const store = await openPostgresStore(url, { collections: ALL_COLLECTIONS });
const world = { store, now: () => new Date(), random: { uuid: () => crypto.randomUUID() } as never };
const ids = Array.from({ length: count }, () => crypto.randomUUID());

/** Projects as an earlier engine left them, each with inputs that nobody has calculated yet; every fourth comes out otherwise. */
async function makeOld(round: number): Promise<void> {
  for (const [index, id] of ids.entries()) {
    const name = `Project ${id} ${round}`;
    const values = index % 4 === 0 ? { ...project.calculatedValues, earlier: "1" } : project.calculatedValues;
    const content = { id, project: { ...project, record: { ...project.record, id, name }, calculatedValues: values } };
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

function startWorker(): ChildProcess {
  const main = fileURLToPath(new URL("../packages/server/src/main.ts", import.meta.url));
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
  return spawn(process.execPath, ["--conditions=@epb/source", "--import", tsx, main], {
    env: {
      ...process.env,
      EPB_DATABASE_URL: url,
      EPB_RUNS: "worker",
      EPB_PORT: "0",
      EPB_LOG_LEVEL: "silent",
      EPB_DATA_FOLDER: folder,
    },
    stdio: "ignore",
  });
}

/** Seconds that a run takes, by what it says of itself. */
async function recalculate(): Promise<number> {
  const { id } = await beginRecalculation(undefined, world);
  for (;;) {
    const run = (await listRecalculations(world)).find((each) => each.id === id);
    if (run?.finishedAt !== undefined) {
      if (run.looked !== count || run.failed > 0) throw new Error(`of ${count} projects: ${JSON.stringify(run)}`);
      return (Date.parse(run.finishedAt) - Date.parse(run.startedAt)) / 1000;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const seconds: [number[], number[]] = [[], []];
for (let round = 0; round < rounds; round += 1) {
  for (const [index, list] of seconds.entries()) {
    const workers = Array.from({ length: index + 1 }, startWorker);
    // Nobody is measured while it starts.
    await makeOld(3 * (2 * round + index));
    await recalculate();
    await makeOld(3 * (2 * round + index) + 1);
    list.push(await recalculate());
    for (const worker of workers) {
      worker.kill("SIGTERM");
      await once(worker, "exit");
    }
  }
}
const [one, two] = seconds.map(median) as [number, number];
printRows(`Recalculation of ${count} projects of ${parsed.value.data.ecms?.length ?? 0} measures`, [
  { what: "1 worker, projects per second", measured: (count / one).toFixed(1), goal: "" },
  { what: "2 workers, projects per second", measured: (count / two).toFixed(1), goal: "" },
  { what: "2 workers against 1", measured: times(one / two), goal: "≥ 1.70× where there are cores for both" },
]);
await store.close();
await postgres.stop();
await rm(folder, { recursive: true, force: true });
