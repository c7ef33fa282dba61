import { GET_HISTORY, type HistoryEntry } from "@epb/contract";
import { useEffect } from "react";
import { useCall } from "../../calls/use-call.js";

/** Minimum interval between requests during editing. */
const ASKED_EVERY_MILLISECONDS = 15_000;

const ACTIVITIES = ["focus", "pointerdown", "keydown"] as const;

/**
 * Revision that was saved after the one being edited. Requests follow user activity instead of a timer, which would
 * keep an unused session alive.
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
