const SIGNIFICANT_DIGITS = 15;
/** The smallest binary float with all its digits, 2^-1022. */
const SMALLEST_FULL_FLOAT = 2.2250738585072014e-308;
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d{1,4})?$/;
const MAX_NUMBER_LENGTH = 400;

const CODE_DASH = 45;
const CODE_POINT = 46;
const CODE_0 = 48;
const CODE_9 = 57;

/**
 * A stored number as a plain decimal with 15 significant digits, as Excel shows it: `0.30000000000000004` is `0.3`,
 * `1.5E-3` is `0.0015`. Undefined for a text that is not a number, or that is too large or too small for a binary
 * float: a number too small for a float is not 0. A zero with a sign is 0.
 *
 * `toPrecision` is exact: it finds the 15-digit decimal nearest to the float, or the larger of two equally near
 * decimals (ECMA-262, Number.prototype.toPrecision). The conversion to a float and back preserves a text of up to 15
 * digits, so a plain text needs no conversion.
 */
export function plainNumberText(stored: string): string | undefined {
  if (isShortAndPlain(stored)) return stored;
  const text = stored.trim();
  if (text.length > MAX_NUMBER_LENGTH || !NUMBER.test(text)) return undefined;
  const value = Number(text);
  if (!Number.isFinite(value) || losesDigits(value, text)) return undefined;
  return trimFraction(expandExponent(value.toPrecision(SIGNIFICANT_DIGITS)));
}

/** Smaller numbers have fewer digits as floats, and none at last: `1e-400` is not 0. `-0` is. */
const losesDigits = (value: number, text: string): boolean =>
  Math.abs(value) < SMALLEST_FULL_FLOAT && /[1-9]/.test(text.split(/[eE]/, 1)[0] ?? "");

/** `12`, `0.5` or `-1234.25`: up to 15 digits, none of them superfluous. */
function isShortAndPlain(text: string): boolean {
  const start = text.charCodeAt(0) === CODE_DASH ? 1 : 0;
  const { length } = text;
  let point = length;
  for (let at = start; at < length; at++) {
    const code = text.charCodeAt(at);
    if (code === CODE_POINT && point === length) point = at;
    else if (code < CODE_0 || code > CODE_9) return false;
  }
  const digits = length - start - (point < length ? 1 : 0);
  if (digits > SIGNIFICANT_DIGITS || point === start) return false;
  if (point < length) {
    const last = text.charCodeAt(length - 1);
    if (last === CODE_0 || last === CODE_POINT) return false;
  }
  const first = text.charCodeAt(start);
  return first !== CODE_0 || (point === start + 1 && (start === 0 || point < length));
}

/** A whole number from here on has {@link SIGNIFICANT_DIGITS} digits. */
const FULL_DIGITS = 1e14;
/** The powers of ten that are exact as floats. */
const EXACT_TENS = [
  1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
  1e21, 1e22,
];
/** This number of digits after the significant ones decides the direction of rounding. */
const TELLING_DIGITS = 9;
/** The float of a text is at most 2^-53 of it away, 0.112 of the last significant digit: this near a tie it may round otherwise. */
const NEAR_A_TIE = 0.12;

/**
 * The binary float of a plain number, `12` or `-1234.25`, at 15 significant digits, straight from its bytes; not a number
 * for anything else, which {@link plainNumberText} can make sense of.
 *
 * The digits and the power of ten are both exact as floats, so their quotient or product is the float nearest to the number.
 */
export function shortNumber(bytes: Uint8Array, start: number, end: number): number {
  const isNegative = bytes[start] === CODE_DASH;
  const first = isNegative ? start + 1 : start;
  let digits = 0;
  let rest = 0;
  let restLength = 0;
  let point = end;
  for (let at = first; at < end; at++) {
    const code = bytes[at] ?? 0;
    if (code >= CODE_0 && code <= CODE_9) {
      if (digits < FULL_DIGITS) digits = 10 * digits + (code - CODE_0);
      else if (restLength++ < TELLING_DIGITS) rest = 10 * rest + (code - CODE_0);
    } else if (code === CODE_POINT && point === end) point = at;
    else return Number.NaN;
  }
  const decimals = Math.max(0, end - point - 1);
  if (point - first + decimals === 0) return Number.NaN;
  if (restLength > 0) {
    const fraction = rest / (EXACT_TENS[Math.min(restLength, TELLING_DIGITS)] ?? 1);
    if (Math.abs(fraction - 0.5) < NEAR_A_TIE) return Number.NaN;
    if (fraction > 0.5) digits++;
  }
  const tens = EXACT_TENS[Math.abs(decimals - restLength)] ?? Number.NaN;
  const size = decimals > restLength ? digits / tens : digits * tens;
  return isNegative ? 0 - size : size;
}

/** `-1.50000000000000e-7` to `-0.000000150000000000000`. */
function expandExponent(precise: string): string {
  const mark = precise.indexOf("e");
  if (mark < 0) return precise;
  const sign = precise.startsWith("-") ? "-" : "";
  const [whole = "", fraction = ""] = precise.slice(sign.length, mark).split(".");
  const digits = whole + fraction;
  const point = whole.length + Number(precise.slice(mark + 1));
  if (point <= 0) return `${sign}0.${"0".repeat(-point)}${digits}`;
  return sign + digits.slice(0, point).padEnd(point, "0") + (point < digits.length ? `.${digits.slice(point)}` : "");
}

/** `12.500` to `12.5`, `12.000` to `12`; zero has no sign. */
function trimFraction(plain: string): string {
  if (!plain.includes(".")) return plain;
  let end = plain.length;
  while (plain.charCodeAt(end - 1) === CODE_0) end--;
  if (plain.charCodeAt(end - 1) === CODE_POINT) end--;
  const trimmed = plain.slice(0, end);
  return trimmed === "-0" ? "0" : trimmed;
}
