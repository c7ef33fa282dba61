import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { type ListChoice, readChoice, writeChoice } from "./list-choice.js";

/** What is wanted of the list, kept in the address: it can be sent to somebody, and the browser goes back to it. */
export function useListChoice(): {
  readonly choice: ListChoice;
  /** @param isTyping - Takes the place of the address before, of which a step back leads to the one before that. */
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
