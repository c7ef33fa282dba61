import { join } from "node:path";
import { type Adapter, Low } from "lowdb";
import { StoreDamage } from "../store-problem.js";
import { type FileSystem, hasCode } from "./file-system.js";
import { type Version, versionHash } from "./version.js";

const FORMAT = 1;
const ENVELOPE = /^\{"format":(\d{1,9}),"revision":(\d{1,15}),"sha256":"([0-9a-f]{64})","data":/;
/** Longer than any beginning of an envelope. */
const ENVELOPE_BYTES = 160;
const END = "}\n";

/** Initial data of lowdb, which are never written. */
const NONE: Version = { revision: 0, data: new Uint8Array(), sha256: "" };

/** Paths of a document: its folder, its file, and the file of the previous generation. */
export interface DocumentPaths {
  readonly folder: string;
  readonly file: string;
  readonly previous: string;
}

export function documentPaths(root: string, collection: string, id: string): DocumentPaths {
  const folder = join(root, "documents", collection, id.slice(0, 2));
  return { folder, file: join(folder, `${id}.json`), previous: join(folder, `${id}.previous.json`) };
}

/**
 * lowdb's adapter for one document. lowdb's own adapter never syncs: after a power cut its files are empty or old. This
 * one writes a temporary file, syncs it, keeps the previous generation, and renames. The caller syncs the folder once
 * for many documents.
 */
class DocumentAdapter implements Adapter<Version> {
  readonly #fileSystem: FileSystem;
  readonly #place: DocumentPlace;
  readonly #temporary: string;

  constructor(fileSystem: FileSystem, place: DocumentPlace, temporary = "") {
    this.#fileSystem = fileSystem;
    this.#place = place;
    this.#temporary = temporary;
  }

  async read(): Promise<Version | null> {
    const { paths, collection, id } = this.#place;
    try {
      return parseEnvelope(await this.#fileSystem.readFile(paths.file), paths.file, collection, id);
    } catch (error) {
      if (hasCode(error, "ENOENT")) return null;
      throw error;
    }
  }

  async write(version: Version): Promise<void> {
    const { paths } = this.#place;
    await writeSynced(this.#fileSystem, this.#temporary, envelope(version));
    try {
      await this.#fileSystem.rename(paths.file, paths.previous);
    } catch (error) {
      if (!hasCode(error, "ENOENT")) throw error;
    }
    await this.#fileSystem.rename(this.#temporary, paths.file);
  }
}

export interface DocumentPlace {
  readonly paths: DocumentPaths;
  readonly collection: string;
  readonly id: string;
}

/** @throws StoreDamage if the file exists and was changed */
export async function readDocumentFile(fileSystem: FileSystem, place: DocumentPlace): Promise<Version | undefined> {
  const low = new Low<Version>(new DocumentAdapter(fileSystem, place), NONE);
  await low.read();
  return low.data === NONE ? undefined : low.data;
}

export async function writeDocumentFile(
  fileSystem: FileSystem,
  place: DocumentPlace,
  version: Version,
  temporary: string,
): Promise<void> {
  await new Low<Version>(new DocumentAdapter(fileSystem, place, temporary), version).write();
}

/** A new file whose content survives a power cut; its name is not synced yet. */
async function writeSynced(fileSystem: FileSystem, path: string, bytes: Uint8Array): Promise<void> {
  const file = await fileSystem.open(path, "create");
  try {
    await file.write(bytes, 0);
    await file.sync();
  } finally {
    await file.close();
  }
}

function envelope({ revision, sha256, data }: Version): Uint8Array {
  const start = `{"format":${FORMAT},"revision":${revision},"sha256":"${sha256}","data":`;
  return Buffer.concat([Buffer.from(start), data, Buffer.from(END)]);
}

function parseEnvelope(bytes: Uint8Array, path: string, collection: string, id: string): Version {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = ENVELOPE.exec(text.toString("latin1", 0, ENVELOPE_BYTES));
  if (start === null || text.toString("latin1", text.byteLength - END.length) !== END) {
    throw new StoreDamage(path, "the document is incomplete");
  }
  const [whole, format, revision, sha256 = ""] = start;
  if (Number(format) > FORMAT) throw new StoreDamage(path, `written by a newer version, in format ${format}`);
  const data = text.subarray(whole.length, text.byteLength - END.length);
  if (versionHash(collection, id, Number(revision), data) !== sha256) {
    throw new StoreDamage(path, "the content does not match its checksum");
  }
  return { revision: Number(revision), data, sha256 };
}
