import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";

/** What is chosen on a screen, kept in its address. */
export function useAddress(): {
  readonly chosen: (name: string) => string;
  /** Nothing chosen is nothing in the address. */
  readonly choose: (changes: Readonly<Record<string, string>>) => void;
} {
  const [search, setSearch] = useSearchParams();
  const choose = useCallback(
    (changes: Readonly<Record<string, string>>) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes)) {
            if (value === "") next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        // A step back leads to the screen before, and not through every choice.
        { preventScrollReset: true, replace: true },
      ),
    [setSearch],
  );
  return { chosen: (name) => search.get(name) ?? "", choose };
}

/** The number of an option, where the text is one; options are asked for by number. */
export function optionNumber<Id extends number>(labels: Readonly<Record<Id, string>>, text: string): Id | undefined {
  return /^\d{1,3}$/.test(text) && Number(text) in labels ? (Number(text) as Id) : undefined;
}
