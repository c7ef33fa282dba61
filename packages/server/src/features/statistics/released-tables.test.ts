import { TechnologyType } from "@epb/engine";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { TestServer } from "../../../testing/test-server.js";
import { documentId } from "../../base/document-id.js";
import { AGGREGATES, type Aggregate } from "./aggregates.js";
import { SIZE_TABLE, technologySubject } from "./tables.js";
import type { QuantityTally } from "./tally.js";

const SUBJECT = technologySubject(TechnologyType.Lighting);
const MINUTE = 60_000;

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

async function count(aggregates: readonly Aggregate[]): Promise<void> {
  await server.services.store.transact(async (transaction) => {
    for (const each of aggregates) {
      const before = await transaction.get(AGGREGATES, each.id);
      if (before === undefined) await transaction.insert(AGGREGATES, each);
      else await transaction.update(AGGREGATES, each, before.revision);
    }
  });
}

const projects = async (): Promise<number | undefined> =>
  (await server.services.releasedTables.tablesOf(SUBJECT, server.services))[SIZE_TABLE]?.total?.projects;

describe("released statistics could not", () => {
  test("is cached for one minute, then recalculated in the background, and after ten minutes recalculated first", async () => {
    await count([aggregate(1, 1, 10)]);
    expect(await projects()).toBe(10);
    await count([aggregate(1, 1, 20)]);
    server.pass(MINUTE - 1);
    expect(await projects()).toBe(10);
    server.pass(1);
    expect(await projects()).toBe(10);
    await expect.poll(projects).toBe(20);
    await count([aggregate(1, 1, 30)]);
    server.pass(10 * MINUTE);
    expect(await projects()).toBe(30);
  });

  test("is not cached while it is empty", async () => {
    expect(await projects()).toBeUndefined();
    await count([aggregate(1, 1, 10)]);
    expect(await projects()).toBe(10);
  });

  test("of a large table is calculated in slices, with other requests in between", async () => {
    const cells = Array.from({ length: 14 }, (_, row) =>
      Array.from({ length: 40 }, (_, column) => aggregate(row, column, 1 + ((row * 7 + column * 11) % 37))),
    );
    for (const row of cells) await count(row);
    await server.services.releasedTables.tablesOf(SUBJECT, server.services);
    server.pass(10 * MINUTE);
    let turns = 0;
    let isDone = false;
    const turn = (): void => {
      turns += 1;
      if (!isDone) setImmediate(turn);
    };
    setImmediate(turn);
    const started = process.cpuUsage();
    const tables = await server.services.releasedTables.tablesOf(SUBJECT, server.services);
    const { user } = process.cpuUsage(started);
    isDone = true;
    expect(tables[SIZE_TABLE]?.rows).toHaveLength(14);
    // A slice is two thousandths of a second; the tenfold of it would still be answered in time.
    expect(turns).toBeGreaterThan(user / 1000 / 20);
  });
});
