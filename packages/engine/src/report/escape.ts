const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Controls are not allowed in a page; bidirectional overrides can reorder what a person reads. */
const UNPRINTABLE = /(?:(?!\n)\p{Cc}|\p{Cs}|[\u200e\u200f\u2028-\u202e\u2066-\u2069])+/gu;
/** XML 1.0 has no controls, no half of a character pair, and two code points fewer. */
const NOT_IN_XML = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

/**
 * Escapes any text for HTML, in an element or in an attribute.
 *
 * @example
 * import { escapeHtml } from "@epb/engine/report";
 *
 * escapeHtml("R&D"); // "R&amp;D"
 */
export function escapeHtml(text: string): string {
  return text.replace(UNPRINTABLE, " ").replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}

/**
 * Escapes any text for XML, in an element or between double quotation marks.
 *
 * @example
 * import { escapeXml } from "@epb/engine/report";
 *
 * escapeXml("R&D"); // "R&amp;D"
 */
export function escapeXml(text: string): string {
  return text.replace(NOT_IN_XML, "\ufffd").replace(/[&<>"]/g, (character) => ENTITIES[character] ?? "");
}
