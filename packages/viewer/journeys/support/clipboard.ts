import { mkdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { inject } from "vitest";
import { until } from "../../../server/testing/until.js";

/** Path of a lock folder: all windows of the Chromium of the run share one clipboard. */
const inUse = (): string => join(tmpdir(), `epb-clipboard-${new URL(inject("chromium")).port}`);

/** Returns the text that an action copies. @param copy - Resolves when the page confirms the copy. */
export async function copiedBy(page: Page, copy: () => Promise<unknown>): Promise<string> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await until(() =>
    mkdir(inUse()).then(
      () => true,
      () => false,
    ),
  );
  try {
    await copy();
    return await page.evaluate(() => navigator.clipboard.readText());
  } finally {
    await rm(inUse(), { recursive: true });
  }
}
