import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dollars, percentage } from "../../testing/arbitraries.js";
import { Fraction } from "../../testing/fraction.js";
import { Decimal, ONE, ZERO } from "../decimal/decimal.js";
import { estimatedAnnualSavings, guaranteedAnnualSavings } from "./annual-savings.js";

describe("estimated savings", () => {
  test("hold the incentives divided by the guaranteed percentage", () => {
    const estimated = estimatedAnnualSavings(new Decimal(400_000), new Decimal(15_000), new Decimal("0.95"));
    expect(estimated.toDecimalPlaces(6).toFixed()).toBe("415789.473684");
  });

  test("are the categories where there are no incentives", () => {
    const savings = new Decimal("123456.789012345");
    expect(estimatedAnnualSavings(savings, ZERO, new Decimal("0.0001"))).toBe(savings);
  });
});

describe("guaranteed savings", () => {
  test("hold the incentives dollar for dollar", () => {
    const guaranteed = guaranteedAnnualSavings(new Decimal(400_000), new Decimal(15_000), new Decimal("0.95"));
    expect(guaranteed.toFixed()).toBe("395000");
  });

  test("are whole dollars, half a dollar up", () => {
    const halves = ["0.5", "1.5", "0.4999"].map((text) => guaranteedAnnualSavings(new Decimal(text), ZERO, ONE));
    expect(halves.map((amount) => amount.toFixed())).toEqual(["1", "2", "0"]);
  });

  test("a half dollar of incentives is not lost to a division", () => {
    const [incentives, guaranteedPercentage] = [new Decimal("9500.5"), new Decimal("0.95")];
    expect(incentives.div(guaranteedPercentage).times(guaranteedPercentage).lt(incentives)).toBe(true);
    expect(guaranteedAnnualSavings(ZERO, incentives, guaranteedPercentage).toFixed()).toBe("9501");
  });

  test("are estimated savings × percentage in exact fractions, rounded", () => {
    fc.assert(
      fc.property(dollars, dollars, percentage, (savings, incentives, guaranteedPercentage) => {
        const part = Fraction.of(guaranteedPercentage.toFixed());
        const estimated = Fraction.of(savings.toFixed()).plus(
          Fraction.of(incentives.toFixed()).times(new Fraction(part.denominator, part.numerator)),
        );
        const guaranteed = guaranteedAnnualSavings(savings, incentives, guaranteedPercentage);
        expect(Fraction.of(guaranteed.toFixed()).equals(estimated.times(part).rounded(0))).toBe(true);
      }),
    );
  });

  test("a higher percentage never guarantees less", () => {
    fc.assert(
      fc.property(dollars, dollars, percentage, percentage, (savings, incentives, one, other) => {
        const [low, high] = one.lte(other) ? [one, other] : [other, one];
        const atLow = guaranteedAnnualSavings(savings, incentives, low);
        expect(atLow.lte(guaranteedAnnualSavings(savings, incentives, high))).toBe(true);
      }),
    );
  });

  test("of negative savings keep their sign, and a hair below zero is zero", () => {
    expect(guaranteedAnnualSavings(new Decimal(-1000), ZERO, new Decimal("0.9")).toFixed()).toBe("-900");
    expect(JSON.stringify(guaranteedAnnualSavings(new Decimal("-0.3"), ZERO, ONE))).toBe('"0"');
  });
});
