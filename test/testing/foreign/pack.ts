import { escapeXml } from "@epb/engine/report";
import { parseAddress } from "../../../packages/workbook/src/xlsx/cell-address.js";
import { isoDateToSerial } from "../../../packages/workbook/src/xlsx/date-serial.js";
import { buildWorkbook } from "../../../packages/workbook/testing/workbook-builder.js";
import { newExceljsWorkbook } from "../exceljs-workbook.js";
import type { Content, Formatted, Page } from "./page.js";

const isFormatted = (content: Content): content is Formatted => typeof content === "object" && "format" in content;

/** The pages as exceljs saves them. */
export async function byExceljs(pages: readonly Page[]): Promise<Uint8Array> {
  const book = newExceljsWorkbook();
  for (const page of pages) {
    const sheet = book.addWorksheet(page.name, { state: page.isHidden ? "hidden" : "visible" });
    for (const [address, content] of page.cells) {
      const cell = sheet.getCell(address);
      const value = isFormatted(content) ? content.value : content;
      Object.assign(cell, { value });
      if (isFormatted(content)) cell.numFmt = content.format;
      if (typeof value === "string" && value.includes("\n")) cell.alignment = { wrapText: true };
    }
    for (const range of page.merged) sheet.mergeCells(range);
    for (const column of page.hiddenColumns) sheet.getColumn(column).hidden = true;
    for (const row of page.hiddenRows) sheet.getRow(row).hidden = true;
    for (const [name, address] of page.names) book.definedNames.add(`'${page.name}'!${address}`, name);
  }
  return new Uint8Array(await book.xlsx.writeBuffer());
}

/** The pages as a program without a spreadsheet library writes them: no fonts, no widths, and only formats that it needs. */
export function byHand(pages: readonly Page[], strings: "inline" | "shared"): Uint8Array {
  const texts: string[] = [];
  const formats: string[] = [];
  const position = (list: string[], item: string): number => {
    if (!list.includes(item)) list.push(item);
    return list.indexOf(item);
  };
  const cellXml = (address: string, content: Content): string => {
    if (isFormatted(content)) {
      const style = position(formats, content.format) + 1;
      return cellXml(address, content.value).replace("<c ", `<c s="${style}" `);
    }
    if (content instanceof Date) {
      return `<c r="${address}"><v>${isoDateToSerial(content.toISOString().slice(0, 10), false)}</v></c>`;
    }
    if (typeof content === "object") {
      return `<c r="${address}"><f>${escapeXml(content.formula)}</f><v>${content.result}</v></c>`;
    }
    if (typeof content === "number") return `<c r="${address}"><v>${content}</v></c>`;
    const text = escapeXml(content ?? "");
    return strings === "inline"
      ? `<c r="${address}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`
      : `<c r="${address}" t="s"><v>${position(texts, text)}</v></c>`;
  };
  const sheets = pages.map((page): [string, string] => [escapeXml(page.name), rowsXml(page, cellXml)]);
  return buildWorkbook({
    sheets: new Map(sheets),
    ...(strings === "shared" && {
      sharedStrings: texts.map((text) => `<si><t xml:space="preserve">${text}</t></si>`).join(""),
    }),
    styles:
      `<numFmts>${formats.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escapeXml(code)}"/>`).join("")}</numFmts>` +
      `<cellXfs><xf/>${formats.map((_, at) => `<xf numFmtId="${164 + at}" applyNumberFormat="1"/>`).join("")}</cellXfs>`,
  });
}

function rowsXml(page: Page, cellXml: (address: string, content: Content) => string): string {
  const rows = new Map<number, (readonly [column: number, xml: string])[]>();
  for (const [address, content] of page.cells) {
    const { row, column } = parseAddress(address) ?? { row: 1, column: 1 };
    rows.set(row, [...(rows.get(row) ?? []), [column, cellXml(address, content)]]);
  }
  return [...rows]
    .sort(([above], [below]) => above - below)
    .map(([row, cells]) => {
      const hidden = page.hiddenRows.includes(row) ? ' hidden="1"' : "";
      const inOrder = cells.sort(([left], [right]) => left - right).map(([, xml]) => xml);
      return `<row r="${row}"${hidden}>${inOrder.join("")}</row>`;
    })
    .join("");
}
