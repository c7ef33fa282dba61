import { setTimeout as delay } from "node:timers/promises";

/** Longest work that waits for frames, with room for a busy machine. */
const MILLISECONDS = 30_000;
const MESSAGE = "Chromium has stopped drawing the window";

/**
 * On rare occasions, Chromium draws a window no more: no frame comes, and a screenshot never ends. This is no fault of the
 * page, whose scripts go on, so a test that draws much runs again in another window.
 */
export const RETRY_WHEN_DRAWING_STOPS = { count: 2, condition: new RegExp(MESSAGE) };

/**
 * Waits for work in the page that needs frames.
 *
 * @throws Error for `RETRY_WHEN_DRAWING_STOPS` when the work does not end.
 */
export async function whileDrawing<Result>(work: Promise<Result>): Promise<Result> {
  const isOver = new AbortController();
  const stopped = delay(MILLISECONDS, undefined, { signal: isOver.signal }).then(() => {
    throw new Error(MESSAGE);
  });
  try {
    return await Promise.race([work, stopped]);
  } finally {
    isOver.abort();
    // Nobody waits for the loser of the race.
    for (const promise of [work, stopped]) promise.catch(() => {});
  }
}
