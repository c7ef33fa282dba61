import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";

/** What is chosen on a screen as it stands in the address, so that it can be sent to somebody and found again by going back. */
export interface Address {
  /** "" where nothing is chosen. */
  readonly chosen: (name: string) => string;
  /** Nothing chosen is nothing in the address. */
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
      // The address itself: what is shown may still be of the choice before.
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
