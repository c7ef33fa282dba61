import { element, type Markup } from "./markup.js";

/** What is wider than the page scrolls in a box of its own, which the keyboard reaches. */
export const scrolling = (name: string, content: Markup, kind = ""): Markup =>
  element("div", { class: `scroll ${kind}`.trim(), role: "region", "aria-label": name, tabindex: 0 }, content);
