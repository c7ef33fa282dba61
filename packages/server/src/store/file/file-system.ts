/** A file that is open. Positions and lengths are in bytes. */
export interface OpenFile {
  size(): Promise<number>;
  /** Fewer bytes only where the file ends. */
  read(length: number, position: number): Promise<Uint8Array>;
  /** All of the bytes; when it throws, any part of them may be there. */
  write(bytes: Uint8Array, position: number): Promise<void>;
  truncate(length: number): Promise<void>;
  /** Resolves when content and length would survive a power cut. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The disk, as the file store is given it. Names and renames survive a power cut once their folder was synced. Errors
 * have the codes of Node: ENOENT, EEXIST, ENOSPC, EIO …
 */
export interface FileSystem {
  /** @param how - "create" makes a file that must not be there yet. */
  open(path: string, how: "read" | "write" | "create"): Promise<OpenFile>;
  readFile(path: string): Promise<Uint8Array>;
  /** Names in a folder, in ascending order; empty if there is no folder, or a file. */
  list(folder: string): Promise<readonly string[]>;
  /** False if it exists already. */
  makeFolder(path: string): Promise<boolean>;
  /** @throws EACCES, EROFS where this process can make nothing in a folder */
  requireWritable(folder: string): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  /** Another name for a file. @throws EEXIST when the name is taken */
  link(from: string, to: string): Promise<void>;
  remove(path: string): Promise<void>;
  syncFolder(path: string): Promise<void>;
  /** Time of the last touch, as a value that changes with each one. */
  touchedAt(path: string): Promise<number>;
  touch(path: string): Promise<void>;
}

/** True for an error of the system with the code. */
export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && "code" in error && error.code === code;

/** Removes a file that another process may remove at the same time. */
export async function removeIfThere(fileSystem: FileSystem, path: string): Promise<void> {
  try {
    await fileSystem.remove(path);
  } catch (error) {
    if (!hasCode(error, "ENOENT")) throw error;
  }
}
