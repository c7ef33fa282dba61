import type { AuditEntry } from "../store.js";
import type { AuditFiles } from "./audit-files.js";
import { documentPaths, writeDocumentFile } from "./document-file.js";
import { type FileSystem, hasCode } from "./file-system.js";
import type { Folders } from "./folders.js";
import type { Change } from "./version.js";

/** Files that are written next to each other. */
const AT_ONCE = 4;

interface CheckpointInput {
  readonly fileSystem: FileSystem;
  readonly folders: Folders;
  readonly root: string;
  readonly audit: AuditFiles;
  readonly temporary: () => string;
}

/** Brings what the journal holds to its own files. When it resolves, the journal is no longer needed for it. */
export async function writeToFiles(
  { fileSystem, folders, root, audit, temporary }: CheckpointInput,
  changes: readonly Change[],
  entries: readonly AuditEntry[],
): Promise<void> {
  const touched = new Set<string>();
  const waiting = [...changes];
  const work = async (): Promise<void> => {
    for (let change = waiting.shift(); change !== undefined; change = waiting.shift()) {
      const { collection, id, version } = change;
      const paths = documentPaths(root, collection, id);
      await folders.make(paths.folder, root);
      if (version === undefined) {
        // The one before first: what is left when the power goes is a document or nothing.
        for (const path of [paths.previous, paths.file]) await removeIfThere(fileSystem, path);
      } else {
        await writeDocumentFile(fileSystem, { paths, collection, id }, version, temporary());
      }
      touched.add(paths.folder);
    }
  };
  // All end before a failure is told, so that nothing goes on behind it.
  const outcomes = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason;
  for (const folder of touched) await fileSystem.syncFolder(folder);
  await audit.append(entries);
}

async function removeIfThere(fileSystem: FileSystem, path: string): Promise<void> {
  try {
    await fileSystem.remove(path);
  } catch (error) {
    if (!hasCode(error, "ENOENT")) throw error;
  }
}
