import { anyCollection, type Collection, type Identified, type Stored } from "../collection.js";
import type { Condition } from "../query.js";
import { ReadThrough } from "../read-through.js";
import type { AuditEvent, Job, Transaction } from "../store.js";
import { StoreConflict } from "../store-conflict.js";
import type { WaitingJob } from "../waiting-jobs.js";
import { JOBS } from "../waiting-jobs.js";
import type { FileDocuments } from "./file-documents.js";
import type { Overlay } from "./overlay.js";
import { rowOf, uniqueColumns } from "./row.js";
import { versionOf } from "./version.js";
import { View } from "./view.js";

/** Source of ids and times for jobs. */
export interface JobSource {
  readonly clock: () => Date;
  readonly uuid: () => string;
}

/** A transaction, which writes into its own overlay. */
export class FileTransaction extends ReadThrough implements Transaction {
  readonly #documents: FileDocuments;
  readonly #overlay: Overlay;
  readonly #view: View;
  readonly #jobs: JobSource;
  readonly events: AuditEvent[] = [];

  constructor(documents: FileDocuments, overlay: Overlay, jobs: JobSource) {
    const view = new View(documents, overlay);
    super(view);
    this.#documents = documents;
    this.#overlay = overlay;
    this.#view = view;
    this.#jobs = jobs;
  }

  async insert<Document extends Identified>(
    collection: Collection<Document>,
    document: Document,
  ): Promise<Stored<Document>> {
    requireName(document.id);
    if (this.#view.revision(anyCollection(collection), document.id) !== undefined) {
      throw new StoreConflict("duplicate", collection.name, { column: "id" });
    }
    return this.#put(collection, document, 1);
  }

  async update<Document extends Identified>(
    collection: Collection<Document>,
    document: Document,
    revision: number,
    json?: Buffer,
  ): Promise<Stored<Document>> {
    this.#requireRevision(collection, document.id, revision);
    return this.#put(collection, document, revision + 1, json);
  }

  async remove<Document extends Identified>(
    collection: Collection<Document>,
    id: string,
    revision: number,
  ): Promise<void> {
    this.#requireRevision(collection, id, revision);
    await this.#documents.index(anyCollection(collection));
    this.#overlay.set(anyCollection(collection), id, undefined);
  }

  async record(event: AuditEvent): Promise<void> {
    this.events.push(structuredClone(event));
  }

  async enqueue({ kind, data, key, notBefore }: Job): Promise<void> {
    if (key !== undefined && (await this.#isWaiting(kind, key))) return;
    const createdAt = this.#jobs.clock().toISOString();
    const job: WaitingJob = {
      id: this.#jobs.uuid(),
      kind,
      data,
      ...(key !== undefined && { key }),
      dueAt: notBefore ?? createdAt,
      attempts: 0,
      createdAt,
    };
    await this.insert(JOBS, job);
  }

  /** A job in progress does not count: it may have read older data. */
  async #isWaiting(kind: string, key: string): Promise<boolean> {
    const where: Condition[] = [
      { column: "key", is: key },
      { column: "kind", is: kind },
    ];
    const { items } = await this.#view.find(JOBS, { where, limit: 100 });
    return items.some(({ document }) => document.lockedUntil === undefined);
  }

  async #put<Document extends Identified>(
    collection: Collection<Document>,
    document: Document,
    revision: number,
    data: Buffer = Buffer.from(JSON.stringify(document)),
  ): Promise<Stored<Document>> {
    const any = anyCollection(collection);
    const row = rowOf(any, document);
    await this.#documents.index(any);
    for (const column of uniqueColumns(any)) {
      const value = row.columns[column];
      const holder = value === undefined ? undefined : this.#view.idBy(any, column, value);
      if (holder !== undefined && holder !== document.id) {
        throw new StoreConflict("duplicate", collection.name, { column });
      }
    }
    const version = versionOf(collection.name, document.id, revision, data);
    this.#overlay.set(any, document.id, { row, version });
    return { document, revision };
  }

  #requireRevision<Document extends Identified>(collection: Collection<Document>, id: string, revision: number): void {
    const stored = this.#view.revision(anyCollection(collection), id);
    if (stored === undefined) throw new StoreConflict("missing", collection.name);
    if (stored !== revision) throw new StoreConflict("stale", collection.name, { revision: stored });
  }
}

/** Allowed characters of a file name: those of a UUID. */
const NAME = /^[0-9a-zA-Z][0-9a-zA-Z-]{0,63}$/;

function requireName(id: string): void {
  if (!NAME.test(id)) throw new Error(`"${id.slice(0, 64)}" cannot be the id of a document`);
}
