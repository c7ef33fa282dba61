/** Worker process: receives tasks from the main process, and returns reports. */
import { createNodeIo } from "../../node-io.js";
import { checkFile } from "./check-file.js";
import type { CheckedFile, CheckTask } from "./report/file-report.js";

const io = createNodeIo();

/** Confirms that the process has started. */
export const answer = (): true => true;

export function checkInWorker(task: CheckTask): Promise<CheckedFile> {
  // From now on the time of the file runs, and not that of the process's start.
  process.send?.("begun");
  return checkFile(task, io);
}
