import { answerBreakEvens, type BreakEvenTask } from "./break-even-answer.js";

/** An error in the worker; the page reports it. */
export interface WorkerFailure {
  readonly kind: "failure";
  readonly error: unknown;
}

// A worker for one task: it closes itself at the end, or the page terminates it earlier.
addEventListener("message", ({ data }: MessageEvent<BreakEvenTask>) => {
  try {
    for (const news of answerBreakEvens(data)) postMessage(news);
  } catch (error) {
    postMessage({ kind: "failure", error } satisfies WorkerFailure);
  }
  close();
});
