import { ChunkFailure } from "../../../errors/failure-text.js";
import type { BreakEvenNews, BreakEvenTask } from "./break-even-answer.js";
import type { WorkerFailure } from "./break-even-worker.js";
import workerUrl from "./break-even-worker.js?worker&url";

/** The part of Trusted Types used here; some browsers lack the API. */
interface TrustedTypes {
  createPolicy(name: string, rules: Pick<Policy, "createScriptURL">): Policy;
}
interface Policy {
  createScriptURL(url: string): string;
}

let policy: Policy | undefined;

/** The address of the worker, as the Content-Security-Policy wants it: this is the only script that it lets a page start. */
function trustedUrl(): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy("epb-worker", {
    createScriptURL: (url) => {
      if (url !== workerUrl) throw new TypeError(`no worker of ours: ${url}`);
      return url;
    },
  });
  return policy?.createScriptURL(workerUrl) ?? workerUrl;
}

interface Listener {
  readonly onNews: (news: BreakEvenNews) => void;
  readonly onFailure: (error: unknown) => void;
}

/** Runs the search in a worker. @returns Ends it. */
export function searchInWorker(task: BreakEvenTask, { onNews, onFailure }: Listener): () => void {
  const worker = new Worker(trustedUrl(), { type: "module" });
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
