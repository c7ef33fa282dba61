import { basename, join, posix, relative } from "node:path";
import { type FileSystemAdapter, globSync } from "tinyglobby";
import type { FolderEntry, Io } from "../../io.js";

export interface GlobOptions {
  /** Start folder of the search; the current folder by default. */
  readonly folder?: string;
  readonly ignore: readonly string[];
  readonly isCaseSensitive: boolean;
}

export interface GlobResult {
  /** Files that match, from the current folder, with slashes. */
  readonly files: readonly string[];
  /** Folders that could not be looked into. */
  readonly closedFolders: readonly string[];
}

/** Files that match a pattern. Links to folders are not followed, because they can form a cycle. */
export function globFiles(pattern: string, { folder = ".", ignore, isCaseSensitive }: GlobOptions, io: Io): GlobResult {
  const closedFolders: string[] = [];
  const files = globSync(pattern, {
    cwd: folder,
    ignore,
    caseSensitiveMatch: isCaseSensitive,
    expandDirectories: false,
    followSymbolicLinks: false,
    fs: foldersOf(io, (path) => closedFolders.push(slashed(path))),
  });
  return { files: files.map((file) => slashed(join(folder, file))), closedFolders };
}

/** A path with slashes, as every report writes it. */
export const slashed = (path: string): string => posix.normalize(path.replaceAll("\\", WINDOWS ? "/" : "\\"));

const WINDOWS = process.platform === "win32";

/** The folders of an Io, for the library that searches them; it would be silent about those it cannot read. */
function foldersOf(io: Io, reportClosed: (path: string) => void): FileSystemAdapter {
  const readdirSync = (absolute: string): readonly object[] => {
    const path = relative(process.cwd(), absolute) || ".";
    try {
      return io.listFolder(path).map(directoryEntry);
    } catch {
      // A pattern may start with a folder that does not exist.
      if (io.kindOf(path) !== undefined) reportClosed(path);
      return [];
    }
  };
  return { readdirSync: readdirSync as unknown as NonNullable<FileSystemAdapter["readdirSync"]> };
}

const directoryEntry = ({ name, kind }: FolderEntry): object => ({
  name: basename(name),
  isFile: () => kind === "file",
  isDirectory: () => kind === "folder",
  isSymbolicLink: () => false,
});
