import type { Page } from "playwright-core";

/** Requests of a page that reach the server only when they are released. */
export interface HeldRequests {
  /** Resolves when the page has sent one. */
  readonly isSent: Promise<void>;
  readonly release: () => void;
}

/** Holds requests of a page. @param address - Pattern of their addresses. */
export async function holdRequests(page: Page, address: string): Promise<HeldRequests> {
  let send = (): void => {};
  const isSent = new Promise<void>((resolve) => {
    send = resolve;
  });
  let release = (): void => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    send();
    await isReleased;
    await route.continue();
  });
  return { isSent, release };
}
