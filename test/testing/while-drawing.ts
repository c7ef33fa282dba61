import { setTimeout as delay } from "node:timers/promises";

/** Longest work that waits for frames, with room for a busy machine. */
const MILLISECONDS = 20_000;

/**
 * Waits for work in the page that needs frames. On rare occasions, Chromium stops drawing a window, while the scripts of the page go
 * on.
 *
 * @throws Error when the work does not end.
 */
export async function whileDrawing<Result>(work: Promise<Result>): Promise<Result> {
  const isOver = new AbortController();
  const stopped = delay(MILLISECONDS, undefined, { signal: isOver.signal }).then(() => {
    throw new Error("Chromium has stopped drawing the window");
  });
  try {
    return await Promise.race([work, stopped]);
  } finally {
    isOver.abort();
    // The loser of the race is not awaited.
    for (const promise of [work, stopped]) promise.catch(() => {});
  }
}
