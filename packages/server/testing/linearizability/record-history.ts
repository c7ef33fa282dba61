import {
  APPROVE_PROJECT,
  type ApprovalRequest,
  type Call,
  CREATE_PROJECT,
  GET_ISSUES,
  GET_PROJECT,
  GET_PROJECT_ACCESS,
  GRANT_PROJECT_ACCESS,
  issueKey,
  LIST_PROJECTS,
  type PresentedAccess,
  type ProjectIssues,
  SAVE_PROJECT,
  SUBMIT_PROJECT,
} from "@epb/contract";
import { ProjectAccessRole } from "@epb/engine";
import { SeededRandom } from "../../../../test/testing/seeded-random.js";
import { newProjectForm } from "../project-factories.js";
import type { Operation, Outcome } from "./check-history.js";

/** A person with a session, which every server of the site accepts. */
export interface Person {
  readonly token: string;
  readonly email: string;
}

export interface Site {
  readonly customer: Person;
  readonly esco: Person;
  /** URLs of its servers. They change when a server restarts. */
  urls(): readonly string[];
}

interface Reply {
  readonly status: number;
  readonly revision: number;
  readonly body: unknown;
}

/** Time limit after which a server counts as gone. */
const MOST_MILLISECONDS = 3_000;
/** The first project waits until the server has started the process that calculates. */
const MOST_AT_FIRST = 60_000;

/** Clients of a site that make requests at the same time, and record the results. */
export class HistoryRecorder {
  readonly operations: Operation[] = [];
  readonly #site: Site;
  readonly #random: SeededRandom;
  #count = 0;

  constructor(site: Site, seed: number) {
    this.#site = site;
    this.#random = new SeededRandom(seed);
  }

