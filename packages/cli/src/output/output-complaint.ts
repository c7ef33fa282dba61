import { dirname } from "node:path";
import { systemErrorCode } from "../io.js";

/**
 * Reason why an output cannot be written, as a sentence that says what to do.
 *
 * @throws the error itself if it is not a system error
 */
export function outputComplaint(path: string, error: unknown): string {
  const code = systemErrorCode(error);
  switch (code) {
    case undefined:
      throw error;
    case "EEXIST":
    case "ENOTDIR":
      return `${path} cannot be written: ${dirname(path)} is not a folder. Choose another folder.`;
    case "EISDIR":
      return `${path} is a folder. Give the path of a file, for example ${path.replace(/[\\/]$/, "")}/result.json.`;
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return `You do not have permission to write ${path}. Choose a file in a folder that you can change.`;
    case "ENOSPC":
      return `${path} cannot be written: the disk is full. If the file existed before, the file is unchanged.`;
    default:
      return `${path} cannot be written (${code}). Close the file in other programs and try again.`;
  }
}
