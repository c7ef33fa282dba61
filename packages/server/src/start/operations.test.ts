import { CURRENT_USER } from "@epb/contract";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { signIn } from "../../testing/factories.js";
import { type ServedApp, serveApp } from "../../testing/serve-app.js";
import { TestServer } from "../../testing/test-server.js";
import type { Services } from "../http/services.js";
import { createApp } from "./app.js";
import { createLog } from "./create-log.js";
import { answerHealth } from "./health/answer-health.js";
import { answerMetrics, type MetricsAccess } from "./health/answer-metrics.js";
import { collectGauges } from "./health/collect-gauges.js";
import { MeasuredStore } from "./health/measured-store.js";
import { createMetrics, measureRequests } from "./health/metrics.js";

let world: TestServer;
let app: ServedApp | undefined;

beforeAll(async () => {
  world = await TestServer.start();
});
afterAll(() => world.stop());
afterEach(() => app?.stop());

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${app?.url}${path}`, { headers });

describe("health", () => {
  async function start(check: () => Promise<void>, isStopping = false): Promise<void> {
    const health = answerHealth({ checks: { store: check }, isStopping: () => isStopping }, world.services.now);
    app = await serveApp(createApp(world.services, { before: [health] }));
  }

  test("is fine as long as the process answers", async () => {
    await start(() => Promise.reject(new Error("the store is away")));
    expect((await get("/healthz")).status).toBe(200);
  });

  test("says ready while the store can be used", async () => {
    await start(() => world.services.store.check());
    const reply = await get("/readyz");
    expect([reply.status, await reply.json()]).toEqual([200, { status: "ready" }]);
    expect(reply.headers.get("cache-control")).toBe("no-store");
  });

  test("says which part fails, and nothing of why", async () => {
    await start(() => Promise.reject(new Error("connect ECONNREFUSED db.internal:5432")));
    const reply = await get("/readyz");
    expect([reply.status, await reply.json()]).toEqual([503, { status: "not ready", failing: ["store"] }]);
  });

  test("is not ready while the server stops", async () => {
    await start(() => Promise.resolve(), true);
    expect((await get("/readyz")).status).toBe(503);
  });

  test("asks the store once a second, however often it is asked itself", async () => {
    let asked = 0;
    await start(async () => {
      asked += 1;
    });
    await Promise.all([1, 2, 3, 4, 5].map(() => get("/readyz")));
    expect(asked).toBe(1);
    world.pass(1_000);
    await get("/readyz");
    expect(asked).toBe(2);
  });
});

describe("metrics", () => {
  async function start(access: Partial<MetricsAccess> = {}): Promise<Services> {
    const metrics = createMetrics();
    const services = { ...world.services, store: new MeasuredStore(world.services.store, metrics) };
    collectGauges(metrics, services);
    const answer = answerMetrics(metrics, { trustsProxy: false, ...access });
    app = await serveApp(createApp(services, { around: [measureRequests(metrics)], before: [answer] }));
    return services;
  }

  test("count requests by the template of their route", async () => {
    await start();
    await get("/api/current_user");
    await get("/api/password-reset/not-logged/secret-token");
    const text = await (await get("/metrics")).text();
    expect(text).toMatch(
      /epb_http_request_duration_seconds_count\{method="GET",route="\/api\/current_user",status="401"\} 1/,
    );
    expect(text).not.toContain("secret-token");
  });

  test("count sessions and transactions, and time the event loop", async () => {
    const services = await start();
    await services.store.transact((transaction) =>
      transaction.record({ at: "2026-11-21T12:00:00Z", action: "session.started" }),
    );
    await signIn(world);
    const text = await (await get("/metrics")).text();
    expect(text).toMatch(/epb_store_transaction_duration_seconds_count\{outcome="stored"\} 1/);
    expect(text).toMatch(/^epb_sessions [1-9]/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  });

  test("are there for this machine, and not through a proxy", async () => {
    await start();
    expect((await get("/metrics")).status).toBe(200);
    expect((await get("/metrics", { "x-forwarded-for": "203.0.113.9" })).status).toBe(404);
    await app?.stop();
    await start({ trustsProxy: true });
    expect((await get("/metrics")).status).toBe(404);
  });

  test("are there for who has the token, where there is one", async () => {
    await start({ token: "a token for the metrics", trustsProxy: true });
    expect((await get("/metrics", { authorization: "Bearer a-token" })).status).toBe(404);
    expect((await get("/metrics")).status).toBe(404);
    const token = "only-for-prometheus";
    await app?.stop();
    await start({ token, trustsProxy: true });
    expect((await get("/metrics", { authorization: `Bearer ${token}` })).status).toBe(200);
  });
});

describe("the log", () => {
  const EMAIL = "ada.lovelace@example.org";
  const SECRET = "Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmF";

  async function linesOf(work: () => Promise<unknown>, services: Partial<Services> = {}): Promise<string> {
    const lines: string[] = [];
    const log = createLog("debug", { write: (line: string) => void lines.push(line) });
    app = await serveApp(createApp({ ...world.services, log, ...services }));
    await work();
    return lines.join("");
  }

  test("has no address, no token and no e-mail of any request", async () => {
    const { token } = await signIn(world);
    const text = await linesOf(async () => {
      await get(`/api/account-request/email-checker/${EMAIL}`);
      await get(`/api/nowhere/${EMAIL}?token=${SECRET}`);
      await get("/api/current_user", { authorization: `Bearer ${token}`, referer: `https://x/${SECRET}` });
      for (const path of ["/api/login", `/api/password-reset/${crypto.randomUUID()}/${SECRET}`]) {
        const body = JSON.stringify({ email: EMAIL, password: SECRET, confirmation: SECRET });
        await fetch(`${app?.url}${path}`, { method: "POST", headers: { "content-type": "application/json" }, body });
      }
    });
    expect(text.match(/"msg":"request"/g)).toHaveLength(5);
    for (const secret of [EMAIL, "example.org", SECRET, token]) expect(text).not.toContain(secret);
  });

  test("has the id that the reply has", async () => {
    let id = "";
    const text = await linesOf(async () => {
      id = (await get(CURRENT_USER.path)).headers.get("x-request-id") ?? "";
    });
    const [line] = text.split("\n").filter((each) => each.includes('"msg":"request"'));
    expect(JSON.parse(line ?? "{}")).toMatchObject({ request: id, route: "/api/current_user", status: 401 });
  });

  test("tells of what we did not expect without the values that libraries attach to errors", async () => {
    const failure = Object.assign(new Error(`duplicate key (${EMAIL}) at postgresql://epb:hunter2@db/epb`), {
      detail: `Key (email)=(${EMAIL}) already exists.`,
      parameters: [SECRET],
    });
    const store = { ...world.services.store, getBy: () => Promise.reject(failure) } as unknown as Services["store"];
    const text = await linesOf(
      async () => {
        const body = JSON.stringify({ email: EMAIL, password: "a password" });
        const reply = await fetch(`${app?.url}/api/login`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body,
        });
        expect(reply.status).toBe(500);
        expect(await reply.text()).not.toContain("duplicate");
      },
      { store },
    );
    expect(text).toContain("unexpected error");
    for (const secret of [EMAIL, "hunter2", SECRET]) expect(text).not.toContain(secret);
  });
});
