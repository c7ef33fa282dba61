import type { Project } from "@epb/engine";
import { useEffect, useState } from "react";
import { useErrorReport } from "../../../errors/use-error-report.js";
import type { AskedGoal, BreakEvenAnswer, BreakEvenNews } from "./break-even-answer.js";
import type { Lever } from "./levers.js";
import { searchInWorker } from "./start-worker.js";

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
