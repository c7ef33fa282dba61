import { answerBreakEvens, type BreakEvenTask } from "./break-even-answer.js";

/** What goes wrong here is told to the page, which reports it. */
export interface WorkerFailure {
  readonly kind: "failure";
  readonly error: unknown;
}

// A thread for one task: it ends itself when that is done, or is ended before by whoever gave it.
addEventListener("message", ({ data }: MessageEvent<BreakEvenTask>) => {
  try {
    for (const news of answerBreakEvens(data)) postMessage(news);
  } catch (error) {
    postMessage({ kind: "failure", error } satisfies WorkerFailure);
  }
  close();
});
