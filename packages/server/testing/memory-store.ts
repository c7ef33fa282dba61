import { randomUUID } from "node:crypto";
import type { FileStore } from "../src/store/file/file-store.js";
import { openFileStore } from "../src/store/file/open-file-store.js";
import { CrashDisk } from "./crash-disk.js";

/** The file store on a disk in memory: for tests of what has nothing to do with keeping. */
export function openMemoryStore(clock?: () => Date): Promise<FileStore> {
  return openFileStore("/store", {
    fileSystem: new CrashDisk(),
    uuid: randomUUID,
    ...(clock !== undefined && { clock }),
  });
}
