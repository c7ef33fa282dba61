import type { Outcome } from "./outcome.js";
import type { ReadLimits } from "./read-limits.js";
import type { ByteText } from "./xml/byte-text.js";
import { XmlScanner } from "./xml/xml-scanner.js";
import { decodeWorkbookText, unescapeWorkbookText } from "./xml/xml-text.js";

/** Custom document properties as text, whatever their type; values are elements of a vocabulary of their own. */
export function readCustomProperties(
  text: ByteText,
  part: string,
  limits: ReadLimits,
): Outcome<ReadonlyMap<string, string>> {
  const scanner = new XmlScanner(text, part, limits, "as written");
  const properties = new Map<string, string>();
  let name: string | undefined;
  let valueStart = 0;
  while (scanner.next()) {
    if (scanner.isOpen && scanner.depth === 2)
      name = scanner.is("property") ? scanner.attributes.value("name") : undefined;
    else if (scanner.isOpen && scanner.depth === 3) valueStart = scanner.tagEnd;
    else if (!scanner.isOpen && scanner.depth === 2 && name !== undefined) {
      properties.set(unescapeWorkbookText(name), decodeWorkbookText(text.slice(valueStart, scanner.tagStart)));
    }
  }
  return scanner.problem ?? { ok: true, value: properties };
}
