import { TechnologyType } from "@epb/engine";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { TestServer } from "../../../testing/test-server.js";
import { documentId } from "../../base/document-id.js";
import { AGGREGATES, type Aggregate } from "./aggregates.js";
import type { Contributed } from "./contribution.js";
import { countProjects } from "./releases.testing.js";
import { SIZE_TABLE, technologySubject } from "./tables.js";
import type { QuantityTally } from "./tally.js";

const SUBJECT = technologySubject(TechnologyType.Lighting);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.start();
});
afterEach(() => server.stop());

/** Table with a number of projects for each row and column, half of which have a price. */
function aggregate(row: number, column: number, projects: number): Aggregate {
  const prices = Array.from(
    { length: Math.ceil(projects / 2) },
    (_, index) => 600 + ((row * 31 + column * 17 + index) % 400),
  );
  const price: QuantityTally = {
    projects: prices.length,
    sum: String(prices.length * 1000),
    histogram: Object.fromEntries(
      [...new Set(prices)].map((bin) => [bin, prices.filter((each) => each === bin).length]),
    ),
  };
  return {
    id: documentId(`${row}/${column}`),
    epoch: 1,
    subject: `1/${SUBJECT}`,
    table: SIZE_TABLE,
    row: String(row),
    column: String(column),
    tally: { projects, quantities: { price } },
  };
}

const part = (row: number, column: number): Contributed => ({
  subject: SUBJECT,
  table: SIZE_TABLE,
  row: String(row),
  column: String(column),
  quantities: {},
});
const parts = [part(1, 1)];

const tables = () => server.services.releasedTables.tablesOf(SUBJECT, server.services);
const projects = async (): Promise<number | undefined> => (await tables()).tables[SIZE_TABLE]?.total?.projects;

describe("the released statistics", () => {
  test("are those of the last release, with its time, until enough projects have changed", async () => {
    await countProjects(server, 10, { parts });
    expect(await projects()).toBe(10);
    const first = (await tables()).asOf;
    expect(first).toBe(server.services.now().toISOString());

    await countProjects(server, 14, { from: 10, parts });
    server.pass(DAY);
    expect([await projects(), (await tables()).asOf]).toEqual([10, first]);
    await countProjects(server, 15, { from: 14, parts });
    expect([await projects(), (await tables()).asOf]).toEqual([15, server.services.now().toISOString()]);
  });

  test("are not released more than once in a minute", async () => {
    await countProjects(server, 10, { parts });
    expect(await projects()).toBe(10);
    await countProjects(server, 30, { from: 10, parts });
    server.pass(MINUTE - 1);
    expect(await projects()).toBe(10);
    server.pass(1);
    expect(await projects()).toBe(30);
  });

  test("are absent while there are fewer projects than the minimum", async () => {
    await countProjects(server, 4, { parts });
    expect(await tables()).toEqual({ tables: {} });
  });

  test("are of one release for all who ask at the same time", async () => {
    await countProjects(server, 10, { parts });
    const replies = await Promise.all(Array.from({ length: 8 }, () => tables()));
    expect(new Set(replies.map(({ asOf }) => asOf)).size).toBe(1);
  });

  test("of a large table is calculated in slices, with other requests in between", async () => {
    const cells = Array.from({ length: 14 }, (_, row) =>
      Array.from({ length: 40 }, (_, column) => aggregate(row, column, 1 + ((row * 7 + column * 11) % 37))),
    );
    await server.services.store.transact(async (transaction) => {
      for (const cell of cells.flat()) await transaction.insert(AGGREGATES, cell);
    });
    await countProjects(server, 10);
    let turns = 0;
    let isDone = false;
    const turn = (): void => {
      turns += 1;
      if (!isDone) setImmediate(turn);
    };
    setImmediate(turn);
    const started = process.cpuUsage();
    const released = await tables();
    const { user } = process.cpuUsage(started);
    isDone = true;
    expect(released.tables[SIZE_TABLE]?.rows).toHaveLength(14);
    // A slice is two thousandths of a second; the tenfold of it would still be answered in time.
    expect(turns).toBeGreaterThan(user / 1000 / 20);
  });
});
