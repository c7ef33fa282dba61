import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { figure } from "../../testing/arbitraries.js";
import { Decimal, ZERO } from "./decimal.js";
import { exactDifference, exactMean, exactSum } from "./exact.js";

describe("to the last digit", () => {
  test("a difference keeps digits that the engine's precision has no room for", () => {
    // 34 digits cannot hold 20 before the point and 20 behind it.
    const [large, small] = [new Decimal("99999999999999999999"), new Decimal("1e-20")];
    expect(large.minus(small).toFixed()).toBe("99999999999999999999");
    expect(exactDifference(large, small).toFixed()).toBe("99999999999999999998.99999999999999999999");
  });

  test("a mean has one digit more", () => {
    expect(exactMean(new Decimal("0.3333333333333333333333333333333333"), ZERO).toFixed()).toBe(
      "0.16666666666666666666666666666666665",
    );
  });

  test("nothing adds up to zero", () => {
    expect(exactSum([]).toFixed()).toBe("0");
  });

  test("amounts can be text and numbers", () => {
    expect(exactSum(["331.2505", 533.6205, new Decimal("0")]).toFixed()).toBe("864.871");
    expect(() => exactSum([0.1 + 0.2])).toThrow("more than 15 significant digits");
  });

  test("supplied figures at the ends of what may be written are held together", () => {
    const [large, small] = [new Decimal("1e9999"), new Decimal("1e-9999")];
    expect(exactSum([exactDifference(large, small), small]).eq(large)).toBe(true);
  });
});

test("a difference put back gives the figure again", () => {
  fc.assert(
    fc.property(figure, figure, (one, other) => {
      expect(exactSum([other, exactDifference(one, other)]).eq(one)).toBe(true);
      expect(exactDifference(one, other).eq(exactDifference(other, one).neg())).toBe(true);
    }),
  );
});

test("twice the mean is the sum", () => {
  fc.assert(
    fc.property(figure, figure, (one, other) => {
      const mean = exactMean(one, other);
      expect(exactSum([mean, mean]).eq(exactSum([one, other]))).toBe(true);
    }),
  );
});
