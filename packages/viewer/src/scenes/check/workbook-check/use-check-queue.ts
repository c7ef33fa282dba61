import { useEffect, useState, useSyncExternalStore } from "react";
import { CheckQueue, type CheckState } from "./check-queue.js";

/** Files are checked as long as the screen is open, and forgotten when it closes. */
export function useCheckQueue(): { readonly queue: CheckQueue; readonly state: CheckState } {
  const [queue] = useState(() => new CheckQueue());
  useEffect(() => () => queue.stop(), [queue]);
  const state = useSyncExternalStore(
    (listener) => queue.subscribe(listener),
    () => queue.state,
  );
  return { queue, state };
}
