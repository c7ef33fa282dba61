import type { ReadLimits } from "./read-limits.js";
import type { ByteText } from "./xml/byte-text.js";
import { XmlScanner } from "./xml/xml-scanner.js";
import { decodeWorkbookText } from "./xml/xml-text.js";

/** The form in which programs write nearly all texts. */
const PLAIN_OPENINGS = ["<si><t>", "<is><t>"];
const PLAIN_PRESERVED = ['<si><t xml:space="preserve">', '<is><t xml:space="preserve">'];
const PLAIN_CLOSING = "</t></si>";

/**
 * Text of a shared or inline string, given the whole element: one `t`, or the joined `t` of its runs. Phonetic runs
 * (`rPh`) describe the pronunciation and are not part of the text. Excel removes blanks around a text without
 * `preserve`.
 */
export function decodeStringItem(text: ByteText, start: number, end: number, limits: ReadLimits): string {
  const whole = text.slice(start, end);
  const bare = plainContent(whole, PLAIN_OPENINGS);
  if (bare !== undefined) return decodeTrimmed(bare);
  const preserved = plainContent(whole, PLAIN_PRESERVED);
  return preserved === undefined ? decodeRuns(text, start, end, limits) : decodeWorkbookText(preserved);
}

/** Text between an opening and its closing, if it contains no markup. */
function plainContent(whole: string, openings: readonly string[]): string | undefined {
  const opening = openings.find((one) => whole.startsWith(one));
  if (opening === undefined) return undefined;
  const end = whole.indexOf("<", opening.length);
  // The caller has checked that tags pair.
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

/** Only blanks as defined by XML: a no-break space is an ordinary character. */
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
