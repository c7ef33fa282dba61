import { type Browser, chromium } from "playwright-core";
import { inject } from "vitest";
import type {} from "./provided-context.js";

let connected: Promise<Browser> | undefined;

/** Connects to the Chromium of the run. Each test file closes the contexts that it opens. */
export function chromiumOfRun(): Promise<Browser> {
  connected ??= chromium.connect(inject("chromium"));
  return connected;
}
