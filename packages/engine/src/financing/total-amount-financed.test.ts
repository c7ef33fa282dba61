import fc from "fast-check";
import { expect, test } from "vitest";
import { dollars } from "../../testing/arbitraries.js";
import { Decimal, ZERO } from "../decimal/decimal.js";
import { totalAmountFinanced } from "./total-amount-financed.js";

test("San Leandro 2016: installation, capitalized interest and issuance are the par amount", () => {
  const financed = totalAmountFinanced(new Decimal(5_270_455), new Decimal(119_000), new Decimal(25_000), ZERO);
  expect(financed.toFixed()).toBe("5414455");
});

test("San Leandro 2021: the utility grant lowers what is financed", () => {
  const financed = totalAmountFinanced(new Decimal(8_045_781), ZERO, ZERO, new Decimal(420_857));
  expect(financed.toFixed()).toBe("7624924");
});

test("every dollar of price and procurement is financed, and every dollar paid is not", () => {
  fc.assert(
    fc.property(dollars, dollars, dollars, dollars, (price, interest, other, payment) => {
      const financed = totalAmountFinanced(price, interest, other, payment);
      expect(financed.plus(payment).eq(price.plus(interest).plus(other))).toBe(true);
    }),
  );
});
