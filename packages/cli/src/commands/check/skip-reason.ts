import { extname } from "node:path";
import { type Finding, OWN_OUTPUT_FOUND } from "@epb/workbook/diagnostics";
import { type Io, systemErrorCode } from "../../io.js";
import type { FileReport } from "./report/file-report.js";
import type { SkipReason } from "./report/skipped-files.js";

/** Members of which every project has one. */
const PROJECT_MEMBERS = /"(record|data|ecms)"/;

/**
 * Reason to skip a file of a folder; undefined for an input. Skipped files are outputs of epb, and JSON of other
 * programs: JSON that is not a project, or text with comments, such as a configuration file, without the members of a
 * project; and CSV files that no profile reads.
 */
export async function skipReason({ file, issues: [finding] }: FileReport, io: Io): Promise<SkipReason | undefined> {
  if (finding === undefined) return undefined;
  const isNoInput = finding.name === "input/not-a-project" || finding.name === "template/not-ours";
  if (isNoInput && finding.found === OWN_OUTPUT_FOUND) return "own-output";
  if (finding.name === "input/not-a-project") return "not-a-project";
  if (extname(file).toLowerCase() === ".csv" && isNoForm(finding.name)) return "no-input";
  return finding.name === "input/not-json" && (await hasNoProjectMembers(file, io)) ? "not-a-project" : undefined;
}

/** A CSV file can be any table. Only one that a profile reads is an input. */
const isNoForm = (name: Finding["name"]): boolean => name === "template/not-ours" || name.startsWith("file/");

async function hasNoProjectMembers(file: string, io: Io): Promise<boolean> {
  try {
    return !PROJECT_MEMBERS.test(new TextDecoder().decode(await io.readBytes(file)));
  } catch (error) {
    // The file was deleted after the check; its findings stay.
    if (systemErrorCode(error) === undefined) throw error;
    return false;
  }
}
