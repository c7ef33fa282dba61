import { escapeXml } from "@epb/engine/report";

const LONGEST_CELL_TEXT = 32_767;

/**
 * A text in the form that the XML of a workbook holds (ST_Xstring): characters that XML cannot hold become `_x0007_`,
 * and text that only looks like such an escape is escaped. A text longer than a cell ends in `…`.
 */
export function workbookText(text: string): string {
  const shown = text.length <= LONGEST_CELL_TEXT ? text : `${text.slice(0, LONGEST_CELL_TEXT - 1)}…`;
  return escapeXml(
    shown.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, "_x005F_").replace(/(?![\t\n])[\p{Cc}\ufffe\uffff]/gu, escapeCode),
  );
}

const escapeCode = (character: string): string =>
  `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`;
