import { type Browser, chromium } from "playwright-core";
import { inject } from "vitest";
import type {} from "./provided-context.js";

let connected: Promise<Browser> | undefined;

/** The one Chromium of the run. Test files open contexts in it, and close what they opened. */
export function chromiumOfRun(): Promise<Browser> {
  connected ??= chromium.connect(inject("chromium"));
  return connected;
}
