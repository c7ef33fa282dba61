import type { Browser, Page } from "playwright-core";

/** Where people and their browsers are. */
const SETTINGS = { locale: "en-US", timezoneId: "America/Denver", reducedMotion: "reduce" } as const;

/** What opens windows for visitors. */
export interface WindowSource {
  /** A window of which nobody has left anything: no storage, no cookies, no listeners. */
  openWindow(): Promise<Page>;
  /** @param isForGood - Where something was changed that cannot be taken back. */
  closeWindow(page: Page, isForGood: boolean): Promise<void>;
}

/**
 * Windows that are emptied and kept when somebody closes them. Chromium starts a process and compiles every script for a new
 * window; in a kept one it has done so already.
 */
export class KeptWindows implements WindowSource {
  readonly #browser: () => Promise<Browser>;
  readonly #kept: Page[] = [];
  readonly #open = new Set<Page>();

  constructor(browser: () => Promise<Browser>) {
    this.#browser = browser;
  }

  /** Windows that somebody has opened and not closed. */
  get open(): readonly Page[] {
    return [...this.#open];
  }

  async openWindow(): Promise<Page> {
    const page = this.#kept.pop() ?? (await this.#newWindow());
    await page.context().tracing.startChunk();
    this.#open.add(page);
    return page;
  }

  async closeWindow(page: Page, isForGood: boolean): Promise<void> {
    this.#open.delete(page);
    const context = page.context();
    if (isForGood || !(await emptied(page))) {
      await context.close();
      return;
    }
    await context.tracing.stopChunk();
    this.#kept.push(page);
  }

  /** Closes what is still open. */
  async closeOpen(): Promise<void> {
    for (const page of this.open) await this.closeWindow(page, true);
  }

  async #newWindow(): Promise<Page> {
    const context = await (await this.#browser()).newContext(SETTINGS);
    // The page as it was at every step takes an eighth more time: whoever looks into a failure asks for it.
    await context.tracing.start({ snapshots: process.env["EPB_TEST_SNAPSHOTS"] !== undefined });
    return context.newPage();
  }
}

/**
 * A page of a site that runs no script. A window that comes from it still has the scripts of the site compiled, and one that
 * comes from a blank page has not.
 */
export const quietPage = (site: string): string => new URL("/favicon.svg", site).href;

/** Leaves the window as a new one would be. @returns Whether that could be done. */
async function emptied(page: Page): Promise<boolean> {
  if (page.isClosed() || !page.url().startsWith("http")) return false;
  const context = page.context();
  try {
    for (const other of context.pages()) if (other !== page) await other.close();
    page.removeAllListeners();
    await page.unrouteAll();
    await context.setOffline(false);
    // What the mouse rests on stands still, or shows more.
    await page.mouse.move(0, 0);
    await page.goto(quietPage(page.url()));
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await Promise.all([context.clearCookies(), context.clearPermissions()]);
    await page.emulateMedia({ ...NO_MEDIA, reducedMotion: SETTINGS.reducedMotion });
    return true;
  } catch {
    // An error page of the browser has no storage to empty, and a site that was stopped gives no page.
    return false;
  }
}

const NO_MEDIA = { media: null, colorScheme: null, forcedColors: null, contrast: null } as const;
