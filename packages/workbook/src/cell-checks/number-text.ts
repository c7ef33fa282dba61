/** A text that people read as a number, and the number it is. */
export interface NumberInText {
  /** A plain decimal. */
  readonly number: string;
  /** The other number it may be. */
  readonly other?: string;
  readonly isPercentage: boolean;
  /** True for an amount in pounds or euros: its dollars are not known. */
  readonly isForeignCurrency: boolean;
  /** True where the text has no separators, signs of currency or the like: nothing to interpret. */
  readonly isPlain: boolean;
}

const PLAIN = /^[+-]?\d+(\.\d+)?$/;
const PERCENT_SIGN = /(?:%|\bpct\.?|\bper ?cent)$/i;
/** `538.000`: a decimal here, half a million where periods group thousands. */
const MAY_BE_GROUPED = /^[+-]?[1-9]\d{0,2}\.\d{3}$/;
const US_GROUPS = /^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/;
const EUROPEAN_GROUPS = /^[1-9]\d{0,2}(\.\d{3})+,\d+$|^[1-9]\d{0,2}(\.\d{3}){2,}$/;
const DECIMAL_COMMA = /^\d+,\d+$/;
const SPACED_GROUPS = /^[1-9]\d{0,2}([ \u00A0\u2009\u202F'’]\d{3})+([.,]\d+)?$/;

/** Longer texts are no numbers, and take long to compare with the ways of writing one. */
const MOST_CHARACTERS = 100;

/** The number in `12,000`, `1.234,5`, `$1 250.50`, `(500)`, `4.75 %`; undefined for any other text. */
export function numberInText(text: string): NumberInText | undefined {
  const trimmed = text.trim();
  if (trimmed.length > MOST_CHARACTERS) return undefined;
  if (PLAIN.test(trimmed)) {
    const number = trimmed.replace(/^\+/, "");
    const isGrouped = MAY_BE_GROUPED.test(trimmed);
    return {
      number,
      ...(isGrouped && { other: number.replace(".", "") }),
      isPercentage: false,
      isForeignCurrency: false,
      isPlain: !isGrouped,
    };
  }
  const isPercentage = PERCENT_SIGN.test(trimmed);
  const isNegative = /^\(.*\)$/.test(trimmed) || /^[-−]/.test(trimmed);
  const bare = trimmed
    .replace(/^[(\s]*[-−+]?\s*(?:USD|US\$|[$€£])?\s*[-−+]?\s*/i, "")
    .replace(PERCENT_SIGN, "")
    // eslint-disable-next-line regexp/no-super-linear-backtracking, regexp/no-super-linear-move -- Texts of more than 100 characters are refused before.
    .replace(/\s*(?:USD|[$€£])?\s*\)?$/i, "");
  const digits = plainDigits(bare);
  if (digits === undefined) return undefined;
  const number = isNegative ? `-${digits}` : digits;
  return {
    number,
    ...(MAY_BE_GROUPED.test(bare) && { other: number.replace(".", "") }),
    isPercentage,
    isForeignCurrency: /[€£]/.test(trimmed),
    isPlain: false,
  };
}

function plainDigits(text: string): string | undefined {
  if (/^\d+(\.\d+)?$/.test(text)) return text;
  if (/^\.\d+$/.test(text)) return `0${text}`;
  if (US_GROUPS.test(text)) return text.replaceAll(",", "");
  if (EUROPEAN_GROUPS.test(text)) return text.replaceAll(".", "").replace(",", ".");
  if (SPACED_GROUPS.test(text)) return text.replace(/[ \u00A0\u2009\u202F'’]/g, "").replace(",", ".");
  if (DECIMAL_COMMA.test(text)) return text.replace(",", ".");
  return undefined;
}
