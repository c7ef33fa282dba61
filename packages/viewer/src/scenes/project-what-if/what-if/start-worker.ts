import { trustedScript } from "../../../components/trusted-script.js";
import { ChunkFailure } from "../../../errors/failure-text.js";
import type { BreakEvenNews, BreakEvenTask } from "./break-even-answer.js";
import type { WorkerFailure } from "./break-even-worker.js";
import workerUrl from "./break-even-worker.js?worker&url";

interface Listener {
  readonly onNews: (news: BreakEvenNews) => void;
  readonly onFailure: (error: unknown) => void;
}

/** Runs the search in a worker. @returns Ends it. */
export function searchInWorker(task: BreakEvenTask, { onNews, onFailure }: Listener): () => void {
  const worker = new Worker(trustedScript("epb-worker", workerUrl), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<BreakEvenNews | WorkerFailure>) => {
    if (data.kind === "failure") onFailure(data.error);
    else onNews(data);
  });
  worker.addEventListener("error", (event) => {
    // Browsers give no details for a script that fails to load.
    onFailure(event instanceof ErrorEvent ? new Error(event.message) : new ChunkFailure(workerUrl));
  });
  worker.postMessage(task);
  return () => worker.terminate();
}
