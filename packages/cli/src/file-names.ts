import { isUtf8 } from "node:buffer";

/** The code unit that stands for byte 0 in a name; those of bytes from 0x80 on are surrogates without a partner. */
const BYTE_ZERO = 0xdc00;
const BYTES = /[\udc80-\udcff]/gu;

/**
 * The name of a file as text. On Linux a name is any bytes: those that are no UTF-8 become lone surrogates, so that
 * {@link pathOf} finds the file again.
 */
export function nameOf(bytes: Buffer): string {
  if (isUtf8(bytes)) return bytes.toString();
  let text = "";
  for (let at = 0; at < bytes.length; ) {
    const length = [1, 2, 3, 4].find((count) => at + count <= bytes.length && isUtf8(bytes.subarray(at, at + count)));
    text +=
      length === undefined
        ? String.fromCharCode(BYTE_ZERO + (bytes[at] ?? 0))
        : bytes.toString("utf8", at, at + length);
    at += length ?? 1;
  }
  return text;
}

/** File system path of a name: the text itself, or the bytes that {@link nameOf} received. */
export function pathOf(name: string): string | Buffer {
  if (name.search(BYTES) === -1) return name;
  const parts = name.split(/([\udc80-\udcff])/u);
  return Buffer.concat(
    parts.map((part, index) => (index % 2 === 0 ? Buffer.from(part) : Buffer.from([part.charCodeAt(0) - BYTE_ZERO]))),
  );
}

/**
 * Displayed name of a file: a name with bytes that are not UTF-8 is in shell syntax, `$'b\\xFCro.xlsx'`. Another name
 * has this form only if a person chose it on purpose.
 */
export function shownName(name: string): string {
  if (name.search(BYTES) === -1) return name;
  const escaped = name
    .replaceAll(/['\\]/g, "\\$&")
    .replaceAll(BYTES, (byte) => `\\x${(byte.charCodeAt(0) - BYTE_ZERO).toString(16).toUpperCase()}`);
  return `$'${escaped}'`;
}
