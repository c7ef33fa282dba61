import { useEffect, useRef } from "react";
import type { KeptDrafts } from "./kept-drafts.js";

const WRITTEN_AFTER_MILLISECONDS = 1000;

interface PausedWrite<Content> {
  readonly start: (content: Content) => void;
  /** Drops the content that waits, if any. */
  readonly cancel: () => void;
}

/** Stores typed entries after a pause, when the page closes, and before the drafts are counted. */
export function usePausedWrite<Content>(drafts: KeptDrafts, write: (content: Content) => void): PausedWrite<Content> {
  const pending = useRef<{ readonly content: Content; readonly timer: ReturnType<typeof setTimeout> }>(undefined);
  const flush = useRef(() => {});
  const cancel = (): void => {
    clearTimeout(pending.current?.timer);
    pending.current = undefined;
  };
  flush.current = () => {
    if (pending.current === undefined) return;
    const { content } = pending.current;
    cancel();
    write(content);
  };
  useEffect(() => {
    const flushNow = (): void => flush.current();
    window.addEventListener("pagehide", flushNow);
    const stop = drafts.onWrite(flushNow);
    return () => {
      stop();
      window.removeEventListener("pagehide", flushNow);
      flushNow();
    };
  }, [drafts]);
  const start = (content: Content): void => {
    cancel();
    pending.current = { content, timer: setTimeout(() => flush.current(), WRITTEN_AFTER_MILLISECONDS) };
  };
  return { start, cancel };
}
