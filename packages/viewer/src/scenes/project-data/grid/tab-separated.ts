/** Cells as spreadsheets put them on the clipboard: a line for each row, tabs between cells, quotes around what holds either. */
export function toTabSeparated(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(quoted).join("\t")).join("\n");
}

const quoted = (text: string): string => (/["\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Cells of a text from the clipboard. The line break at its end is no row. */
export function fromTabSeparated(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  // A cell in quotes, in which two quotes stand for one; or anything up to the next tab or line.
  const cell = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*)/y;
  let at = 0;
  while (at <= text.length) {
    cell.lastIndex = at;
    const [all = "", inQuotes, plain = ""] = cell.exec(text) ?? [];
    rows.at(-1)?.push(inQuotes === undefined ? plain : inQuotes.replaceAll('""', '"'));
    at += all.length;
    if (at >= text.length) break;
    if (text[at] !== "\t") {
      if (text.startsWith("\r\n", at)) at += 1;
      if (at + 1 >= text.length) break;
      rows.push([]);
    }
    at += 1;
  }
  return rows;
}
