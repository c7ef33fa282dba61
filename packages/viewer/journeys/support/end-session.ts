import type { Page } from "playwright-core";

/** Ends the session: the server refuses the next call. Waits for the calls under way, so that no other call is refused before it. */
export async function endSession(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("epb.session") ?? "{}");
    localStorage.setItem("epb.session", JSON.stringify({ ...kept, token: "no longer one" }));
  });
}
