import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TestServer } from "../../../testing/test-server.js";
import { until } from "../../../testing/until.js";
import { documentId } from "../../base/document-id.js";
import type { Services } from "../../http/services.js";
import { AGGREGATES, type Aggregate } from "./aggregates.js";
import { presentBenchmarks } from "./present-benchmarks.js";
import { presentStateRollup, presentStatistics } from "./present-statistics.js";
import { ReleasedTablesRefresher, SUBJECTS } from "./refresh-released-tables.js";
import { SIZE_TABLE } from "./tables.js";

const MINUTE = 60_000;

let server: TestServer;
let services: Services;
let telling: ReleasedTablesRefresher;
/** Subjects in the order in which their aggregates were read. */
let read: string[];
/** The subject whose aggregates cannot be read. */
let unreadable: string | undefined;

beforeEach(async () => {
  server = await TestServer.start();
  ({ services } = server);
  await services.store.transact(async (transaction) => {
    for (const subject of SUBJECTS) await transaction.insert(AGGREGATES, aggregateOf(subject));
  });
  read = [];
  unreadable = undefined;
  const find = services.store.find;
  vi.spyOn(services.store, "find").mockImplementation((collection, query) => {
    const [condition] = query.where ?? [];
    const [subject] = condition !== undefined && "anyOf" in condition ? condition.anyOf : [];
    if (collection.name !== AGGREGATES.name) return find(collection, query);
    read.push(String(subject).replace("1/", ""));
    return read.at(-1) === unreadable ? Promise.reject(new Error("not now")) : find(collection, query);
  });
});
afterEach(async () => {
  await telling.stop();
  await server.stop();
});

function aggregateOf(subject: string): Aggregate {
  const place = { table: SIZE_TABLE, row: "1", column: "1" };
  return {
    id: documentId(subject),
    epoch: 1,
    subject: `1/${subject}`,
    ...place,
    tally: { projects: 7, quantities: {} },
  };
}

function start(every?: number): void {
  telling = new ReleasedTablesRefresher(services, every);
  telling.start();
}

async function askForEverything(): Promise<void> {
  await presentStatistics({}, services);
  await presentStateRollup(services);
  await presentBenchmarks({}, services);
}

test("what may be told is found out before anybody asks, one subject after the other", async () => {
  start();
  expect(read.length).toBeLessThanOrEqual(1);
  await until(() => read.length === SUBJECTS.length);
  await telling.stop();
  await askForEverything();
  expect(read).toEqual(SUBJECTS);
});

test("it is found out anew before it is too old to be told", async () => {
  start(50);
  await until(() => read.length === SUBJECTS.length);
  server.pass(9 * MINUTE);
  await until(() => read.length === 2 * SUBJECTS.length);
  await telling.stop();
  server.pass(MINUTE - 1);
  await askForEverything();
  expect(read).toEqual([...SUBJECTS, ...SUBJECTS]);
});

test("where something is in the way it goes on afterwards, and finds nothing out twice", async () => {
  unreadable = SUBJECTS[2];
  start(50);
  await until(() => read.length > 4);
  expect(new Set(read.slice(2))).toEqual(new Set([unreadable]));
  unreadable = undefined;
  await until(() => read.at(-1) === SUBJECTS.at(-1));
  expect(read.filter((subject) => subject !== SUBJECTS[2])).toEqual(SUBJECTS.filter((_, index) => index !== 2));
});

test("a stop waits for what is under way, and begins nothing more", async () => {
  start();
  await until(() => read.length > 2);
  await telling.stop();
  const before = read.length;
  await askForEverything();
  expect(read.length - before).toBe(SUBJECTS.length - before);
});
