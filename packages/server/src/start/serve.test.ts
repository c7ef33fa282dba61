import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  APPLICATION_CALLS,
  ApplicationStatus,
  CURRENT_USER,
  LIST_PROJECTS,
  LIST_TRAINING_DATES,
  LOGIN,
  REQUEST_PASSWORD_RESET,
  SIGN_IN_AS,
  SITE_SETTINGS,
  STATISTICS,
} from "@epb/contract";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { timeLimit } from "../../../../test/testing/runs.js";
import { until } from "../../testing/until.js";
import { countProjects } from "../features/statistics/releases.testing.js";
import { RELEASED_AGGREGATES } from "../features/statistics/statistics-releases.js";
import { SUBJECTS } from "../features/statistics/tables.js";
import { readConfig } from "./config/read-config.js";
import type { RunConfig } from "./config/run-config.js";
import { DemoClient } from "./demo/demo-client.js";
import { openDemoFolder } from "./demo/demo-folder.js";
import { runDemo } from "./demo/run-demo.js";
import { runServer } from "./run-server.js";
import { type RunningServer, startServer } from "./serve.js";

let folder: string;
let running: RunningServer[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "epb-serve-"));
});
afterEach(async () => {
  for (const server of running) await server.stop();
  running = [];
  await rm(folder, { recursive: true });
});

function configOf(env: Readonly<Record<string, string>> = {}): RunConfig {
  const read = readConfig({ EPB_DATA_FOLDER: join(folder, "data"), EPB_PORT: "0", EPB_LOG_LEVEL: "silent", ...env });
  if (!read.ok) throw new Error(read.problems.join("\n"));
  return read.config;
}

async function start(config: RunConfig): Promise<RunningServer> {
  const server = await startServer(config, async () => {}, pino({ level: "silent" }));
  running.push(server);
  return server;
}

/** Runs a server to its end; returns its output and exit status. @param meanwhile - Runs while the server runs. */
async function run(
  config: RunConfig,
  meanwhile: (printed: readonly string[]) => Promise<void> = async () => {},
  program: typeof runServer = runServer,
): Promise<{ readonly status: number; readonly printed: readonly string[] }> {
  const printed: string[] = [];
  const console = { print: (text: string) => void printed.push(text), untilStopped: () => meanwhile(printed) };
  return { status: await program(config, console), printed };
}

const urlIn = (printed: readonly string[]): string => /http:\S+/.exec(printed.join(" "))?.[0] ?? "";

test("calculates the statistics in the background after its first replies", async () => {
  const counted = await start(configOf());
  await countProjects(counted, 10);
  await counted.stop();
  running = [];
  const { services } = await start(configOf());
  const get = vi.spyOn(services.store, "get");
  const read = () => get.mock.calls.filter(([{ name }]) => name === RELEASED_AGGREGATES.name).length;
  await until(() => read() === SUBJECTS.length);
});

describe("a first start", () => {
  test("shows a password once, which must be changed", async () => {
    const first = await run(configOf({ EPB_ADMIN_EMAIL: "boss@example.org" }), async (printed) => {
      const [, password = ""] = /password (\S+)/.exec(printed.join("\n")) ?? [];
      const client = await new DemoClient(urlIn(printed)).logIn("boss@example.org", password);
      expect(await client.call(CURRENT_USER)).toMatchObject({ statusId: 4, userGroupId: 6 });
    });
    expect(first.status).toBe(0);
    expect(first.printed.join("\n")).toContain("boss@example.org");
    const second = await run(configOf());
    expect(second.printed.join("\n")).not.toContain("password");
  });

  test("serves a landing page if it has no viewer", async () => {
    const { url } = await start(configOf({ EPB_VIEWER_FOLDER: "none" }));
    const page = await fetch(url);
    expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    expect(await page.text()).toContain("/api/openapi.json");
  });
});

test("a port that the system chose is in the output and in links", async () => {
  const body = { accountEmail: "admin@example.org" };
  let url = "";
  await run(configOf(), async (printed) => {
    url = urlIn(printed);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    await new DemoClient(url).call(REQUEST_PASSWORD_RESET, { body });
    const outbox = join(folder, "data", "outbox");
    const messages = async () => (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith(".eml"));
    await until(async () => (await messages()).length > 0);
    const [message = ""] = await messages();
    // Long lines are folded.
    const text = (await readFile(join(outbox, message), "utf8")).replaceAll("=\r\n", "");
    expect(text).toContain(`${url}/password-reset/`);
  });
  expect(Number(new URL(url).port)).toBeGreaterThan(0);
});

