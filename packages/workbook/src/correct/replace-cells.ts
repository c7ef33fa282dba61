import type { XmlPart } from "../package/xml-part.js";
import { formatAddress, parseAddress } from "../read/cell-address.js";

/** The number that a cell gets, as the file writes it, from the format that it has. */
export type NewNumber = (format: number) => { readonly number: string; readonly format: number };

interface OpenCell {
  readonly address: string;
  readonly start: number;
  readonly format: number;
  hasFormula: boolean;
}

/**
 * Puts numbers into cells of a sheet. Cells with a formula stay as they are.
 *
 * @param cells - By the address of the cell.
 * @returns The addresses of the cells that hold a number now.
 */
export function replaceCells(part: XmlPart, cells: ReadonlyMap<string, NewNumber>): ReadonlySet<string> {
  const replaced = new Set<string>();
  const { prefix } = part;
  let isInData = false;
  let [row, column] = [0, 0];
  let open: OpenCell | undefined;
  for (const scanner of part.tags()) {
    const { depth, attributes, tagStart, tagEnd } = scanner;
    if (scanner.isOpen) {
      if (depth === 2) isInData = scanner.is("sheetData");
      if (!isInData) continue;
      if (depth === 3 && scanner.is("row")) {
        row = Number(attributes.raw("r") ?? row + 1);
        column = 0;
      } else if (depth === 4 && scanner.is("c")) {
        column = parseAddress(attributes.raw("r") ?? "")?.column ?? column + 1;
        const format = Number(attributes.raw("s") ?? 0);
        open = { address: formatAddress(row, column), start: tagStart, format, hasFormula: false };
      } else if (depth === 5 && scanner.is("f") && open !== undefined) open.hasFormula = true;
    } else if (depth === 3 && open !== undefined) {
      const newNumber = cells.get(open.address);
      if (newNumber !== undefined && !open.hasFormula) {
        const { number, format } = newNumber(open.format);
        const xml = `<${prefix}c r="${open.address}" s="${format}"><${prefix}v>${number}</${prefix}v></${prefix}c>`;
        part.replace(open.start, tagEnd, xml);
        replaced.add(open.address);
      }
      open = undefined;
    }
  }
  return replaced;
}
