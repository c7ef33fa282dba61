import { useIsFetching } from "@tanstack/react-query";
import { type ReactElement, Suspense, useEffect, useState } from "react";
import { latePart } from "../components/late-part.js";

// Not part of the first load.
const WaitingCount = latePart(async () => (await import("./waiting-count.js")).WaitingCount);

/** Number of things that wait for the reader. It is asked for after the content of the first page. */
export function WaitingCountLater(): ReactElement | null {
  const isPageLoading = useIsFetching() > 0;
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!isPageLoading) return whenIdle(() => setDue(true));
    return undefined;
  }, [isPageLoading]);
  return isDue ? (
    <Suspense>
      <WaitingCount />
    </Suspense>
  ) : null;
}

/** Safari has no idle callbacks. */
const FALLBACK_MILLISECONDS = 500;

/** @returns Cancels the call. */
function whenIdle(act: () => void): () => void {
  if ("requestIdleCallback" in globalThis) {
    const handle = requestIdleCallback(act);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(act, FALLBACK_MILLISECONDS);
  return () => clearTimeout(timer);
}
