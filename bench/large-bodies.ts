import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { IS_TEST_SITE, LIMITS, SAVE_PROJECT } from "@epb/contract";
import { Program } from "../packages/server/testing/run-program.js";
import { printRows, type Row } from "./measure.js";
import { projectOfSize } from "./projects.js";

/** Number of bodies sent at the same time, all by one account or one by each of several. */
const BODIES_AT_ONCE = 20;
const MOST_MEASURES = 3_000;
const LIST_ITEMS = 9_990;

interface Sender {
  readonly id: string;
  readonly token: string;
}

interface Served {
  readonly url: string;
  readonly accounts: readonly [Sender, ...Sender[]];
}

/** Bodies of a save, by their kind. */
const BODIES: Readonly<Record<string, (id: string) => string>> = {
  "millions of lists": (id) => `{"id":"${id}","data":[${"[],".repeat(2_600_000)}[]]}`,
  "lists in lists": (id) => `{"id":"${id}","data":${"[".repeat(3_900_000)}${"]".repeat(3_900_000)}}`,
  "one wrong list": (id) => wrongLists(id, ["ecms"]),
  "four wrong lists": (id) => wrongLists(id, ["ecms", "performancePeriod", "escalationRates", "contacts"]),
  "a wrong list in 99 kB": (id) => savedList(id, "ecms", "uuid", 9_000),
  "a wrong list in 10 kB": (id) => savedList(id, "escalationRates", "", 3_200),
  "a sound project of 3,000 measures": (id) => {
    const { ecms } = projectOfSize(MOST_MEASURES).data as { readonly ecms: unknown };
    return JSON.stringify({ id, data: { changed: { ecms } } });
  },
  spaces: (id) => `{"id":"${id}","data":{"changed":{}}}`.padEnd(LIMITS.projectBodyBytes, " "),
};

function savedList(id: string, name: string, member: string, length: number): string {
  const item = member === "" ? {} : { [member]: 1 };
  return JSON.stringify({ id, data: { changed: { [name]: Array.from({ length }, () => item) } } });
}

function wrongLists(id: string, names: readonly string[]): string {
  const items = Array.from({ length: LIST_ITEMS }, () => ({ wrong: 1, name: 2, uuid: [] }));
  return JSON.stringify({ id, data: { changed: Object.fromEntries(names.map((name) => [name, items])) } });
}

/** Longest wait of another user while one account or many send large bodies, and the memory of the server (Linux). */
export async function benchLargeBodies(): Promise<void> {
  const rows: Row[] = [];
  for (const [name, bodyFor] of Object.entries(BODIES)) {
    const folder = await mkdtemp(join(tmpdir(), "epb-bench-bodies-"));
    const program = new Program({ name: "serve-folder", heapMebibytes: 256 }, folder, String(BODIES_AT_ONCE));
    try {
      await program.untilOutput("\n");
      const served = JSON.parse(program.output) as Served;
      const [first] = served.accounts;
      await attack(served.url, [first], bodyFor);
      for (const [who, senders] of [
        ["one account", Array.from({ length: BODIES_AT_ONCE }, () => first)],
        ["one each", served.accounts],
      ] as const) {
        const { longestMilliseconds, statuses } = await attack(served.url, senders, bodyFor);
        const what = `${BODIES_AT_ONCE} × ${name}, ${who}`;
        const measured = `${Math.round(longestMilliseconds)} ms, ${statuses}, ${await peakMebibytes(program.pid)} MiB`;
        rows.push({ what, measured, goal: "< 100 ms" });
      }
    } finally {
      await program.end("SIGKILL");
      await rm(folder, { recursive: true });
    }
  }
  printRows("Longest wait of others while large bodies are sent", rows);
}

/** Sends requests to the server continuously from a separate thread, because the bodies keep the main thread busy. */
const BYSTANDER = `
  const { workerData, parentPort } = require("node:worker_threads");
  let longest = 0;
  let isOver = false;
  parentPort.once("message", () => { isOver = true; });
  (async () => {
    await (await fetch(workerData)).text();
    parentPort.postMessage("ready");
    while (!isOver) {
      const started = performance.now();
      await (await fetch(workerData)).text();
      longest = Math.max(longest, performance.now() - started);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    parentPort.postMessage(longest);
  })();
`;

async function attack(url: string, senders: readonly Sender[], bodyFor: (id: string) => string) {
  const bodies = new Map(senders.map(({ id }) => [id, bodyFor(id)]));
  const bystander = new Worker(BYSTANDER, { eval: true, workerData: `${url}${IS_TEST_SITE.path}` });
  await once(bystander, "message");
  const replies = await Promise.all(
    senders.map(async ({ token, id }) => {
      const reply = await fetch(`${url}${SAVE_PROJECT.path}`, {
        method: SAVE_PROJECT.method,
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: bodies.get(id) ?? "",
      });
      await reply.arrayBuffer();
      return reply.status;
    }),
  );
  bystander.postMessage("over");
  const [longestMilliseconds] = (await once(bystander, "message")) as [number];
  await bystander.terminate();
  const statuses = [...new Set(replies)]
    .map((status) => `${replies.filter((one) => one === status).length} × ${status}`)
    .join(" ");
  return { longestMilliseconds, statuses };
}

async function peakMebibytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024);
}
