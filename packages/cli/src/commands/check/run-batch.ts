import type { Io } from "../../io.js";
import { keepReport } from "./cache.js";
import { chooseCheckers } from "./checkers.js";
import type { CheckedFile, FileReport } from "./report/file-report.js";

export interface BatchOptions {
  readonly jobs: number | undefined;
  readonly timeoutSeconds: number | undefined;
  readonly cacheFolder: string | undefined;
  /** Applies the configuration and waivers to the report of a file. */
  readonly judge: (report: FileReport) => Promise<FileReport>;
  /** Called for every file as soon as its check ends, in any order. */
  readonly onDone: (report: FileReport, checked: CheckedFile) => void;
}

/** A slow file delays the reports of at most this many others per process. */
const BEGUN_FOR_EACH_PROCESS = 16;

/** Checks the files, and yields their reports in the order of the files. */
export async function* runBatch(
  files: readonly string[],
  { jobs, timeoutSeconds, cacheFolder, judge, onDone }: BatchOptions,
  io: Io,
): AsyncGenerator<FileReport> {
  const checkers = await chooseCheckers({ fileCount: files.length, jobs, timeoutSeconds }, io);
  const check = async (file: string): Promise<FileReport> => {
    const checked = await checkers.check({
      file,
      ...(cacheFolder !== undefined && { cacheFolder }),
      ...(io.profiles !== undefined && { profiles: io.profiles }),
    });
    const { report: found, keepAt } = checked;
    if (keepAt !== undefined) keepReport(keepAt, found, io);
    const report = await judge(found);
    onDone(report, checked);
    return report;
  };
  try {
    yield* inOrder(files, check, checkers.count === 1 ? 1 : checkers.count * BEGUN_FOR_EACH_PROCESS);
  } finally {
    await checkers.stop();
  }
}

/**
 * Processes several items at a time, and yields the results in the order of the items. Limits the number of unfinished
 * items, so that memory use does not grow with the list.
 */
export async function* inOrder<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  mostAtOnce: number,
): AsyncGenerator<Result> {
  const begun: Promise<Result>[] = [];
  let next = 0;
  while (true) {
    for (let item = items[next]; item !== undefined && begun.length < mostAtOnce; item = items[next]) {
      begun.push(work(item));
      next++;
    }
    const first = begun.shift();
    if (first === undefined) return;
    yield await first;
  }
}