describe("a server does not start, and says why,", () => {
  test("on a port that is taken", async () => {
    const { url } = await start(configOf());
    const port = new URL(url).port;
    const { status, printed } = await run(configOf({ EPB_PORT: port, EPB_DATA_FOLDER: join(folder, "other") }));
    expect([status, printed.at(-1)]).toEqual([
      2,
      `Another program uses port ${port}; choose another port with EPB_PORT or --port.`,
    ]);
  });

  test("on a folder that another server uses, which continues", async () => {
    const { url } = await start(configOf());
    const { status, printed } = await run(configOf());
    expect(status).toBe(2);
    expect(printed.join("\n")).toContain(join(folder, "data"));
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });

  test("with a viewer folder without a viewer", async () => {
    const { status, printed } = await run(configOf({ EPB_VIEWER_FOLDER: folder }));
    expect([status, printed.at(-1)]).toEqual([2, `EPB_VIEWER_FOLDER names ${folder}, which has no index.html.`]);
  });

  test("on a missing database, without showing its password", async () => {
    const { status, printed } = await run(configOf({ EPB_DATABASE_URL: "postgresql://epb:hunter2@127.0.0.1:1/epb" }));
    expect(status).toBe(2);
    expect(printed.join()).toContain("The database of EPB_DATABASE_URL cannot be used (ECONNREFUSED)");
    expect(printed.join()).not.toContain("hunter2");
  });
});

describe("a server that stops", () => {
  /** A login of which half has been sent. */
  function halfALogin(url: string): {
    readonly finish: () => void;
    readonly status: Promise<number>;
    /** Resolves when the server has begun to answer. */
    readonly isUnderWay: Promise<unknown>;
  } {
    const body = JSON.stringify({ email: "nobody@example.org", password: "a password" });
    const length = String(body.length);
    const headers = { "content-type": "application/json", "content-length": length, expect: "100-continue" };
    const sent = request(`${url}${LOGIN.path}`, { method: "POST", headers });
    const status = new Promise<number>((resolve) => {
      sent.on("response", (response) => resolve(response.resume().statusCode ?? 0));
      sent.on("error", () => resolve(0));
    });
    const isUnderWay = once(sent, "continue");
    sent.write(body.slice(0, 10));
    return { isUnderWay, status, finish: () => sent.end(body.slice(10)) };
  }

  test("finishes requests in progress and accepts no others", async () => {
    const server = await startServer(configOf(), async () => {}, pino({ level: "silent" }));
    const { finish, status, isUnderWay } = halfALogin(server.url);
    await isUnderWay;
    const stopped = server.stop();
    await expect(fetch(server.url)).rejects.toThrow();
    finish();
    expect(await status).toBe(401);
    expect(await stopped).toBe(true);
  });

  test("aborts requests that take longer than the limit", async () => {
    const server = await startServer(configOf({ EPB_STOP_SECONDS: "0" }), async () => {}, pino({ level: "silent" }));
    const { status, isUnderWay } = halfALogin(server.url);
    await isUnderWay;
    expect(await server.stop()).toBe(false);
    expect(await status).toBe(0);
  });

  test("leaves the folder to the next one", async () => {
    await (await start(configOf())).stop();
    running = [];
    expect((await fetch(`${(await start(configOf())).url}/readyz`)).status).toBe(200);
  });
});

