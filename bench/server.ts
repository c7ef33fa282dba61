import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GET_PROJECT, LIST_PROJECTS, LOGIN, SAVE_PROJECT, WHAT_IF } from "@epb/contract";
import { interleave, median, printRows, type Row, times } from "./measure.js";
import { type Load, LoadClient } from "./server-load.js";
import { ServerProcess } from "./server-processes.js";
import { type Site, startSite } from "./server-site.js";

const CONNECTIONS = 16;
const SAVES_EACH_ROUND = 10;
/** Size of a project with fifty measures and its figures. */
const SAVED_BYTES = 150_000;

/** Server over HTTP, on a folder. @see performance §4 */
export async function benchServer(rounds: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "epb-bench-server-"));
  const hello = await ServerProcess.startHello();
  const [few, many] = [await startSite(join(folder, "few"), 200), await startSite(join(folder, "many"), 5000)];
  try {
    printRows("Server (performance §4)", [
      ...(await reads(hello, few, rounds)),
      ...(await calculations(hello, few, rounds)),
      ...(await saves(folder, { few, many }, rounds)),
      ...(await logins(few, rounds)),
    ]);
  } finally {
    for (const server of [hello, few.server, many.server]) await server.stop();
    await rm(folder, { recursive: true });
  }
}

/** Result of a round of load. */
interface LoadResult {
  readonly perSecond: number;
  readonly cpuMilliseconds: number;
  readonly longestLag: number;
}

const ROUND_MILLISECONDS = 500;

async function underLoad(server: ServerProcess, client: LoadClient, load: Load): Promise<LoadResult> {
  const before = await server.report();
  const start = performance.now();
  const count = await client.run(load, ROUND_MILLISECONDS);
  const milliseconds = performance.now() - start;
  const after = await server.report();
  return {
    perSecond: (count * 1000) / milliseconds,
    cpuMilliseconds: (after.cpuMilliseconds - before.cpuMilliseconds) / count,
    longestLag: after.longestLag,
  };
}

/** Runs the loads alternately, round after round. @returns Medians of each. */
async function loadInTurn(
  loads: Readonly<Record<string, readonly [ServerProcess, Load]>>,
  rounds: number,
): Promise<(name: string) => LoadResult> {
  const client = new LoadClient(CONNECTIONS);
  const results = new Map(Object.keys(loads).map((name): [string, LoadResult[]] => [name, []]));
  for (let round = -2; round < rounds; round += 1) {
    for (const [name, [server, load]] of Object.entries(loads)) {
      const result = await underLoad(server, client, load);
      if (round >= 0) results.get(name)?.push(result);
    }
  }
  client.close();
  return (name) => {
    const of = (figure: keyof LoadResult): number => median((results.get(name) ?? []).map((result) => result[figure]));
    return {
      perSecond: of("perSecond"),
      cpuMilliseconds: of("cpuMilliseconds"),
      longestLag: of("longestLag"),
    };
  };
}

const pathOf = (path: string, { projectId }: Site): string => path.replace("{id}", projectId);

async function reads(hello: ServerProcess, site: Site, rounds: number): Promise<readonly Row[]> {
  const { server, token } = site;
  const getProject = { url: server.url + pathOf(GET_PROJECT.path, site), token, acceptsGzip: true };
  const bytes = await bytesOf(getProject);
  const result = await loadInTurn(
    {
      hello: [hello, { url: hello.url }],
      sameBytes: [hello, { url: `${hello.url}/${bytes}` }],
      project: [server, getProject],
      whole: [server, { url: server.url + pathOf(GET_PROJECT.path, site), token }],
      list: [server, { url: server.url + LIST_PROJECTS.path, token }],
    },
    rounds,
  );
  const [bare, project, whole, list] = [result("hello"), result("project"), result("whole"), result("list")];
  const sameBytes = result("sameBytes");
  return [
    {
      what: "GET a project of 50 measures against Koa's hello world, requests a second",
      measured: times(project.perSecond / bare.perSecond),
      goal: "≥ 0.80×",
    },
    {
      what: "the same, by processor time of the server",
      measured: times(bare.cpuMilliseconds / project.cpuMilliseconds),
      goal: "",
    },
    {
      what: `the same, against Koa that sends as many bytes (${bytes}), by processor time`,
      measured: times(sameBytes.cpuMilliseconds / project.cpuMilliseconds),
      goal: "",
    },
    {
      what: "the same, by a client that takes it only uncompressed",
      measured: times(bare.cpuMilliseconds / whole.cpuMilliseconds),
      goal: "",
    },
    {
      what: "GET the first page of 200 projects against hello world, by processor time",
      measured: times(bare.cpuMilliseconds / list.cpuMilliseconds),
      goal: "",
    },
    { what: "(hello world, requests a second)", measured: bare.perSecond.toFixed(0), goal: "" },
  ];
}

