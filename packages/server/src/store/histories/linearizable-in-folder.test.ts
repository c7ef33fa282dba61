import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { timeLimit } from "../../../../../test/testing/runs.js";
import { expectLinearizable } from "../../../testing/linearizability/expect-linearizable.js";
import { HistoryRecorder } from "../../../testing/linearizability/record-history.js";
import { SiteProcess } from "../../../testing/linearizability/site-process.js";

const WORK = { clients: 5, calls: 25 };

let folder: string;
let server: SiteProcess;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "epb-histories-"));
  server = new SiteProcess({ EPB_DATA_FOLDER: folder });
});
afterEach(async () => {
  await server.kill();
  await rm(folder, { recursive: true, force: true });
});

// Some seconds of traffic, two starts of a server from its journal, and a search through all histories.
test("what clients see of a server that is killed twice can have happened one call after the other", {
  timeout: timeLimit(120_000),
}, async () => {
  const people = await server.startWithPeople();
  const recorder = new HistoryRecorder({ ...people, urls: () => [server.url] }, 1);
  const projects = [await recorder.createProject(), await recorder.createProject()];
  await recorder.work(projects, WORK);
  for (const delay of [300, 700]) {
    const working = recorder.work(projects, WORK);
    await wait(delay);
    await server.kill();
    await working;
    await server.start();
  }
  projects.push(await recorder.createProject());
  await recorder.work(projects, WORK);
  expectLinearizable(recorder.operations);
  expect(recorder.operations.some(({ outcome }) => outcome.kind === "unknown")).toBe(true);
});