  /** Creates a project for the ESCO. @returns Its id, with revision 1. */
  async createProject(): Promise<string> {
    const { customer, esco } = this.#site;
    const body = newProjectForm({ _name: this.#newText("Project"), _email: esco.email, _projectBuilderId: esco.email });
    const reply = await this.#call(CREATE_PROJECT, customer, { body }, MOST_AT_FIRST);
    if (reply.status !== 201) throw new Error(`the creation answered ${reply.status}`);
    return (reply.body as { readonly id: string }).id;
  }

  /** Makes random calls, several at once. Each client remembers the last revision that it has seen. */
  async work(projects: readonly string[], { clients, calls }: { readonly clients: number; readonly calls: number }) {
    const names = Array.from({ length: calls }, () => this.#newText("Name"));
    const addresses = Array.from({ length: 3 }, () => `${this.#newText("guest")}@example.org`);
    const client = async (): Promise<void> => {
      const revisions = new Map<string, number>();
      for (let left = calls; left > 0; left--) {
        const project = projects[this.#random.below(projects.length)] ?? "";
        const chance = this.#random.below(100);
        if (chance < 35) await this.#read(project, revisions);
        else if (chance < 70) await this.#save(project, revisions);
        else if (chance < 72) await this.#submit(project);
        else if (chance < 74) await this.#approve(project);
        else if (chance < 82) await this.#grant(project, addresses[this.#random.below(addresses.length)] ?? "");
        else if (chance < 88) await this.#readAccess(project, addresses);
        // Names near the same number are taken by several clients at once.
        else if (chance < 95)
          await this.#takeName(names[Math.min(calls - left + this.#random.below(3), calls - 1)] ?? "");
        else await this.#readNames(names);
      }
    };
    await Promise.all(Array.from({ length: clients }, client));
  }

  async #read(id: string, revisions: Map<string, number>): Promise<void> {
    await this.#note(`project ${id}`, "read", undefined, async () => {
      const { status, body, revision } = await this.#call(GET_PROJECT, this.#site.esco, { id });
      if (status !== 200) return outcomeOf(status);
      revisions.set(id, revision);
      return { kind: "done", value: { revision, value: indexRateOf(body) } };
    });
  }

  async #save(id: string, revisions: Map<string, number>): Promise<void> {
    const revision = revisions.get(id) ?? 1;
    const value = `0.0${this.#newNumber()}1`;
    await this.#note(`project ${id}`, "save", { revision, value }, async () => {
      const body = { id, revision, data: { changed: { financing: { indexRate: value } } } };
      const reply = await this.#call(SAVE_PROJECT, this.#site.esco, { body });
      if (reply.status === 200) revisions.set(id, reply.revision);
      const known = (reply.body as { readonly revision?: number } | undefined)?.revision;
      if (reply.status === 409 && known !== undefined) revisions.set(id, known);
      return outcomeOf(reply.status);
    });
  }

  async #submit(id: string): Promise<void> {
    await this.#note(`project ${id}`, "submit", undefined, async () =>
      outcomeOf((await this.#call(SUBMIT_PROJECT, this.#site.esco, { id })).status),
    );
  }

  async #approve(id: string): Promise<void> {
    const { customer } = this.#site;
    // If a killed server does not reply, there is nothing to approve.
    const request = await this.#approvalRequest(id).catch(() => undefined);
    if (request === undefined) return;
    await this.#note(`project ${id}`, "approve", undefined, async () => {
      const { status, body } = await this.#call(APPROVE_PROJECT, customer, { id, body: request });
      // These errors come from saves since the read, and do not depend on the status of the project.
      const isOther = ["stale", "project/reasons-missing"].includes((body as { readonly code?: string }).code ?? "");
      return isOther ? { kind: "unknown" } : outcomeOf(status);
    });
  }

  /** Approval of the current revision, with a reason for each error; undefined if it cannot be read. */
  async #approvalRequest(id: string): Promise<ApprovalRequest | undefined> {
    const { status, body } = await this.#call(GET_ISSUES, this.#site.customer, { id });
    if (status !== 200) return undefined;
    const { revision, items } = body as ProjectIssues;
    return { revision, reasons: items.map((issue) => ({ error: issueKey(issue), reason: "The data follow." })) };
  }

  async #grant(id: string, email: string): Promise<void> {
    await this.#note(`access ${email} ${id}`, "take", undefined, async () => {
      const body = { email, roleId: ProjectAccessRole.ProjectViewer };
      return outcomeOf((await this.#call(GRANT_PROJECT_ACCESS, this.#site.customer, { id, body })).status);
    });
  }

  async #readAccess(id: string, addresses: readonly string[]): Promise<void> {
    await this.#noteEach(
      addresses.map((email) => ({ object: `access ${email} ${id}`, item: email })),
      async () => {
        const { status, body } = await this.#call(GET_PROJECT_ACCESS, this.#site.customer, { id });
        if (status !== 200) return undefined;
        return new Set((body as PresentedAccess).invitations.map(({ email }) => email));
      },
    );
  }

  async #takeName(name: string): Promise<void> {
    await this.#note(`name ${name}`, "take", undefined, async () => {
      const body = newProjectForm({
        _name: name,
        _email: this.#site.esco.email,
        _projectBuilderId: this.#site.esco.email,
      });
      return outcomeOf((await this.#call(CREATE_PROJECT, this.#site.customer, { body })).status);
    });
  }

  async #readNames(names: readonly string[]): Promise<void> {
    await this.#noteEach(
      names.map((name) => ({ object: `name ${name}`, item: name })),
      async () => {
        const { status, body } = await this.#call(LIST_PROJECTS, this.#site.customer, {});
        return status === 200
          ? new Set((body as readonly { readonly name: string }[]).map(({ name }) => name))
          : undefined;
      },
    );
  }

  /** Records one reply as a read of several objects: for each of them, if it is in a set. */
  async #noteEach(
    objects: readonly { readonly object: string; readonly item: string }[],
    read: () => Promise<ReadonlySet<string> | undefined>,
  ): Promise<void> {
    const invokedAt = performance.now();
    const found = await read().catch(() => undefined);
    const returnedAt = performance.now();
    if (found === undefined) return;
    for (const { object, item } of objects) {
      const outcome: Outcome = { kind: "done", value: found.has(item) };
      this.operations.push({ object, action: "read", invokedAt, returnedAt, outcome });
    }
  }

  async #note(object: string, action: string, input: unknown, make: () => Promise<Outcome>): Promise<void> {
    const invokedAt = performance.now();
    const outcome = await make().catch((error: unknown): Outcome | undefined =>
      wasNeverSent(error) ? undefined : { kind: "unknown" },
    );
    if (outcome === undefined) return;
    const returnedAt = outcome.kind === "unknown" ? Number.POSITIVE_INFINITY : performance.now();
    this.operations.push({ object, action, input, invokedAt, returnedAt, outcome });
  }

  async #call(
    { method, path }: Call | typeof CREATE_PROJECT,
    { token }: Person,
    { id = "", body }: { readonly id?: string; readonly body?: unknown },
    limit: number = MOST_MILLISECONDS,
  ): Promise<Reply> {
    const urls = this.#site.urls();
    const response = await fetch(`${urls[this.#random.below(urls.length)]}${path.replace("{id}", id)}`, {
      method,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(limit),
    });
    const revision = Number(response.headers.get("etag")?.replaceAll('"', ""));
    const text = await response.text();
    return { status: response.status, revision, body: text === "" ? undefined : JSON.parse(text) };
  }

  #newText(word: string): string {
    return `${word}-${this.#newNumber()}-${this.#random.below(1_000_000)}`;
  }

  #newNumber(): number {
    this.#count += 1;
    return this.#count;
  }
}

/** A server that cannot be reached has done nothing. */
const wasNeverSent = (error: unknown): boolean =>
  error instanceof Error && (error.cause as { readonly code?: string } | undefined)?.code === "ECONNREFUSED";

/** After an error of an overloaded server or a lost store, the outcome is unknown. */
function outcomeOf(status: number): Outcome {
  if (status < 400) return { kind: "done" };
  return { kind: status >= 500 || status === 429 ? "unknown" : "refused" };
}

const indexRateOf = (body: unknown): string =>
  (body as { readonly data?: { readonly financing?: { readonly indexRate?: string } } }).data?.financing?.indexRate ??
  "";
