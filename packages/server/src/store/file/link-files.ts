import { join } from "node:path";
import { type FileSystem, hasCode } from "./file-system.js";

const AT_ONCE = 8;
const COPY_BYTES = 1_048_576;

/**
 * Creates a store with the current contents of another one's files. Documents and file contents are never changed in
 * place, so hard links preserve them and take no space. The audit log grows, so it is copied. No checkpoint may run in
 * the meantime.
 */
export async function linkFiles(fileSystem: FileSystem, root: string, target: string): Promise<void> {
  await fileSystem.makeFolder(target);
  for (const name of ["documents", "blobs", "audit"]) await fileSystem.makeFolder(join(target, name));
  for (const collection of await fileSystem.list(join(root, "documents"))) {
    await linkShelves(fileSystem, join(root, "documents", collection), join(target, "documents", collection));
  }
  await linkShelves(fileSystem, join(root, "blobs"), join(target, "blobs"));
  for (const name of await fileSystem.list(join(root, "audit"))) {
    await copyFile(fileSystem, join(root, "audit", name), join(target, "audit", name));
  }
}

/** Links the files of all subfolders. */
async function linkShelves(fileSystem: FileSystem, from: string, to: string): Promise<void> {
  await fileSystem.makeFolder(to);
  for (const shelf of await fileSystem.list(from)) {
    await fileSystem.makeFolder(join(to, shelf));
    const names = [...(await fileSystem.list(join(from, shelf)))];
    const work = async (): Promise<void> => {
      for (let name = names.shift(); name !== undefined; name = names.shift()) {
        await link(fileSystem, join(from, shelf, name), join(to, shelf, name));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }
}

/** Unused contents may be removed in the meantime. */
async function link(fileSystem: FileSystem, from: string, to: string): Promise<void> {
  try {
    await fileSystem.link(from, to);
  } catch (error) {
    if (!hasCode(error, "ENOENT")) throw error;
  }
}

async function copyFile(fileSystem: FileSystem, from: string, to: string): Promise<void> {
  const source = await fileSystem.open(from, "read");
  try {
    const copy = await fileSystem.open(to, "create");
    try {
      for (let position = 0; ; ) {
        const bytes = await source.read(COPY_BYTES, position);
        if (bytes.byteLength === 0) return;
        await copy.write(bytes, position);
        position += bytes.byteLength;
      }
    } finally {
      await copy.close();
    }
  } finally {
    await source.close();
  }
}
