import { join } from "node:path";
import { verifyAudit } from "../audit/verify-audit.js";
import { StoreDamage } from "../store-problem.js";
import type { BlobFiles } from "./blob-files.js";
import type { Checkpoints } from "./checkpoints.js";
import type { FileDocuments } from "./file-documents.js";

interface VerifyInput {
  readonly root: string;
  readonly documents: FileDocuments;
  readonly blobs: BlobFiles;
  readonly checkpoints: Checkpoints;
}

/** Reads everything again, and lists what was changed since it was written. */
export async function verifyFiles({ root, documents, blobs, checkpoints }: VerifyInput): Promise<StoreDamage[]> {
  const damage = documents.damage();
  for (const collection of documents.collections()) {
    for (const id of documents.ids(collection)) {
      await noting(damage, async () => {
        await documents.version(collection, id);
      });
      await noting(damage, async () => {
        await documents.previousVersion(collection, id);
      });
    }
  }
  for await (const sha256 of blobs.all()) {
    await noting(damage, async () => {
      // Reading to the end compares the content with its name.
      for await (const _ of await blobs.read(sha256));
    });
  }
  const { problem } = await verifyAudit(checkpoints);
  if (problem !== undefined) {
    damage.push(new StoreDamage(join(root, "audit"), `entry ${problem.sequence} was altered (${problem.kind})`));
  }
  return damage;
}

async function noting(damage: StoreDamage[], work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StoreDamage)) throw error;
    damage.push(error);
  }
}
