import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";

/** Choices of a page in its URL, so that the page can be shared, and the back button restores them. */
export interface Address {
  /** "" if there is no choice. */
  readonly chosen: (name: string) => string;
  /** An empty choice is removed from the URL. */
  readonly choose: (changes: Readonly<Record<string, string>>) => void;
  readonly clear: () => void;
  readonly isEmpty: boolean;
}

/** A step back leads to the screen before, and not through every choice. */
const STAYING = { replace: true, preventScrollReset: true } as const;

export function useAddress(): Address {
  const [search, setSearch] = useSearchParams();
  const choose = useCallback(
    (changes: Readonly<Record<string, string>>) => {
      // Reads the URL itself, because the rendered choice can be older.
      const next = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(changes)) {
        if (value === "") next.delete(name);
        else next.set(name, value);
      }
      setSearch(next, STAYING);
    },
    [setSearch],
  );
  const clear = useCallback(() => setSearch({}, STAYING), [setSearch]);
  return { chosen: (name) => search.get(name) ?? "", choose, clear, isEmpty: `${search}` === "" };
}
