import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TestServer } from "../../../testing/test-server.js";
import { until } from "../../../testing/until.js";
import type { Services } from "../../http/services.js";
import { presentBenchmarks } from "./present-benchmarks.js";
import { presentStateRollup, presentStatistics } from "./present-statistics.js";
import { ReleasedTablesRefresher } from "./refresh-released-tables.js";
import { countProjects } from "./releases.testing.js";
import { RELEASED_AGGREGATES } from "./statistics-releases.js";
import { SUBJECTS } from "./tables.js";

const MINUTE = 60_000;

let server: TestServer;
let services: Services;
let refresher: ReleasedTablesRefresher;
/** Number of subjects whose aggregates were read. */
let read: number;
/** True while aggregates cannot be read. */
let isUnreadable: boolean;

beforeEach(async () => {
  server = await TestServer.start();
  ({ services } = server);
  await countProjects(server, 10);
  read = 0;
  isUnreadable = false;
  const get = services.store.get;
  vi.spyOn(services.store, "get").mockImplementation((collection, id) => {
    if (collection.name !== RELEASED_AGGREGATES.name) return get(collection, id);
    read += 1;
    return isUnreadable && read > 2 ? Promise.reject(new Error("not now")) : get(collection, id);
  });
});
afterEach(async () => {
  await refresher.stop();
  await server.stop();
});

function start(every?: number): void {
  refresher = new ReleasedTablesRefresher(services, every);
  refresher.start();
}

async function askForEverything(): Promise<void> {
  await presentStatistics({}, services);
  await presentStateRollup(services);
  await presentBenchmarks({}, services);
}

test("the tables of a release are calculated before anybody asks, each once", async () => {
  start();
  await until(() => read === SUBJECTS.length);
  await refresher.stop();
  await askForEverything();
  expect(read).toBe(SUBJECTS.length);
});

test("a release that is due is made before anybody asks", async () => {
  start(50);
  await until(() => read === SUBJECTS.length);
  await countProjects(server, 15, { from: 10 });
  server.pass(MINUTE);
  await until(() => read === 2 * SUBJECTS.length);
  await refresher.stop();
  expect((await presentStatistics({}, services)).asOf).toBe(services.now().toISOString());
  expect(read).toBe(2 * SUBJECTS.length);
});

test("after a failure, the refresher continues with the same subject", async () => {
  isUnreadable = true;
  start(50);
  await until(() => read > 5);
  isUnreadable = false;
  await until(() => read >= SUBJECTS.length + 3);
  await refresher.stop();
  const before = read;
  await askForEverything();
  expect(read).toBe(before);
});

test("a stop waits for the calculation in progress, and starts no other", async () => {
  start();
  await until(() => read > 2);
  await refresher.stop();
  const before = read;
  await askForEverything();
  expect(read).toBe(SUBJECTS.length);
  expect(before).toBeLessThanOrEqual(SUBJECTS.length);
});
