/** The process that checks files for another one, which tells it what to check and takes the reports. */
import { createNodeIo } from "../node-io.js";
import { checkFile } from "./check-file.js";
import type { CheckedFile, CheckTask } from "./file-report.js";

const io = createNodeIo();

/** Tells that the process has started. */
export const answer = (): true => true;

export const checkInWorker = (task: CheckTask): Promise<CheckedFile> => checkFile(task, io);
