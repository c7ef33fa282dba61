import type { Locator } from "playwright-core";
import { whileDrawing } from "../../../../test/testing/while-drawing.js";

/** Work of a page while a long list scrolls. */
export interface ScrollWork {
  readonly framesPerSecond: number;
  /** Processor time for scripts, styles, and layout. */
  readonly millisecondsPerFrame: number;
  /** Largest number of rows in the page at one time. */
  readonly mostRows: number;
}

/** Length of a frame at 50 frames per second. */
export const MILLISECONDS_OF_A_FRAME = 20;
const TRIES = 8;

/**
 * Scrolls a list for two seconds and measures the processor time of the page. Other work of the machine can only increase
 * the result, so the least of several tries counts.
 *
 * @param rows - Selects the rows in the frame.
 * @param pixels - Distance per frame. A positive number scrolls down from the top, a negative number up from the bottom.
 */
export async function scrollWork(frame: Locator, rows: string, pixels: number): Promise<ScrollWork> {
  let least = await scrollOnce(frame, rows, pixels);
  for (let tries = 1; tries < TRIES && least.millisecondsPerFrame > MILLISECONDS_OF_A_FRAME; tries += 1) {
    const next = await scrollOnce(frame, rows, pixels);
    if (next.millisecondsPerFrame < least.millisecondsPerFrame) least = next;
  }
  return least;
}

async function scrollOnce(frame: Locator, rows: string, pixels: number): Promise<ScrollWork> {
  const tools = await frame.page().context().newCDPSession(frame.page());
  await tools.send("Performance.enable", { timeDomain: "threadTicks" });
  const busySeconds = async (): Promise<number> => {
    const { metrics } = await tools.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
  };
  const before = await busySeconds();
  const { frames, milliseconds, mostRows } = await whileDrawing(
    frame.evaluate(
      (element, { selector, step }) =>
        new Promise<{ readonly frames: number; readonly milliseconds: number; readonly mostRows: number }>(
          (resolve) => {
            element.scrollTo(0, step > 0 ? 0 : element.scrollHeight);
            const start = performance.now();
            let [frames, mostRows] = [0, 0];
            requestAnimationFrame(function next(now: number): void {
              frames += 1;
              mostRows = Math.max(mostRows, element.querySelectorAll(selector).length);
              element.scrollBy(0, step);
              if (now - start < 2000) requestAnimationFrame(next);
              else resolve({ frames, milliseconds: now - start, mostRows });
            });
          },
        ),
      { selector: rows, step: pixels },
    ),
  );
  const work = (await busySeconds()) - before;
  await tools.detach();
  return {
    framesPerSecond: Math.round((1000 * frames) / milliseconds),
    millisecondsPerFrame: (1000 * work) / frames,
    mostRows,
  };
}
