import { type Outcome, refuse } from "../outcome.js";
import { type ToCharacters, toCharacters } from "./byte-text.js";

const DECLARATION_SAMPLE_BYTES = 200;

/**
 * The bytes of an XML part in UTF-8, converted from other encodings. Nearly every workbook is UTF-8 and stays
 * unchanged; the standard also allows UTF-16.
 */
export function toUtf8(
  bytes: Uint8Array,
  part: string,
  makeCharacters: ToCharacters = toCharacters,
): Outcome<Uint8Array> {
  const encoding = detectEncoding(bytes, makeCharacters);
  if (encoding === "utf-8") return { ok: true, value: bytes };
  try {
    return { ok: true, value: new TextEncoder().encode(new TextDecoder(encoding, { fatal: true }).decode(bytes)) };
  } catch {
    return refuse("file/damaged", { found: `${part} in the encoding ${JSON.stringify(encoding)}`, expected: "UTF-8" });
  }
}

function detectEncoding(bytes: Uint8Array, makeCharacters: ToCharacters): string {
  const first = bytes[0];
  const second = bytes[1];
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return "utf-16be";
  if (first !== 0x3c || second !== 0x3f) return "utf-8";
  const declaration = makeCharacters(bytes.subarray(0, DECLARATION_SAMPLE_BYTES));
  const declared = /^<\?xml[^>]*?encoding\s*=\s*["']([^"']*)["']/.exec(declaration)?.[1]?.toLowerCase() ?? "utf-8";
  // A declaration that is readable byte by byte cannot be in UTF-16; programs that declare UTF-16 nevertheless write
  // UTF-8.
  return declared.startsWith("utf-16") || declared === "us-ascii" ? "utf-8" : declared;
}
