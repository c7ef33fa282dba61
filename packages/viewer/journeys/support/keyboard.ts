import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** More stops than any screen has. */
const MOST_STOPS = 250;

/** Focused element as screen readers announce it: `link "Portfolio"`. */
export type Stop = string;

/** A person with a keyboard and without a mouse. Each focused element must be visible and announced. */
export class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Presses Tab, or Shift+Tab for a target before the focus, until the target is focused. */
  async to(target: Locator): Promise<void> {
    const stops: Stop[] = [];
    const key = await target.evaluate(keyTowards);
    while (!(await target.evaluate(hasFocus))) {
      if (stops.length > MOST_STOPS) throw new Error(`the keyboard does not lead there, but to ${stops.join(", ")}`);
      await this.#page.keyboard.press(key);
      // An element that was checked before is not checked again.
      stops.push((await this.#page.evaluate(knownStop)) ?? (await this.stop()));
    }
  }

  /** Goes there and presses a key. */
  async press(target: Locator, key = "Enter"): Promise<void> {
    await this.to(target);
    await this.#page.keyboard.press(key);
  }

  /** Goes there and types. */
  async type(target: Locator, text: string): Promise<void> {
    await this.to(target);
    await this.#page.keyboard.type(text);
  }

  /** Expects that an action moves the focus to an element. */
  async lands(on: RegExp): Promise<void> {
    await expect.poll(() => this.told()).toMatch(on);
    await this.stop();
  }

  /** Presses Tab from the top until the focus returns there. @returns Every stop, in order. */
  async round(): Promise<readonly Stop[]> {
    const stops: Stop[] = [];
    await this.#page.evaluate(startAtTop);
    for (;;) {
      await this.#page.keyboard.press("Tab");
      if (stops.length > 0 && (await this.#page.evaluate(isAtTop))) return stops;
      if (stops.length > MOST_STOPS) throw new Error(`Tab does not come around: ${stops.join(", ")}`);
      stops.push(await this.stop());
    }
  }

  /** Focused element. Expects that it is visible and announced. */
  async stop(): Promise<Stop> {
    const told = await this.told();
    // Scrolling into view takes a moment.
    await expect
      .poll(() => this.#page.evaluate(faultOfFocus, /^\S+ ".|^\S+: ./.test(told)), {
        message: told,
        interval: 20,
      })
      .toBeUndefined();
    await this.#page.evaluate(keepStop, told);
    return told;
  }

  /** Role and name of the focused element, or of its content if it has no name. */
  async told(): Promise<Stop> {
    const isLost = await this.#page.evaluate(() => document.activeElement === document.body);
    if (isLost) return "nothing";
    const snapshot = await this.#page.locator(":focus").ariaSnapshot();
    const [first = "", ...rest] = snapshot.split("\n").map((line) => line.replace(/^[\s-]*'?/, ""));
    return first.includes('"') ? first : [first, ...rest].join(" ");
  }
}

/** Runs in the page. */
const hasFocus = (element: Element): boolean => element === document.activeElement;

/** Runs in the page: stores that the focused element was checked, with its announcement. */
function keepStop(told: Stop): void {
  const { activeElement } = document;
  const page = globalThis as { knownStops?: WeakMap<Element, Stop> };
  page.knownStops ??= new WeakMap();
  if (activeElement !== null && activeElement !== document.body) page.knownStops.set(activeElement, told);
}

/** Runs in the page: stored announcement of the focused element. */
function knownStop(): Stop | undefined {
  const { knownStops } = globalThis as { knownStops?: WeakMap<Element, Stop> };
  return document.activeElement === null ? undefined : knownStops?.get(document.activeElement);
}

/** Runs in the page: key that moves the focus in the direction of the target. */
function keyTowards(target: Element): "Tab" | "Shift+Tab" {
  const { activeElement: here, body } = document;
  const isBefore = here !== null && here !== body && here.compareDocumentPosition(target) & 2;
  return isBefore ? "Shift+Tab" : "Tab";
}

/** Runs in the page: resets the focus as after a page load. */
function startAtTop(): void {
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute("tabindex");
}

/** Runs in the page: true if the focus left the page at its end, or is at its first link. */
function isAtTop(): boolean {
  const { activeElement, body } = document;
  return activeElement === body || activeElement === document.querySelector("a[href]");
}

/** Runs in the page: reason why the focused element is not visible or not announced. */
function faultOfFocus(hasName: boolean): string | undefined {
  const { activeElement: focused, body } = document;
  if (!(focused instanceof HTMLElement) || focused === body) return "is lost: nothing has the focus";
  // Checkboxes and radio buttons are drawn on their labels, and file inputs cover their drop zone.
  const input = focused instanceof HTMLInputElement ? focused : undefined;
  const isDrawn = input?.type === "radio" || input?.type === "checkbox" || focused.offsetWidth < 4;
  const place = input?.type === "file" ? input.parentElement : undefined;
  const seen = (isDrawn ? input?.labels?.[0] : place) ?? focused;

  const [box = new DOMRect()] = seen.getClientRects();
  const top = Math.max(box.top, 0) + 2;
  const bottom = Math.min(box.bottom, innerHeight) - 2;
  const middle = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2;
  if (bottom < top) return "is out of view";
  for (const y of [top, (top + bottom) / 2, bottom]) {
    const there = document.elementFromPoint(middle, y);
    if (!seen.contains(there) && getComputedStyle(seen).pointerEvents !== "none") {
      return `is covered at ${middle}, ${y} of ${box.top} to ${box.bottom} by ${there?.localName}.${there?.className}`;
    }
  }

  // An element that only scripts can focus is a start position, not a control.
  if (focused.tabIndex < 0) return undefined;
  // A blank cell is announced by its row, column, and expected entry.
  if (!hasName && focused.getAttribute("aria-describedby") === null) return "has no name";
  const { parentElement, nextElementSibling } = focused;
  const rings = [focused, seen, parentElement, parentElement?.parentElement, nextElementSibling]
    .filter((element) => element instanceof Element)
    .flatMap((element) => [getComputedStyle(element), getComputedStyle(element, "::before")]);
  const isRing = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration): boolean =>
    outlineStyle === "solid" && Number.parseFloat(outlineWidth) >= 2;
  return rings.some(isRing) ? undefined : "has no ring";
}
