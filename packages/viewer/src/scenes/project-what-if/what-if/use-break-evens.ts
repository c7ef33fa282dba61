import type { Project } from "@epb/engine";
import { useEffect, useState } from "react";
import { trustedScript } from "../../../components/trusted-script.js";
import { ChunkFailure } from "../../../errors/failure-text.js";
import { useErrorReport } from "../../../errors/use-error-report.js";
import type { AskedGoal, BreakEvenAnswer, BreakEvenNews, BreakEvenTask } from "./break-even-answer.js";
import type { WorkerFailure } from "./break-even-worker.js";
import workerUrl from "./break-even-worker.js?worker&url";
import type { Lever } from "./levers.js";

/** A question as it was asked; asked again, it is another one. */
export interface BreakEvenQuestion {
  readonly project: Project;
  readonly lever: Lever;
  readonly goals: readonly AskedGoal[];
}

/** State of a search. */
export interface BreakEvenSearch {
  /** Answers in the order of the goals; undefined until known. */
  readonly answers: readonly (BreakEvenAnswer | undefined)[];
  /** Completed part, up to 1. */
  readonly part: number;
  readonly failure?: unknown;
}

/** True if every goal has an answer. */
export const isDone = ({ answers }: BreakEvenSearch, { goals }: BreakEvenQuestion): boolean =>
  answers.length === goals.length;

const NOT_BEGUN: BreakEvenSearch = { answers: [], part: 0 };

/**
 * Searches for the answers in a worker, so that the page stays responsive. A new question, no question, or leaving the
 * page ends the running search.
 */
export function useBreakEvens(question: BreakEvenQuestion | undefined): BreakEvenSearch {
  const [known, setKnown] = useState<{ readonly of: BreakEvenQuestion; readonly search: BreakEvenSearch }>();
  const search = known !== undefined && known.of === question ? known.search : NOT_BEGUN;
  useEffect(() => {
    if (question === undefined) return undefined;
    let searched = NOT_BEGUN;
    const tell = (next: BreakEvenSearch): void => {
      searched = next;
      setKnown({ of: question, search: next });
    };
    const { project, lever, goals } = question;
    const { record, data } = project;
    try {
      return searchInWorker(
        { project: JSON.stringify({ record, data }), lever, goals },
        {
          onNews: (news) => tell(withNews(searched, news)),
          onFailure: (failure) => tell({ ...searched, failure }),
        },
      );
    } catch (failure) {
      tell({ ...searched, failure });
      return undefined;
    }
  }, [question]);
  useErrorReport(search.failure);
  return search;
}

function withNews(search: BreakEvenSearch, news: BreakEvenNews): BreakEvenSearch {
  if (news.kind === "progress") return { ...search, part: news.part };
  const answers = [...search.answers];
  answers[news.goal] = news.answer;
  return { ...search, answers };
}

interface Listener {
  readonly onNews: (news: BreakEvenNews) => void;
  readonly onFailure: (error: unknown) => void;
}

/** Runs the search in a worker. @returns Ends it. */
function searchInWorker(task: BreakEvenTask, { onNews, onFailure }: Listener): () => void {
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
