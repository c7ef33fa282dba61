import { roundQuotient } from "../decimal/round-quotient.js";

const UNITS = ["B", "KB", "MB", "GB", "TB", "PB", "EB", "ZB", "YB"] as const;
const STEP = 1000n;
const TENTHS = 10n;

/**
 * The size of a file for people: in units of 1000, with one decimal except for plain bytes.
 *
 *     1 500 ÷ 1 000 = 1.5 KB
 *     999 950 ÷ 1 000 000 = 0.99995, rounded 1.0 MB
 *
 * A size that rounds to 1000 of a unit is shown in the next unit, so there is no "1000.0 KB".
 *
 * @param bytes - A whole number of zero or more.
 * @spec C §3 "files: id, fileName, …" "Sizes display in units of 1000"
 */
export function fileSizeText(bytes: number): string {
  const whole = BigInt(bytes);
  if (whole < STEP) return `${whole} B`;
  let unit = 1;
  let bytesPerUnit = STEP;
  while (unit < UNITS.length - 1 && roundQuotient(whole * TENTHS, bytesPerUnit) >= STEP * TENTHS) {
    unit += 1;
    bytesPerUnit *= STEP;
  }
  const tenths = roundQuotient(whole * TENTHS, bytesPerUnit);
  return `${tenths / TENTHS}.${tenths % TENTHS} ${UNITS[unit]}`;
}
