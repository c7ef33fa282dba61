import fc from "fast-check";
import { Decimal } from "../src/decimal/decimal.js";

/** A decimal as text, from whole steps of 10^−decimals: `decimalText({ min: -5, max: 5, decimals: 1 })` is −0.5 to 0.5. */
export function decimalText(limits: { min: number; max: number; decimals: number }): fc.Arbitrary<string> {
  return fc
    .integer({ min: limits.min, max: limits.max })
    .map((steps) => new Decimal(steps).div(new Decimal(10).pow(limits.decimals)).toFixed());
}

const asDecimal = (text: string): Decimal => new Decimal(text);

/** $0 to $100 million, to the cent. */
const dollarText: fc.Arbitrary<string> = decimalText({ min: 0, max: 10_000_000_000, decimals: 2 });
export const dollars: fc.Arbitrary<Decimal> = dollarText.map(asDecimal);

/** −$100 million to $100 million, to a hundredth of a cent. */
export const signedDollars: fc.Arbitrary<Decimal> = decimalText({
  min: -1_000_000_000_000,
  max: 1_000_000_000_000,
  decimals: 4,
}).map(asDecimal);

/** 0 to 30% a year, to a thousandth of a percent. */
const rateText: fc.Arbitrary<string> = decimalText({ min: 0, max: 30_000, decimals: 5 });
export const rate: fc.Arbitrary<Decimal> = rateText.map(asDecimal);

/** 1% to 150%, as a fraction. */
const percentageText: fc.Arbitrary<string> = decimalText({ min: 100, max: 15_000, decimals: 4 });
export const percentage: fc.Arbitrary<Decimal> = percentageText.map(asDecimal);

/** A quantity of up to ten million, to three decimals. */
export const quantity: fc.Arbitrary<Decimal> = decimalText({ min: 0, max: 10_000_000_000, decimals: 3 }).map(asDecimal);

/** A day from 1990 to 2080, as text. */
export const dateText: fc.Arbitrary<string> = fc
  .date({ min: new Date("1990-01-01T00:00:00Z"), max: new Date("2080-12-31T00:00:00Z"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** Any number of 34 digits, from very small to very large. */
export const figure: fc.Arbitrary<Decimal> = fc
  .tuple(fc.bigInt({ min: -(10n ** 34n) + 1n, max: 10n ** 34n - 1n }), fc.integer({ min: -900, max: 900 }))
  .map(([digits, exponent]) => new Decimal(`${digits}e${exponent}`));
