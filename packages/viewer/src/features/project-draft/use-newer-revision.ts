import { GET_HISTORY, type HistoryEntry } from "@epb/contract";
import { useEffect } from "react";
import { useCall } from "../../calls/use-call.js";

/** While somebody works, the server is asked this often at most. */
const ASKED_EVERY_MILLISECONDS = 15_000;

const ACTIVITIES = ["focus", "pointerdown", "keydown"] as const;

/**
 * A revision that was saved after the one that is worked on. The server is asked when a person turns to the window or
 * works in it, and not by a clock, which would keep a session alive that nobody uses.
 */
export function useNewerRevision(projectId: string, revision: number): HistoryEntry | undefined {
  const { data, dataUpdatedAt, refetch } = useCall(GET_HISTORY, { params: { id: projectId }, query: { limit: 1 } });
  useEffect(() => {
    const ask = (): void => {
      if (Date.now() - dataUpdatedAt > ASKED_EVERY_MILLISECONDS) void refetch({ cancelRefetch: false });
    };
    // The focus of the window alone: that of its elements moves when a dialog opens by itself.
    for (const activity of ACTIVITIES) window.addEventListener(activity, ask, { passive: true });
    return () => {
      for (const activity of ACTIVITIES) window.removeEventListener(activity, ask);
    };
  }, [dataUpdatedAt, refetch]);
  const latest = data?.items[0];
  return latest !== undefined && latest.revision > revision ? latest : undefined;
}
