import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { type ListChoice, readChoice, writeChoice } from "./list-choice.js";

/** The choice is in the URL: it can be shared, and the back button of the browser restores it. */
export function useListChoice(): {
  readonly choice: ListChoice;
  /** @param isTyping - Replaces the current history entry, so that typing adds no steps to the browser history. */
  readonly choose: (choice: ListChoice, isTyping?: boolean) => void;
} {
  const [search, setSearch] = useSearchParams();
  // Equal addresses are the same choice: tables and questions are kept by it.
  const address = search.toString();
  const choice = useMemo(() => readChoice(new URLSearchParams(address)), [address]);
  const choose = useCallback(
    (next: ListChoice, isTyping = false) =>
      setSearch(writeChoice(next), { replace: isTyping, preventScrollReset: true }),
    [setSearch],
  );
  return { choice, choose };
}
