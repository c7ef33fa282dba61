import { useEffect } from "react";
import { useSession } from "../session/session-context.js";
import { isChunkFailure } from "./failure-text.js";
import { reportError } from "./report-error.js";

/** Sends an error that a screen tells to the log, once; undefined is none. */
export function useErrorReport(error: unknown): void {
  const session = useSession();
  useEffect(() => {
    // A part of the site that could not be loaded is no error of ours.
    if (error !== undefined && !isChunkFailure(error)) void reportError(error, session, { now: Date.now });
  }, [error, session]);
}
