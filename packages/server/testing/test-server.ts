import { randomBytes, randomInt, randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Call, CallTypes } from "@epb/contract";
import { pino } from "pino";
import * as z from "zod/mini";
import { createApp } from "../src/app.js";
import { createCalculator } from "../src/calculation/calculator.js";
import type { ServerConfig } from "../src/config/server-config.js";
import { createMemoryLimits } from "../src/limits/create-limits.js";
import type { LimitRules } from "../src/limits/limit-rules.js";
import type { Limits } from "../src/limits/limits.js";
import { keepProjectTexts } from "../src/projects/project-texts.js";
import type { Services } from "../src/services.js";
import type { Store } from "../src/store/store.js";
import { createTeller } from "../src/telling/teller.js";
import { openTestStore } from "./test-store.js";

export const TEST_CONFIG: ServerConfig = {
  publicUrl: "http://epb.test",
  isTestSite: false,
  isProduction: false,
  trustsProxy: false,
  supportEmail: "support@epb.test",
  supportPhone: "303-555-0100",
  tokenSecret: "a secret of the tests, long enough for HS256",
  session: { tokenLifetime: 900_000, idleLimit: 1_800_000, absoluteLimit: 43_200_000, rotationGrace: 10_000 },
  passwordPolicy: "default",
  mail: { kind: "outbox", folder: join(tmpdir(), "epb-test-outbox"), from: "no-reply@epb.test" },
  emailExists: "reveal",
  minimumGroupSize: 5,
};

export interface TestServerOptions {
  readonly config?: Partial<ServerConfig>;
  readonly store?: Store;
  /** Rules that a test can reach; the server's own without them. The clock of the test does not move them. */
  readonly limitRules?: LimitRules;
}

/** An answer over HTTP. */
export interface Answer<Reply> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Reply;
  readonly text: string;
}

type CallInput<Types extends CallTypes> = {
  readonly token?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Types["body"] | unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

/** One for all servers of a test file: it knows nothing of them, and its process takes a second to start from sources. */
const calculator = createCalculator({ processes: 1 });
const teller = createTeller({ processes: 1 });

interface TestClock {
  time: number;
}

/** A real server on a free port, with a clock that tests move. */
export class TestServer {
  readonly services: Services;
  readonly #server: Server;
  readonly #clock: TestClock;

  private constructor(store: Store, clock: TestClock, config: ServerConfig, limits: Limits) {
    this.#clock = clock;
    this.services = {
      config,
      store,
      now: () => new Date(clock.time),
      random: { uuid: randomUUID, bytes: (length) => randomBytes(length), integer: (from, to) => randomInt(from, to) },
      log: pino({ level: "silent" }),
      limits,
      calculator,
      teller,
      projectTexts: keepProjectTexts(),
    };
    this.#server = createServer(createApp(this.services).callback());
  }

  static async start({ config = {}, store, limitRules }: TestServerOptions = {}): Promise<TestServer> {
    const clock: TestClock = { time: Date.parse("2026-11-21T12:00:00Z") };
    const kept = store ?? (await openTestStore(() => new Date(clock.time)));
    const server = new TestServer(kept, clock, { ...TEST_CONFIG, ...config }, createMemoryLimits(limitRules));
    await new Promise<void>((resolve) => server.#server.listen(0, "127.0.0.1", resolve));
    return server;
  }

  get url(): string {
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  /** Lets time pass, in milliseconds. */
  pass(milliseconds: number): void {
    this.#clock.time += milliseconds;
  }

  /** Makes a call. A success has to look as its call says; anything else fails the test. */
  async call<Types extends CallTypes>(
    call: Call<Types>,
    { token, params = {}, query = {}, body, headers = {} }: CallInput<Types> = {},
  ): Promise<Answer<Types["reply"]>> {
    const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
    const search = new URLSearchParams(query).toString();
    const isJson = body !== undefined && !(body instanceof Uint8Array);
    const response = await fetch(`${this.url}${path}${search === "" ? "" : `?${search}`}`, {
      method: call.method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(isJson && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: isJson ? JSON.stringify(body) : body }),
    });
    const text = await response.text();
    const isJsonReply = response.headers.get("content-type")?.startsWith("application/json") === true;
    const reply: unknown = isJsonReply && text !== "" ? JSON.parse(text) : undefined;
    if (response.ok) requireReply(call, response.status, reply);
    return { status: response.status, headers: response.headers, body: reply as Types["reply"], text };
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
    await this.services.store.close();
  }
}

function requireReply<Types extends CallTypes>(call: Call<Types>, status: number, reply: unknown): void {
  const expected = call.status ?? (call.reply === undefined ? 204 : 200);
  if (status !== expected) throw new Error(`${call.name} answered ${status} and not ${expected}`);
  if (call.reply === undefined || "kind" in call.reply) return;
  const parsed = z.safeParse(call.reply, reply);
  if (!parsed.success) throw new Error(`the reply of ${call.name} is not what it says: ${parsed.error.message}`);
}
