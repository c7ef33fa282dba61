/** A text that people read as a number, and the number it is. */
export interface NumberInText {
  /** A plain decimal. */
  readonly number: string;
  /** The other number it may be: 45000 for `450,00`, 538000 for `538.000`. */
  readonly other?: string;
  readonly isPercentage: boolean;
  /** True for an amount in pounds or euros: its dollars are not known. */
  readonly isForeignCurrency: boolean;
  /** True if the text has no separators, currency signs, or other characters to interpret. */
  readonly isPlain: boolean;
}

/** Spaces, characters without a width, and marks of the writing direction. They change no number. */
const UNSEEN_ENDS = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;
/** Dashes that programs write in place of the minus sign of the keyboard: U+2212, and its small and wide forms. */
const MINUS_SIGNS = /[\u2212\uFE63\uFF0D]/g;
const PLAIN = /^[+-]?\d+(\.\d+)?$/;
const PERCENT_SIGN = /\s*(?:%|\bpct\.?|\bper ?cent)$/i;
const CURRENCY_IN_FRONT = /^(?:USD|US ?\$|[$€£])\s*/i;
const CURRENCY_BEHIND = /\s*(?:USD|[$€£])$/i;
/** `538.000`: a decimal here, half a million where periods group thousands. */
const MAY_BE_GROUPED = /^[1-9]\d{0,2}\.\d{3}$/;
const US_GROUPS = /^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/;
const EUROPEAN_GROUPS = /^[1-9]\d{0,2}(\.\d{3})+,\d+$|^[1-9]\d{0,2}(\.\d{3}){2,}$/;
const SPACED_GROUPS = /^[1-9]\d{0,2}([ \u00A0\u2009\u202F'’]\d{3})+([.,]\d+)?$/;
/** `0,75`: nobody groups thousands behind a zero. */
const FRACTION_WITH_COMMA = /^0,\d+$/;
/** `450,00`: a decimal comma, or a group of thousands that was cut or typed wrongly. */
const UNCLEAR_COMMA = /^\d+,\d{1,3}$/;

/** Longer texts are no numbers, and take long to compare with the ways of writing one. */
const MOST_CHARACTERS = 100;

/**
 * Reads the number in `12,000`, `1.234,5`, `$1 250.50`, `(500)`, `$-5,000`, `4.75%`; undefined for any other text.
 * Workbooks, screens, and the command line all read numbers with this function.
 *
 * @example
 * import { numberInText } from "@epb/engine";
 *
 * numberInText("$-5,000")?.number; // "-5000"
 * numberInText("450,00")?.other; // "45000"
 * numberInText("($5,000"); // undefined
 */
export function numberInText(text: string): NumberInText | undefined {
  if (text.length > MOST_CHARACTERS) return undefined;
  const trimmed = text.replace(UNSEEN_ENDS, "").replace(MINUS_SIGNS, "-");
  const parts = partsOf(trimmed);
  const digits = parts && plainDigits(parts.bare);
  if (digits === undefined) return undefined;
  const { isNegative, isPercentage, currency } = parts ?? {};
  const sign = isNegative === true ? "-" : "";
  const other = digits.other === undefined ? {} : { other: sign + digits.other };
  return {
    number: sign + digits.number,
    ...other,
    isPercentage: isPercentage === true,
    isForeignCurrency: /[€£]/.test(currency ?? ""),
    isPlain: digits.other === undefined && PLAIN.test(trimmed),
  };
}

/**
 * Reads a number that a person typed on a screen or on the command line, where a point is always the decimal point.
 * Undefined for any other text, including an amount in pounds or euros.
 *
 * @example
 * import { typedNumber } from "@epb/engine";
 *
 * typedNumber("538.000")?.number; // "538.000"
 * typedNumber("€5"); // undefined
 */
export function typedNumber(text: string): Pick<NumberInText, "number" | "other" | "isPercentage"> | undefined {
  const parsed = numberInText(text);
  if (parsed === undefined || parsed.isForeignCurrency) return undefined;
  const { number, other, isPercentage } = parsed;
  return other === undefined || !text.includes(",") ? { number, isPercentage } : { number, other, isPercentage };
}

interface AmountParts {
  readonly isNegative: boolean;
  readonly isPercentage: boolean;
  readonly currency: string;
  /** The digits with their separators. */
  readonly bare: string;
}

/** Removes signs at both ends. Undefined if one occurs twice, or a bracket has no partner: the meaning is unclear. */
function partsOf(text: string): AmountParts | undefined {
  let rest = text;
  const take = (pattern: RegExp): string => {
    const [found = ""] = pattern.exec(rest) ?? [];
    rest = pattern.source.startsWith("^") ? rest.slice(found.length) : rest.slice(0, rest.length - found.length);
    return found.trim();
  };
  const percentOutside = take(PERCENT_SIGN);
  const signs = [take(/^[-+]\s*/)];
  const currencies = [take(CURRENCY_IN_FRONT)];
  signs.push(take(/^[-+]\s*/));
  const isOpened = take(/^\(\s*/) !== "";
  if (isOpened !== (take(/\s*\)$/) !== "")) return undefined;
  currencies.push(take(CURRENCY_IN_FRONT), take(CURRENCY_BEHIND));
  const percents = [percentOutside, take(PERCENT_SIGN)].filter((percent) => percent !== "");
  const written = [...signs, isOpened ? "()" : ""].filter((sign) => sign !== "");
  const currency = currencies.filter((one) => one !== "");
  if (written.length > 1 || currency.length > 1 || percents.length > 1) return undefined;
  if (currency.length + percents.length > 1) return undefined;
  return {
    isNegative: written[0] === "-" || isOpened,
    isPercentage: percents.length === 1,
    currency: currency[0] ?? "",
    bare: rest,
  };
}

function plainDigits(text: string): Pick<NumberInText, "number" | "other"> | undefined {
  if (MAY_BE_GROUPED.test(text)) return { number: text, other: text.replace(".", "") };
  if (/^\d+(\.\d*)?$/.test(text)) return { number: text.replace(/\.$/, "") };
  if (/^\.\d+$/.test(text)) return { number: `0${text}` };
  if (US_GROUPS.test(text)) return { number: text.replaceAll(",", "").replace(/\.$/, "") };
  if (EUROPEAN_GROUPS.test(text)) return { number: text.replaceAll(".", "").replace(",", ".") };
  if (SPACED_GROUPS.test(text)) return { number: text.replace(/[ \u00A0\u2009\u202F'’]/g, "").replace(",", ".") };
  if (FRACTION_WITH_COMMA.test(text)) return { number: text.replace(",", ".") };
  if (UNCLEAR_COMMA.test(text)) return { number: text.replace(",", "."), other: text.replace(",", "") };
  return undefined;
}
