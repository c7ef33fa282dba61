/** Separators of fields in the order in which they are tried. */
const SEPARATORS = ["\t", ";", ","] as const;
export type Separator = (typeof SEPARATORS)[number];

/** Lines that decide on the separator. */
const SAMPLE_CHARACTERS = 16_384;

/** The separator that occurs equally often in every line at the beginning of a text, or else most often. */
export function separatorOf(text: string): Separator {
  const lines = text
    .slice(0, SAMPLE_CHARACTERS)
    .replace(/"[^"]*"/g, "")
    .split(/[\r\n]+/)
    .filter((line) => line !== "");
  // The sample can cut its last line.
  const whole = lines.length > 1 && text.length > SAMPLE_CHARACTERS ? lines.slice(0, -1) : lines;
  const counts = SEPARATORS.map((separator) => whole.map((line) => line.split(separator).length - 1));
  const regular = counts.findIndex(([first = 0, ...others]) => first > 0 && others.every((count) => count === first));
  const totals = counts.map((ofLines) => ofLines.reduce((sum, count) => sum + count, 0));
  const most = Math.max(...totals);
  return (most === 0 ? undefined : SEPARATORS[regular === -1 ? totals.indexOf(most) : regular]) ?? ",";
}

export interface CsvField {
  readonly row: number;
  readonly column: number;
  readonly text: string;
}

/**
 * Fields of a CSV text that are not empty (RFC 4180), by row, then by column. A quotation mark inside an unquoted field
 * is a character, and a quoted field without an end ends with the text.
 */
export function* csvFields(text: string, separator: Separator): Generator<CsvField> {
  let at = 0;
  let row = 1;
  let column = 1;
  while (at < text.length) {
    const isQuoted = text[at] === '"';
    const end = isQuoted ? quotedEnd(text, at) : at;
    const rest = fieldEnd(text, end, separator);
    const inner = isQuoted ? text.slice(at + 1, end - 1).replaceAll('""', '"') : "";
    const field = inner + text.slice(end, rest);
    if (field !== "") yield { row, column, text: field };
    at = rest + 1;
    if (text[rest] === separator) column++;
    else {
      if (text[rest] === "\r" && text[at] === "\n") at++;
      row++;
      column = 1;
    }
  }
}

/** Offset behind the closing quotation mark of a field. */
function quotedEnd(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length) {
    const mark = text.indexOf('"', at);
    if (mark === -1) break;
    if (text[mark + 1] !== '"') return mark + 1;
    at = mark + 2;
  }
  return text.length + 1;
}

function fieldEnd(text: string, start: number, separator: Separator): number {
  let at = start;
  while (at < text.length && text[at] !== separator && text[at] !== "\n" && text[at] !== "\r") at++;
  return at;
}
