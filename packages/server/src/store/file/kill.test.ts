import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { timeLimit } from "../../../../../test/testing/runs.js";
import { bundleWriter, findLostWrites, Writer } from "../../../testing/acknowledged-writes.js";
import { until } from "../../../testing/until.js";
import { openFileStore } from "./open-file-store.js";

const KILLS = 60;

let folder: string;
let program: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "epb-store-"));
  program = await bundleWriter(folder);
});
afterAll(() => rm(folder, { recursive: true }));

// Each kill needs a process that has started and written.
test(`a process that is killed ${KILLS} times while it writes loses nothing that it acknowledged`, {
  timeout: timeLimit(180_000),
}, async () => {
  const store = join(folder, "killed");
  const acknowledged = new Map<number, number>();
  let [writes, replays] = [0, 0];
  for (let round = 0; round < KILLS; round += 1) {
    const writer = new Writer(program, store);
    await until(() => writer.writes > 0 || writer.process.exitCode !== null);
    await wait((round * 37) % 90);
    await writer.kill();
    expect(writer.output).toMatch(/^opened \{"damage":\[\],"replayed":\d+\}\n$/);
    if (!writer.output.includes('"replayed":0')) replays += 1;
    for (const [number, count] of writer.acknowledged) {
      // Counts continue from their last values.
      expect(count).toBeGreaterThan(acknowledged.get(number) ?? 0);
      acknowledged.set(number, count);
    }
    if (round % 10 === 9) expect(await findLostWrites(store, acknowledged)).toEqual([]);
    writes = [...acknowledged.values()].reduce((sum, count) => sum + count, 0);
  }
  expect(writes).toBeGreaterThan(KILLS);
  // The loop is useful only if some process ended between journal and files.
  expect(replays).toBeGreaterThan(KILLS / 4);
});

test("a second process is refused while the first one runs, and accepted as soon as that is killed", async () => {
  const store = join(folder, "shared");
  const writer = new Writer(program, store);
  await until(() => writer.writes > 0);
  await expect(openFileStore(store)).rejects.toThrow(`Process ${writer.process.pid} on`);
  await expect(openFileStore(store)).rejects.toThrow("Only one server can use a folder");
  expect(writer.process.exitCode).toBeNull();
  await writer.kill();
  await (await openFileStore(store)).close();
});

test("of many processes that find a dead holder at once, one gets the folder", async () => {
  const store = join(folder, "wanted");
  const writer = new Writer(program, store);
  await until(() => writer.writes > 0);
  await writer.kill();
  const rivals = Array.from({ length: 6 }, () => new Writer(program, store));
  await until(() => rivals.filter(({ process }) => process.exitCode !== null).length >= 5);
  await wait(200);
  expect(rivals.filter(({ process }) => process.exitCode === null)).toHaveLength(1);
  for (const rival of rivals) {
    if (rival.process.exitCode === null) await rival.kill();
    else expect(rival.output).toContain("Only one server can use a folder");
  }
});
