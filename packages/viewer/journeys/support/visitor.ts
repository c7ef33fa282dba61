import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { codeSnifferErrors, equalAccessViolations } from "./further-checkers.js";
import { quietPage, type WindowSource } from "./kept-windows.js";
import { twoFrames } from "./two-frames.js";
import type { ViewerSite } from "./viewer-site.js";

/** Widths of screens on which everything has to work, in pixels. */
export const WIDTHS = { wide: 1280, middle: 768, narrow: 320 } as const;

export interface VisitorOptions {
  /** Signed-in person of the demonstration; a signed-out visitor if absent. */
  readonly as?: string;
  readonly width?: number;
  /** Installs a clock that the test moves. The window is discarded afterwards, because the clock cannot be removed. */
  readonly movesClock?: boolean;
}

/** The site, as far as a visitor uses it. */
type VisitedSite = Pick<ViewerSite, "url" | "session">;

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** A person with a browser that records errors and violations of the security policy. */
export class Visitor {
  readonly page: Page;
  /** A test removes the complaints that it expects. */
  readonly complaints: string[] = [];
  readonly #site: VisitedSite;
  readonly #leave: () => Promise<void>;

  private constructor(site: VisitedSite, page: Page, leave: () => Promise<void>) {
    this.#site = site;
    this.#leave = leave;
    this.page = page;
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) this.complaints.push(message.text());
    });
    page.on("pageerror", (error) => this.complaints.push(String(error)));
  }

  static async open(
    browser: WindowSource,
    site: VisitedSite,
    { as, width = WIDTHS.wide, movesClock = false }: VisitorOptions = {},
  ): Promise<Visitor> {
    const page = await browser.openWindow();
    await page.setViewportSize({ width, height: 900 });
    const visitor = new Visitor(site, page, () => browser.closeWindow(page, movesClock));
    if (as !== undefined) await visitor.#keepSession(as);
    if (movesClock) await page.clock.install();
    return visitor;
  }

  /** Opens a page, and waits until it has settled. */
  async goTo(path: string): Promise<void> {
    await this.page.goto(this.#site.url + path);
    await this.settle();
  }

  /** Follows a link to a page without a reload, so that the page keeps its state. */
  async follow(path: string): Promise<void> {
    await this.page.evaluate((to) => {
      document.title = "";
      history.pushState({ idx: (history.state?.idx ?? 0) + 1, key: to }, "", to);
      dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
    }, path);
    // Every screen sets the window title.
    await this.page.waitForFunction(() => document.title !== "");
    await this.settle();
  }

  /** Waits until the page has a heading, and no spinner or dimmed content is left. */
  async settle(): Promise<void> {
    await this.page.waitForFunction(
      () =>
        document.querySelector("h1")?.checkVisibility({ visibilityProperty: true }) === true &&
        document.querySelector('.spinner, [aria-busy="true"]') === null,
    );
  }

  /** Violations of WCAG 2.2 AA that axe and HTML_CodeSniffer find on the current page, one line each. */
  accessibilityViolations(): Promise<readonly string[]> {
    return this.#violations("html");
  }

  /** @param within - Selects the parts of the page to check. */
  async #violations(within: string): Promise<readonly string[]> {
    // Content that is dimmed during loading has low contrast on purpose.
    await this.page.locator('[aria-busy="true"]').first().waitFor({ state: "detached" });
    // Evaluated through the developer tools, because the policy of the page blocks foreign scripts.
    if (await this.page.evaluate(() => !("axe" in globalThis))) await this.page.evaluate(AXE);
    const found = await this.page.evaluate(async (selector) => {
      const { axe } = globalThis as unknown as { readonly axe: typeof import("axe-core") };
      const { violations } = await axe.run([...document.querySelectorAll(selector)], {
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
        // Nobody reads the details of passed rules, and only an experimental rule needs the style sheets.
        resultTypes: ["violations"],
        preload: false,
      });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id}: ${help} (${target.join(" ")})`),
      );
    }, within);
    return [...found, ...(await codeSnifferErrors(this.page, within))];
  }

  /** Waits until components that depend on the width, such as charts, are updated. */
  async setWidth(width: number): Promise<void> {
    await this.page.setViewportSize({ width, height: 900 });
    // Listeners of the width react in the next frame, and have rendered in the one after.
    await twoFrames(this.page);
    const isFitting = (): boolean => document.documentElement.scrollWidth <= document.documentElement.clientWidth + 1;
    // If the page never fits, the caller reports it.
    await this.page.waitForFunction(isFitting, undefined, { timeout: 10_000 }).catch(() => {});
  }

  /** True if the page itself scrolls horizontally, which is always a fault. */
  scrollsSideways(): Promise<boolean> {
    return this.page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth + 1);
  }

  /** Accessibility violations and sideways scrolling at every width, ending with the widest. Once for each screen. */
  async faultsAtEveryWidth(): Promise<readonly string[]> {
    const faults: string[] = [];
    for (const width of Object.values(WIDTHS).toReversed()) {
      await this.setWidth(width);
      await this.settle();
      faults.push(...(await this.faults()).map((fault) => `at ${width}: ${fault}`));
    }
    return [...faults, ...(await equalAccessViolations(this.page, "html"))];
  }

  /** Accessibility violations and sideways scrolling at the width of the window. */
  async faults(): Promise<readonly string[]> {
    return [...(await this.#sideways()), ...(await this.accessibilityViolations())];
  }

  /**
   * Faults of a state of a screen, such as an open dialog, without the bar and the foot of the page: accessibility violations at the
   * width of the window, and whether the narrowest page scrolls sideways.
   */
  async faultsOfState(): Promise<readonly string[]> {
    const { width } = this.page.viewportSize() ?? { width: WIDTHS.wide };
    await this.settle();
    const faults = [...(await this.#sideways()), ...(await this.#violations("main, .notices"))];
    await this.setWidth(WIDTHS.narrow);
    const narrow = await this.#sideways();
    await this.setWidth(width);
    return [...faults, ...narrow.map((fault) => `at ${WIDTHS.narrow}: ${fault}`)];
  }

  /**
   * Faults of a state of a screen, as {@link faultsOfState}, with those of IBM Equal Access, which takes longer than the other checkers
   * together. For dialogs and forms that no screen shows when it opens.
   */
  async faultsOfStateByAll(): Promise<readonly string[]> {
    const faults = await this.faultsOfState();
    return [...faults, ...(await equalAccessViolations(this.page, "main, .notices"))];
  }

  async #sideways(): Promise<readonly string[]> {
    return (await this.scrollsSideways()) ? ["scrolls sideways"] : [];
  }

  /** @param forgiven - What the browser may say. @throws when it has complained of anything else */
  async close(...forgiven: readonly RegExp[]): Promise<void> {
    await this.#leave();
    const unexpected = this.complaints.filter((text) => !forgiven.some((each) => each.test(text)));
    if (unexpected.length > 0) throw new Error(`the browser complained:\n${unexpected.join("\n")}`);
  }

  /** Stores a new session of the person, as a login does. */
  async #keepSession(name: string): Promise<void> {
    const { token, expiresIn, sessionExpiresIn } = await this.#site.session(name);
    const [expiresAt, sessionEndsAt] = [expiresIn, sessionExpiresIn].map((seconds) => Date.now() + seconds * 1000);
    const kept = JSON.stringify({ token, expiresAt, sessionEndsAt });
    const page = quietPage(this.#site.url);
    if (this.page.url() !== page) await this.page.goto(page);
    await this.page.evaluate((text) => localStorage.setItem("epb.session", text), kept);
  }
}
