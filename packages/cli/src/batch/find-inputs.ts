import { posix } from "node:path";
import { isDynamicPattern } from "tinyglobby";
import type { Io } from "../io.js";
import { globFiles, slashed } from "./glob-files.js";

export type InputsResult =
  | { readonly ok: true; readonly files: readonly string[] }
  /** What is wrong, as a sentence that says what to do. */
  | { readonly ok: false; readonly sentence: string };

const PROJECTS = "**/*.{xlsx,json}";
const INSTALLED = "node_modules";

/**
 * The files that paths, folders and patterns name, each once, sorted by path. Reports of this run that stand in a folder
 * are no inputs.
 */
export function findInputs(names: readonly string[], reportFiles: readonly string[], io: Io): InputsResult {
  const found = new Set<string>();
  const isReport = (file: string): boolean => reportFiles.some((report) => io.isSameFile(report, file));
  const ownReports = reportFiles.filter((report) => io.kindOf(report) !== undefined);
  for (const name of names) {
    const result = findNamed(name, io);
    if (!result.ok) return result;
    const { files, isSearched } = result;
    for (const file of files) {
      if (!isSearched || ownReports.length === 0 || !isReport(file)) found.add(file);
    }
  }
  return { ok: true, files: [...found].sort((left, right) => (left < right ? -1 : 1)) };
}

type Named =
  | { readonly ok: true; readonly files: readonly string[]; readonly isSearched: boolean }
  | { readonly ok: false; readonly sentence: string };

function findNamed(name: string, io: Io): Named {
  switch (io.kindOf(name)) {
    case "folder":
      return findInFolder(name, io);
    case "file":
    case "other":
      return { ok: true, files: [slashed(name)], isSearched: false };
    default:
      // A file that is not there is told like one that cannot be read, so that the others are checked.
      return isDynamicPattern(pattern(name)) ? findMatching(name, io) : { ok: true, files: [name], isSearched: false };
  }
}

function findInFolder(folder: string, io: Io): Named {
  const result = globFiles(PROJECTS, { folder, ignore: [`**/${INSTALLED}/**`], isCaseSensitive: false }, io);
  const files = [...result.files.filter(isNoLockFile), ...result.closedFolders];
  return files.length > 0
    ? { ok: true, files, isSearched: true }
    : { ok: false, sentence: `There is no workbook (.xlsx) and no project (.json) in the folder ${folder}.` };
}

function findMatching(name: string, io: Io): Named {
  const wantsInstalled = name.includes(INSTALLED);
  const ignore = wantsInstalled ? [] : [`**/${INSTALLED}/**`];
  const result = globFiles(pattern(name), { ignore, isCaseSensitive: true }, io);
  // The patterns to ignore match nothing above the current folder.
  const isWanted = (file: string): boolean => wantsInstalled || !file.split("/").includes(INSTALLED);
  const files = [...result.files.filter(isNoLockFile).filter(isWanted), ...result.closedFolders];
  return files.length > 0
    ? { ok: true, files, isSearched: true }
    : { ok: false, sentence: `No file matches ${name}. Patterns are counted from the current folder.` };
}

/** What Excel puts beside a workbook that is open. */
const isNoLockFile = (file: string): boolean => !posix.basename(file).startsWith("~$");

/** A pattern with slashes; on Windows people write it with backslashes. */
const pattern = (name: string): string => (process.platform === "win32" ? name.replaceAll("\\", "/") : name);
