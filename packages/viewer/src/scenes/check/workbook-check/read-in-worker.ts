import { makeFinding } from "@epb/workbook";
import type { LimitedResult } from "@epb/workbook/formats";
import { trustedScript } from "../../../components/trusted-script.js";
import { CHECK_TEXTS } from "../check-texts.js";
import type { FormatTask } from "./format-worker.js";
import workerUrl from "./format-worker.js?worker&url";

/** As on the command line. */
const MOST_SECONDS = 30;
const MILLISECONDS = 1000;

/** Messages of browsers for a script without memory. */
const OUT_OF_MEMORY = /memory|allocation/i;

/**
 * Reads an .ods or .xls file in a worker of its own, which loads the library and ends after the file.
 *
 * @param signal - Ends the worker earlier.
 */
export function readInWorker(task: FormatTask, signal: AbortSignal): Promise<LimitedResult> {
  return new Promise<LimitedResult>((resolve, reject) => {
    if (signal.aborted) {
      resolve(NOT_LOADED);
      return;
    }
    const worker = new Worker(trustedScript("epb-format-worker", workerUrl), { type: "module" });
    const timer = setTimeout(() => end({ exceeded: `${MOST_SECONDS} seconds` }), MOST_SECONDS * MILLISECONDS);
    const stop = (): void => {
      clearTimeout(timer);
      worker.terminate();
    };
    const end = (result: LimitedResult): void => {
      stop();
      resolve(result);
    };
    signal.addEventListener("abort", () => end(NOT_LOADED));
    worker.addEventListener("message", ({ data }: MessageEvent<LimitedResult>) => end(data));
    worker.addEventListener("error", (event) => {
      // Browsers give no details for a script that fails to load.
      if (!(event instanceof ErrorEvent)) end(NOT_LOADED);
      else if (OUT_OF_MEMORY.test(event.message)) end({ exceeded: CHECK_TEXTS.browserMemory });
      else {
        stop();
        reject(new Error(event.message));
      }
    });
    worker.postMessage(task);
  });
}

const NOT_LOADED: LimitedResult = {
  ok: false,
  finding: makeFinding("file/cannot-open", {
    found: CHECK_TEXTS.readerNotLoaded,
    advice: CHECK_TEXTS.readerNotLoadedAdvice,
  }),
};
