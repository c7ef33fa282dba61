import type { Io } from "../../io.js";
import { expectRun } from "../../run-length.js";
import { checkFile, faultReport, lateReport } from "./check-file.js";
import type { CheckedFile, CheckTask } from "./report/file-report.js";

/** Checks files in this process or in several. */
export interface Checkers {
  check(task: CheckTask): Promise<CheckedFile>;
  /** Number of files that are checked in parallel. */
  readonly count: number;
  stop(): Promise<void>;
}

/** Fewer files are done before other processes have started. */
const FEWEST_FILES_FOR_WORKERS = 50;

/** Measured: at 200 files two processes on two cores take as long as one, at 1,000 files 0.83 of the time. */
const FEWEST_FILES_ON_TWO_CORES = 200;

/** Number of files from which optimizing the code pays off. */
const FEWEST_FILES_OF_A_LONG_RUN = 10;

/** Enough for any project on any machine; a longer check waits for an unresponsive drive, or the file is malicious. */
const USUAL_TIMEOUT_SECONDS = 60;

const DIED = "The process that checked the file ended without a result. The process may have run out of memory.";

const NO_TIMEOUT = "epb cannot start separate processes on this computer, so --timeout has no effect.\n";

export interface CheckersOptions {
  readonly fileCount: number;
  /** Number of processes; by default one per core. */
  readonly jobs: number | undefined;
  /**
   * Time limit for a file. If present, even a few files are checked in processes, because only a process can be
   * stopped.
   */
  readonly timeoutSeconds?: number | undefined;
  /** Maximum heap of a process; the default is that of {@link startWorkers}. */
  readonly heapMebibytes?: number;
}

/** Checks in worker processes if there are many files, otherwise in this process. The findings are the same. */
export async function chooseCheckers(options: CheckersOptions, io: Io): Promise<Checkers> {
  const { timeoutSeconds = USUAL_TIMEOUT_SECONDS, heapMebibytes } = options;
  const count = countProcesses(options, io);
  if (count === 0) return inThisProcess(options, io);
  const { startWorkers } = await import("./worker-pool.js");
  const limits = { timeoutSeconds, ...(heapMebibytes !== undefined && { heapMebibytes }) };
  const workers = await startWorkers({ count, ...limits });
  if (workers === undefined) {
    if (options.timeoutSeconds !== undefined) io.stderr(NO_TIMEOUT);
    return inThisProcess(options, io);
  }
  return {
    count,
    check: async (task) => {
      try {
        const checked = await workers.check(task);
        return checked === "late" ? { report: lateReport(task.file, timeoutSeconds) } : checked;
      } catch {
        // The next file gets a new process.
        return { report: faultReport(task.file, DIED) };
      }
    },
    stop: workers.stop,
  };
}

/** Number of processes that are worth starting; 0 to check in this process. */
function countProcesses({ fileCount, jobs, timeoutSeconds }: CheckersOptions, io: Io): number {
  if (!io.isSharedWithProcesses) return 0;
  const cores = io.coreCount();
  // The main process also compiles and collects garbage on the second core, so only the further ones gain much.
  const fewest = Math.max(FEWEST_FILES_FOR_WORKERS, FEWEST_FILES_ON_TWO_CORES / Math.max(1, cores - 1));
  const usual = fileCount >= fewest ? cores : 1;
  const count = Math.min(jobs ?? usual, fileCount);
  return count > 1 || timeoutSeconds !== undefined ? count : 0;
}

function inThisProcess({ fileCount }: CheckersOptions, io: Io): Checkers {
  if (io.isSharedWithProcesses && fileCount >= FEWEST_FILES_OF_A_LONG_RUN) expectRun("long");
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
