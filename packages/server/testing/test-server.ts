import { randomBytes, randomInt, randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Call, CallTypes } from "@epb/contract";
import { pino } from "pino";
import * as z from "zod/mini";
import { createApp } from "../src/app.js";
import type { ServerConfig } from "../src/config/server-config.js";
import type { Services } from "../src/services.js";
import type { Store } from "../src/store/store.js";
import { createMemoryStore } from "./memory-durability.js";

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
};

export interface TestServerOptions {
  readonly config?: Partial<ServerConfig>;
  readonly store?: Store;
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

/** A real server on a free port, with a clock that tests move. */
export class TestServer {
  readonly services: Services;
  readonly #server: Server;
  #time = Date.parse("2026-11-21T12:00:00Z");

  private constructor(store: Store, config: ServerConfig) {
    this.services = {
      config,
      store,
      now: () => new Date(this.#time),
      random: { uuid: randomUUID, bytes: (length) => randomBytes(length), integer: (from, to) => randomInt(from, to) },
      log: pino({ level: "silent" }),
    };
    this.#server = createServer(createApp(this.services).callback());
  }

  static async start({ config = {}, store = createMemoryStore() }: TestServerOptions = {}): Promise<TestServer> {
    const server = new TestServer(store, { ...TEST_CONFIG, ...config });
    await new Promise<void>((resolve) => server.#server.listen(0, "127.0.0.1", resolve));
    return server;
  }

  get url(): string {
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  /** Lets time pass, in milliseconds. */
  pass(milliseconds: number): void {
    this.#time += milliseconds;
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
