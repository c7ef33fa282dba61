const LONGEST_CELL_TEXT = 32_767;

const HALF_PAIR = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/**
 * A text as it stands in the XML of a workbook (ST_Xstring): characters that XML cannot hold become `_x0007_`, and what
 * only looks like such an escape is escaped itself. A text longer than a cell ends in `…`.
 */
export function workbookText(text: string): string {
  const shown = text.length <= LONGEST_CELL_TEXT ? text : `${text.slice(0, LONGEST_CELL_TEXT - 1)}…`;
  return xmlText(
    shown.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, "_x005F_").replace(/(?![\t\n])[\p{Cc}\ufffe\uffff]/gu, escapeCode),
  );
}

/** A text as attribute or element content: no control characters, half of no character pair. */
export function xmlText(text: string): string {
  return text
    .replace(HALF_PAIR, "�")
    .replace(/(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu, "�")
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

const escapeCode = (character: string): string =>
  `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`;
