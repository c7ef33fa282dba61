import {
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { MANIFEST } from "./manifest-name.js";

/**
 * Writes a folder with all its files, and the folders above it, through a temporary folder beside it, which is then
 * renamed, so that an interrupted run leaves no partial folder. An existing folder is replaced if it is empty or has only files of an
 * earlier run.
 * @param unfinished - Contains the temporary folder during the write, for cleanup after an interruption.
 */
export function writeWholeFolder(path: string, files: ReadonlyMap<string, string>, unfinished: Set<string>): void {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats !== undefined && !stats.isDirectory()) throw systemError("EEXIST", path);
  const destination = stats === undefined ? path.replace(/[\\/]+$/, "") : realpathSync(path);
  if (stats !== undefined && !isReplaceable(destination)) throw systemError("ENOTEMPTY", path);
  const temporary = `${destination}.${process.pid}.tmp`;
  unfinished.add(temporary);
  try {
    mkdirSync(temporary, { recursive: true });
    for (const [name, contents] of files) writeFileSync(join(temporary, name), contents, { flush: true });
    takePlace(temporary, destination, stats !== undefined);
  } catch (error) {
    rmSync(temporary, { force: true, recursive: true });
    throw error;
  } finally {
    unfinished.delete(temporary);
  }
}

/** Moves the existing folder aside, and restores it if the new one cannot be renamed. */
function takePlace(temporary: string, destination: string, isThere: boolean): void {
  if (!isThere) {
    renameSync(temporary, destination);
    return;
  }
  const aside = `${destination}.${process.pid}.old`;
  renameSync(destination, aside);
  try {
    renameSync(temporary, destination);
  } catch (error) {
    renameSync(aside, destination);
    throw error;
  }
  rmSync(aside, { recursive: true });
}

function isReplaceable(folder: string): boolean {
  const names = readdirSync(folder);
  const known = new Set(names.includes(MANIFEST) ? [MANIFEST, ...listedIn(join(folder, MANIFEST))] : []);
  return names.every((name) => known.has(name));
}

/** File names in a manifest; empty if the file is not a manifest. */
function listedIn(manifest: string): readonly string[] {
  try {
    const { files } = JSON.parse(readFileSync(manifest, "utf8")) as { readonly files: readonly { name: string }[] };
    return files.map(({ name }) => name);
  } catch {
    return [];
  }
}

function systemError(code: string, path: string): Error {
  return Object.assign(new Error(`${code}: ${path}`), { code, syscall: "rename" });
}
