import { join } from "node:path";
import { canonicalJson } from "@epb/engine/replay";
import { type AuditHead, auditHash, EMPTY_AUDIT } from "../audit/audit-hash.js";
import type { AuditEntry, AuditPage, AuditQuery } from "../store.js";
import { StoreDamage } from "../store-problem.js";
import { type AuditBlock, blockOf, findInBlocks } from "./audit-blocks.js";
import { type FileSystem, hasCode } from "./file-system.js";
import { asBuffer, ENTRIES_PER_MARK, noteLine, scan, type YearFile } from "./year-file.js";

/** The audit log: an append-only file for each year. */
export class AuditFiles {
  readonly #fileSystem: FileSystem;
  readonly #folder: string;
  readonly #files: YearFile[] = [];

  private constructor(fileSystem: FileSystem, folder: string) {
    this.#fileSystem = fileSystem;
    this.#folder = folder;
  }

  /** @param replayed - Number of the first entry that is in the journal, too; entries from it on are written again. */
  static async open(fileSystem: FileSystem, folder: string, replayed: number | undefined): Promise<AuditFiles> {
    const files = new AuditFiles(fileSystem, folder);
    for (const name of await fileSystem.list(folder)) {
      const year = /^(\d{4})\.ndjson$/.exec(name)?.[1];
      if (year === undefined) continue;
      const first = files.count + 1;
      const file: YearFile = { year: Number(year), path: join(folder, name), first, count: 0, length: 0, marks: [] };
      files.#files.push(file);
      const size = await scan(fileSystem, file, replayed);
      if (size > file.length) await files.#cut(file, replayed);
    }
    return files;
  }

  /** Number of entries. */
  get count(): number {
    const last = this.#files.at(-1);
    return last === undefined ? 0 : last.first + last.count - 1;
  }

  /** Head that the next entry continues. @throws StoreDamage if the last entry cannot be read */
  async head(): Promise<AuditHead> {
    const count = this.count;
    if (count === 0) return EMPTY_AUDIT;
    const [last] = await this.entries(count - 1, 1);
    const file = this.#files.filter((one) => one.count > 0).at(-1);
    if (last === undefined || file === undefined || auditHash(last) !== last.hash) {
      throw new StoreDamage(file?.path ?? this.#folder, `entry ${count}, the last one, was altered; ${HELP}`);
    }
    return { sequence: last.sequence, hash: last.hash };
  }

  /** Appends entries. Skips entries that are in the log already. */
  async append(entries: readonly AuditEntry[]): Promise<void> {
    const added = entries.filter(({ sequence }) => sequence > this.count);
    for (let start = 0; start < added.length; ) {
      const year = this.#yearOf(added[start] as AuditEntry);
      let end = start + 1;
      while (end < added.length && this.#yearOf(added[end] as AuditEntry) === year) end += 1;
      await this.#appendTo(await this.#file(year), added.slice(start, end));
      start = end;
    }
  }

  /** @throws StoreDamage at an entry that was changed */
  async entries(after: number, limit: number): Promise<readonly AuditEntry[]> {
    const found: AuditEntry[] = [];
    for (const file of this.#files) {
      const from = Math.max(after + 1, file.first);
      const until = Math.min(file.first + file.count, after + 1 + limit);
      if (from < until) found.push(...(await this.#read(file, from, until)));
    }
    return found;
  }

  /** @param waiting - Entries that are not in the files yet, or were not a moment ago. @see Store.findAudit */
  find(query: AuditQuery, waiting: readonly AuditEntry[]): Promise<AuditPage> {
    const filed = this.count;
    const blocks = this.#files.flatMap((file) =>
      file.marks.map((mark, index): AuditBlock => {
        const first = file.first + index * ENTRIES_PER_MARK;
        const until = Math.min(first + ENTRIES_PER_MARK, file.first + file.count);
        return { first, until, ...mark, entries: (parts) => this.#read(file, first, until, parts) };
      }),
    );
    const rest = waiting.filter(({ sequence }) => sequence > filed);
    return findInBlocks([...blocks, ...blockOf(rest)], query);
  }

  /** If a clock goes back over New Year, the log continues in the later year. */
  #yearOf({ at }: AuditEntry): number {
    return Math.max(Number(at.slice(0, 4)) || 0, this.#files.at(-1)?.year ?? 0);
  }

  async #file(year: number): Promise<YearFile> {
    const last = this.#files.at(-1);
    if (last?.year === year) return last;
    const path = join(this.#folder, `${String(year).padStart(4, "0")}.ndjson`);
    try {
      await (await this.#fileSystem.open(path, "create")).close();
    } catch (error) {
      // An earlier attempt may have created the file.
      if (!hasCode(error, "EEXIST")) throw error;
    }
    await this.#fileSystem.syncFolder(this.#folder);
    const file: YearFile = { year, path, first: this.count + 1, count: 0, length: 0, marks: [] };
    this.#files.push(file);
    return file;
  }

  async #appendTo(file: YearFile, entries: readonly AuditEntry[]): Promise<void> {
    const lines = entries.map((entry) => Buffer.from(`${canonicalJson(entry)}\n`));
    const opened = await this.#fileSystem.open(file.path, "write");
    try {
      await opened.write(Buffer.concat(lines), file.length);
      await opened.sync();
    } finally {
      await opened.close();
    }
    for (const line of lines) noteLine(file, line, 0, line.byteLength - 1);
  }

  async #cut(file: YearFile, replayed: number | undefined): Promise<void> {
    if (replayed === undefined || replayed > this.count + 1) {
      throw new StoreDamage(file.path, `entry ${this.count + 1} is cut off; ${HELP}`);
    }
    const opened = await this.#fileSystem.open(file.path, "write");
    try {
      await opened.truncate(file.length);
      await opened.sync();
    } finally {
      await opened.close();
    }
  }

  /** @param parts - Only lines that contain all of these are parsed. */
  async #read(
    file: YearFile,
    from: number,
    until: number,
    parts: readonly string[] = [],
  ): Promise<readonly AuditEntry[]> {
    const mark = Math.floor((from - file.first) / ENTRIES_PER_MARK);
    const endMark = Math.ceil((until - file.first) / ENTRIES_PER_MARK);
    const start = file.marks[mark]?.begin ?? 0;
    const opened = await this.#fileSystem.open(file.path, "read");
    let bytes: Buffer;
    try {
      bytes = asBuffer(await opened.read((file.marks[endMark]?.begin ?? file.length) - start, start));
    } finally {
      await opened.close();
    }
    if (!parts.every((part) => bytes.includes(part))) return [];
    const skipped = from - file.first - mark * ENTRIES_PER_MARK;
    const lines = bytes
      .toString()
      .split("\n")
      .slice(skipped, skipped + until - from);
    return lines.flatMap((line, index) =>
      parts.every((part) => line.includes(part)) ? [parseEntry(line, from + index, file)] : [],
    );
  }
}

const HELP = "restore the file from a backup before the server is started again";

function parseEntry(line: string, sequence: number, { path, first }: YearFile): AuditEntry {
  try {
    const entry = JSON.parse(line) as AuditEntry;
    if (entry.sequence === sequence) return entry;
  } catch {
    // Told below.
  }
  throw new StoreDamage(path, `line ${sequence - first + 1} is not entry ${sequence} of the audit log`);
}
