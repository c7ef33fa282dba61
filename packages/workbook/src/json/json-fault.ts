/** Limits of JSON, checked before it is parsed. */
export interface JsonLimits {
  readonly depth: number;
  readonly values: number;
  /** Bytes of one string, as the file writes it. */
  readonly stringBytes: number;
  /** Members of one object, or items of one list. */
  readonly members: number;
}

/** Limits of a file, and of each request body that the server reads. Bodies may have fewer values and members. */
export const JSON_LIMITS: JsonLimits = {
  /** A project nests nine levels. Much deeper nesting is an attack that exhausts programs that traverse it. */
  depth: 64,
  /** A project of ten thousand measures has a third of them. */
  values: 2_000_000,
  /** The longest text of a project has 10,000 characters. */
  stringBytes: 1_000_000,
  /** Ten times the most items that a list of a project may have. */
  members: 100_000,
};

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const OPENING_BRACKET = 0x5b;
const CLOSING_BRACKET = 0x5d;
const OPENING_BRACE = 0x7b;
const CLOSING_BRACE = 0x7d;

/** Reason to refuse JSON before it is parsed. */
export type JsonFault =
  | { readonly kind: "nested-too-deep" }
  | { readonly kind: "too-many-values"; readonly limit: number }
  | { readonly kind: "too-many-members"; readonly limit: number; readonly line: number }
  | { readonly kind: "string-too-long"; readonly limit: number; readonly line: number }
  | { readonly kind: "duplicate-key"; readonly key: string; readonly line: number };

/**
 * Searches JSON in UTF-8 for faults that the parser does not survive or does not report: deep nesting, values that take
 * far more memory than their text, and a duplicate name in an object, of which the parser keeps only the last. Text
 * that is not JSON is left to the parser.
 */
export function findJsonFault(bytes: Uint8Array, limits: JsonLimits = JSON_LIMITS): JsonFault | undefined {
  /** Names of each open object; undefined for a list. */
  const open: (Set<string> | undefined)[] = [];
  const members: number[] = [];
  let values = 1;
  let isNameNext = false;
  for (let at = 0; at < bytes.length; at++) {
    switch (bytes[at]) {
      case QUOTE: {
        const end = endOfString(bytes, at);
        if (end - at > limits.stringBytes) {
          return { kind: "string-too-long", limit: limits.stringBytes, line: lineOf(bytes, at) };
        }
        const names = open.at(-1);
        if (isNameNext && names !== undefined) {
          const key = nameIn(bytes, at, end);
          if (names.has(key)) return { kind: "duplicate-key", key, line: lineOf(bytes, at) };
          names.add(key);
        }
        at = end;
        break;
      }
      case OPENING_BRACE:
      case OPENING_BRACKET:
        if (open.length === limits.depth) return { kind: "nested-too-deep" };
        isNameNext = bytes[at] === OPENING_BRACE;
        open.push(isNameNext ? new Set() : undefined);
        members.push(1);
        values++;
        break;
      case CLOSING_BRACE:
      case CLOSING_BRACKET:
        open.pop();
        members.pop();
        break;
      case COMMA:
        isNameNext = open.at(-1) !== undefined;
        values++;
        members.push((members.pop() ?? 0) + 1);
        if ((members.at(-1) ?? 0) > limits.members) {
          return { kind: "too-many-members", limit: limits.members, line: lineOf(bytes, at) };
        }
        break;
      case COLON:
        isNameNext = false;
        break;
      default:
    }
    if (values > limits.values) return { kind: "too-many-values", limit: limits.values };
  }
  return undefined;
}

/** Offset of the closing quotation mark; the end of the bytes if it is missing. */
function endOfString(bytes: Uint8Array, start: number): number {
  let end = bytes.indexOf(QUOTE, start + 1);
  while (end >= 0 && isEscaped(bytes, end)) end = bytes.indexOf(QUOTE, end + 1);
  return end < 0 ? bytes.length : end;
}

function isEscaped(bytes: Uint8Array, at: number): boolean {
  let backslashes = 0;
  while (bytes[at - 1 - backslashes] === BACKSLASH) backslashes++;
  return backslashes % 2 === 1;
}

const decoder = new TextDecoder();

/** A name as the parser decodes it, so that `a` and `\u0061` are equal. */
function nameIn(bytes: Uint8Array, start: number, end: number): string {
  const written = decoder.decode(bytes.subarray(start + 1, end));
  if (!written.includes("\\")) return written;
  try {
    return String(JSON.parse(`"${written}"`));
  } catch {
    // The parser reports the fault.
    return written;
  }
}

/**
 * Text of a member of the outermost object, found without parsing the other members; undefined if it is missing.
 *
 * @param bytes - In which `findJsonFault` finds nothing.
 */
export function outermostText(bytes: Uint8Array, name: string): string | undefined {
  let depth = 0;
  let isNameNext = false;
  let lastName: string | undefined;
  for (let at = 0; at < bytes.length; at++) {
    switch (bytes[at]) {
      case QUOTE: {
        const end = endOfString(bytes, at);
        if (depth === 1 && isNameNext) lastName = nameIn(bytes, at, end);
        else if (depth === 1 && lastName === name) return nameIn(bytes, at, end);
        at = end;
        break;
      }
      case OPENING_BRACE:
      case OPENING_BRACKET:
        depth++;
        isNameNext = depth === 1 && bytes[at] === OPENING_BRACE;
        break;
      case CLOSING_BRACE:
      case CLOSING_BRACKET:
        depth--;
        break;
      case COMMA:
        isNameNext = depth === 1;
        if (depth === 1) lastName = undefined;
        break;
      case COLON:
        isNameNext = false;
        break;
      default:
    }
  }
  return undefined;
}

function lineOf(bytes: Uint8Array, offset: number): number {
  let line = 1;
  for (let at = 0; at < offset; at++) if (bytes[at] === 0x0a) line++;
  return line;
}
