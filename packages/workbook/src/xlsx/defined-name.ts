import { parseRange } from "./cell-address.js";
import type { NamedTarget } from "./flat-workbook.js";

/**
 * The one sheet and range a defined name points at: `'Schedule 4'!$B$5:$B$54`. Undefined for anything else: a constant,
 * a formula, several areas, another workbook, `#REF!`.
 */
export function parseReference(text: string): NamedTarget | undefined {
  const mark = text.lastIndexOf("!");
  if (mark <= 0) return undefined;
  const sheet = parseSheetName(text.slice(0, mark));
  const range = parseRange(text.slice(mark + 1));
  return sheet === undefined || range === undefined ? undefined : { sheet, range };
}

function parseSheetName(text: string): string | undefined {
  if (text.startsWith("'")) {
    const inner = text.slice(1, -1);
    const isOneQuotedName = text.length > 2 && text.endsWith("'") && !/(?:^|[^'])'(?:'')*(?!')/.test(inner);
    return isOneQuotedName && !inner.includes("[") ? inner.replaceAll("''", "'") : undefined;
  }
  return /[\s'"!,;:()[\]{}+\-*/^&=<>#]/.test(text) ? undefined : text;
}
