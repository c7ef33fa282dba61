import { useEffect, useState } from "react";

/**
 * What comes of each item, worked out one by one while the browser has nothing else to do, so that the page goes on
 * answering. Another array of items begins anew. @param work - The same one as long as it gives the same.
 */
export function useInSlices<Item, Result>(items: readonly Item[], work: (item: Item) => Result): readonly Result[] {
  const [done, setDone] = useState<{ readonly of: readonly Item[]; readonly results: readonly Result[] }>();
  const results = done?.of === items ? done.results : NOTHING;
  useEffect(() => {
    const next = items[results.length];
    if (next === undefined) return undefined;
    return whenIdle(() => setDone({ of: items, results: [...results, work(next)] }));
  }, [items, results, work]);
  return results;
}

const NOTHING: readonly never[] = [];

/** Milliseconds after which it is done although the browser is busy. */
const PATIENCE = 500;

/** @returns Takes it back. */
function whenIdle(work: () => void): () => void {
  // Safari has no word for it.
  if (typeof requestIdleCallback !== "function") {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: PATIENCE });
  return () => cancelIdleCallback(handle);
}
