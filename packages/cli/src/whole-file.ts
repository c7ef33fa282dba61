import { closeSync, fsyncSync, openSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";

/** Temporary files of writes that have not ended. */
const unfinished = new Set<string>();

/**
 * Writes a file whole or not at all: into a file beside it, which then takes its name. A device or a pipe has no name
 * to take and is written to.
 */
export async function writeWhole(path: string, contents: string | Uint8Array): Promise<void> {
  const target = existingTarget(path);
  if (target?.isOrdinary === false) {
    writeFileSync(target.path, contents);
    return;
  }
  const destination = target?.path ?? path;
  const temporary = `${destination}.${process.pid}.tmp`;
  unfinished.add(temporary);
  try {
    writeThrough(temporary, contents);
    renameSync(temporary, destination);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  } finally {
    unfinished.delete(temporary);
  }
}

/** Takes away what writes have begun; for the moment before the process is stopped. */
export function removeUnfinishedFiles(): void {
  for (const path of unfinished) rmSync(path, { force: true });
}

/** Where the path leads, through links; undefined when nothing is there yet. */
function existingTarget(path: string): { readonly path: string; readonly isOrdinary: boolean } | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return undefined;
  return { path: realpathSync(path), isOrdinary: stats.isFile() };
}

/** Also onto the disk: a name must not point at contents that a power cut can take away. */
function writeThrough(path: string, contents: string | Uint8Array): void {
  const file = openSync(path, "wx");
  try {
    writeFileSync(file, contents);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
