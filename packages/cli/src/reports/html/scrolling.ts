import { element, type Markup } from "./markup.js";

/** Content that is wider than the page scrolls in its own box, which is reachable by keyboard. */
export const scrolling = (name: string, content: Markup, kind = ""): Markup =>
  element("div", { class: `scroll ${kind}`.trim(), role: "region", "aria-label": name, tabindex: 0 }, content);
