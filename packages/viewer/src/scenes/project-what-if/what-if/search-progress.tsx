import type { ReactElement } from "react";
import { FailureBox } from "../../../components/failure-box.js";
import { type BreakEvenQuestion, type BreakEvenSearch, isDone } from "./use-break-evens.js";

interface SearchProgressProps {
  readonly question: BreakEvenQuestion;
  readonly search: BreakEvenSearch;
  /** Label of the progress bar. */
  readonly label: string;
  readonly onRetry: () => void;
}

/** Progress of a running search, or the error of a failed one. */
export function SearchProgress({ question, search, label, onRetry }: SearchProgressProps): ReactElement | null {
  if (search.failure !== undefined) return <FailureBox error={search.failure} onRetry={onRetry} />;
  if (isDone(search, question)) return null;
  return <progress className="search-progress" value={search.part} aria-label={label} />;
}
