import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { timeLimit } from "../../../../../test/testing/runs.js";
import { SeededRandom } from "../../../../../test/testing/seeded-random.js";
import { createDatabase } from "../../../testing/database-of-run.js";
import { FaultyProxy, type NetworkFault } from "../../../testing/faulty-proxy.js";
import { expectLinearizable } from "../../../testing/linearizability/expect-linearizable.js";
import { HistoryRecorder } from "../../../testing/linearizability/record-history.js";
import { SiteProcess } from "../../../testing/linearizability/site-process.js";

const WORK = { clients: 6, calls: 25 };
const FAULTS: readonly NetworkFault[] = ["reset", "end", "reply lost", "reset", "end", "reply lost", "partition"];

let folder: string;
let proxy: FaultyProxy;
/** One server reaches the database itself, the other through a network that fails. */
let servers: readonly SiteProcess[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "epb-histories-"));
  const url = await createDatabase();
  proxy = await FaultyProxy.start(url);
  servers = [url, proxy.url].map((each) => new SiteProcess({ EPB_DATA_FOLDER: folder, EPB_DATABASE_URL: each }));
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  await proxy.stop();
  await rm(folder, { recursive: true, force: true });
});

// Some seconds of traffic between partitions, and a search through all histories.
test("the history of two servers is linearizable, through network partitions and a kill", {
  timeout: timeLimit(120_000),
}, async () => {
  const [first, second] = servers as readonly [SiteProcess, SiteProcess];
  const people = await first.startWithPeople();
  await second.start();
  const recorder = new HistoryRecorder({ ...people, urls: () => servers.map(({ url }) => url) }, 2);
  const random = new SeededRandom(3);
  const projects = [await recorder.createProject(), await recorder.createProject()];
  await recorder.work(projects, WORK);

  const working = recorder.work(projects, WORK);
  for (const fault of FAULTS) {
    proxy.failAt(1 + random.below(20), fault);
    await wait(150);
    proxy.heal();
    await wait(50);
  }
  // The server does not notice that its connections are lost, so its clients wait until it is killed.
  await second.kill();
  await working;
  await second.start();
  projects.push(await recorder.createProject());
  await recorder.work(projects, WORK);
  expectLinearizable(recorder.operations);
  expect(recorder.operations.some(({ outcome }) => outcome.kind === "unknown")).toBe(true);
});
