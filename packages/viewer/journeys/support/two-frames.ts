import type { Page } from "playwright-core";
import { whileDrawing } from "../../../../test/testing/while-drawing.js";

/** Waits until the page has rendered the effects of its scripts. */
export const twoFrames = (page: Page): Promise<void> =>
  whileDrawing(
    page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))),
  );
