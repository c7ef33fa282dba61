import { useEffect, useState, useSyncExternalStore } from "react";
import { CheckQueue, type CheckState } from "./check-queue.js";

/** Queue for the lifetime of the page; closing the page discards the files. */
export function useCheckQueue(): { readonly queue: CheckQueue; readonly state: CheckState } {
  const [queue] = useState(() => new CheckQueue());
  useEffect(() => () => queue.stop(), [queue]);
  const state = useSyncExternalStore(
    (listener) => queue.subscribe(listener),
    () => queue.state,
  );
  return { queue, state };
}
