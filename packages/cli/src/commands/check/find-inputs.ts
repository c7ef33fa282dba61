import { posix } from "node:path";
import { isDynamicPattern } from "tinyglobby";
import { PROFILE_ENDING } from "../../input/profile-ending.js";
import type { FolderEntry, Io } from "../../io.js";
import { CONFIGURATION_FILE } from "../../policy/configuration.js";
import { WAIVER_ENDING } from "../../policy/waiver.js";
import { globFiles, slashed } from "./glob-files.js";
import type { SkippedFiles, SkipReason } from "./report/skipped-files.js";

/** True for epb's own settings files, which a search for projects skips. */
const isOwnFile = (file: string): boolean =>
  posix.basename(file) === CONFIGURATION_FILE || file.endsWith(WAIVER_ENDING) || file.endsWith(PROFILE_ENDING);

const INPUT_ENDINGS = [".xlsx", ".xlsm", ".ods", ".xls", ".csv", ".json"];

/** Endings of spreadsheets that the reader of workbooks refuses. */
const OTHER_SPREADSHEET_ENDINGS = [".xlsb", ".xlt", ".xltx", ".xltm", ".fods", ".numbers"];

/** Classifies a file of a folder by its name: an input, or the reason to skip it. */
function fileKind(file: string): "input" | SkipReason {
  const name = posix.basename(file).toLowerCase();
  // Excel writes such a file beside a workbook that is open, and LibreOffice the second one.
  if (name.startsWith("~$") || name.startsWith(".~lock.")) return "lock-file";
  const hasEndingOf = (endings: readonly string[]): boolean => endings.includes(posix.extname(name));
  if (name.startsWith("."))
    return hasEndingOf([...INPUT_ENDINGS, ...OTHER_SPREADSHEET_ENDINGS]) ? "hidden" : "no-input";
  if (isOwnFile(file)) return "settings";
  if (hasEndingOf(INPUT_ENDINGS)) return "input";
  return hasEndingOf(OTHER_SPREADSHEET_ENDINGS) ? "other-format" : "no-input";
}

/** Folder of packages that npm installs. */
const INSTALLED = "node_modules";

/**
 * Returns the inputs in a folder and below it. Notes every other file, and every folder that is not searched. A folder
 * that cannot be read is among the inputs, so that reading it becomes a finding.
 */
function searchFolder(folder: string, skipped: SkippedFiles, io: Io): readonly string[] {
  let entries: readonly FolderEntry[];
  try {
    entries = io.listFolder(folder);
  } catch {
    return [folder];
  }
  return entries.flatMap(({ name, kind }) => {
    const path = posix.join(folder, name);
    if (kind === "folder" || (kind === "other" && io.kindOf(path) === "folder")) {
      // A link to a folder can form a cycle.
      const isSearched = kind === "folder" && !name.startsWith(".") && name !== INSTALLED;
      if (isSearched) return searchFolder(path, skipped, io);
      skipped.addFolder(path);
      return [];
    }
    const reason = fileKind(name);
    if (reason === "input") return [path];
    skipped.add({ file: path, reason });
    return [];
  });
}

/** Files that names stand for. */
export interface FoundInputs {
  readonly files: readonly string[];
  /** Files of folders and patterns. A person has named the others one by one. */
  readonly searched: ReadonlySet<string>;
  /** A sentence for each folder and pattern without files to check. */
  readonly sentences: readonly string[];
}

export type InputsResult =
  | ({ readonly ok: true } & Omit<FoundInputs, "sentences">)
  /** Reason for the refusal, as a sentence with the correction. */
  | { readonly ok: false; readonly sentence: string };

/**
 * Files that paths, folders, and patterns name, without duplicates, sorted by path. Reports of this run in a folder are
 * not inputs.
 */
export function findInputs(
  names: readonly string[],
  reportFiles: readonly string[],
  skipped: SkippedFiles,
  io: Io,
): InputsResult {
  const { files, searched, sentences } = findInputsOfEach(names, reportFiles, skipped, io);
  const [sentence] = sentences;
  return sentence === undefined ? { ok: true, files, searched } : { ok: false, sentence };
}

