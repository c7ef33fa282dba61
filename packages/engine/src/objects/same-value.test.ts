import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Decimal } from "../decimal/decimal.js";
import { isSameValue } from "./same-value.js";

describe("the same", () => {
  const pairs: readonly (readonly [unknown, unknown])[] = [
    [1, 1],
    ["a", "a"],
    [undefined, undefined],
    [new Decimal("1.50"), new Decimal("1.5")],
    [
      { a: 1, b: [new Decimal(2)] },
      { b: [new Decimal("2.0")], a: 1 },
    ],
    [{ a: undefined }, {}],
  ];
  test.each(pairs)("%j and %j", (one, other) => {
    expect(isSameValue(one, other)).toBe(true);
    expect(isSameValue(other, one)).toBe(true);
  });
});

describe("not the same", () => {
  const pairs: readonly (readonly [unknown, unknown])[] = [
    [1, "1"],
    [0, undefined],
    [null, {}],
    [new Decimal(1), 1],
    [new Decimal(1), new Decimal("1.000000000000001")],
    [
      [1, 2],
      [2, 1],
    ],
    [[1], [1, 2]],
    [[], {}],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ constructor: 1 }, {}],
    [{ toString: Object.prototype.toString }, {}],
  ];
  test.each(pairs)("%j and %j", (one, other) => {
    expect(isSameValue(one, other)).toBe(false);
    expect(isSameValue(other, one)).toBe(false);
  });
});

test("JSON values are the same exactly when their texts are", () => {
  const value = fc.jsonValue({ maxDepth: 2 });
  fc.assert(
    fc.property(value, value, (one, other) => {
      expect(isSameValue(one, JSON.parse(JSON.stringify(one)))).toBe(true);
      if (isSameValue(one, other)) expect(other).toEqual(one);
      else expect(JSON.stringify(other)).not.toBe(JSON.stringify(one));
    }),
  );
});
