import { randomBytes, randomInt, randomUUID } from "node:crypto";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { API, type Call, type CallTypes, canAnswer } from "@epb/contract";
import { type Logger, pino } from "pino";
import * as z from "zod/mini";
import type { Limits } from "../src/base/limits.js";
import type { ServerConfig } from "../src/base/server-config.js";
import { createPasswordChecker } from "../src/features/accounts/password-checker.js";
import { acceptInvitations } from "../src/features/projects/accept-invitations.js";
import { keepOpenedProjects } from "../src/features/projects/opened-projects.js";
import { keepProjectTexts } from "../src/features/projects/project-texts.js";
import { requireProjectAction } from "../src/features/projects/require-project-action.js";
import { keepReviewedUploads } from "../src/features/projects/reviewed-uploads.js";
import { ReleasedTablesCache } from "../src/features/statistics/released-tables.js";
import { BodyBudget } from "../src/http/limits/body-budget.js";
import { CheckTurns } from "../src/http/limits/check-turns.js";
import { createMemoryLimits } from "../src/http/limits/create-limits.js";
import type { LimitRules } from "../src/http/limits/limit-rules.js";
import type { Services } from "../src/http/services.js";
import { createApp } from "../src/start/app.js";
import { CALCULATION_PROGRAM } from "../src/start/calculation-program.js";
import { createHttpServer } from "../src/start/listen.js";
import type { Store } from "../src/store/store.js";
import { createCalculator } from "../src/workers/calculator.js";
import { createReportWorkers } from "../src/workers/reports/report-workers.js";
import { UploadReader } from "../src/workers/upload-reader.js";
import { openTestStore } from "./test-store.js";

export const TEST_CONFIG: ServerConfig = {
  publicUrl: "http://epb.test",
  isTestSite: false,
  isProduction: false,
  isDemonstration: false,
  trustsProxy: false,
  supportEmail: "support@epb.test",
  hasOwnSupportEmail: true,
  supportPhone: "303-555-0100",
  tokenSecret: "a secret of the tests, long enough for HS256",
  session: { tokenLifetime: 900_000, idleLimit: 1_800_000, absoluteLimit: 43_200_000, rotationGrace: 10_000 },
  passwordPolicy: "default",
  mail: { kind: "outbox", folder: join(tmpdir(), "epb-test-outbox"), from: "no-reply@epb.test" },
  emailExists: "reveal",
  errorLogKept: 90 * 86_400_000,
  minimumGroupSize: 5,
};

export interface TestServerOptions {
  readonly config?: Partial<ServerConfig>;
  readonly store?: Store;
  /** Rules for a test; by default, those of the server. The clock of the test does not affect them. */
  readonly limitRules?: LimitRules;
  /** Without a logger, nothing is logged. */
  readonly log?: Logger;
}

/** A reply over HTTP. */
export interface Answer<Reply> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Reply;
  readonly text: string;
  readonly bytes: Uint8Array;
}

export type CallInput<Types extends CallTypes> = {
  readonly token?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Types["body"] | unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

/**
 * Shared by all servers of a test file: it has no state of a server, and its process takes a second to start from
 * sources.
 */
const calculator = createCalculator({ program: CALCULATION_PROGRAM, processes: 1 });
const uploadReader = new UploadReader();
const reportWorkers = createReportWorkers({ processes: 1 });
const passwordChecker = createPasswordChecker();

interface TestClock {
  time: number;
}

/** A real server on a free port, with a clock that tests control. */
export class TestServer {
  readonly services: Services;
  /** Names of calls that succeeded with a reply that matches their schema. */
  readonly succeeded: Set<string> = new Set();
  /** Error messages of replies. */
  readonly refusals: Set<string> = new Set();
  readonly #server: Server;
  readonly #clock: TestClock;

  private constructor(store: Store, clock: TestClock, config: ServerConfig, limits: Limits, log: Logger) {
    this.#clock = clock;
    this.services = {
      config,
      store,
      now: () => new Date(clock.time),
      random: { uuid: randomUUID, bytes: (length) => randomBytes(length), integer: (from, to) => randomInt(from, to) },
      log,
      limits,
      bodies: new BodyBudget(),
      checkTurns: new CheckTurns(),
      requireProjectAction,
      calculator,
      reportWorkers,
      uploadReader,
      passwordChecker,
      acceptInvitations: (transaction, user) => acceptInvitations(transaction, user, this.services),
      projectTexts: keepProjectTexts(),
      openedProjects: keepOpenedProjects(),
      reviewedUploads: keepReviewedUploads(),
      releasedTables: new ReleasedTablesCache(),
    };
    // The site's HTTP server: Node's default closes an idle connection after 5 seconds, while a busy test may be about
    // to use it.
    this.#server = createHttpServer(createApp(this.services).callback());
  }

  static async start(options: TestServerOptions = {}): Promise<TestServer> {
    const { store, limitRules, log = pino({ level: "silent" }) } = options;
    const clock: TestClock = { time: Date.parse("2026-11-21T12:00:00Z") };
    const kept = store ?? (await openTestStore(() => new Date(clock.time)));
    const config = { ...TEST_CONFIG, ...options.config };
    const server = new TestServer(kept, clock, config, createMemoryLimits(limitRules), log);
    await new Promise<void>((resolve) => server.#server.listen(0, "127.0.0.1", resolve));
    return server;
  }

  get url(): string {
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  /** Advances the clock by milliseconds. */
  pass(milliseconds: number): void {
    this.#clock.time += milliseconds;
  }

  /**
   * Makes a call. Fails the test if a success does not match the schema of its call, or if its call does not declare
   * the error.
   */
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
    const bytes = new Uint8Array(await response.arrayBuffer());
    const text = new TextDecoder().decode(bytes);
    const isJsonReply = response.headers.get("content-type")?.startsWith("application/json") === true;
    const reply: unknown = isJsonReply && text !== "" ? JSON.parse(text) : undefined;
    const answer = { status: response.status, headers: response.headers, body: reply as Types["reply"], text, bytes };
    if (response.ok) {
      requireReply(call, answer);
      this.succeeded.add(call.name);
    } else {
      requireError(call as Call, response.status, reply);
      this.refusals.add((reply as { readonly message: string }).message);
    }
    return answer;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
    await this.services.store.close();
  }
}

function requireReply<Types extends CallTypes>(call: Call<Types>, answer: Answer<unknown>): void {
  const { name, reply } = call;
  const expected = call.status ?? (reply === undefined ? 204 : 200);
  if (answer.status !== expected) throw new Error(`${name} answered ${answer.status} and not ${expected}`);
  if (reply === undefined) {
    if (answer.bytes.length > 0) throw new Error(`${name} answered ${answer.text} and not nothing`);
    return;
  }
  if ("kind" in reply) {
    const type = answer.headers.get("content-type")?.split(";")[0] ?? "";
    if (!reply.contentTypes.includes(type)) throw new Error(`${name} answered ${type}, which it does not say`);
    if (answer.bytes.length === 0) throw new Error(`${name} answered an empty file`);
    return;
  }
  const parsed = z.safeParse(reply, answer.body);
  if (!parsed.success) throw new Error(`the reply of ${name} is not what it says: ${parsed.error.message}`);
}

function requireError(call: Call, status: number, reply: unknown): void {
  const code = (reply as { readonly code?: string } | undefined)?.code ?? "";
  // Tests have their own calls, which are not in the API.
  if (!API.some(({ name }) => name === call.name) || canAnswer(call, status, code)) return;
  throw new Error(`${call.name} answered ${status} ${code}, which errors/error-codes.ts does not say of it`);
}