/** Like {@link findInputs}, but returns a sentence for each name without inputs, and the inputs of all others. */
export function findInputsOfEach(
  names: readonly string[],
  reportFiles: readonly string[],
  skipped: SkippedFiles,
  io: Io,
): FoundInputs {
  const named = new Set<string>();
  const searched = new Set<string>();
  const sentences: string[] = [];
  const ownReports = reportFiles.filter((report) => io.kindOf(report) !== undefined);
  const isReport = (file: string): boolean => ownReports.some((report) => io.isSameFile(report, file));
  for (const name of names) {
    const result = findNamed(name, skipped, io);
    if (!result.ok) {
      sentences.push(result.sentence);
      continue;
    }
    const { files, isSearched } = result;
    for (const file of files) {
      if (!isSearched) named.add(file);
      else if (!isReport(file)) searched.add(file);
    }
  }
  for (const file of named) searched.delete(file);
  const files = [...named, ...searched].sort((left, right) => (left < right ? -1 : 1));
  return { files, searched, sentences };
}

type Named =
  | { readonly ok: true; readonly files: readonly string[]; readonly isSearched: boolean }
  | { readonly ok: false; readonly sentence: string };

function findNamed(name: string, skipped: SkippedFiles, io: Io): Named {
  switch (io.kindOf(name)) {
    case "folder":
      return findInFolder(name, skipped, io);
    case "file":
    case "other":
      return { ok: true, files: [slashed(name)], isSearched: false };
    default:
      // A missing file is reported like an unreadable one, so that the other files are still checked.
      return isPattern(name) ? findMatching(name, skipped, io) : { ok: true, files: [name], isSearched: false };
  }
}

function findInFolder(folder: string, skipped: SkippedFiles, io: Io): Named {
  const files = searchFolder(slashed(folder), skipped, io);
  return files.length > 0 ? { ok: true, files, isSearched: true } : { ok: false, sentence: nothingIn(folder, skipped) };
}

function nothingIn(folder: string, skipped: SkippedFiles): string {
  const nothing = `There is no workbook (.xlsx, .ods, .xls, .csv) and no project (.json) in the folder ${folder}.`;
  const others = skipped.result().files.filter(({ reason }) => reason === "other-format");
  const [first] = others;
  return first === undefined
    ? nothing
    : `${nothing} Save spreadsheets in other formats, such as ${first.file}, as .xlsx.`;
}

/** Returns the files that match a pattern, but no lock files, no settings of epb, and no files of installed packages that it does not name. */
export function findMatching(name: string, skipped: SkippedFiles, io: Io): Named {
  const wantsInstalled = name.includes(INSTALLED);
  const ignore = wantsInstalled ? [] : [`**/${INSTALLED}/**`];
  const result = globFiles(pattern(name), { ignore, isCaseSensitive: true }, io);
  const files = result.files.filter((file) => {
    // The patterns to ignore match nothing above the current folder.
    if (!wantsInstalled && file.split("/").includes(INSTALLED)) return false;
    const kind = fileKind(file);
    if (kind !== "lock-file" && kind !== "settings") return true;
    skipped.add({ file, reason: kind });
    return false;
  });
  return files.length + result.closedFolders.length > 0
    ? { ok: true, files: [...files, ...result.closedFolders], isSearched: true }
    : { ok: false, sentence: noMatch(name, io) };
}

function noMatch(name: string, io: Io): string {
  const folders = pattern(name).split("/").slice(0, -1);
  const named = folders.slice(0, folders.findIndex(isPattern) === -1 ? folders.length : folders.findIndex(isPattern));
  const missing = named
    .map((_, index) => named.slice(0, index + 1).join("/"))
    .find((folder) => folder !== "" && io.kindOf(folder) === undefined);
  return missing === undefined
    ? `No file matches the pattern ${name}. Write the pattern relative to the current folder.`
    : `No file matches the pattern ${name}: there is no folder ${missing}. Write the pattern relative to the current folder.`;
}

/** True if a name is a pattern. An existing file with that name has precedence. */
export const isPattern = (name: string): boolean => isDynamicPattern(pattern(name));

/** A pattern with slashes; on Windows people write it with backslashes. */
const pattern = (name: string): string => (process.platform === "win32" ? name.replaceAll("\\", "/") : name);