async function bytesOf(load: Load): Promise<number> {
  const client = new LoadClient(1);
  const { byteLength } = await client.call(load);
  client.close();
  return byteLength;
}

async function calculations(hello: ServerProcess, site: Site, rounds: number): Promise<readonly Row[]> {
  const { server, token } = site;
  const url = server.url + pathOf(WHAT_IF.path, site);
  let count = 0;
  const withRate = (number: number): object => ({
    changes: [{ path: "financing.indexRate", kind: "set", value: rateOf(number) }],
  });
  const result = await loadInTurn(
    {
      hello: [hello, { url: hello.url }],
      again: [server, { url, method: "POST", token, body: () => withRate(0) }],
      // Each request is new: it has its own rate.
      fresh: [server, { url, method: "POST", token, body: () => withRate(++count) }],
    },
    rounds,
  );
  const [again, fresh] = [result("again"), result("fresh")];
  return [
    { what: "what-ifs a second that were asked before", measured: again.perSecond.toFixed(0), goal: "≥ 500" },
    { what: "what-ifs a second, each another, 50 measures", measured: fresh.perSecond.toFixed(0), goal: "≥ 500" },
    { what: "longest stall meanwhile", measured: inMilliseconds(fresh.longestLag), goal: "≤ 10 ms" },
    { what: "(longest stall of hello world)", measured: inMilliseconds(result("hello").longestLag), goal: "" },
  ];
}

/** Saves, and a file of the same size that is written and synced beside them: the difference is our cost. */
async function saves(
  folder: string,
  { few, many }: { readonly few: Site; readonly many: Site },
  rounds: number,
): Promise<readonly Row[]> {
  const client = new LoadClient(1);
  let count = 0;
  const save = ({ server, token, projectId: id }: Site, parts: object): Promise<unknown> =>
    client.call({ url: server.url + SAVE_PROJECT.path, method: "PUT", token, body: () => ({ id, ...parts }) });
  const rename = (): object => ({ record: { changed: { name: `Campus, name ${++count}` } } });
  const changeRate = (): object => ({ data: { changed: { financing: { indexRate: rateOf(++count) } } } });
  const time = await interleave(
    {
      sync: () => writeSynced(join(folder, "synced"), SAVED_BYTES),
      few: () => save(few, rename()),
      many: () => save(many, rename()),
      calculated: () => save(few, changeRate()),
      // As many calls as the other server, because a process becomes faster with repetition.
      manyCalculated: () => save(many, changeRate()),
    },
    { rounds: rounds * SAVES_EACH_ROUND, warmUp: 30 },
  );
  client.close();
  const { sync = 0, few: amongFew = 0, many: amongMany = 0, calculated = 0 } = time;
  return [
    { what: "a save beside its sync, among 200 projects", measured: inMilliseconds(amongFew - sync), goal: "≤ 1 ms" },
    { what: "a save among 5,000 projects against 200", measured: times(amongMany / amongFew), goal: "≤ 1.1×" },
    { what: "(a save that calculates, beside its sync)", measured: inMilliseconds(calculated - sync), goal: "" },
    { what: "(a sync)", measured: inMilliseconds(sync), goal: "" },
  ];
}

async function writeSynced(path: string, bytes: number): Promise<void> {
  const file = await open(path, "w");
  await file.write(Buffer.alloc(bytes, 1));
  await file.sync();
  await file.close();
}

/** Delay of a server's event loop while several people sign in, and without sign-ins. */
async function logins({ server, emails, password }: Site, rounds: number): Promise<readonly Row[]> {
  const client = new LoadClient(emails.length);
  const logIn = (email: string): Promise<unknown> =>
    client.call({ url: server.url + LOGIN.path, method: "POST", body: () => ({ email, password }) });
  const busy: number[] = [];
  const idle: number[] = [];
  const took: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await server.report();
    const start = performance.now();
    await Promise.all(emails.map(logIn));
    took.push(performance.now() - start);
    busy.push((await server.report()).lag99);
    await new Promise((resolve) => setTimeout(resolve, took.at(-1)));
    idle.push((await server.report()).lag99);
  }
  client.close();
  return [
    {
      what: `event loop's lag with ${emails.length} logins at once, 99 of 100`,
      measured: inMilliseconds(median(busy)),
      goal: "≤ 10 ms",
    },
    { what: "(the same with nobody there)", measured: inMilliseconds(median(idle)), goal: "" },
    { what: `(${emails.length} logins at once)`, measured: inMilliseconds(median(took)), goal: "" },
  ];
}

/** Interest rates, all different. */
const rateOf = (number: number): string => (0.04 + number / 1_000_000_000).toFixed(9);

const inMilliseconds = (value: number): string => `${value.toFixed(1)} ms`;
