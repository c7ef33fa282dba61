import { escapeXml } from "@epb/engine/report";
import { insertSheetElement } from "../../package/sheet-elements.js";
import { XmlPart } from "../../package/xml-part.js";
import { formatAddress } from "../../xlsx/cell-address.js";

/** A cell with a link to another cell of the workbook. */
export interface CellLink {
  readonly row: number;
  readonly column: number;
  readonly toSheet: string;
  readonly toAddress: string;
  /** Tooltip of the cell. */
  readonly tip?: string;
}

/** Limit of Excel for links on one sheet. */
const MOST_LINKS = 65_530;

/**
 * Adds links to a sheet without links. exceljs links only texts, and uses a relationship for each link; a figure has to
 * stay a number.
 */
export function withLinks(name: string, sheet: Uint8Array, links: readonly CellLink[]): Uint8Array {
  if (links.length === 0) return sheet;
  const part = new XmlPart(name, sheet);
  insertSheetElement(part, "hyperlinks", linksXml(links, ""));
  return part.toBytes();
}

/** @param prefix - Prefix of the sheet's vocabulary. */
export function linksXml(links: readonly CellLink[], prefix: string): string {
  const items = links.slice(0, MOST_LINKS).map(({ row, column, toSheet, toAddress, tip }) => {
    const location = escapeXml(`'${toSheet.replaceAll("'", "''")}'!${toAddress}`);
    const tooltip = tip === undefined ? "" : ` tooltip="${escapeXml(tip)}"`;
    return `<${prefix}hyperlink ref="${formatAddress(row, column)}" location="${location}"${tooltip}/>`;
  });
  return `<${prefix}hyperlinks>${items.join("")}</${prefix}hyperlinks>`;
}
