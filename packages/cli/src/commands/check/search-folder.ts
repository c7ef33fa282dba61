import { posix } from "node:path";
import type { FolderEntry, Io } from "../../io.js";
import { fileKind } from "./file-kind.js";
import type { SkippedFiles } from "./report/skipped-files.js";

/** Folder of packages that npm installs. */
export const INSTALLED = "node_modules";

/**
 * Returns the inputs in a folder and below it. Notes every other file, and every folder that is not searched. A folder
 * that cannot be read is among the inputs, so that reading it becomes a finding.
 */
export function searchFolder(folder: string, skipped: SkippedFiles, io: Io): readonly string[] {
  let entries: readonly FolderEntry[];
  try {
    entries = io.listFolder(folder);
  } catch {
    return [folder];
  }
  return entries.flatMap(({ name, kind }) => {
    const path = posix.join(folder, name);
    if (kind === "folder" || (kind === "other" && io.kindOf(path) === "folder")) {
      // A link to a folder could lead in circles.
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
