import { createHash } from "node:crypto";
import { extname } from "node:path";
import { inputKind } from "@epb/workbook/diagnostics";
import { type Io, systemErrorCode } from "../../io.js";
import { CLI_VERSION, ENGINE } from "../../versions.js";
import type { FileReport } from "./report/file-report.js";

/** Increases with every change of the cached format. */
const CACHE_FORMAT = "1";

/** Standard file name that marks a folder as a cache. @see https://bford.info/cachedir/ */
const TAG_FILE = "CACHEDIR.TAG";
const TAG =
  "Signature: 8a477f597d28d172789f06886806bc55\n# This folder is a cache of epb check. You can delete the folder.\n";

/**
 * Cache path of the report on a file: depends on its content, the kind that its name suggests, and the versions of epb,
 * the engine, and Node.
 */
export function cachePath(folder: string, sha256: string, file: string): string {
  // The name affects only the kind of the input, and whether a text is a CSV file.
  const kindByName = [inputKind(new Uint8Array(), file), extname(file).toLowerCase() === ".csv"];
  const key = hash(JSON.stringify([CACHE_FORMAT, CLI_VERSION, ENGINE.version, process.version, kindByName, sha256]));
  return `${folder}/${key.slice(0, 2)}/${key.slice(2)}`;
}

/** Cached report with the current file name; undefined if it is absent or damaged. */
export async function readCached(path: string, file: string, io: Io): Promise<FileReport | undefined> {
  try {
    const text = new TextDecoder().decode(await io.readBytes(path));
    const end = text.indexOf("\n");
    const json = text.slice(end + 1);
    if (end === -1 || text.slice(0, end) !== hash(json)) return undefined;
    // `keepReport` wrote it, because it begins with its own hash.
    return named(JSON.parse(json) as FileReport, file);
  } catch (error) {
    if (systemErrorCode(error) === undefined) throw error;
    return undefined;
  }
}

/** Stores a report. Reports no write errors, because a missing entry costs only time. */
export function keepReport(path: string, report: FileReport, io: Io): void {
  const json = JSON.stringify(named(report, ""));
  try {
    io.keepFile(path, `${hash(json)}\n${json}`);
  } catch (error) {
    if (systemErrorCode(error) === undefined) throw error;
  }
}

/** Marks the folder as a cache, for programs that back up and for people who wonder. */
export function markCacheFolder(folder: string, io: Io): void {
  io.keepFile(`${folder}/${TAG_FILE}`, TAG);
  // Version control passes over it.
  io.keepFile(`${folder}/.gitignore`, "*\n");
}

/** True if epb may store files in the folder: it is new, empty, or marked. */
export function mayBeCacheFolder(folder: string, io: Io): boolean {
  const kind = io.kindOf(folder);
  if (kind === undefined) return true;
  return kind === "folder" && (io.kindOf(`${folder}/${TAG_FILE}`) === "file" || io.listFolder(folder).length === 0);
}

function named(report: FileReport, file: string): FileReport {
  return { ...report, file, issues: report.issues.map((issue) => ({ ...issue, file })) };
}

const hash = (text: string): string => createHash("sha256").update(text).digest("hex");
