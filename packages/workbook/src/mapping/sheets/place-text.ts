import { formatAddress, parseAddress } from "../../xlsx/cell-address.js";
import type { FlatWorkbook, SheetPlace } from "../../xlsx/flat-workbook.js";

/** A cell as people write it: `Terms!D9`. */
export const placeText = ({ sheet, address }: SheetPlace): string => `${sheet}!${address}`;

/**
 * The cell that a person wrote: `Terms!D9`, also as Excel writes it. Undefined without such a sheet.
 *
 * @param sheet - Sheet of a cell without the name of one; the only sheet of the form if absent.
 */
export function placeIn(form: FlatWorkbook, text: string, sheet?: string): SheetPlace | undefined {
  const [, quoted, plain, cell = ""] = /^=?(?:'(.+)'!|(.+)!)?\$?([A-Za-z]{1,3}\$?\d{1,7})$/.exec(text.trim()) ?? [];
  const name = quoted?.replaceAll("''", "'") ?? plain ?? sheet;
  const [only, second] = form.sheets;
  const found = name === undefined ? (second === undefined ? only : undefined) : form.sheet(name);
  const position = parseAddress(cell.replaceAll("$", ""));
  if (found === undefined || position === undefined) return undefined;
  return { sheet: found.name, address: formatAddress(position.row, position.column) };
}
