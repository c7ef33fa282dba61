import { builtInNumberFormat } from "./number-format.js";
import { type Outcome, refuse } from "./outcome.js";
import type { ReadLimits } from "./read-limits.js";
import type { ByteText } from "./xml/byte-text.js";
import { SPREADSHEET } from "./xml/vocabularies.js";
import { XmlScanner } from "./xml/xml-scanner.js";
import { unescapeWorkbookText } from "./xml/xml-text.js";

/** The number format code of a cell style; undefined for a style or format that is not there. */
export type CellStyles = (styleIndex: number) => string | undefined;

export function readCellStyles(text: ByteText, part: string, limits: ReadLimits): Outcome<CellStyles> {
  const scanner = new XmlScanner(text, part, limits);
  const customFormats = new Map<number, string>();
  const formatIds: number[] = [];
  let isInCellStyles = false;
  while (scanner.next()) {
    if (!scanner.isOpen) continue;
    if (scanner.depth === 1 && !SPREADSHEET.includes(scanner.rootNamespace ?? "")) {
      return refuse("file/damaged", { found: `${part} holds no styles` });
    }
    if (scanner.depth === 2) isInCellStyles = scanner.is("cellXfs");
    else if (scanner.depth === 3 && scanner.is("numFmt")) {
      customFormats.set(
        Number(scanner.attributes.value("numFmtId")),
        unescapeWorkbookText(scanner.attributes.value("formatCode") ?? ""),
      );
    } else if (scanner.depth === 3 && isInCellStyles && scanner.is("xf")) {
      formatIds.push(Number(scanner.attributes.value("numFmtId") ?? 0));
    }
  }
  if (scanner.problem !== undefined) return scanner.problem;
  const formatOf: CellStyles = (styleIndex) => {
    const id = formatIds[styleIndex];
    return id === undefined ? undefined : (customFormats.get(id) ?? builtInNumberFormat(id));
  };
  return { ok: true, value: formatOf };
}
