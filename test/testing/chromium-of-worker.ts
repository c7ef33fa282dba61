import type { Browser } from "playwright-core";
import { startChromium } from "./start-chromium.js";

let started: Promise<Browser> | undefined;

/**
 * The Chromium of this worker, which test files use in sequence. A crashed browser is restarted. Each test file closes
 * the contexts that it opens; Playwright ends the browser with the process.
 */
export async function chromiumOfWorker(): Promise<Browser> {
  const isAlive = started !== undefined && (await started.then((browser) => browser.isConnected()));
  if (!isAlive) started = startChromium();
  return started as Promise<Browser>;
}
