/** Whether a file is read as a workbook or as JSON. */
export type FileKind = "json" | "xlsx";

const ZIP_START = [0x50, 0x4b];
const OPENINGS = new Set([0x7b, 0x5b]);
const UTF8_BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];
const JSON_SPACES = new Set([0x20, 0x09, 0x0a, 0x0d]);

/** The contents decide where they can, then the name; the reader of workbooks knows what people mistake for one. */
export function fileKind(bytes: Uint8Array, fileName: string): FileKind {
  if (startsWith(bytes, ZIP_START)) return "xlsx";
  const name = fileName.toLowerCase();
  if (name.endsWith(".json")) return "json";
  if (name.endsWith(".xlsx")) return "xlsx";
  return looksLikeJson(bytes) ? "json" : "xlsx";
}

function looksLikeJson(bytes: Uint8Array): boolean {
  let at = startsWith(bytes, UTF8_BYTE_ORDER_MARK) ? UTF8_BYTE_ORDER_MARK.length : 0;
  while (JSON_SPACES.has(bytes[at] ?? 0)) at++;
  return OPENINGS.has(bytes[at] ?? 0);
}

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);
