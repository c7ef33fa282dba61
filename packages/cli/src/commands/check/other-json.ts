import { type Io, systemErrorCode } from "../../io.js";
import type { FileReport } from "./report/file-report.js";

/** Members of which every project has one. */
const PROJECT_MEMBERS = /"(record|data|ecms)"/;

/**
 * True if a file in a folder is JSON of another program: JSON that is not a project, or text with comments, such as a
 * configuration file, without the members of a project.
 */
export async function isOtherJson({ file, issues: [finding] }: FileReport, io: Io): Promise<boolean> {
  if (finding?.name === "input/not-a-project") return true;
  if (finding?.name !== "input/not-json") return false;
  try {
    return !PROJECT_MEMBERS.test(new TextDecoder().decode(await io.readBytes(file)));
  } catch (error) {
    // The file was deleted after the check; its findings stay.
    if (systemErrorCode(error) === undefined) throw error;
    return false;
  }
}
