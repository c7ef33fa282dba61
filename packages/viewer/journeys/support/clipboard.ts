import { mkdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { inject } from "vitest";
import { until } from "../../../server/testing/until.js";

/** A folder that is there while a test uses the clipboard, of which the Chromium of the run has one for all windows. */
const inUse = (): string => join(tmpdir(), `epb-clipboard-${new URL(inject("chromium")).port}`);

/** Text that an action puts on the clipboard. @param copy - Ends when the page says that it is there. */
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
