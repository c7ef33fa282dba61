import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../../test/testing/runs.js";
import { Decimal } from "../decimal/decimal.js";
import { FIGURE_QUANTITIES, type FigureQuantity } from "../model/figure.js";
import { isCloseFigure, isSurelyClose } from "./figure-tolerance.js";

const quantities = fc.constantFrom(...(Object.keys(FIGURE_QUANTITIES) as FigureQuantity[]));
const figures = fc
  .tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.nat(24))
  .map(([units, decimals]) => new Decimal(`${units}e-${decimals}`));
/** From nothing to far beyond every tolerance, and often on one. */
const differences = fc.oneof(
  fc.constantFrom("0", "0.01", "-0.01", "0.000001", "1", "-1", "0.1", "0.0100000000001", "1.0000000000001"),
  fc.tuple(fc.integer({ min: -2000, max: 2000 }), fc.nat(12)).map(([units, decimals]) => `${units}e-${decimals}`),
);

/** As a cell keeps it. */
const stored = (amount: Decimal): string => amount.toSignificantDigits(15).toFixed();

describe("what is surely close", () => {
  test("is close, whatever the figure and the number beside it", () => {
    fc.assert(
      fc.property(figures, differences, quantities, (figure, difference, quantity) => {
        const text = stored(figure.plus(difference));
        if (!isSurelyClose(Number(text), figure, quantity)) return;
        expect(isCloseFigure(new Decimal(text), figure, quantity), `${text} ${figure.toFixed()}`).toBe(true);
      }),
      { numRuns: runs(5000) },
    );
  });

  test("is every amount of dollars up to a hundred million as its cell keeps it", () => {
    const amounts = fc
      .tuple(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), fc.integer({ min: 10, max: 24 }))
      .map(([units, decimals]) => new Decimal(`${units}e-${decimals}`));
    fc.assert(
      fc.property(amounts, (figure) => {
        expect(isSurelyClose(Number(stored(figure)), figure, "dollars")).toBe(true);
      }),
    );
  });

  test("is a count that is the same number, and no other", () => {
    expect(isSurelyClose(12, 12, "count")).toBe(true);
    expect(isSurelyClose(12.5, 12, "count")).toBe(false);
  });

  test("is nothing beside a cell without a number, and no text or answer", () => {
    expect(isSurelyClose(Number.NaN, new Decimal(0), "dollars")).toBe(false);
    expect(isSurelyClose(Number.NaN, 0, "count")).toBe(false);
    expect(isSurelyClose(1, true, "yesNo")).toBe(false);
  });
});