describe("a demonstration", () => {
  const demo = (config: RunConfig, meanwhile?: (printed: readonly string[]) => Promise<void>): ReturnType<typeof run> =>
    run(config, meanwhile, runDemo);
  const freePort = { EPB_PORT: "18231" };

  // Fills a demonstration site and starts it twice.
  test("has sixty projects of four years, lets visitors be its people, and is the same when it is started again", {
    timeout: timeLimit(90_000),
  }, async () => {
    const url = `http://localhost:${freePort.EPB_PORT}`;
    const first = await demo(configOf(freePort), async () => {
      const visitor = new DemoClient(url);
      const { demonstration: people = [] } = await visitor.call(SITE_SETTINGS);
      expect(people).toHaveLength(9);
      const clients = new Map<string, DemoClient>();
      for (const { email, role } of people) {
        const { token, currentUser } = await visitor.call(SIGN_IN_AS, { body: { email } });
        expect(currentUser.email).toBe(email);
        clients.set(role, new DemoClient(url, token));
      }
      const projects = (await clients.get("program office")?.call(LIST_PROJECTS)) ?? [];
      expect(projects).toHaveLength(56);
      expect(new Set(projects.map(({ stage }) => stage)).size).toBe(5);
      const days = projects.map(({ modifiedDate = "" }) => modifiedDate.slice(0, 10));
      expect(new Set(days).size).toBeGreaterThan(30);
      const esco = clients.get("ESCO") ?? visitor;
      expect((await esco.call(STATISTICS)).total?.projects).toBeGreaterThanOrEqual(40);
      const { items } = await esco.call(APPLICATION_CALLS.qualifiedList.list);
      expect(new Set(items.map(({ status }) => status))).toEqual(new Set(Object.values(ApplicationStatus)));
      const now = new Date().toISOString();
      const { _items: webinars } = await esco.call(LIST_TRAINING_DATES);
      expect(webinars.map(({ startTime }) => startTime > now)).toEqual([true, true, true]);
    });
    expect(first.status).toBe(0);
    expect(first.printed[0]).toContain("Creating the demonstration");
    const second = await demo(configOf(freePort));
    expect([second.status, second.printed]).toEqual([0, first.printed.slice(1)]);
  });

  test("of a folder whose first start was stopped is refused", async () => {
    const data = join(folder, "stopped");
    await openDemoFolder(data);
    const { status, printed } = await demo(configOf({ EPB_DATA_FOLDER: data }));
    expect([status, printed.join()]).toEqual([2, expect.stringContaining("is incomplete")]);
  });

  // Fills a demonstration site.
  test("of a test site is filled as well, without applications", { timeout: timeLimit(90_000) }, async () => {
    const { status, printed } = await demo(configOf({ EPB_TEST_SITE: "true" }));
    expect([status, printed.at(-1)]).toEqual([0, expect.stringContaining("This is a demonstration site.")]);
    expect(new URL(urlIn(printed)).port).not.toBe("0");
  });

  test("does not touch a folder with anything else in it", async () => {
    const data = join(folder, "mine");
    await run(configOf({ EPB_DATA_FOLDER: data }));
    const before = await readdir(data);
    const { status, printed } = await demo(configOf({ EPB_DATA_FOLDER: data }));
    expect([status, printed.join()]).toEqual([
      2,
      expect.stringContaining(`${data} has data that is not from a demonstration site`),
    ]);
    expect(await readdir(data)).toEqual(before);
  });

  test("is refused for a production site, a database, or a mail server", async () => {
    const config = configOf();
    const production = { ...config, server: { ...config.server, isProduction: true } };
    expect((await demo(production)).printed.join()).toContain("cannot be a production site");
    const database = { ...config, store: { ...config.store, databaseUrl: "postgresql://db/epb" } };
    expect((await demo(database)).printed.join()).toContain("keeps its data in a folder");
    expect((await demo(configOf({ EPB_SMTP_URL: "smtp://localhost:2525" }))).printed.join()).toContain(
      "sends no email",
    );
  });
});

test("the viewer is served from its folder, with its page for every screen", async () => {
  const viewer = join(folder, "viewer");
  await mkdir(join(viewer, "assets"), { recursive: true });
  await writeFile(join(viewer, "index.html"), "<!doctype html><title>epb</title>");
  await writeFile(join(viewer, "assets", "app-1a2b3c4d.js"), "export {};");
  await writeFile(join(viewer, "check-worker.js"), "addEventListener('fetch', () => {});");
  await writeFile(join(viewer, "assets", "app-1a2b3c4d.js.br"), "compressed");
  await writeFile(join(folder, "secret.js"), "not for you");
  const { url } = await start(configOf({ EPB_VIEWER_FOLDER: viewer }));
  for (const screen of [
    "/",
    "/login",
    "/portfolio/list",
    "/password-reset/some/token",
    "/check",
    "/account",
    "/administration/users",
  ]) {
    const page = await fetch(url + screen);
    expect([page.status, page.headers.get("cache-control"), await page.text()]).toEqual([
      200,
      "no-cache",
      "<!doctype html><title>epb</title>",
    ]);
  }
  const worker = await fetch(`${url}/check-worker.js`);
  expect([worker.status, worker.headers.get("cache-control"), worker.headers.get("content-type")]).toEqual([
    200,
    "no-cache",
    "text/javascript; charset=utf-8",
  ]);
  const script = await fetch(`${url}/assets/app-1a2b3c4d.js`, { headers: { "accept-encoding": "identity" } });
  expect(script.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(script.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  const etag = script.headers.get("etag") ?? "";
  expect(
    (await fetch(`${url}/assets/app-1a2b3c4d.js`, { headers: { "if-none-match": etag, "cache-control": "max-age=0" } }))
      .status,
  ).toBe(304);
  for (const path of [
    "/nowhere",
    "/assets/missing.js",
    "/..%2fsecret.js",
    "/assets/..%2f..%2fsecret.js",
    "//evil.example.org/%2f..",
    "//evil.example.org",
    "/login/%2e%2e/%5cevil.example.org",
    "/api/nowhere",
  ]) {
    expect((await fetch(url + path)).status, path).toBe(404);
  }
  const browser = { headers: { accept: "text/html,application/xhtml+xml,*/*;q=0.8" } };
  const unknown = await fetch(`${url}/nowhere`, browser);
  expect([unknown.status, unknown.headers.get("vary"), await unknown.text()]).toEqual([
    404,
    expect.stringContaining("Accept"),
    "<!doctype html><title>epb</title>",
  ]);
  for (const path of ["/api/nowhere", "//evil.example.org"]) {
    const refused = await fetch(url + path, browser);
    expect([refused.status, refused.headers.get("content-type")], path).toEqual([404, expect.stringContaining("json")]);
  }
});
