import { pino } from "pino";
import { InProcessJobs } from "../../src/background/in-process-jobs.js";
import { openFileStore } from "../../src/store/file/open-file-store.js";
import { itemId } from "../conformance-items.js";
import { addItem, QUICK_TIMES, STUCK_JOB, type StuckJob } from "../stuck-job.js";

// A server with a file store that does its own jobs: node do-jobs-in-folder.ts <folder> <name> <put in a job?>

const [folder = "", name = "", putsIn = ""] = process.argv.slice(2);
const store = await openFileStore(folder);
const world = { store, now: () => new Date(), log: pino({ level: "silent" }) };
if (putsIn === "yes") {
  const data: StuckJob = { id: itemId(1), stuckIn: name, stuck: "after" };
  await store.transact((transaction) => transaction.enqueue({ kind: STUCK_JOB, data }));
}
const jobs = new InProcessJobs(world, { [STUCK_JOB]: addItem(name) }, QUICK_TIMES);
await jobs.start();
process.once("SIGTERM", async () => {
  await jobs.stop();
  await store.close();
  process.exit(0);
});
