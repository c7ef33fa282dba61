import type { ReadLimits } from "./read-limits.js";
import type { ByteText } from "./xml/byte-text.js";
import { XmlScanner } from "./xml/xml-scanner.js";
import { decodeWorkbookText } from "./xml/xml-text.js";

/** A text as programs write nearly all of them. */
const PLAIN_OPENINGS = ["<si><t>", "<is><t>"];
const PLAIN_PRESERVED = ['<si><t xml:space="preserve">', '<is><t xml:space="preserve">'];
const PLAIN_CLOSING = "</t></si>";

/**
 * The text of a shared or inline string, given the whole element: one `t`, or the `t` of its runs joined. Phonetic runs
 * (`rPh`) tell how to read the text and are no part of it. Excel drops blanks around a text unless it says `preserve`.
 */
export function decodeStringItem(text: ByteText, start: number, end: number, limits: ReadLimits): string {
  const whole = text.slice(start, end);
  const bare = plainContent(whole, PLAIN_OPENINGS);
  if (bare !== undefined) return decodeTrimmed(bare);
  const preserved = plainContent(whole, PLAIN_PRESERVED);
  return preserved === undefined ? decodeRuns(text, start, end, limits) : decodeWorkbookText(preserved);
}

/** What stands between an opening and the closing that goes with it, without markup in it. */
function plainContent(whole: string, openings: readonly string[]): string | undefined {
  const opening = openings.find((one) => whole.startsWith(one));
  if (opening === undefined) return undefined;
  const end = whole.indexOf("<", opening.length);
  // The caller has seen that tags pair.
  return end === whole.length - PLAIN_CLOSING.length && whole.startsWith("</t><", end)
    ? whole.slice(opening.length, end)
    : undefined;
}

function decodeRuns(text: ByteText, start: number, end: number, limits: ReadLimits): string {
  const scanner = new XmlScanner(text.part(start, end), "a text", limits, "as written");
  let joined = "";
  let phoneticDepth = 0;
  let contentStart = -1;
  let preserves = false;
  while (scanner.next()) {
    if (scanner.isOpen) {
      if (phoneticDepth === 0 && scanner.isLocal("rPh")) phoneticDepth = scanner.depth;
      if (phoneticDepth === 0 && scanner.isLocal("t")) {
        contentStart = start + scanner.tagEnd;
        preserves = scanner.attributes.value("xml:space") === "preserve";
      }
      continue;
    }
    if (contentStart >= 0) {
      const run = text.slice(contentStart, start + scanner.tagStart);
      joined += preserves ? decodeWorkbookText(run) : decodeTrimmed(run);
      contentStart = -1;
    }
    if (scanner.depth < phoneticDepth) phoneticDepth = 0;
  }
  return joined;
}

/** Blanks in the sense of XML only: a no-break space is a character like any other. */
function decodeTrimmed(raw: string): string {
  let start = 0;
  let end = raw.length;
  while (start < end && isXmlSpace(raw.charCodeAt(start))) start++;
  while (end > start && isXmlSpace(raw.charCodeAt(end - 1))) end--;
  return decodeWorkbookText(raw.slice(start, end));
}

function isXmlSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}
