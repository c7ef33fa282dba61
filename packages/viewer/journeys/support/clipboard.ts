import type { Page } from "playwright-core";

/** Returns the text that an action copies. @param copy - Resolves when the page confirms the copy. */
export async function copiedBy(page: Page, copy: () => Promise<unknown>): Promise<string> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await copy();
  return page.evaluate(() => navigator.clipboard.readText());
}
