import { workbookText } from "../package/workbook-text.js";
import type { XmlPart } from "../package/xml-part.js";
import { formatAddress, parseAddress } from "../xlsx/cell-address.js";

/** New content of a cell: a number as the file writes it, or a text. */
export type NewContent = { readonly format: number } & ({ readonly number: string } | { readonly text: string });

/** New content of a cell, given its current format. */
export type ContentOf = (format: number) => NewContent;

interface OpenCell {
  readonly address: string;
  readonly start: number;
  readonly format: number;
  hasFormula: boolean;
}

/**
 * Writes numbers and texts into cells of a sheet. Cells with a formula stay unchanged.
 *
 * @param cells - By the address of the cell.
 * @returns Addresses of the cells that now have their new content.
 */
export function replaceCells(part: XmlPart, cells: ReadonlyMap<string, ContentOf>): ReadonlySet<string> {
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
      const contentOf = cells.get(open.address);
      if (contentOf !== undefined && !open.hasFormula) {
        part.replace(open.start, tagEnd, cellXml(open.address, contentOf(open.format), prefix));
        replaced.add(open.address);
      }
      open = undefined;
    }
  }
  return replaced;
}

function cellXml(address: string, content: NewContent, prefix: string): string {
  const start = `<${prefix}c r="${address}" s="${content.format}"`;
  if ("number" in content) return `${start}><${prefix}v>${content.number}</${prefix}v></${prefix}c>`;
  const text = `<${prefix}t xml:space="preserve">${workbookText(content.text)}</${prefix}t>`;
  return `${start} t="inlineStr"><${prefix}is>${text}</${prefix}is></${prefix}c>`;
}
