import { useCallback, useEffect, useState } from "react";
import { loadChecker } from "./load-checker.js";

/** Loading state of everything that the page needs without a network. */
export type Readiness = "loading" | "ready" | "failed";

/** Loads the checking code and its display when the page opens. @param others - Loads further parts of the page. */
export function useReadiness(others: () => Promise<unknown>): {
  readonly readiness: Readiness;
  readonly retry: () => void;
} {
  const [readiness, setReadiness] = useState<Readiness>("loading");
  const load = useCallback(() => {
    setReadiness("loading");
    Promise.all([loadChecker(), others()]).then(
      () => setReadiness("ready"),
      () => setReadiness("failed"),
    );
  }, [others]);
  useEffect(load, [load]);
  return { readiness, retry: load };
}
