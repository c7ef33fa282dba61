import { useCallback, useEffect, useState } from "react";
import { loadChecker } from "./load-checker.js";
import { storePage } from "./store-page.js";

/** Loading state of everything that the page needs without a network. */
export type Readiness = "loading" | "ready" | "failed";

/** Loads the checking code and its display when the page opens. @param others - Loads further parts of the page. */
export function useReadiness(others: () => Promise<unknown>): {
  readonly readiness: Readiness;
  /** True if this browser has stored the page, which then works after a reload without a network. */
  readonly isStored: boolean;
  readonly retry: () => void;
} {
  const [readiness, setReadiness] = useState<Readiness>("loading");
  const [isStored, setStored] = useState(false);
  const load = useCallback(() => {
    setReadiness("loading");
    Promise.all([loadChecker(), others()]).then(
      () => setReadiness("ready"),
      () => setReadiness("failed"),
    );
  }, [others]);
  useEffect(load, [load]);
  useEffect(() => {
    if (readiness === "ready") void storePage().then(setStored);
  }, [readiness]);
  return { readiness, isStored, retry: load };
}
