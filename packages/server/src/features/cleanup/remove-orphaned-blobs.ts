import type { Store } from "../../store/store.js";
import { APPLICATIONS } from "../applications/applications.js";
import { PROJECT_FILES } from "../projects/project-files.js";

/** Hashes looked at in one go. */
const AT_ONCE = 500;

/**
 * Removes contents of files that nothing names: of uploads whose transaction was refused, and of files that were taken off.
 *
 * @param unlessWrittenSince - What is younger may be on its way into a transaction.
 * @returns How many there were.
 */
export async function removeOrphanedBlobs(store: Store, unlessWrittenSince: Date): Promise<number> {
  let removed = 0;
  for (let after = ""; ; ) {
    const hashes = await store.blobs.list(after, AT_ONCE);
    for (const sha256 of hashes) {
      if (!(await isNamed(sha256, store)) && (await store.blobs.remove(sha256, unlessWrittenSince))) removed += 1;
    }
    const last = hashes.at(-1);
    if (last === undefined) return removed;
    after = last;
  }
}

/** Every place where a document names content of a file. */
async function isNamed(sha256: string, store: Store): Promise<boolean> {
  const counts = [
    await store.count(PROJECT_FILES, [{ column: "sha256", is: sha256 }]),
    await store.count(APPLICATIONS, [{ column: "fileHashes", hasAny: [sha256] }]),
  ];
  return counts.some((count) => count > 0);
}
