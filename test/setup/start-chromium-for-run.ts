import type { TestProject } from "vitest/node";
import type {} from "../testing/provided-context.js";
import { startChromiumServer } from "../testing/start-chromium.js";

/** Starts one Chromium before the first test file and stops it after the last. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await startChromiumServer();
  provide("chromium", server.wsEndpoint());
  return () => server.close();
}
