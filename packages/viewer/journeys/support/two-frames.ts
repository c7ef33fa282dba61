import type { Page } from "playwright-core";
import { whileDrawing } from "../../../../test/testing/while-drawing.js";

/** Waits until the page has drawn what its scripts did before, and what follows from that. */
export const twoFrames = (page: Page): Promise<void> =>
  whileDrawing(
    page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))),
  );
