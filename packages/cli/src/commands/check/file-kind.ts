import { posix } from "node:path";
import { isOwnFile } from "./own-files.js";
import type { SkipReason } from "./report/skipped-files.js";

const INPUT_ENDINGS = [".xlsx", ".xlsm", ".json"];

/** Endings of spreadsheets that the reader of workbooks refuses. */
const OTHER_SPREADSHEET_ENDINGS = [".xls", ".xlsb", ".xlt", ".xltx", ".xltm", ".ods", ".fods", ".numbers"];

/** Whether a file of a folder is an input by its name, or why it is not. */
export function fileKind(file: string): "input" | SkipReason {
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
