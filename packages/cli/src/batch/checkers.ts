import type { Io } from "../io.js";
import { checkFile, faultReport } from "./check-file.js";
import type { CheckedFile, CheckTask } from "./file-report.js";

/** Whatever checks files: this process, or several. */
export interface Checkers {
  check(task: CheckTask): Promise<CheckedFile>;
  /** How many files are worked on side by side. */
  readonly count: number;
  stop(): Promise<void>;
}

/** Fewer files are done before other processes have started. */
const FEWEST_FILES_FOR_WORKERS = 50;

const DIED = "The process that checked the file ended before it answered; it may have run out of memory.";

export interface CheckersOptions {
  readonly fileCount: number;
  /** How many processes; as many as the machine runs side by side without it. */
  readonly jobs: number | undefined;
  /** How large the heap of a process may grow; as {@link startWorkers} has it without it. */
  readonly heapMebibytes?: number;
}

/** Chooses who checks: processes where there are many files, else this one. What they find is the same. */
export async function chooseCheckers({ fileCount, jobs, heapMebibytes }: CheckersOptions, io: Io): Promise<Checkers> {
  const count = Math.min(jobs ?? io.coreCount(), fileCount);
  const isWorth = count > 1 && (jobs !== undefined || fileCount >= FEWEST_FILES_FOR_WORKERS);
  if (!isWorth || !io.isSharedWithProcesses) return inThisProcess(io);
  const { startWorkers } = await import("./worker-pool.js");
  const workers = await startWorkers(count, heapMebibytes);
  if (workers === undefined) return inThisProcess(io);
  return {
    count,
    check: async (task) => {
      try {
        return await workers.check(task);
      } catch {
        // Another process takes the next file.
        return { report: faultReport(task.file, DIED) };
      }
    },
    stop: workers.stop,
  };
}

function inThisProcess(io: Io): Checkers {
  return {
    count: 1,
    check: async (task) => {
      const checked = await checkFile(task, io);
      // Between two files: an interruption is noticed, and progress is drawn.
      await new Promise<void>((resolve) => setImmediate(resolve));
      return checked;
    },
    stop: async () => undefined,
  };
}
