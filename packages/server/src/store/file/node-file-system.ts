import { constants } from "node:fs";
import {
  access,
  type FileHandle,
  link,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  stat,
  unlink,
  utimes,
} from "node:fs/promises";
import { type FileSystem, hasCode, type OpenFile } from "./file-system.js";

const FLAGS = {
  read: constants.O_RDONLY,
  write: constants.O_RDWR,
  create: constants.O_RDWR | constants.O_CREAT | constants.O_EXCL,
} as const;

/** The disk of this machine. Only the server's user may read its files. */
export const NODE_FILE_SYSTEM: FileSystem = {
  open: async (path, how) => openFile(await open(path, FLAGS[how], 0o600)),
  readFile: (path) => readFile(path),
  list: async (folder) => {
    try {
      return (await readdir(folder)).sort();
    } catch (error) {
      if (hasCode(error, "ENOENT") || hasCode(error, "ENOTDIR")) return [];
      throw error;
    }
  },
  requireWritable: (folder) => access(folder, constants.W_OK | constants.X_OK),
  makeFolder: async (path) => {
    try {
      await mkdir(path, { mode: 0o700 });
      return true;
    } catch (error) {
      if (hasCode(error, "EEXIST")) return false;
      throw error;
    }
  },
  rename,
  link,
  remove: unlink,
  syncFolder,
  touchedAt: async (path) => (await stat(path)).mtimeMs,
  touch: async (path) => {
    const now = new Date();
    await utimes(path, now, now);
  },
};

function openFile(handle: FileHandle): OpenFile {
  return {
    size: async () => (await handle.stat()).size,
    read: async (length, position) => {
      const buffer = Buffer.allocUnsafe(length);
      let done = 0;
      while (done < length) {
        const { bytesRead } = await handle.read(buffer, done, length - done, position + done);
        if (bytesRead === 0) break;
        done += bytesRead;
      }
      return buffer.subarray(0, done);
    },
    write: async (bytes, position) => {
      let done = 0;
      while (done < bytes.byteLength) {
        const { bytesWritten } = await handle.write(bytes, done, bytes.byteLength - done, position + done);
        done += bytesWritten;
      }
    },
    truncate: (length) => handle.truncate(length),
    sync: () => handle.datasync(),
    close: () => handle.close(),
  };
}

async function syncFolder(path: string): Promise<void> {
  // Windows opens no folders; NTFS keeps its own journal of names.
  if (process.platform === "win32") return;
  const handle = await open(path, constants.O_RDONLY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
