import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { dirname } from "node:path";
import { nameOf, pathOf } from "./file-names.js";
import type { UnfinishedFile } from "./io.js";
import { writeWholeFolder } from "./whole-folder.js";

/** Temporary files of writes that have not ended. */
const unfinished = new Set<string>();

/**
 * Writes a file, with its folders, through a temporary file beside it, which is then renamed, so that an interrupted
 * run leaves no partial file. A device or a pipe is written directly.
 */
export async function writeWhole(path: string, contents: string | Uint8Array): Promise<void> {
  const target = existingTarget(path);
  if (target?.isOrdinary === false) {
    writeFileSync(pathOf(target.path), contents);
    return;
  }
  const destination = target?.path ?? path;
  const temporary = temporaryName(destination);
  mkdirSync(pathOf(dirname(destination)), { recursive: true });
  unfinished.add(temporary);
  try {
    writeThrough(temporary, contents);
    renameSync(pathOf(temporary), pathOf(destination));
  } catch (error) {
    rmSync(pathOf(temporary), { force: true });
    throw error;
  } finally {
    unfinished.delete(temporary);
  }
}

/** Writes a folder with all its files or not at all. */
export async function writeFolder(path: string, files: ReadonlyMap<string, string>): Promise<void> {
  writeWholeFolder(path, files, unfinished);
}

/** Starts a file that is written in pieces, and gets its name at the end. Makes its folders. */
export function startWhole(path: string): UnfinishedFile {
  const target = existingTarget(path);
  const isOrdinary = target?.isOrdinary ?? true;
  const destination = target?.path ?? path;
  const temporary = isOrdinary ? temporaryName(destination) : destination;
  if (isOrdinary) mkdirSync(pathOf(dirname(destination)), { recursive: true });
  const file = openSync(pathOf(temporary), isOrdinary ? "wx" : "w");
  if (isOrdinary) unfinished.add(temporary);
  const close = (): void => {
    closeSync(file);
    unfinished.delete(temporary);
  };
  return {
    write: (text) => writeAll(file, text),
    finish: () => {
      if (!isOrdinary) return close();
      fsyncSync(file);
      close();
      renameSync(pathOf(temporary), pathOf(destination));
    },
    discard: () => {
      close();
      if (isOrdinary) rmSync(pathOf(temporary), { force: true });
    },
  };
}

/** Writes a file that can be regenerated, with its folders. A power failure may lose it. */
export function keepWhole(path: string, text: string): void {
  const temporary = temporaryName(path);
  mkdirSync(dirname(path), { recursive: true });
  unfinished.add(temporary);
  try {
    writeFileSync(temporary, text);
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  } finally {
    unfinished.delete(temporary);
  }
}

const temporaryName = (path: string): string => `${path}.${process.pid}.tmp`;

function writeAll(file: number, text: string): void {
  const bytes = Buffer.from(text);
  for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written);
}

/** Deletes temporary files of unfinished writes, before the process is stopped. */
export function removeUnfinishedFiles(): void {
  for (const path of unfinished) rmSync(pathOf(path), { force: true, recursive: true });
}

/** Target of the path after links; undefined if it does not exist yet. */
function existingTarget(path: string): { readonly path: string; readonly isOrdinary: boolean } | undefined {
  const place = pathOf(path);
  const stats = statSync(place, { throwIfNoEntry: false });
  if (stats === undefined) return undefined;
  return { path: nameOf(realpathSync(place, { encoding: "buffer" })), isOrdinary: stats.isFile() };
}

/** Also flushes to the disk: a renamed file must not lose its content in a power failure. */
function writeThrough(path: string, contents: string | Uint8Array): void {
  const file = openSync(pathOf(path), "wx");
  try {
    writeFileSync(file, contents);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
