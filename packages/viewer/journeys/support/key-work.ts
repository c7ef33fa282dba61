import type { Locator } from "playwright-core";
import { twoFrames } from "./two-frames.js";

/** Time in which a reader sees an answer as immediate. */
export const MILLISECONDS_OF_A_KEY = 100;
const TRIES = 8;

/**
 * Processor time of a page from a key that opens the editor of a cell until it is drawn, in milliseconds. Other work of
 * the machine can only increase the result, so the least of several tries counts.
 */
export async function keyWork(cell: Locator, editor: Locator): Promise<number> {
  const page = cell.page();
  const tools = await page.context().newCDPSession(page);
  await tools.send("Performance.enable", { timeDomain: "threadTicks" });
  const busySeconds = async (): Promise<number> => {
    const { metrics } = await tools.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
  };
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES && least > MILLISECONDS_OF_A_KEY; tries += 1) {
    await cell.evaluate((element) => (element as HTMLElement).focus());
    const before = await busySeconds();
    await page.keyboard.press("5");
    await editor.waitFor();
    await twoFrames(page);
    least = Math.min(least, 1000 * ((await busySeconds()) - before));
    await page.keyboard.press("Escape");
    await editor.waitFor({ state: "detached" });
  }
  await tools.detach();
  return least;
}
