import { pino } from "pino";
import { BossJobs } from "../../src/background/boss-jobs.js";
import { FAILED_JOBS } from "../../src/background/failed-jobs.js";
import { anyCollection } from "../../src/store/collection.js";
import { openPostgresStore } from "../../src/store/postgres/postgres-store.js";
import { JOBS } from "../../src/store/waiting-jobs.js";
import { CONFORMANCE_COLLECTIONS } from "../conformance-items.js";
import { addItem, QUICK_TIMES, STUCK_JOB } from "../stuck-job.js";

// A process that does nothing but jobs: node do-jobs.ts <url> <name> [<milliseconds after which it is taken for lost>]

const [url = "", name = "", lostAfter] = process.argv.slice(2);
const times = { ...QUICK_TIMES, ...(lostAfter !== undefined && { lostAfter: Number(lostAfter) }) };
const collections = [...CONFORMANCE_COLLECTIONS.map(anyCollection), anyCollection(FAILED_JOBS), anyCollection(JOBS)];
const store = await openPostgresStore(url, { collections });
const world = { store, now: () => new Date(), log: pino({ level: "silent" }) };
const jobs = new BossJobs(url, world, { [STUCK_JOB]: addItem(name) }, times);
await jobs.start();
process.stdout.write(`${name} is ready\n`);
process.once("SIGTERM", async () => {
  await jobs.stop();
  await store.close();
  process.exit(0);
});
