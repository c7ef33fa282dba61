import { useState } from "react";

/** Browser storage for the choice; some browsers block it. */
type Keeper = Pick<Storage, "getItem" | "setItem">;

/** Stored columns in the order of the table; the default columns if no readable choice is stored. */
export function readColumns<Id extends string>(
  kept: string | null,
  { all, usual }: { readonly all: readonly Id[]; readonly usual: readonly Id[] },
): readonly Id[] {
  if (kept === null) return usual;
  const names = kept.split(",");
  const chosen = all.filter((id) => names.includes(id));
  return chosen.length === 0 ? usual : chosen;
}

interface ColumnsOptions<Id extends string> {
  readonly all: readonly Id[];
  readonly usual: readonly Id[];
  readonly keeper?: Keeper;
}

/** The choice of columns of a table, kept in the browser. @param key - Under which it is kept. */
export function useKeptColumns<Id extends string>(
  key: string,
  { all, usual, keeper = localStorage }: ColumnsOptions<Id>,
): readonly [readonly Id[], (chosen: readonly Id[]) => void] {
  const [chosen, setChosen] = useState(() => readColumns(keeper.getItem(key), { all, usual }));
  const choose = (next: readonly Id[]): void => {
    setChosen(all.filter((id) => next.includes(id)));
    try {
      keeper.setItem(key, next.join(","));
    } catch {
      // Storage is full or blocked: the choice lasts until the window closes.
    }
  };
  return [chosen, choose];
}
