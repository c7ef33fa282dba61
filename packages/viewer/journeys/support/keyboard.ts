import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** More stops than any screen has. */
const MOST_STOPS = 250;

/** What has the focus, as screen readers tell it: `link "Portfolio"`. */
export type Stop = string;

/** Somebody who has a keyboard and no mouse. Wherever the focus comes by, they can see it, and are told what it is on. */
export class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Presses Tab, or Shift and Tab for what stands before, until the focus is on it. */
  async to(target: Locator): Promise<void> {
    const stops: Stop[] = [];
    const key = await target.evaluate(keyTowards);
    while (!(await target.evaluate(hasFocus))) {
      if (stops.length > MOST_STOPS) throw new Error(`the keyboard does not lead there, but to ${stops.join(", ")}`);
      await this.#page.keyboard.press(key);
      // A stop that has been looked at is not looked at each time that somebody comes by.
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

  /** Expects that the focus comes to rest on something, because of what was done. */
  async lands(on: RegExp): Promise<void> {
    await expect.poll(() => this.told()).toMatch(on);
    await this.stop();
  }

  /** Presses Tab from the top until it comes around. @returns Every stop, in their order. */
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

  /** What has the focus. Expects that a person sees it, and is told what it is. */
  async stop(): Promise<Stop> {
    const told = await this.told();
    // What moves into view is there in a moment.
    await expect
      .poll(() => this.#page.evaluate(faultOfFocus, /^\S+ ".|^\S+: ./.test(told)), {
        message: told,
        interval: 20,
      })
      .toBeUndefined();
    await this.#page.evaluate(keepStop, told);
    return told;
  }

  /** Role and name of what has the focus, and of what is in it where it has none. */
  async told(): Promise<Stop> {
    const isLost = await this.#page.evaluate(() => document.activeElement === document.body);
    if (isLost) return "nothing";
    const snapshot = await this.#page.locator(":focus").ariaSnapshot();
    const [first = "", ...rest] = snapshot.split("\n").map((line) => line.replace(/^[\s-]*'?/, ""));
    return first.includes('"') ? first : [first, ...rest].join(" ");
  }
}

/** In the page. */
const hasFocus = (element: Element): boolean => element === document.activeElement;

/** In the page: keeps that the element with the focus was looked at, and what it is told as. */
function keepStop(told: Stop): void {
  const { activeElement } = document;
  const page = globalThis as { knownStops?: WeakMap<Element, Stop> };
  page.knownStops ??= new WeakMap();
  if (activeElement !== null && activeElement !== document.body) page.knownStops.set(activeElement, told);
}

/** In the page: what the element with the focus was told as before. */
function knownStop(): Stop | undefined {
  const { knownStops } = globalThis as { knownStops?: WeakMap<Element, Stop> };
  return document.activeElement === null ? undefined : knownStops?.get(document.activeElement);
}

/** In the page: the key that leads from the focus towards something. */
function keyTowards(target: Element): "Tab" | "Shift+Tab" {
  const { activeElement: here, body } = document;
  const isBefore = here !== null && here !== body && here.compareDocumentPosition(target) & 2;
  return isBefore ? "Shift+Tab" : "Tab";
}

/** In the page: as if it had just been loaded. */
function startAtTop(): void {
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute("tabindex");
}

/** In the page: whether the focus has left it at its end, or is where it came in. */
function isAtTop(): boolean {
  const { activeElement, body } = document;
  return activeElement === body || activeElement === document.querySelector("a[href]");
}

/** In the page: why somebody does not see where the focus is, or is not shown. */
function faultOfFocus(hasName: boolean): string | undefined {
  const { activeElement: focused, body } = document;
  if (!(focused instanceof HTMLElement) || focused === body) return "is lost: nothing has the focus";
  // Boxes and buttons that are drawn on their label are seen there, and what takes files as the place that it lies over.
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

  // What only a script gives the focus to is a place to go on from, and not to press.
  if (focused.tabIndex < 0) return undefined;
  // A blank cell is told by its row and column, and what belongs there.
  if (!hasName && focused.getAttribute("aria-describedby") === null) return "has no name";
  const { parentElement, nextElementSibling } = focused;
  const rings = [focused, seen, parentElement, parentElement?.parentElement, nextElementSibling]
    .filter((element) => element instanceof Element)
    .flatMap((element) => [getComputedStyle(element), getComputedStyle(element, "::before")]);
  const isRing = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration): boolean =>
    outlineStyle === "solid" && Number.parseFloat(outlineWidth) >= 2;
  return rings.some(isRing) ? undefined : "has no ring";
}
