import { setTimeout } from "node:timers/promises";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { PATIENCE_MS } from "./patience.js";
import { twoFrames } from "./two-frames.js";

/** Settings of every browser window. */
const SETTINGS = { locale: "en-US", timezoneId: "America/Denver", reducedMotion: "reduce" } as const;

/** Opens and closes windows for visitors. */
export interface WindowSource {
  /** Opens a clean window: no storage, cookies, routes, or listeners of an earlier visitor. */
  openWindow(): Promise<Page>;
  /** @param isForGood - Discards the window, because a change such as a moved clock cannot be undone. */
  closeWindow(page: Page, isForGood: boolean): Promise<void>;
}

/**
 * Clears a closed window, and reuses it for the next visitor. A new window costs a process and the compilation of every
 * script; a kept window has both already.
 */
export class KeptWindows implements WindowSource {
  readonly #browser: () => Promise<Browser>;
  readonly #kept: Page[] = [];
  readonly #open = new Set<Page>();

  constructor(browser: () => Promise<Browser>) {
    this.#browser = browser;
  }

  /** Windows in use. */
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

  /** Discards all windows in use. */
  async closeOpen(): Promise<void> {
    for (const page of this.open) await this.closeWindow(page, true);
  }

  async #newWindow(): Promise<Page> {
    const context = await (await this.#browser()).newContext(SETTINGS);
    context.setDefaultTimeout(PATIENCE_MS);
    // Snapshots take an eighth more time, so they are recorded only on request.
    await context.tracing.start({ snapshots: process.env["EPB_TEST_SNAPSHOTS"] !== undefined });
    if (LONGEST_DELAY > 0) await delayReplies(context);
    return context.newPage();
  }
}

/** Maximum delay of calls and scripts in milliseconds, to find loading states. */
const LONGEST_DELAY = Number(process.env["EPB_TEST_DELAY"] ?? 0);

/** Delays each call and script of the pages by a random time. */
async function delayReplies(context: BrowserContext): Promise<void> {
  await context.route(/\/(?:api|assets)\//, async (route) => {
    await setTimeout(Math.random() * LONGEST_DELAY);
    // A page that was left meanwhile needs no reply.
    await route.continue().catch(() => {});
  });
}

/**
 * URL of a page of the site that runs no script. A window that waits there keeps the compiled scripts of the site; a window
 * that shows `about:blank` loses them.
 */
export const quietPage = (site: string): string => new URL("/favicon.svg", site).href;

/** Clears a window for the next visitor. @returns False if the window cannot be cleared. */
async function emptied(page: Page): Promise<boolean> {
  if (page.isClosed() || !page.url().startsWith("http")) return false;
  const context = page.context();
  try {
    for (const other of context.pages()) if (other !== page) await other.close();
    page.removeAllListeners();
    await page.unrouteAll();
    await context.setOffline(false);
    // Some elements react to a resting mouse pointer.
    await page.mouse.move(0, 0);
    await page.goto(quietPage(page.url()));
    await page.evaluate(async () => {
      localStorage.clear();
      sessionStorage.clear();
      for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await Promise.all([context.clearCookies(), context.clearPermissions()]);
    await page.emulateMedia({ ...NO_MEDIA, reducedMotion: SETTINGS.reducedMotion });
    await twoFrames(page);
    return true;
  } catch {
    // The browser shows an error page or draws no more, or the site was stopped.
    return false;
  }
}

const NO_MEDIA = { media: null, colorScheme: null, forcedColors: null, contrast: null } as const;
