import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CURRENT_USER, LOGOUT, REQUEST_PASSWORD_RESET } from "@epb/contract";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDatabase } from "../../testing/database-of-run.js";
import { until } from "../../testing/until.js";
import { createFirstAdministrator } from "../features/accounts/first-administrator.js";
import { readConfig } from "./config/read-config.js";
import { DemoClient } from "./demo/demo-client.js";
import { type RunningServer, startServer } from "./serve.js";

let folder: string;
let url: string;
const servers: RunningServer[] = [];
let password = "";

async function start(runs: "server" | "worker"): Promise<RunningServer> {
  const read = readConfig({
    EPB_DATA_FOLDER: folder,
    EPB_DATABASE_URL: url,
    EPB_PORT: "0",
    EPB_RUNS: runs,
    EPB_TOKEN_SECRET: "the same secret on every server of the site",
    EPB_METRICS_TOKEN: "token-of-the-metrics",
  });
  if (!read.ok) throw new Error(read.problems.join("\n"));
  const server = await startServer(
    read.config,
    async (services) => {
      const first = runs === "server" ? await createFirstAdministrator(services, "admin@example.org") : undefined;
      password = first?.password ?? password;
    },
    pino({ level: "silent" }),
  );
  servers.push(server);
  return server;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "epb-database-"));
  url = await createDatabase();
});
afterAll(async () => {
  for (const server of servers) await server.stop();
  await rm(folder, { recursive: true });
});

test("several servers and a worker are one site", async () => {
  const one = await start("server");
  const other = await start("server");
  const worker = await start("worker");

  const client = await new DemoClient(one.url).logIn("admin@example.org", password);
  const { token } = (await (
    await fetch(`${one.url}/api/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "admin@example.org", password }),
    })
  ).json()) as { readonly token: string };
  const elsewhere = new DemoClient(other.url, token);
  expect((await client.call(CURRENT_USER)).email).toBe("admin@example.org");
  expect((await elsewhere.call(CURRENT_USER)).email).toBe("admin@example.org");

  // The worker does the jobs of all servers: servers send no messages themselves.
  await client.call(REQUEST_PASSWORD_RESET, { body: { accountEmail: "admin@example.org" } });
  const outbox = (): Promise<string[]> => readdir(join(folder, "outbox")).catch(() => []);
  await until(async () => (await outbox()).some((name) => name.startsWith("passwordReset")));

  await new DemoClient(one.url, token).call(LOGOUT);
  await expect(elsewhere.call(CURRENT_USER)).rejects.toThrow("401");

  const metrics = await fetch(`${worker.url}/metrics`, { headers: { authorization: "Bearer token-of-the-metrics" } });
  expect(await metrics.text()).toMatch(/epb_job_duration_seconds_count\{kind="mail.send",outcome="done"\} 1/);
  expect((await fetch(`${worker.url}/api/login`, { method: "POST" })).status).toBe(404);
  for (const server of [one, other, worker]) expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
});
