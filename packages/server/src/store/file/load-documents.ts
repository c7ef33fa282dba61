import { basename, join } from "node:path";
import type { AnyCollection } from "../collection.js";
import { StoreDamage } from "../store-problem.js";
import { type DocumentPaths, documentPaths, readDocumentFile } from "./document-file.js";
import type { FileDocuments } from "./file-documents.js";
import { type FileSystem, hasCode } from "./file-system.js";
import type { Change, Version } from "./version.js";

/** Errors of a single unreadable file. Other errors concern the disk, and stop the start. */
const OF_ONE_FILE = ["EACCES", "EISDIR", "ELOOP"] as const;

/** Files that are read at once. */
const AT_ONCE = 8;

/** A file with the name of a document. */
interface Found {
  readonly collection: string;
  readonly isKnownCollection: boolean;
  /** Folder of the file, relative to that of the collection. */
  readonly folder: string;
  readonly id: string;
}

/** Reads every document once, for its checksum, revision, and columns; skips those that are newer in the journal. */
export async function loadDocuments(
  fileSystem: FileSystem,
  root: string,
  documents: FileDocuments,
  collections: readonly AnyCollection[],
  replayed: readonly Change[],
): Promise<void> {
  const known = new Map(collections.map((collection) => [collection.name, collection]));
  const newer = new Set(replayed.map(({ collection, id }) => `${collection}/${id}`));
  for (const collection of await fileSystem.list(join(root, "documents"))) {
    for (const folder of await fileSystem.list(join(root, "documents", collection))) {
      const waiting = (await findDocuments(fileSystem, root, collection, folder, known.has(collection))).filter(
        ({ id }) => !newer.has(`${collection}/${id}`),
      );
      const work = async (): Promise<void> => {
        for (let found = waiting.shift(); found !== undefined; found = waiting.shift()) {
          documents.found(known.get(collection) ?? collection, found.id, await readFound(fileSystem, root, found));
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    }
  }
}

/** Includes documents of which only the previous generation exists. */
async function findDocuments(
  fileSystem: FileSystem,
  root: string,
  collection: string,
  folder: string,
  isKnownCollection: boolean,
): Promise<Found[]> {
  const names = await fileSystem.list(join(root, "documents", collection, folder));
  const ids = names.flatMap((name) => /^([0-9a-zA-Z-]+)(?:\.previous)?\.json$/.exec(name)?.[1] ?? []);
  return [...new Set(ids)].map((id) => ({ collection, isKnownCollection, folder, id }));
}

async function readFound(fileSystem: FileSystem, root: string, found: Found): Promise<Version | StoreDamage> {
  const { collection, id } = found;
  const paths = documentPaths(root, collection, id);
  try {
    const version = await readDocumentFile(fileSystem, { paths, collection, id });
    return version ?? damageOfMissing(root, found, paths);
  } catch (error) {
    if (error instanceof StoreDamage) return error;
    if (OF_ONE_FILE.some((code) => hasCode(error, code))) return new StoreDamage(paths.file, (error as Error).message);
    throw error;
  }
}

/** Damage for an id without a document: its file is lost, or the file is not one of ours. */
function damageOfMissing(root: string, { collection, isKnownCollection, folder, id }: Found, paths: DocumentPaths) {
  if (folder === basename(paths.folder)) {
    return new StoreDamage(
      paths.file,
      `the file is missing; its content before the last change is in ${paths.previous}`,
    );
  }
  return new StoreDamage(
    join(root, "documents", collection, folder, `${id}.json`),
    isKnownCollection
      ? `the store has no document here; a document with this ID is in ${paths.file}. Move the file there, or delete it if it does not belong to the store`
      : `the store has no collection ${JSON.stringify(collection)}. Delete the file, or move it out of the folder of the store`,
  );
}
