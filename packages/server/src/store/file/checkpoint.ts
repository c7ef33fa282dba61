import type { AuditEntry } from "../store.js";
import type { AuditFiles } from "./audit-files.js";
import { documentPaths, writeDocumentFile } from "./document-file.js";
import { type FileSystem, hasCode } from "./file-system.js";
import type { Folders } from "./folders.js";
import type { Change } from "./version.js";

/** Files that are written at once. */
const AT_ONCE = 4;

interface CheckpointInput {
  readonly fileSystem: FileSystem;
  readonly folders: Folders;
  readonly root: string;
  readonly audit: AuditFiles;
  readonly temporary: () => string;
}

/** Writes the contents of the journal to the data files. When it resolves, the journal is no longer needed. */
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
        // Removes the previous generation first: after a power cut, the document is complete or absent.
        for (const path of [paths.previous, paths.file]) await removeIfThere(fileSystem, path);
      } else {
        await writeDocumentFile(fileSystem, { paths, collection, id }, version, temporary());
      }
      touched.add(paths.folder);
    }
  };
  // Waits for all before it reports a failure, so that no work continues in the background.
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
